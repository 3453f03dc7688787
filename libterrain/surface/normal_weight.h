// SPDX-License-Identifier: MIT
#pragma once

#include "libterrain/core/text.h"

#include <cstdint>
#include <span>

namespace terrain {

/// Where the normal of a vertex comes from: the differences of its neighbours' heights, or the normals of the
/// triangles around it, each counted by its area, by its angle at the vertex (Thürmer and Wüthrich 1998,
/// "Computing vertex normals from polygonal facets") or all alike (Gouraud 1971, "Continuous shading of
/// curved surfaces").
enum class NormalWeight : std::uint8_t { Gradient, Area, Angle, Equal };

/// How one of them is called.
struct NormalWeightName {
    NormalWeight weight;
    const char* id; ///< stable: it is in files and on the command line
    TextSource label;
};
std::span<const NormalWeightName> normalWeightNames();

} // namespace terrain
