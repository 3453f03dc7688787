// SPDX-License-Identifier: MIT
#pragma once

#include "libterrain/core/run_context.h"
#include "libterrain/formats/heightmap_format.h"
#include "libterrain/surface/mesh/mesh.h"

namespace terrain {

// STL files hold triangles of three positions each; equal positions become one vertex. Both may throw
// std::bad_alloc.

inline constexpr std::uint64_t stlHeaderBytes = 84; ///< 80 of any kind, then the number of triangles (u32)
inline constexpr std::uint64_t stlTriangleBytes = 50;

Result<Mesh> readBinaryStl(const FileProbe& probe, const RunContext& context);
Result<Mesh> readTextStl(const FileProbe& probe, const RunContext& context);

} // namespace terrain
