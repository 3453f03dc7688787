// SPDX-License-Identifier: MIT
#pragma once

#include "libterrain/formats/targets/settings_sheet.h"

namespace terrain {

/// What to do in the target with the maps that stand beside the heights, and what is not known of them.
void addMapNotes(const Target& target, const SheetFacts& facts, SettingsSheet& sheet);

} // namespace terrain
