// SPDX-License-Identifier: MIT
// glTF 2.0 in its binary container (Khronos Group: glTF 2.0 Specification). Written only.
#include "libterrain/formats/byte_reader.h"
#include "libterrain/formats/file_reader.h"
#include "libterrain/formats/mesh_catalogue.h"

#include <array>
#include <limits>
#include <nlohmann/json.hpp>

namespace terrain {
namespace {

using Json = nlohmann::ordered_json;

constexpr std::uint64_t vectorBytes = 12;
constexpr std::uint64_t indexBytes = 4;

/// glTF's axes: x east, y up, z south.
glm::vec3 turned(const glm::vec3& v) {
    return {v.x, v.z, 0 - v.y};
}

/// Exactly the number that a reader gets from the four bytes.
Json exactly(const glm::vec3& v) {
    return Json::array({static_cast<double>(v.x), static_cast<double>(v.y), static_cast<double>(v.z)});
}

Json view(std::uint64_t offset, std::uint64_t bytes, int target) {
    return {{"buffer", 0}, {"byteOffset", offset}, {"byteLength", bytes}, {"target", target}};
}

Json accessor(int view, int componentType, std::uint64_t count, const char* type) {
    return {{"bufferView", view}, {"componentType", componentType}, {"count", count}, {"type", type}};
}

/// What stands before the numbers: positions, normals, then three indices a triangle.
std::string description(const MeshExtent& extent) {
    constexpr int floatNumbers = 5126;
    constexpr int unsignedNumbers = 5125;
    constexpr int vertexData = 34962;
    constexpr int indexData = 34963;
    const std::uint64_t positions = extent.vertices * vectorBytes;
    const std::uint64_t indices = extent.triangles * 3 * indexBytes;
    Json out;
    out["asset"] = {{"version", "2.0"}, {"generator", "Moraine"}};
    out["scene"] = 0;
    out["scenes"] = Json::array({{{"nodes", Json::array({0})}}});
    out["nodes"] = Json::array({{{"name", "terrain"}, {"mesh", 0}}});
    const Json primitive = {{"attributes", {{"POSITION", 0}, {"NORMAL", 1}}}, {"indices", 2}, {"mode", 4}};
    out["meshes"] = Json::array({{{"name", "terrain"}, {"primitives", Json::array({primitive})}}});
    Json places = accessor(0, floatNumbers, extent.vertices, "VEC3");
    places["min"] = exactly({extent.minimum.x, extent.minimum.z, 0 - extent.maximum.y});
    places["max"] = exactly({extent.maximum.x, extent.maximum.z, 0 - extent.minimum.y});
    out["accessors"] = Json::array({places, accessor(1, floatNumbers, extent.vertices, "VEC3"),
                                    accessor(2, unsignedNumbers, extent.triangles * 3, "SCALAR")});
    out["bufferViews"] = Json::array({view(0, positions, vertexData), view(positions, positions, vertexData),
                                      view(2 * positions, indices, indexData)});
    out["buffers"] = Json::array({{{"byteLength", 2 * positions + indices}}});
    std::string text = out.dump();
    text.resize((text.size() + 3) / 4 * 4, ' ');
    return text;
}

/// Little-endian numbers of four bytes.
class NumberBuffer {
public:
    template <class Number>
    void add(Number number) {
        static_assert(sizeof number == 4);
        m_bytes.resize(m_bytes.size() + sizeof number);
        storeNumber(number, m_bytes.data() + m_bytes.size() - sizeof number, ByteOrder::Little);
    }
    void add(const glm::vec3& v) {
        add(v.x);
        add(v.y);
        add(v.z);
    }
    Status flush(SafeFile& file) {
        const Status written = file.write(m_bytes);
        m_bytes.clear();
        return written;
    }

private:
    std::vector<std::byte> m_bytes;
};

std::uint64_t dataBytes(std::uint64_t vertices, std::uint64_t triangles) {
    return vertices * vectorBytes * 2 + triangles * 3 * indexBytes;
}

Status writeStart(const MeshExtent& extent, SafeFile& file) {
    constexpr std::uint64_t headers = 12 + 8 + 8;
    constexpr std::uint64_t most = std::numeric_limits<std::uint32_t>::max();
    const std::string text = description(extent);
    const std::uint64_t data = dataBytes(extent.vertices, extent.triangles);
    if (extent.vertices >= most || headers + text.size() + data > most)
        return Error{ErrorCode::OverLimit,
                     TERRAIN_TEXT("formats",
                                  "%1: a glTF file holds at most 4 GiB; choose a smaller size or allow "
                                  "a larger error."),
                     {file.path().string()}};
    NumberBuffer header;
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

class GlbFormat final : public MeshFormat {
public:
    const char* id() const override { return "glb"; }
    TextSource label() const override { return TERRAIN_TEXT("formats", "glTF 2.0 mesh (binary, y up)"); }
    std::span<const char* const> suffixes() const override {
        static constexpr std::array<const char*, 1> own = {"glb"};
        return own;
    }

    Recognition recognise(const FileProbe& probe) const override {
        return startsWith(probe.head, "glTF") ? Recognition::ByContent : Recognition::No;
    }
    bool canRead() const override { return false; }
    Result<Mesh> read(const FileProbe& probe, const RunContext&) const override {
        return unusable(probe.path, TERRAIN_TEXT("formats", "%1 is a glTF file, which can only be written."));
    }

    std::uint64_t expectedBytes(std::uint64_t vertices, std::uint64_t triangles) const override {
        constexpr std::uint64_t aboutTheText = 900;
        return aboutTheText + dataBytes(vertices, triangles);
    }

    Status write(const MeshSource& mesh, SafeFile& file, const RunContext& context) const override {
        if (Status begun = writeStart(mesh.extent(), file); !begun)
            return begun;
        NumberBuffer buffer;
        const auto writeVectors = [&](std::span<const glm::vec3> vectors) {
            for (const glm::vec3& v : vectors)
                buffer.add(turned(v));
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
