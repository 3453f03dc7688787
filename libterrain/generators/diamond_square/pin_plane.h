// SPDX-License-Identifier: MIT
#pragma once

#include "libterrain/core/grid.h"
#include "libterrain/generators/diamond_square/settings.h"

namespace terrain::diamond_square {

/// One direction of the plane that pins lie in. Lengths are in spans: the least 2^k cells that hold the
/// terrain's longer side, so that a place is the same number at every resolution.
struct PinAxis {
    double period = 0; ///< of a wrapped terrain; 0 = it ends

    /// The squared distance of two places. Around a wrapped terrain, the chord's of a circle of that length.
    [[nodiscard]] double squaredApart(double a, double b) const;

    /// How far a place lies beyond an interval; 0 inside.
    [[nodiscard]] double gap(double place, double first, double last) const;
};

/// The plane of a terrain.
struct PinPlane {
    int span = 1; ///< cells
    PinAxis x;
    PinAxis y;

    [[nodiscard]] double placeOf(int index) const { return static_cast<double>(index) / span; }
};

PinPlane pinPlaneOf(const Grid& grid, Edges edges);

} // namespace terrain::diamond_square
