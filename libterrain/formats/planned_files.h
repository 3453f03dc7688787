// SPDX-License-Identifier: MIT
#pragma once

#include "libterrain/formats/export_plan.h"

namespace terrain {

/// Names every file of an export, and its sheet: plan.files, .sheetText, .sheetJson. `plan`: target, format
/// and grid are decided.
void planFiles(const ExportRequest& request, const Tiling& tiling, ExportPlan& plan);

} // namespace terrain
