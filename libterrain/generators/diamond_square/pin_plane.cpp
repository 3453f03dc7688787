// SPDX-License-Identifier: MIT
#include "libterrain/generators/diamond_square/pin_plane.h"

#include "libterrain/core/exact_math.h"

#include <algorithm>
#include <bit>
#include <cmath>

namespace terrain::diamond_square {

double PinAxis::squaredApart(double a, double b) const {
    double apart = std::abs(a - b);
    if (period > 0) {
        constexpr double pi = 3.14159265358979323846;
        apart = period / pi * exactSine(pi * (apart / period));
    }
    return apart * apart;
}

double PinAxis::gap(double place, double first, double last) const {
    const auto beyond = [&](double at) { return std::max({0.0, first - at, at - last}); };
    return period > 0 ? std::min({beyond(place), beyond(place - period), beyond(place + period)})
                      : beyond(place);
}

PinPlane pinPlaneOf(const Grid& grid, Edges edges) {
    PinPlane out;
    out.span = static_cast<int>(std::bit_ceil(static_cast<unsigned>(std::max(grid.columns, grid.rows) - 1)));
    if (edges == Edges::Wrap) {
        out.x.period = out.placeOf(grid.columns - 1);
        out.y.period = out.placeOf(grid.rows - 1);
    }
    return out;
}

} // namespace terrain::diamond_square
