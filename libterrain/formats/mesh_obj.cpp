// SPDX-License-Identifier: MIT
// Wavefront OBJ: text, vertices shared by number.
#include "libterrain/formats/byte_reader.h"
#include "libterrain/formats/mesh_catalogue.h"
#include "libterrain/formats/mesh_obj_reader.h"

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

Status writeVertices(const MeshSource& mesh, SafeFile& file, const RunContext& context) {
    LineBuffer buffer;
    return mesh.vertices(context, [&](std::span<const glm::vec3> positions) {
        for (const glm::vec3& position : positions) {
            buffer.add("v ");
            buffer.addNumber(position.x);
            buffer.add(" ");
            buffer.addNumber(position.y);
            buffer.add(" ");
            buffer.addNumber(position.z);
            buffer.add("\n");
        }
        return buffer.flush(file);
    });
}

Status writeFaces(const MeshSource& mesh, SafeFile& file, const RunContext& context) {
    LineBuffer buffer;
    return mesh.triangles(context, [&](std::span<const std::uint64_t> numbers, std::span<const glm::vec3>) {
        for (std::size_t i = 0; i < numbers.size(); ++i) {
            buffer.add(i % 3 == 0 ? "f " : " ");
            buffer.addNumber(numbers[i] + 1);
            if (i % 3 == 2)
                buffer.add("\n");
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

    std::uint64_t expectedBytes(std::uint64_t vertices, std::uint64_t triangles) const override {
        std::uint64_t digits = 1;
        for (std::uint64_t n = vertices; n >= 10; n /= 10)
            ++digits;
        constexpr std::uint64_t lineOfVertex = 21; // two lengths and a height
        return vertices * lineOfVertex + triangles * (5 + 3 * digits);
    }

    Status write(const MeshSource& mesh, SafeFile& file, const RunContext& context) const override {
        LineBuffer buffer;
        buffer.add("# Moraine ");
        buffer.add(mesh.remark());
        buffer.add("\n");
        if (Status begun = buffer.flush(file); !begun)
            return begun;
        if (Status vertices = writeVertices(mesh, file, context.part(0, 0.4)); !vertices)
            return vertices;
        return writeFaces(mesh, file, context.part(0.4, 1));
    }
};

} // namespace

const MeshFormat& objFormat() {
    static const ObjFormat format;
    return format;
}

} // namespace terrain
