// SPDX-License-Identifier: MIT
#pragma once

#include "libterrain/core/heightfield.h"

namespace test {

/// Rolling ground that never repeats on the way across: heights within ± amplitude (m), the same every time.
terrain::SharedHeightfield hills(int columns, int rows, double spacing, double amplitude);

/// The same with a round hole in the middle, a quarter of the width across.
terrain::SharedHeightfield hillsWithHole(int columns, int rows, double spacing, double amplitude);

/// The same on a square whose first and last columns and rows are equal.
terrain::SharedHeightfield wrappedHills(int side, double spacing, double amplitude);

} // namespace test
