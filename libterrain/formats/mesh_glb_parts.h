// SPDX-License-Identifier: MIT
#pragma once

#include "libterrain/core/safe_file.h"
#include "libterrain/formats/byte_reader.h"
#include "libterrain/formats/mesh_source.h"

#include <nlohmann/json.hpp>

namespace terrain {

// What the files of one mesh and those in chunks share (glTF 2.0).

using GlbJson = nlohmann::ordered_json;

inline constexpr std::uint64_t glbVectorBytes = 12;
inline constexpr std::uint64_t glbIndexBytes = 4;

/// Positions, normals, and three indices a triangle.
std::uint64_t glbDataBytes(std::uint64_t vertices, std::uint64_t triangles);

/// glTF's axes: x east, y up, z south.
glm::vec3 glbTurned(const glm::vec3& v);

/// How the numbers of a mesh lie one after the other in the file's data, from `offset` on: views and
/// accessors of positions, normals and indices, which get the numbers `first` … first + 2.
std::array<GlbJson, 3> glbViews(const MeshExtent& extent, std::uint64_t offset);
std::array<GlbJson, 3> glbAccessors(const MeshExtent& extent, int first);
/// The mesh of these accessors.
GlbJson glbMesh(const std::string& name, int firstAccessor);

/// The head of a file: what describes it, padded, and the announcement of so many bytes of numbers.
/// OverLimit beyond 4 GiB, or for a mesh with too many vertices for its numbers.
Status writeGlbStart(std::string text, std::uint64_t data, std::uint64_t mostVertices, SafeFile& file);

/// Little-endian numbers of four bytes.
class GlbNumbers {
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
        Status written = file.write(m_bytes);
        m_bytes.clear();
        return written;
    }

private:
    std::vector<std::byte> m_bytes;
};

} // namespace terrain
