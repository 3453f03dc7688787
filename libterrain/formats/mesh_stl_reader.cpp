// SPDX-License-Identifier: MIT
#include "libterrain/formats/mesh_stl_reader.h"

#include "libterrain/core/number_text.h"
#include "libterrain/core/platform/memory.h"
#include "libterrain/formats/byte_reader.h"
#include "libterrain/formats/text_tokens.h"
#include "libterrain/surface/mesh/mesh_origin.h"
#include "libterrain/surface/mesh/vertex_index.h"

#include <algorithm>
#include <cmath>
#include <glm/common.hpp>

namespace terrain {
namespace {

constexpr std::uint64_t indexedBytes = 40; ///< of a triangle in a mesh, and of its part of the table
constexpr std::uint64_t soupBytes = 72;    ///< of one by itself

/// Triangles in a file may be many more than there is memory for; the table of positions is the largest part.
Status checkMemory(const FileProbe& probe, std::uint64_t triangles, std::uint64_t bytesPerTriangle) {
    if (triangles * bytesPerTriangle <= availableMemory())
        return Done{};
    return Error{ErrorCode::OverLimit,
                 TERRAIN_TEXT("formats", "%1 holds %2 triangles, which need %3 of memory, %4 are free: close "
                                         "other programs, or use a smaller file."),
                 {probe.path.string(), numberText(triangles), byteCountText(triangles * bytesPerTriangle),
                  byteCountText(availableMemory())}};
}

Error notFinite(const FileProbe& probe, std::uint64_t triangle) {
    return unusable(probe.path,
                    TERRAIN_TEXT("formats", "%1: triangle %2 has a coordinate that is no number: the file is "
                                            "damaged."),
                    {numberText(triangle)});
}

bool isFinite(const glm::vec3& p) {
    return std::isfinite(p.x) && std::isfinite(p.y) && std::isfinite(p.z);
}

/// Gathers triangles, and becomes the mesh.
class Soup {
public:
    explicit Soup(std::uint64_t triangles) : m_index(static_cast<std::size_t>(triangles / 2)) {
        m_indices.reserve(static_cast<std::size_t>(triangles * 3));
    }
    void add(const glm::vec3& position) { m_indices.push_back(m_index.add(position)); }
    [[nodiscard]] std::uint64_t triangles() const { return m_indices.size() / 3; }
    [[nodiscard]] Mesh take() {
        Mesh out{m_index.take(), std::move(m_indices)};
        makeLocal(out);
        return out;
    }

private:
    VertexIndex m_index;
    std::vector<std::uint32_t> m_indices;
};

/// The three corners of a triangle, after its normal, which follows from them.
Status takeTriangle(const std::byte* bytes, const FileProbe& probe, Soup& soup) {
    for (int corner = 1; corner <= 3; ++corner) {
        const std::byte* at = bytes + std::ptrdiff_t{12} * corner;
        const glm::vec3 position(loadNumber<float>(at, ByteOrder::Little),
                                 loadNumber<float>(at + 4, ByteOrder::Little),
                                 loadNumber<float>(at + 8, ByteOrder::Little));
        if (!isFinite(position))
            return notFinite(probe, soup.triangles() + 1);
        soup.add(position);
    }
    return Done{};
}

/// The words of a text STL, taken for triangles.
class TextStl {
public:
    TextStl(FileReader file, const FileProbe& probe) : m_tokens(std::move(file)), m_probe(probe) {
        m_corners.reserve(static_cast<std::size_t>(probe.size / 70));
    }

    Result<Mesh> read(const RunContext& context) {
        constexpr std::uint64_t poll = 1024;
        for (std::string_view word = m_tokens.next(); !word.empty(); word = m_tokens.next()) {
            if (const Status taken = takeWord(word); !taken)
                return taken.failure();
            if (triangles() % poll == 0 && context.isCancelled())
                return Cancelled{};
        }
        if (!m_tokens.status())
            return m_tokens.status().failure();
        if (m_corners.size() == 0)
            return unusable(m_probe.path, TERRAIN_TEXT("formats", "%1 holds no triangles."));
        return m_complete ? Result<Mesh>(mesh()) : truncated(m_probe.path);
    }

private:
    [[nodiscard]] std::uint64_t triangles() const { return m_corners.size() / 3; }

