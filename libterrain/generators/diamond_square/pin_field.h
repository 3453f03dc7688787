// SPDX-License-Identifier: MIT
#pragma once

#include "libterrain/core/run_context.h"
#include "libterrain/generators/diamond_square/pin_covariance.h"
#include "libterrain/generators/diamond_square/pin_plane.h"

#include <vector>

namespace terrain::diamond_square {

/// A place that moves the land around it, by `weight` (m) times the covariance.
struct PinSource {
    double x = 0; ///< in spans
    double y = 0;
    double weight = 0;
};

/// The sum of what many sources move, everywhere in a plane.
struct PinField {
    PinCovariance covariance;
    PinPlane plane;
    std::vector<PinSource> sources;

    /// The covariance of two places.
    [[nodiscard]] double between(const PinSource& a, const PinSource& b) const;

    /// Adds the field to the samples of a window of the terrain (dense). Every sample's sum follows from its
    /// place alone, whatever the window and the threads; it is within 10^−9 of Σ|weight| of the exact one.
    /// False when it was cancelled. May throw std::bad_alloc. Thread rule: any number at the same time.
    [[nodiscard]] bool addTo(const Window& window, float* heights, const RunContext& context) const;
};

} // namespace terrain::diamond_square
