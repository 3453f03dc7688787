// SPDX-License-Identifier: MIT
// PLY (Turk: The PLY Polygon File Format, 1994). Written binary, little endian; read in all its forms.
#include "libterrain/core/number_text.h"
#include "libterrain/formats/byte_reader.h"
#include "libterrain/formats/mesh_catalogue.h"
#include "libterrain/formats/mesh_ply_reader.h"
#include "libterrain/surface/mesh/mesh_origin.h"

#include <array>
#include <limits>

namespace terrain {
namespace {

constexpr std::size_t vertexBytes = 12;
constexpr std::size_t farVertexBytes = 24; // from an origin: as 64-bit numbers
constexpr std::size_t faceBytes = 13;      // how many corners, then three numbers

bool isFar(const MeshSource& mesh) {
    return mesh.origin() != glm::dvec3(0);
}

/// The dialect that every reader knows: faces as lists "uchar int vertex_indices".
std::string headerOf(const MeshSource& mesh) {
    const MeshExtent& extent = mesh.extent();
    const std::string real = isFar(mesh) ? "double" : "float";
    return "ply\n"
           "format binary_little_endian 1.0\n"
           "comment Moraine " +
           std::string(mesh.remark()) + "\nelement vertex " + numberText(extent.vertices) +
           "\n"
           "property " +
           real + " x\nproperty " + real + " y\nproperty " + real + " z\nelement face " +
           numberText(extent.triangles) +
           "\n"
           "property list uchar int vertex_indices\n"
           "end_header\n";
}

Status writeVertices(const MeshSource& mesh, SafeFile& file, const RunContext& context) {
    std::vector<std::byte> bytes;
    return mesh.vertices(context, [&](std::span<const glm::vec3> positions) {
        bytes.resize(positions.size() * (isFar(mesh) ? farVertexBytes : vertexBytes));
        std::byte* at = bytes.data();
        for (const glm::vec3& position : positions)
            for (int i = 0; i < 3; ++i) {
                if (isFar(mesh))
                    storeNumber(coordinateFrom(mesh.origin()[i], position[i]), at, ByteOrder::Little);
                else
                    storeNumber(position[i], at, ByteOrder::Little);
                at += isFar(mesh) ? sizeof(double) : sizeof(float);
            }
        return file.write(bytes);
    });
}

Status writeFaces(const MeshSource& mesh, SafeFile& file, const RunContext& context) {
    std::vector<std::byte> bytes;
    return mesh.triangles(context, [&](std::span<const std::uint64_t> numbers, std::span<const glm::vec3>) {
        bytes.resize(numbers.size() / 3 * faceBytes);
        std::byte* at = bytes.data();
        for (std::size_t i = 0; i < numbers.size(); ++i, at += 4) {
            if (i % 3 == 0)
                *at++ = std::byte{3};
            storeNumber(static_cast<std::int32_t>(numbers[i]), at, ByteOrder::Little);
        }
        return file.write(bytes);
    });
}

class PlyFormat final : public MeshFormat {
public:
    const char* id() const override { return "ply"; }
    TextSource label() const override { return TERRAIN_TEXT("formats", "PLY mesh (binary)"); }
    std::span<const char* const> suffixes() const override {
        static constexpr std::array<const char*, 1> own = {"ply"};
        return own;
    }

    Recognition recognise(const FileProbe& probe) const override {
        return startsWith(probe.head, "ply\n") || startsWith(probe.head, "ply\r\n") ? Recognition::ByContent
                                                                                    : Recognition::No;
    }
    Result<Mesh> read(const FileProbe& probe, std::vector<Text>&, const RunContext& context) const override {
        return readPly(probe, context);
    }

    std::uint64_t expectedBytes(std::uint64_t vertices, std::uint64_t triangles) const override {
        constexpr std::uint64_t aboutTheHeader = 280;
        return aboutTheHeader + vertices * vertexBytes + triangles * faceBytes;
    }

    Status write(const MeshSource& mesh, SafeFile& file, const RunContext& context) const override {
        if (mesh.extent().vertices > std::numeric_limits<std::int32_t>::max())
            return Error{ErrorCode::OverLimit,
                         TERRAIN_TEXT("formats",
                                      "%1: a PLY file holds at most 2147483647 vertices, not %2; choose "
                                      "a smaller size."),
                         {file.path().string(), numberText(mesh.extent().vertices)}};
        const std::string header = headerOf(mesh);
        if (Status begun = file.write(std::as_bytes(std::span(header))); !begun)
            return begun;
        if (Status vertices = writeVertices(mesh, file, context.part(0, 0.3)); !vertices)
            return vertices;
        return writeFaces(mesh, file, context.part(0.3, 1));
    }
};

} // namespace

const MeshFormat& plyFormat() {
    static const PlyFormat format;
    return format;
}

} // namespace terrain