    /// Equal positions become one vertex only where their numbers are kept.
    [[nodiscard]] Mesh mesh() const {
        glm::dvec3 minimum = m_corners.front();
        glm::dvec3 maximum = minimum;
        for (const glm::dvec3& corner : m_corners) {
            minimum = glm::min(minimum, corner);
            maximum = glm::max(maximum, corner);
        }
        const glm::dvec3 origin = originFor(minimum, maximum);
        Soup soup(triangles());
        for (const glm::dvec3& corner : m_corners)
            soup.add(glm::vec3(corner - origin));
        Mesh out = soup.take();
        out.origin = origin;
        return out;
    }

    Status takeWord(std::string_view word) {
        if (m_nameLine == m_tokens.line() && word != "facet")
            return Done{};
        m_nameLine = 0;
        if (word == "vertex")
            return takeVertex();
        if (word == "endloop" && m_corners.size() % 3 != 0)
            return wrongFacet();
        if (word == "solid" || word == "endsolid") {
            m_nameLine = m_tokens.line();
            m_complete = word == "endsolid" && m_corners.size() % 3 == 0;
        }
        return Done{};
    }

    Status takeVertex() {
        glm::dvec3 position(0);
        for (int i = 0; i < 3; ++i) {
            const std::string_view word = m_tokens.next();
            if (word.empty())
                return m_tokens.status() ? Status(truncated(m_probe.path)) : m_tokens.status();
            const std::optional<double> number = textNumber(word);
            if (!number)
                return wrongFacet();
            position[i] = *number;
        }
        if (!isFinite(glm::vec3(position)))
            return notFinite(m_probe, triangles() + 1);
        m_corners.push_back(position);
        return Done{};
    }

    [[nodiscard]] Error wrongFacet() const {
        return unusable(m_probe.path,
                        TERRAIN_TEXT("formats",
                                     "%1: line %2 does not end a facet of three vertices: the file is "
                                     "damaged or incomplete."),
                        {numberText(m_tokens.line())});
    }

    TextTokens m_tokens;
    const FileProbe& m_probe;
    std::vector<glm::dvec3> m_corners;
    std::int64_t m_nameLine = 0; ///< whose words are a name; 0 = none
    bool m_complete = false;     ///< the last thing was the end of a solid
};

} // namespace

Result<Mesh> readBinaryStl(const FileProbe& probe, const RunContext& context) {
    Result<FileReader> file = FileReader::open(probe.path);
    if (!file)
        return file.failure();
    std::array<std::byte, stlHeaderBytes> header;
    if (const Status read = file.value().read(header); !read)
        return read.failure();
    const std::uint64_t triangles = loadNumber<std::uint32_t>(header.data() + 80, ByteOrder::Little);
    // Believed only as far as the file is long.
    if (triangles > (probe.size - stlHeaderBytes) / stlTriangleBytes)
        return unusable(
            probe.path,
            TERRAIN_TEXT("formats",
                         "%1 says that it holds more triangles (%2) than it has room for (%3): it is "
                         "incomplete or no STL file."),
            {numberText(triangles), numberText((probe.size - stlHeaderBytes) / stlTriangleBytes)});
    if (triangles == 0)
        return unusable(probe.path, TERRAIN_TEXT("formats", "%1 holds no triangles."));
    if (const Status fits = checkMemory(probe, triangles, indexedBytes); !fits)
        return fits.failure();
    constexpr std::uint64_t atOnce = 4096;
    std::vector<std::byte> buffer(atOnce * stlTriangleBytes);
    Soup soup(triangles);
    while (soup.triangles() < triangles) {
        if (context.isCancelled())
            return Cancelled{};
        const auto count = static_cast<std::size_t>(std::min(atOnce, triangles - soup.triangles()));
        if (const Status read = file.value().read(std::span(buffer).first(count * stlTriangleBytes)); !read)
            return read.failure();
        for (std::size_t i = 0; i < count; ++i)
            if (const Status taken = takeTriangle(buffer.data() + i * stlTriangleBytes, probe, soup); !taken)
                return taken.failure();
        context.setProgress(static_cast<double>(soup.triangles()) / static_cast<double>(triangles));
    }
    return soup.take();
}

Result<Mesh> readTextStl(const FileProbe& probe, const RunContext& context) {
    Result<FileReader> file = FileReader::open(probe.path);
    if (!file)
        return file.failure();
    // A facet takes at least some 80 characters.
    if (const Status fits = checkMemory(probe, probe.size / 80, indexedBytes + soupBytes); !fits)
        return fits.failure();
    return TextStl(std::move(file).value(), probe).read(context);
}

} // namespace terrain
