// SPDX-License-Identifier: MIT
#pragma once

#include "libterrain/core/large_vector.h"
#include "libterrain/core/run_context.h"
#include "libterrain/surface/colour_by.h"
#include "libterrain/surface/colour_ramp.h"

#include <memory>

namespace app {

struct PreparedHeights;

/// The colours that the ground has by its shape, a texel a sample, row 0 north; of terrains with more than
/// 4200² samples, a texel for the mean of 2², 4² … of them.
struct GroundPicture {
    terrain::ColourBy colourBy = terrain::ColourBy::Plain;
    int columns = 0;
    int rows = 0;
    terrain::LargeVector<terrain::Colour> texels;
};
using SharedGroundPicture = std::shared_ptr<const GroundPicture>;

/// `by`: not Height. Null when cancelled or out of memory. About 15 ns a sample and thread. Any thread.
SharedGroundPicture paintGround(const PreparedHeights& heights, terrain::ColourBy by,
                                const terrain::RunContext& context = {});

} // namespace app
