// SPDX-License-Identifier: MIT
#include "libterrain/formats/export_warnings.h"

#include "libterrain/core/rounded_text.h"

namespace terrain {

std::vector<Text> exportWarnings(const ExportPlan& plan, const Tiling& tiling) {
    constexpr double coarse = 0.5; // m; smaller terraces are hardly seen
    std::vector<Text> out;
    if (plan.facts.type == SampleType::U8 && plan.facts.step >= coarse)
        out.emplace_back(TERRAIN_TEXT("formats",
                                      "8 bits hold 256 heights: one step is %1 m, and slopes become "
                                      "terraces. Lower land or a narrower range makes them smaller."),
                         std::vector{shortText(plan.facts.step)});
    if (plan.target != nullptr) {
        const SettingsSheet sheet = settingsSheet(*plan.target, plan.facts);
        out.insert(out.end(), sheet.warnings().begin(), sheet.warnings().end());
    }
    if (const std::optional<Text> unequal = unequalTiles(tiling, plan.grid.columns, plan.grid.rows))
        out.push_back(*unequal);
    return out;
}

} // namespace terrain
