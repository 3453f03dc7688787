// SPDX-License-Identifier: MIT
#pragma once

#include "libterrain/formats/export_plan.h"

namespace terrain {

/// Decides on the maps that are written beside heights: ExportPlan::maps. `plan`: decided but for them.
Status planMaps(const ExportRequest& request, const FileNames& names, ExportPlan& plan);

} // namespace terrain
