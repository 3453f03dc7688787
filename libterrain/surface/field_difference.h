// SPDX-License-Identifier: MIT
#pragma once

#include "libterrain/core/heightfield.h"

#include <cstdint>

namespace terrain {

/// How the heights of two fields differ, sample by sample: the second less the first.
struct FieldDifference {
    bool sameSize = true;        ///< in samples; if not, all that follows is 0
    std::int64_t holesApart = 0; ///< samples that are a hole in one of the two
    std::int64_t compared = 0;   ///< samples that have a height in both
    std::int64_t differing = 0;  ///< of them, by more than the tolerance
    double highestRise = 0;      ///< m, where the second is higher; 0 when it never is
    double deepestFall = 0;      ///< m, where it is lower; at least 0
    double mean = 0;             ///< m, of second − first
    double rms = 0;              ///< m

    [[nodiscard]] double largest() const { return highestRise > deepestFall ? highestRise : deepestFall; }
    [[nodiscard]] bool isComparable() const { return sameSize && holesApart == 0; }
    [[nodiscard]] bool isEqual() const { return isComparable() && differing == 0; }
};

/// Sums are in double, in the order of the samples. Pure function.
FieldDifference fieldDifference(const Heightfield& first, const Heightfield& second, double tolerance = 0);

} // namespace terrain
