// SPDX-License-Identifier: MIT
// Wavefront OBJ: text, vertices shared by number.
#include "libterrain/formats/byte_reader.h"
#include "libterrain/formats/mesh_catalogue.h"
#include "libterrain/formats/mesh_obj_reader.h"
#include "libterrain/formats/serial_rows.h"
#include "libterrain/surface/mesh/grid_cells.h"

#include <algorithm>
#include <array>
#include <charconv>

namespace terrain {
namespace {

/// Text that is gathered and written in one piece a row.
class LineBuffer {
public:
    void add(std::string_view text) { m_text.insert(m_text.end(), text.begin(), text.end()); }

    /// The shortest text that reads back as the same number, always with a point.
    template <class Number>
    void addNumber(Number value) {
        constexpr std::size_t longest = 48;
        const std::size_t length = m_text.size();
        m_text.resize(length + longest);
        char* begin = m_text.data() + length;
        // Fixed notation: not every reader knows exponents. Heights and lengths of terrains are short in it.
        const auto end = write(begin, begin + longest, value);
        m_text.resize(static_cast<std::size_t>(end - m_text.data()));
    }

    Status flush(SafeFile& file) {
        const Status written = file.write(std::as_bytes(std::span(m_text)));
        m_text.clear();
        return written;
    }

private:
    static char* write(char* begin, char* end, std::uint64_t value) {
        return std::to_chars(begin, end, value).ptr;
    }
    static char* write(char* begin, char* end, float value) {
        const auto fixed = std::to_chars(begin, end, value, std::chars_format::fixed);
        return fixed.ec == std::errc{} ? fixed.ptr : std::to_chars(begin, end, value).ptr;
    }

    std::vector<char> m_text;
};

Status writeVertices(const Heightfield& heights, SafeFile& file, const RunContext& context,
                     MeshReport& report) {
    GridCells cells(heights);
    LineBuffer buffer;
    return serialRows(context, heights.rows(), [&](int row) {
        cells.advance();
        for (int column = 0; column < heights.columns(); ++column) {
            if (!cells.hasVertex(column))
                continue;
            const glm::vec3 position = cells.position(column, row);
            buffer.add("v ");
            buffer.addNumber(position.x);
            buffer.add(" ");
            buffer.addNumber(position.y);
            buffer.add(" ");
            buffer.addNumber(position.z);
            buffer.add("\n");
            ++report.vertices;
        }
        return buffer.flush(file);
    });
}

Status writeFaces(const Heightfield& heights, SafeFile& file, const RunContext& context, MeshReport& report) {
    GridCells cells(heights);
    LineBuffer buffer;
    const auto addFace = [&](std::uint64_t a, std::uint64_t b, std::uint64_t c) {
        buffer.add("f");
        for (const std::uint64_t vertex : {a, b, c}) {
            buffer.add(" ");
            buffer.addNumber(vertex + 1);
        }
        buffer.add("\n");
        ++report.triangles;
    };
    return serialRows(context, heights.rows(), [&](int) {
        cells.advance();
        for (int column = 0; column + 1 < heights.columns(); ++column) {
            if (!cells.isWhole(column))
                continue;
            addFace(cells.vertexBefore(column), cells.vertex(column), cells.vertexBefore(column + 1));
            addFace(cells.vertexBefore(column + 1), cells.vertex(column), cells.vertex(column + 1));
        }
        return buffer.flush(file);
    });
}

class ObjFormat final : public MeshFormat {
public:
    const char* id() const override { return "obj"; }
    TextSource label() const override { return TERRAIN_TEXT("formats", "Wavefront OBJ mesh"); }
    std::span<const char* const> suffixes() const override {
        static constexpr std::array<const char*, 1> own = {"obj"};
        return own;
    }

    /// By the first line that is no comment.
    Recognition recognise(const FileProbe& probe) const override {
        static constexpr std::array<std::string_view, 10> keywords = {"v", "vn",     "vt",     "f", "o",
                                                                      "g", "mtllib", "usemtl", "s", "l"};
        constexpr std::string_view byteOrderMark = "\xEF\xBB\xBF";
        std::string_view text = asText(probe.head);
        if (text.starts_with(byteOrderMark))
            text.remove_prefix(byteOrderMark.size());
        while (!text.empty()) {
            const std::size_t end = std::min(text.find_first_of("\r\n"), text.size());
            std::string_view line = text.substr(0, end);
            text.remove_prefix(std::min(end + 1, text.size()));
            const std::string_view word = takeWord(line);
            if (word.empty() || word.front() == '#')
                continue;
            if (std::ranges::find(keywords, word) != keywords.end() && !takeWord(line).empty())
                return Recognition::ByContent;
            break;
        }
        return probe.suffix == "obj" ? Recognition::BySuffix : Recognition::No;
    }

    Result<Mesh> read(const FileProbe& probe, const RunContext& context) const override {
        Result<FileReader> file = FileReader::open(probe.path);
        if (!file)
            return file.failure();
        return ObjReader(std::move(file).value()).read(context);
    }

    std::uint64_t expectedBytes(int columns, int rows) const override {
        const auto digits = [](std::uint64_t n) {
            std::uint64_t count = 1;
            for (; n >= 10; n /= 10)
                ++count;
            return count;
        };
        const std::uint64_t c = static_cast<std::uint64_t>(columns);
        const std::uint64_t r = static_cast<std::uint64_t>(rows);
        constexpr std::uint64_t heightText = 8;
        return c * r * (5 + digits(c) + digits(r) + heightText) +
               2 * (c - 1) * (r - 1) * (5 + 3 * digits(c * r));
    }

    Result<MeshReport> write(const Heightfield& heights, SafeFile& file,
                             const RunContext& context) const override {
        LineBuffer buffer;
        buffer.add("# Moraine terrain, in metres: x east, y north, z up, from the south-west corner\n");
        if (const Status begun = buffer.flush(file); !begun)
            return begun.failure();
        MeshReport report;
        if (const Status vertices = writeVertices(heights, file, context.part(0, 0.4), report); !vertices)
            return vertices.failure();
        if (const Status faces = writeFaces(heights, file, context.part(0.4, 1), report); !faces)
            return faces.failure();
        return report;
    }
};

} // namespace

const MeshFormat& objFormat() {
    static const ObjFormat format;
    return format;
}

} // namespace terrain
