// SPDX-License-Identifier: MIT
#pragma once

#include "libterrain/formats/export_plan.h"
#include "libterrain/formats/tiling.h"

namespace terrain {

/// What a person would rather know of a plan before it is carried out: coarse steps, what the target cannot
/// build, tiles of several sizes. Precondition: the plan's facts and grid are complete.
std::vector<Text> exportWarnings(const ExportPlan& plan, const Tiling& tiling);

} // namespace terrain
