// SPDX-License-Identifier: MIT
#pragma once

#include "libterrain/core/heightfield.h"

#include <vector>

namespace app {

/// An edge between two neighbouring samples with ground on its one side and a hole on the other.
struct RimEdge {
    float column = 0; ///< of the first sample
    float row = 0;
    float alongColumns = 0; ///< 1 or 0: the second sample is the next one to the east …
    float alongRows = 0;    ///< … or to the south
};

/// Every such edge inside of a field; those at its outer border are the block's own sides. A cell is a hole
/// where any of its corners is missing. Empty when there are more than a picture could show.
std::vector<RimEdge> holeRims(const terrain::Heightfield& field);

} // namespace app
