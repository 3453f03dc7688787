// SPDX-License-Identifier: MIT
#pragma once

#include "libterrain/core/run_context.h"
#include "libterrain/surface/normals.h"

#include <memory>

namespace app {

struct PreparedHeights;

/// Normals of the triangles' vertices, a texel a sample, row 0 north, in place of those that the 3D view is
/// lit by without a choice; of terrains with more than 4200² samples, of the means of 2², 4² … of them.
struct VertexNormals {
    terrain::NormalWeight weight = terrain::NormalWeight::Area;
    int columns = 0;
    int rows = 0;
    terrain::LargeVector<terrain::PackedNormal> texels;
};
using SharedVertexNormals = std::shared_ptr<const VertexNormals>;

/// Null when cancelled or out of memory. About 100 ns a sample and thread. Any thread.
SharedVertexNormals weightNormals(const PreparedHeights& heights, terrain::NormalWeight weight,
                                  const terrain::RunContext& context = {});

} // namespace app
