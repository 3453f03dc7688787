// SPDX-License-Identifier: MIT
#pragma once

#include "libterrain/surface/normals.h"

namespace app {

/// Whether the terrain goes on at its other side: first and last columns and rows are equal.
bool isWrapped(const terrain::Heightfield& field);

/// Gives the border of a wrapped terrain the normals that it has where copies of it lie side by side, so that
/// no seam is seen. `normals`: as terrain::gradientNormals makes them.
void joinBorderNormals(const terrain::Heightfield& field,
                       terrain::LargeVector<terrain::PackedNormal>& normals);

} // namespace app
