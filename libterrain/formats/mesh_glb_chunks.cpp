// SPDX-License-Identifier: MIT
#include "libterrain/formats/mesh_glb_chunks.h"

#include "libterrain/core/number_text.h"
#include "libterrain/formats/mesh_glb_parts.h"

#include <algorithm>

namespace terrain {
namespace {

/// Members of an array, one after the other: tens of thousands of meshes would be too many for a tree.
class ArrayText {
public:
    void add(const GlbJson& member) {
        m_text += m_text.empty() ? "[" : ",";
        m_text += member.dump();
    }
    [[nodiscard]] std::string text() const { return m_text + "]"; }

private:
    std::string m_text;
};

std::string chunkName(const ChunkSource::Part& part) {
    return "chunk_x" + numberText(part.x) + "_y" + numberText(part.y);
}

/// Nodes: 0 is the terrain, its children are the chunks, theirs the levels.
std::string nodesText(const ChunkSource& chunks) {
    const auto& parts = chunks.parts();
    GlbJson terrain = {{"name", "terrain"}, {"children", GlbJson::array()}};
    terrain["extras"] = {{"chunk_cells", chunks.cells()},
                         {"level_errors", chunks.facts().errors},
                         {"skirt_depth", chunks.facts().skirtDepth}};
    std::string below;
    int number = 1;
    for (std::size_t first = 0; first < parts.size();) {
        GlbJson chunk = {{"name", chunkName(parts[first])}, {"children", GlbJson::array()}};
        terrain["children"].push_back(number);
        std::string levels;
        std::size_t i = first;
        for (; i < parts.size() && parts[i].x == parts[first].x && parts[i].y == parts[first].y; ++i) {
            chunk["children"].push_back(++number);
            levels += "," + GlbJson({{"name", parts[i].name()}, {"mesh", i}}).dump();
        }
        ++number;
        below += "," + chunk.dump() + levels;
        first = i;
    }
    return "[" + terrain.dump() + below + "]";
}

std::string description(const ChunkSource& chunks, std::uint64_t data) {
    ArrayText meshes;
    ArrayText accessors;
    ArrayText views;
    std::uint64_t offset = 0;
    int first = 0;
    for (const ChunkSource::Part& part : chunks.parts()) {
        meshes.add(glbMesh(part.name(), first));
        for (const GlbJson& accessor : glbAccessors(part.extent, first))
            accessors.add(accessor);
        for (const GlbJson& view : glbViews(part.extent, offset))
            views.add(view);
        offset += glbDataBytes(part.extent.vertices, part.extent.triangles);
        first += 3;
    }
    return R"({"asset":{"version":"2.0","generator":"Moraine"},"scene":0,"scenes":[{"nodes":[0]}],"nodes":)" +
           nodesText(chunks) + R"(,"meshes":)" + meshes.text() + R"(,"accessors":)" + accessors.text() +
           R"(,"bufferViews":)" + views.text() + R"(,"buffers":[{"byteLength":)" + numberText(data) + "}]}";
}

} // namespace

Status writeGlbChunks(const ChunkSource& chunks, SafeFile& file, const RunContext& context) {
    const std::uint64_t data = glbDataBytes(chunks.extent().vertices, chunks.extent().triangles);
    std::uint64_t mostVertices = 0;
    for (const ChunkSource::Part& part : chunks.parts())
        mostVertices = std::max(mostVertices, part.extent.vertices);
    if (Status begun = writeGlbStart(description(chunks, data), data, mostVertices, file); !begun)
        return begun;
    GlbNumbers numbers;
    return chunks.forEach(
        context, [&](const ChunkSource::Part&, const Mesh& mesh, std::span<const glm::vec3> normals) {
            for (const glm::vec3& vertex : mesh.vertices)
                numbers.add(glbTurned(vertex));
            for (const glm::vec3& normal : normals)
                numbers.add(glbTurned(normal));
            for (const std::uint32_t index : mesh.indices)
                numbers.add(index);
            return numbers.flush(file);
        });
}

std::uint64_t glbChunkBytes(const ChunkSource& chunks) {
    constexpr std::uint64_t aboutThePart = 750; // what is said of it
    return glbDataBytes(chunks.extent().vertices, chunks.extent().triangles) +
           aboutThePart * (chunks.parts().size() + 1);
}

} // namespace terrain
