// SPDX-License-Identifier: MIT
#include "libterrain/formats/mesh_glb_parts.h"

#include <limits>

namespace terrain {
namespace {

/// Exactly the number that a reader gets from the four bytes.
GlbJson exactly(const glm::vec3& v) {
    return GlbJson::array({static_cast<double>(v.x), static_cast<double>(v.y), static_cast<double>(v.z)});
}

GlbJson view(std::uint64_t offset, std::uint64_t bytes, int target) {
    return {{"buffer", 0}, {"byteOffset", offset}, {"byteLength", bytes}, {"target", target}};
}

GlbJson accessor(int view, int componentType, std::uint64_t count, const char* type) {
    return {{"bufferView", view}, {"componentType", componentType}, {"count", count}, {"type", type}};
}

} // namespace

std::uint64_t glbDataBytes(std::uint64_t vertices, std::uint64_t triangles) {
    return vertices * glbVectorBytes * 2 + triangles * 3 * glbIndexBytes;
}

glm::vec3 glbTurned(const glm::vec3& v) {
    return {v.x, v.z, 0 - v.y};
}

std::array<GlbJson, 3> glbViews(const MeshExtent& extent, std::uint64_t offset) {
    constexpr int vertexData = 34962;
    constexpr int indexData = 34963;
    const std::uint64_t positions = extent.vertices * glbVectorBytes;
    return {view(offset, positions, vertexData), view(offset + positions, positions, vertexData),
            view(offset + 2 * positions, extent.triangles * 3 * glbIndexBytes, indexData)};
}

std::array<GlbJson, 3> glbAccessors(const MeshExtent& extent, int first) {
    constexpr int floatNumbers = 5126;
    constexpr int unsignedNumbers = 5125;
    GlbJson places = accessor(first, floatNumbers, extent.vertices, "VEC3");
    places["min"] = exactly({extent.minimum.x, extent.minimum.z, 0 - extent.maximum.y});
    places["max"] = exactly({extent.maximum.x, extent.maximum.z, 0 - extent.minimum.y});
    return {std::move(places), accessor(first + 1, floatNumbers, extent.vertices, "VEC3"),
            accessor(first + 2, unsignedNumbers, extent.triangles * 3, "SCALAR")};
}

GlbJson glbMesh(const std::string& name, int firstAccessor) {
    const GlbJson primitive = {{"attributes", {{"POSITION", firstAccessor}, {"NORMAL", firstAccessor + 1}}},
                               {"indices", firstAccessor + 2},
                               {"mode", 4}};
    return {{"name", name}, {"primitives", GlbJson::array({primitive})}};
}

Status writeGlbStart(std::string text, std::uint64_t data, std::uint64_t mostVertices, SafeFile& file) {
    constexpr std::uint64_t headers = 12 + 8 + 8;
    constexpr std::uint64_t most = std::numeric_limits<std::uint32_t>::max();
    text.resize((text.size() + 3) / 4 * 4, ' ');
    if (mostVertices >= most || headers + text.size() + data > most)
        return Error{ErrorCode::OverLimit,
                     TERRAIN_TEXT("formats",
                                  "%1: a glTF file holds at most 4 GiB; choose a smaller size or allow "
                                  "a larger error."),
                     {file.path().string()}};
    GlbNumbers header;
    header.add(std::uint32_t{0x46546C67}); // "glTF"
    header.add(std::uint32_t{2});
    header.add(static_cast<std::uint32_t>(headers + text.size() + data));
    header.add(static_cast<std::uint32_t>(text.size()));
    header.add(std::uint32_t{0x4E4F534A}); // "JSON"
    if (Status done = header.flush(file); !done)
        return done;
    if (Status done = file.write(std::as_bytes(std::span(text))); !done)
        return done;
    header.add(static_cast<std::uint32_t>(data));
    header.add(std::uint32_t{0x004E4942}); // "BIN"
    return header.flush(file);
}

} // namespace terrain
