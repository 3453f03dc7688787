// SPDX-License-Identifier: MIT
#pragma once

#include "libterrain/core/heightfield.h"

#include <array>
#include <cstdint>
#include <vector>

namespace app {

/// Whether the terrain goes on at its other side: first and last columns and rows are equal.
bool isWrapped(const terrain::Heightfield& field);

/// Gives the border of a wrapped terrain the normals that it has where copies of it lie side by side, so that
/// no seam is seen. `normals`: as terrain::gradientNormals makes them.
void joinBorderNormals(const terrain::Heightfield& field, std::vector<std::array<std::int16_t, 2>>& normals);

} // namespace app
