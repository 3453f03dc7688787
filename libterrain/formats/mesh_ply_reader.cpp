// SPDX-License-Identifier: MIT
#include "libterrain/formats/mesh_ply_reader.h"

#include "libterrain/core/no_memory.h"
#include "libterrain/core/number_text.h"
#include "libterrain/core/platform/memory.h"
#include "libterrain/formats/byte_reader.h"
#include "libterrain/formats/mesh_ply_header.h"
#include "libterrain/formats/text_tokens.h"
#include "libterrain/surface/mesh/mesh_origin.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace terrain {
namespace {

/// The numbers of a file one after the other, whether they are text or bytes.
class PlyNumbers {
public:
    PlyNumbers(FileReader file, std::optional<ByteOrder> order) {
        if (order) {
            m_order = *order;
            m_file.emplace(std::move(file));
        } else {
            m_words.emplace(std::move(file));
        }
    }

    /// False: there is none; status() says why.
    bool take(PlyType type, double& number) { return m_words ? takeWord(number) : takeBytes(type, number); }
    [[nodiscard]] const Status& status() const { return m_status; }

private:
    bool takeWord(double& number) {
        const std::string_view word = m_words->next();
        const std::optional<double> found = word.empty() ? std::nullopt : textNumber(word);
        if (found)
            number = *found;
        else if (!m_words->status())
            m_status = m_words->status();
        else if (word.empty())
            m_status = truncated(m_words->file().path());
        else
            m_status =
                unusable(m_words->file().path(),
                         TERRAIN_TEXT("formats", "%1: \"%2\" should be a number: the file is damaged."),
                         {std::string(word)});
        return found.has_value();
    }

    bool takeBytes(PlyType type, double& number) {
        std::array<std::byte, 8> bytes{};
        m_status = m_file->read(std::span(bytes).first(plyTypeBytes(type)));
        if (m_status)
            number = numberOf(type, bytes.data());
        return m_status.isOk();
    }

    [[nodiscard]] double numberOf(PlyType type, const std::byte* at) const {
        switch (type) {
        case PlyType::I8:
            return loadNumber<std::int8_t>(at, m_order);
        case PlyType::U8:
            return loadNumber<std::uint8_t>(at, m_order);
        case PlyType::I16:
            return loadNumber<std::int16_t>(at, m_order);
        case PlyType::U16:
            return loadNumber<std::uint16_t>(at, m_order);
        case PlyType::I32:
            return loadNumber<std::int32_t>(at, m_order);
        case PlyType::U32:
            return loadNumber<std::uint32_t>(at, m_order);
        case PlyType::F32:
            return static_cast<double>(loadNumber<float>(at, m_order));
        case PlyType::F64:
            return loadNumber<double>(at, m_order);
        }
        return 0;
    }

    std::optional<TextTokens> m_words;
    std::optional<FileReader> m_file;
    ByteOrder m_order = ByteOrder::Little;
    Status m_status = Done{};
};

class PlyBody {
public:
    PlyBody(FileReader file, const PlyHeader& header, const FileProbe& probe)
        : m_numbers(std::move(file), header.byteOrder), m_header(header), m_probe(probe) {}

    Result<Mesh> read(const RunContext& context) {
        for (std::size_t i = 0; i < m_header.elements.size(); ++i) {
            const double done = static_cast<double>(i) / static_cast<double>(m_header.elements.size());
            const double next = static_cast<double>(i + 1) / static_cast<double>(m_header.elements.size());
            if (const Status taken = takeElements(m_header.elements[i], context.part(done, next)); !taken)
                return taken.failure();
        }
        if (m_indices.empty())
            return unusable(m_probe.path, TERRAIN_TEXT("formats", "%1 holds no triangles."));
        if (*std::ranges::max_element(m_indices) >= m_vertices.size())
            return wrongVertex();
        return localMesh(m_vertices, std::move(m_indices));
    }

private:
    [[nodiscard]] Error wrongVertex() const {
        return unusable(m_probe.path,
                        TERRAIN_TEXT("formats", "%1 has a face with a vertex that the file does not "
                                                "hold: it is damaged."));
    }

