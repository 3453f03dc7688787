// SPDX-License-Identifier: MIT
#pragma once

#include "libterrain/core/heightfield.h"

namespace terrain {

/// The height in m of the surface at a place between samples (columns eastward and rows southward from the
/// north-west sample): of two triangles a cell, split along the diagonal from south-west to north-east
/// (QuadSplit::Rising), as the 3D view shows them and meshes have them. NaN outside the terrain and where a
/// sample that counts is a hole; at a sample itself only that one counts.
double surfaceHeight(const Heightfield& heights, double column, double row);

} // namespace terrain
