// SPDX-License-Identifier: MIT
#pragma once

#include "libterrain/formats/export_plan.h"

namespace terrain {

/// The samples whose heights lie outside of what the files of a plan hold, by more than rounding; none when
/// cancelled. `heights`: before they are resampled.
std::optional<std::int64_t> outsideCount(const ExportPlan& plan, const Heightfield& heights,
                                         const RunContext& context = {});

/// What is cut off, why, and what to do about it, in two sentences. Precondition: clipping.count > 0.
Text clippingText(const ExportPlan& plan, const Clipping& clipping);

} // namespace terrain
