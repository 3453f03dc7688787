// SPDX-License-Identifier: MIT
#include "libterrain/recipe/preset_tables.h"

#include <array>

// Landscapes in metres, chosen by eye. A finer lattice refines the same place, so amplitudes are plain
// numbers.
namespace terrain {
namespace {

constexpr std::array mountainValues = {
    PresetValue{"seed", "7"},          PresetValue{"form", "half_step"},
    PresetValue{"amplitude", "900"},   PresetValue{"falloff", "hurst"},
    PresetValue{"hurst", "0.9"},       PresetValue{"edges", "three"},
    PresetValue{"corners", "random"},  PresetValue{"distribution", "gaussian"},
    PresetValue{"corner_range", "500"}};

constexpr std::array hillValues = {PresetValue{"seed", "12"},        PresetValue{"form", "half_step"},
                                   PresetValue{"amplitude", "150"},  PresetValue{"falloff", "hurst"},
                                   PresetValue{"hurst", "1.1"},      PresetValue{"edges", "three"},
                                   PresetValue{"corners", "random"}, PresetValue{"distribution", "gaussian"},
                                   PresetValue{"corner_range", "80"}};

constexpr std::array islandValues = {
    PresetValue{"seed", "21"},        PresetValue{"form", "half_step"},
    PresetValue{"amplitude", "500"},  PresetValue{"falloff", "hurst"},
    PresetValue{"hurst", "0.95"},     PresetValue{"edges", "three"},
    PresetValue{"corners", "fixed"},  PresetValue{"distribution", "gaussian"},
    PresetValue{"corner_nw", "-300"}, PresetValue{"corner_ne", "-300"},
    PresetValue{"corner_sw", "-300"}, PresetValue{"corner_se", "-300"}};

} // namespace

std::vector<Preset> landscapePresets() {
    return {
        {.id = "mountains",
         .label = TERRAIN_TEXT("recipe", "Mountains"),
         .help = TERRAIN_TEXT("recipe", "A range of high ridges and deep valleys, ten kilometres wide."),
         .columns = 1025,
         .spacing = 10,
         .values = mountainValues,
         .controls = {}},
        {.id = "hills",
         .label = TERRAIN_TEXT("recipe", "Hills"),
         .help = TERRAIN_TEXT("recipe", "Rolling country with soft slopes, five kilometres wide."),
         .columns = 1025,
         .spacing = 5,
         .values = hillValues,
         .controls = {}},
        {.id = "islands",
         .label = TERRAIN_TEXT("recipe", "Islands"),
         .help = TERRAIN_TEXT("recipe", "Islands in a shallow sea at 0 m, ten kilometres wide."),
         .columns = 1025,
         .spacing = 10,
         .values = islandValues,
         .controls = {},
         .seaLevel = "0"},
    };
}

} // namespace terrain
