// SPDX-License-Identifier: MIT
#pragma once

#include "libterrain/core/run_context.h"
#include "libterrain/surface/profile.h"

#include <memory>
#include <vector>

namespace app {

struct PreparedHeights;

/// Where the heights of index lines may be written in the 3D view, the best places first.
struct LabelPlaces {
    struct Place {
        terrain::PlanPoint at; ///< on the line of the heights that are shown
        double level = 0;      ///< m
    };
    double interval = 0; ///< m between lines, > 0
    std::vector<Place> places;
};
using SharedLabelPlaces = std::shared_ptr<const LabelPlaces>;

/// Sought in means of at most 1024 samples a side, so that roughness does not hide which way a line goes;
/// then put on the line itself. Incomplete when cancelled. Any thread.
SharedLabelPlaces findLabelPlaces(const PreparedHeights& heights, double interval,
                                  const terrain::RunContext& context = {});

} // namespace app
