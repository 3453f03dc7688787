// SPDX-License-Identifier: MIT
// Wavefront OBJ: text, vertices shared by number.
#include "libterrain/core/number_text.h"
#include "libterrain/formats/byte_reader.h"
#include "libterrain/formats/line_buffer.h"
#include "libterrain/formats/mesh_catalogue.h"
#include "libterrain/formats/mesh_chunks.h"
#include "libterrain/formats/mesh_obj_reader.h"

#include <algorithm>
#include <array>

namespace terrain {
namespace {

void addVectors(const char* keyword, std::span<const glm::vec3> vectors, LineBuffer& buffer,
                const glm::dvec3& origin = glm::dvec3(0)) {
    for (const glm::vec3& v : vectors) {
        buffer.add(keyword);
        for (int axis = 0; axis < 3; ++axis) {
            buffer.add(" ");
            buffer.addCoordinate(origin[axis], v[axis]);
        }
        buffer.add("\n");
    }
}

Status writeVertices(const MeshSource& mesh, SafeFile& file, const RunContext& context) {
    LineBuffer buffer;
    return mesh.vertices(context, [&](std::span<const glm::vec3> positions) {
        addVectors("v", positions, buffer, mesh.origin());
        return buffer.flush(file);
    });
}

/// One object a chunk and level. With normals: those that a program makes of a chunk alone would show its
/// edges.
Status writeObjects(const ChunkSource& chunks, SafeFile& file, const RunContext& context) {
    LineBuffer buffer;
    std::uint64_t before = 1; // numbers begin with it, and go on from object to object
    return chunks.forEach(
        context, [&](const ChunkSource::Part& part, const Mesh& mesh, std::span<const glm::vec3> normals) {
            buffer.add("o " + part.name() + "\n");
            addVectors("v", mesh.vertices, buffer);
            addVectors("vn", normals, buffer);
            for (std::size_t i = 0; i < mesh.indices.size(); ++i) {
                buffer.add(i % 3 == 0 ? "f " : " ");
                buffer.addNumber(before + mesh.indices[i]);
                buffer.add("//");
                buffer.addNumber(before + mesh.indices[i]);
                if (i % 3 == 2)
                    buffer.add("\n");
            }
            before += mesh.vertices.size();
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

    Result<Mesh> read(const FileProbe& probe, std::vector<Text>& notes,
                      const RunContext& context) const override {
        Result<FileReader> file = FileReader::open(probe.path);
        if (!file)
            return file.failure();
        ObjReader reader(std::move(file).value());
        Result<Mesh> out = reader.read(context);
        if (out && reader.leftLevelsOut())
            notes.push_back(noteOfLevels());
        return out;
    }

    std::uint64_t expectedBytes(std::uint64_t vertices, std::uint64_t triangles) const override {
        constexpr std::uint64_t lineOfVertex = 21; // two lengths and a height
        constexpr std::uint64_t restOfFace = 5;    // besides the numbers of three vertices
        if (vertices == 0)
            return 0;
        const double digits = static_cast<double>(digitsUpTo(vertices)) / static_cast<double>(vertices);
        return vertices * lineOfVertex + triangles * restOfFace +
               static_cast<std::uint64_t>(3 * digits * static_cast<double>(triangles));
    }

    bool takesChunks() const override { return true; }
    std::uint64_t expectedChunkBytes(const ChunkSource& chunks) const override {
        constexpr std::uint64_t lineOfNormal = 38;
        constexpr std::uint64_t restOfCorner = 8; // its number once more
        const MeshExtent& extent = chunks.extent();
        return expectedBytes(extent.vertices, extent.triangles) + extent.vertices * lineOfNormal +
               extent.triangles * 3 * restOfCorner;
    }
    Status writeChunks(const ChunkSource& chunks, SafeFile& file, const RunContext& context) const override {
        LineBuffer buffer;
        buffer.add("# Moraine terrain, in metres: x east, y north, z up, from the south-west corner\n");
        for (std::size_t level = 0; level < chunks.facts().errors.size(); ++level)
            buffer.add("# LOD" + numberText(std::uint64_t{level}) + ": within " +
                       numberText(chunks.facts().errors[level]) + " m of every sample\n");
        if (Status begun = buffer.flush(file); !begun)
            return begun;
        return writeObjects(chunks, file, context);
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
