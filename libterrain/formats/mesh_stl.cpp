// SPDX-License-Identifier: MIT
// STL (stereolithography): a list of triangles. Written binary; read binary and as text.
#include "libterrain/core/number_text.h"
#include "libterrain/formats/byte_reader.h"
#include "libterrain/formats/mesh_catalogue.h"
#include "libterrain/formats/mesh_stl_reader.h"

#include <array>
#include <glm/geometric.hpp>
#include <limits>

namespace terrain {
namespace {

void storeVector(const glm::vec3& v, std::byte* at) {
    storeNumber(v.x, at, ByteOrder::Little);
    storeNumber(v.y, at + 4, ByteOrder::Little);
    storeNumber(v.z, at + 8, ByteOrder::Little);
}

/// Triangles as the file has them, gathered and written in one piece a row.
class TriangleBuffer {
public:
    explicit TriangleBuffer(const glm::dvec3& origin) : m_origin(origin) {}

    void add(const glm::vec3& a, const glm::vec3& b, const glm::vec3& c) {
        const std::size_t at = m_bytes.size();
        m_bytes.resize(at + stlTriangleBytes); // the attribute at the end stays 0
        std::byte* bytes = m_bytes.data() + at;
        const glm::dvec3 from(a);
        const glm::dvec3 normal = glm::cross(glm::dvec3(b) - from, glm::dvec3(c) - from);
        const double length = glm::length(normal);
        storeVector(length > 0 ? glm::vec3(normal / length) : glm::vec3(0), bytes); // 0: none, as for a line
        storeVector(placed(a), bytes + 12);
        storeVector(placed(b), bytes + 24);
        storeVector(placed(c), bytes + 36);
    }

    Status flush(SafeFile& file) {
        const Status written = file.write(m_bytes);
        m_bytes.clear();
        return written;
    }

private:
    [[nodiscard]] glm::vec3 placed(const glm::vec3& v) const {
        return m_origin == glm::dvec3(0) ? v : glm::vec3(m_origin + glm::dvec3(v));
    }

    glm::dvec3 m_origin;
    std::vector<std::byte> m_bytes;
};

Status writeHeader(SafeFile& file, std::uint32_t triangles) {
    // A binary file must not begin with "solid", by which readers tell texts.
    constexpr std::string_view title = "Moraine terrain: x east, y north, z up";
    std::array<std::byte, stlHeaderBytes> header{};
    std::ranges::copy(std::as_bytes(std::span(title)), header.begin());
    storeNumber(triangles, header.data() + 80, ByteOrder::Little);
    return file.write(header);
}

class StlFormat final : public MeshFormat {
public:
    const char* id() const override { return "stl"; }
    TextSource label() const override { return TERRAIN_TEXT("formats", "STL mesh (binary)"); }
    std::span<const char* const> suffixes() const override {
        static constexpr std::array<const char*, 1> own = {"stl"};
        return own;
    }

    bool takesBodies() const override { return true; }

    Recognition recognise(const FileProbe& probe) const override {
        if (isText(probe) || hasBinarySize(probe))
            return Recognition::ByContent;
        return probe.suffix == "stl" ? Recognition::BySuffix : Recognition::No;
    }

    bool roundsFarPlaces() const override { return true; }

    Result<Mesh> read(const FileProbe& probe, std::vector<Text>&, const RunContext& context) const override {
        return isText(probe) && !hasBinarySize(probe) ? readTextStl(probe, context)
                                                      : readBinaryStl(probe, context);
    }

    std::uint64_t expectedBytes(std::uint64_t, std::uint64_t triangles) const override {
        return stlHeaderBytes + stlTriangleBytes * triangles;
    }

    Status write(const MeshSource& mesh, SafeFile& file, const RunContext& context) const override {
        const std::uint64_t triangles = mesh.extent().triangles;
        if (triangles > std::numeric_limits<std::uint32_t>::max())
            return Error{ErrorCode::OverLimit,
                         TERRAIN_TEXT("formats",
                                      "%1: an STL file holds at most 4294967295 triangles, not %2; "
                                      "choose a smaller size."),
                         {file.path().string(), numberText(triangles)}};
        if (Status begun = writeHeader(file, static_cast<std::uint32_t>(triangles)); !begun)
            return begun;
        TriangleBuffer buffer(mesh.origin());
        return mesh.triangles(context,
                              [&](std::span<const std::uint64_t>, std::span<const glm::vec3> corners) {
                                  for (std::size_t i = 0; i + 2 < corners.size(); i += 3)
                                      buffer.add(corners[i], corners[i + 1], corners[i + 2]);
                                  return buffer.flush(file);
                              });
    }

private:
    static bool isText(const FileProbe& probe) {
        const std::string_view head = asText(probe.head);
        return head.starts_with("solid") && (head.find("facet") != std::string_view::npos ||
                                             head.find("endsolid") != std::string_view::npos);
    }

    /// The number of triangles explains the file's size.
    static bool hasBinarySize(const FileProbe& probe) {
        if (probe.head.size() < stlHeaderBytes)
            return false;
        const std::uint64_t triangles = loadNumber<std::uint32_t>(probe.head.data() + 80, ByteOrder::Little);
        return triangles > 0 && probe.size == stlHeaderBytes + stlTriangleBytes * triangles;
    }
};

} // namespace

const MeshFormat& stlFormat() {
    static const StlFormat format;
    return format;
}

} // namespace terrain
