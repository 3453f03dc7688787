// SPDX-License-Identifier: MIT
#pragma once

#include "libterrain/recipe/preset.h"

namespace terrain {

// The parts of the list of presets, each in a file of its own.

std::vector<Preset> landscapePresets();
std::vector<Preset> sourcePresets();

} // namespace terrain
