// SPDX-License-Identifier: MIT
#include "libterrain/surface/surface_height.h"

#include <algorithm>

namespace terrain {
namespace {

/// The way from `a` to `b`, of which a part is gone; a `b` that does not count may be a hole.
double towards(double a, double b, double part) {
    return part == 0 ? 0 : (b - a) * part;
}

} // namespace

double surfaceHeight(const Heightfield& heights, double column, double row) {
    if (!(column >= 0 && row >= 0 && column <= heights.columns() - 1 && row <= heights.rows() - 1))
        return static_cast<double>(hole);
    const int west = static_cast<int>(column);
    const int north = static_cast<int>(row);
    const int east = std::min(west + 1, heights.columns() - 1);
    const int south = std::min(north + 1, heights.rows() - 1);
    const auto at = [&](int c, int r) { return static_cast<double>(heights.at(c, r)); };
    const double eastward = column - west;
    const double southward = row - north;
    const double sum = eastward + southward;
    if (sum < 1) {
        const double corner = at(west, north);
        return corner + towards(corner, at(east, north), eastward) +
               towards(corner, at(west, south), southward);
    }
    if (sum > 1) {
        const double corner = at(east, south);
        return corner + towards(corner, at(west, south), 1 - eastward) +
               towards(corner, at(east, north), 1 - southward);
    }
    // On the diagonal, which both triangles share.
    const double end = at(west, south);
    return eastward == 1 ? at(east, north) : end + towards(end, at(east, north), eastward);
}

} // namespace terrain
