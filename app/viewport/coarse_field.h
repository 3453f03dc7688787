// SPDX-License-Identifier: MIT
#pragma once

#include "libterrain/core/heightfield.h"

namespace app {

struct PreparedHeights;

/// The field that pictures of the ground are made of, a texel a sample: what is shown, or, where that has
/// more than 4200² samples, the finest level that has not. Null without memory.
terrain::SharedHeightfield fieldForPictures(const PreparedHeights& heights);

} // namespace app