    Status takeElements(const PlyElement& element, const RunContext& context) {
        constexpr std::uint64_t poll = 4096;
        // Every element takes a byte at least, so a count beyond the file's size is wrong.
        if (element.properties.empty())
            return Done{};
        if (element.count > m_probe.size)
            return truncated(m_probe.path);
        const bool isVertex = element.name == "vertex";
        const bool isFace = element.name == "face";
        for (std::uint64_t i = 0; i < element.count; ++i) {
            if (Status taken = isVertex ? takeVertex(element) : takeOther(element, isFace); !taken)
                return taken;
            if (i % poll != 0)
                continue;
            if (context.isCancelled())
                return Cancelled{};
            context.setProgress(static_cast<double>(i) / static_cast<double>(element.count));
        }
        return Done{};
    }

    Status takeVertex(const PlyElement& element) {
        glm::dvec3 position(std::numeric_limits<double>::quiet_NaN());
        for (const PlyProperty& property : element.properties) {
            double number = 0;
            if (property.countType)
                return unusable(m_probe.path,
                                TERRAIN_TEXT("formats", "%1: its vertices hold lists, which are not "
                                                        "understood."));
            if (!m_numbers.take(property.type, number))
                return m_numbers.status();
            if (property.name.size() == 1 && property.name[0] >= 'x' && property.name[0] <= 'z')
                position[property.name[0] - 'x'] = number;
        }
        constexpr double most = std::numeric_limits<float>::max();
        if (!(std::abs(position.x) <= most && std::abs(position.y) <= most && std::abs(position.z) <= most))
            return unusable(m_probe.path,
                            TERRAIN_TEXT("formats",
                                         "%1: vertex %2 has a coordinate that is no number: the file is "
                                         "damaged."),
                            {numberText(std::uint64_t{m_vertices.size()} + 1)});
        m_vertices.push_back(position);
        return Done{};
    }

    Status takeOther(const PlyElement& element, bool isFace) {
        for (const PlyProperty& property : element.properties) {
            double count = 1;
            if (property.countType && !m_numbers.take(*property.countType, count))
                return m_numbers.status();
            const bool isPolygon = isFace && property.countType &&
                                   (property.name == "vertex_indices" || property.name == "vertex_index");
            if (Status taken = isPolygon ? takePolygon(property.type, count) : skip(property.type, count);
                !taken)
                return taken;
        }
        return Done{};
    }

    Status skip(PlyType type, double count) {
        double number = 0;
        for (double i = 0; i < count; ++i)
            if (!m_numbers.take(type, number))
                return m_numbers.status();
        return Done{};
    }

    Status takePolygon(PlyType type, double count) {
        std::uint32_t first = 0;
        std::uint32_t before = 0;
        for (double i = 0; i < count; ++i) {
            double number = 0;
            if (!m_numbers.take(type, number))
                return m_numbers.status();
            if (!(number >= 0 && number < std::numeric_limits<std::uint32_t>::max() &&
                  number == std::floor(number)))
                return wrongVertex();
            const auto vertex = static_cast<std::uint32_t>(number);
            if (i >= 2)
                m_indices.insert(m_indices.end(), {first, before, vertex});
            (i == 0 ? first : before) = vertex;
        }
        return Done{};
    }

    PlyNumbers m_numbers;
    const PlyHeader& m_header;
    const FileProbe& m_probe;
    std::vector<glm::dvec3> m_vertices;
    std::vector<std::uint32_t> m_indices;
};

} // namespace

Result<Mesh> readPly(const FileProbe& probe, const RunContext& context) {
    Result<FileReader> file = FileReader::open(probe.path);
    if (!file)
        return file.failure();
    const Result<PlyHeader> header = readPlyHeader(file.value());
    if (!header)
        return header.failure();
    // What becomes of a file is at most some four times as large.
    if (probe.size * 4 > availableMemory())
        return noMemoryToRead(probe.path);
    if (const Status found = file.value().seek(header.value().dataAt); !found)
        return found.failure();
    return PlyBody(std::move(file).value(), header.value(), probe).read(context);
}

} // namespace terrain
