// SPDX-License-Identifier: MIT
#include "libterrain/surface/field_difference.h"

#include <algorithm>
#include <cmath>

namespace terrain {

FieldDifference fieldDifference(const Heightfield& first, const Heightfield& second, double tolerance) {
    FieldDifference out;
    out.sameSize = first.columns() == second.columns() && first.rows() == second.rows();
    if (!out.sameSize)
        return out;
    double sum = 0;
    double squares = 0;
    for (std::size_t i = 0; i < first.samples().size(); ++i) {
        const float before = first.samples()[i];
        const float after = second.samples()[i];
        if (std::isnan(before) || std::isnan(after)) {
            out.holesApart += std::isnan(before) != std::isnan(after) ? 1 : 0;
            continue;
        }
        const double difference = before == after ? 0 : double{after} - double{before};
        out.highestRise = std::max(out.highestRise, difference);
        out.deepestFall = std::max(out.deepestFall, -difference);
        out.differing += std::abs(difference) > tolerance ? 1 : 0;
        sum += difference;
        squares += difference * difference;
        ++out.compared;
    }
    if (out.compared > 0) {
        out.mean = sum / static_cast<double>(out.compared);
        out.rms = std::sqrt(squares / static_cast<double>(out.compared));
    }
    return out;
}

} // namespace terrain
