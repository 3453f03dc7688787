// SPDX-License-Identifier: MIT
#pragma once

#include "libterrain/core/heightfield.h"
#include "libterrain/core/large_vector.h"
#include "libterrain/core/run_context.h"
#include "libterrain/surface/normal_weight.h"

#include <array>
#include <glm/vec3.hpp>
#include <span>
#include <vector>

namespace terrain {

/// How a quad of four samples becomes two triangles.
enum class QuadSplit {
    Falling, ///< along the diagonal from north-west to south-east
    Rising,  ///< along the diagonal from south-west to north-east
};

/// Unit vertex normals (x east, y north, z up), row-major, one a sample: the sum of every adjoining
/// triangle's normal weighted by its area, normalised. Triangles with a hole do not count; a sample without
/// any has (0,0,1). Empty when cancelled or out of memory. Spacings x and y are both used.
std::vector<glm::vec3> areaWeightedNormals(const Heightfield& field, QuadSplit split,
                                           const RunContext& context = {});

/// The same for one row: `out` has the field's columns. For files, whose rows follow one another.
void areaWeightedNormals(const Heightfield& field, QuadSplit split, int row, std::span<glm::vec3> out);

/// x and y of a unit normal × 32767; z follows, being positive.
using PackedNormal = std::array<std::int16_t, 2>;

/// The normal of a sample from the central differences of its neighbours (one-sided at borders and beside
/// holes); a hole has (0, 0). For large fields. Equal for any number of threads; other processors may round a
/// number to the other side. Empty when cancelled or out of memory.
LargeVector<PackedNormal> gradientNormals(const Heightfield& field, const RunContext& context = {});

/// The normal of a sample from the triangles around it, weighted as `weight` says; by the gradient it is
/// gradientNormals()'s. Triangles with a hole do not count; a sample without any has (0, 0). Equal for any
/// number of threads; other processors may round a number to the other side. Empty when cancelled or out of
/// memory.
LargeVector<PackedNormal> weightedNormals(const Heightfield& field, QuadSplit split, NormalWeight weight,
                                          const RunContext& context = {});

} // namespace terrain
