// SPDX-License-Identifier: MIT
// glTF 2.0 in its binary container (Khronos Group: glTF 2.0 Specification).
#include "libterrain/formats/glb_document.h"
#include "libterrain/formats/mesh_catalogue.h"
#include "libterrain/formats/mesh_glb_chunks.h"
#include "libterrain/formats/mesh_glb_parts.h"
#include "libterrain/formats/mesh_glb_reader.h"

#include <array>

namespace terrain {
namespace {

/// What stands before the numbers.
std::string description(const MeshExtent& extent, const glm::dvec3& origin) {
    GlbJson out = GlbJson::object();
    out["asset"] = {{"version", "2.0"}, {"generator", "Moraine"}};
    out["scene"] = 0;
    out["scenes"] = GlbJson::array({{{"nodes", GlbJson::array({0})}}});
    GlbJson node = {{"name", "terrain"}, {"mesh", 0}};
    if (origin != glm::dvec3(0)) // positions are 32-bit numbers: the node takes them where they lie
        node["translation"] = {origin.x, origin.z, 0 - origin.y};
    out["nodes"] = GlbJson::array({std::move(node)});
    out["meshes"] = GlbJson::array({glbMesh("terrain", 0)});
    out["accessors"] = glbAccessors(extent, 0);
    out["bufferViews"] = glbViews(extent, 0);
    out["buffers"] = GlbJson::array({{{"byteLength", glbDataBytes(extent.vertices, extent.triangles)}}});
    return out.dump();
}

class GlbFormat final : public MeshFormat {
public:
    const char* id() const override { return "glb"; }
    TextSource label() const override { return TERRAIN_TEXT("formats", "glTF 2.0 mesh (binary, y up)"); }
    std::span<const char* const> suffixes() const override {
        static constexpr std::array<const char*, 1> own = {"glb"};
        return own;
    }

    Recognition recognise(const FileProbe& probe) const override {
        if (startsWith(probe.head, "glTF"))
            return Recognition::ByContent;
        return probe.suffix != "gltf" ? Recognition::No
               : isGltfText(probe)    ? Recognition::ByContent
                                      : Recognition::BySuffix;
    }
    std::span<const char* const> furtherSuffixes() const override {
        static constexpr std::array<const char*, 1> text = {"gltf"};
        return text;
    }
    Result<Mesh> read(const FileProbe& probe, std::vector<Text>& notes,
                      const RunContext& context) const override {
        return readGlb(probe, notes, context);
    }

    std::uint64_t expectedBytes(std::uint64_t vertices, std::uint64_t triangles) const override {
        constexpr std::uint64_t aboutTheText = 900;
        return aboutTheText + glbDataBytes(vertices, triangles);
    }

    bool takesChunks() const override { return true; }
    std::uint64_t expectedChunkBytes(const ChunkSource& chunks) const override {
        return glbChunkBytes(chunks);
    }
    Status writeChunks(const ChunkSource& chunks, SafeFile& file, const RunContext& context) const override {
        return writeGlbChunks(chunks, file, context);
    }

    Status write(const MeshSource& mesh, SafeFile& file, const RunContext& context) const override {
        const MeshExtent& extent = mesh.extent();
        if (Status begun =
                writeGlbStart(description(extent, mesh.origin()),
                              glbDataBytes(extent.vertices, extent.triangles), extent.vertices, file);
            !begun)
            return begun;
        GlbNumbers buffer;
        const auto writeVectors = [&](std::span<const glm::vec3> vectors) {
            for (const glm::vec3& v : vectors)
                buffer.add(glbTurned(v));
            return buffer.flush(file);
        };
        if (Status done = mesh.vertices(context.part(0, 0.25), writeVectors); !done)
            return done;
        if (Status done = mesh.normals(context.part(0.25, 0.6), writeVectors); !done)
            return done;
        return mesh.triangles(context.part(0.6, 1),
                              [&](std::span<const std::uint64_t> numbers, std::span<const glm::vec3>) {
                                  for (const std::uint64_t number : numbers)
                                      buffer.add(static_cast<std::uint32_t>(number));
                                  return buffer.flush(file);
                              });
    }
};

} // namespace

const MeshFormat& glbFormat() {
    static const GlbFormat format;
    return format;
}

} // namespace terrain
