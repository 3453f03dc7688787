// SPDX-License-Identifier: MIT
#pragma once

#include "libterrain/recipe/preset.h"

namespace terrain {

// The parts of the list of presets, each in a file of its own.

std::vector<Preset> landscapePresets();
std::vector<Preset> plannedPresets();
std::vector<Preset> sourcePresets();

/// The steps that a preset has after the ground; ids are their kinds.
std::vector<Step> presetSteps(std::string_view presetId);

} // namespace terrain
