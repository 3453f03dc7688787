// SPDX-License-Identifier: MIT
#include "libterrain/recipe/preset_tables.h"

#include <array>

// Landscapes in metres. The seeds were searched for a composition (a valley that opens to the viewer, land
// that stays away from the border) and chosen by eye. Amplitudes are plain numbers, so other sizes show the
// same place coarser or finer.
namespace terrain {
namespace {

constexpr std::array coastValues = {PresetValue{"seed", "74598"},     PresetValue{"form", "stationary"},
                                    PresetValue{"amplitude", "1300"}, PresetValue{"falloff", "hurst"},
                                    PresetValue{"hurst", "0.8"},      PresetValue{"distribution", "gaussian"},
                                    PresetValue{"edges", "open"}};

constexpr std::array mountainValues = {
    PresetValue{"seed", "497853"},     PresetValue{"form", "half_step"},
    PresetValue{"amplitude", "2000"},  PresetValue{"falloff", "hurst"},
    PresetValue{"hurst", "1.1"},       PresetValue{"distribution", "uniform"},
    PresetValue{"edges", "three"},     PresetValue{"corners", "fixed"},
    PresetValue{"corner_nw", "1300"},  PresetValue{"corner_ne", "1400"},
    PresetValue{"corner_sw", "800"},   PresetValue{"corner_se", "900"},
    PresetValue{"corner_range", "500"}};

constexpr std::array hillValues = {PresetValue{"seed", "237469"},     PresetValue{"form", "half_step"},
                                   PresetValue{"amplitude", "700"},   PresetValue{"falloff", "hurst"},
                                   PresetValue{"hurst", "1.2"},       PresetValue{"distribution", "uniform"},
                                   PresetValue{"edges", "three"},     PresetValue{"corners", "fixed"},
                                   PresetValue{"corner_nw", "420"},   PresetValue{"corner_ne", "380"},
                                   PresetValue{"corner_sw", "320"},   PresetValue{"corner_se", "340"},
                                   PresetValue{"corner_range", "150"}};

constexpr std::array islandValues = {
    PresetValue{"seed", "542550"},     PresetValue{"form", "half_step"},
    PresetValue{"amplitude", "1500"},  PresetValue{"falloff", "hurst"},
    PresetValue{"hurst", "1.05"},      PresetValue{"distribution", "uniform"},
    PresetValue{"edges", "three"},     PresetValue{"corners", "fixed"},
    PresetValue{"corner_nw", "-450"},  PresetValue{"corner_ne", "-450"},
    PresetValue{"corner_sw", "-450"},  PresetValue{"corner_se", "-450"},
    PresetValue{"corner_range", "300"}};

/// Hills are green up to their tops: the colours of mountains begin above them.
Display hillDisplay(double /*n*/, double /*spacing*/) {
    Display out;
    out.fixedRange = true;
    out.rangeMinimum = 0;
    out.rangeMaximum = 600;
    return out;
}

} // namespace

std::vector<Preset> landscapePresets() {
    return {
        {.id = "coast",
         .label = TERRAIN_TEXT("recipe", "Coast"),
         .help = TERRAIN_TEXT("recipe", "A mountainous coast with islands before it, ten kilometres wide: "
                                        "true fractal ground, so any seed gives a land as natural."),
         .columns = 1025,
         .spacing = 10,
         .values = coastValues,
         .controls = {},
         .seaLevel = "0"},
        {.id = "mountains",
         .label = TERRAIN_TEXT("recipe", "Mountains"),
         .help = TERRAIN_TEXT("recipe", "High massifs around a valley with a lake, ten kilometres wide."),
         .columns = 1025,
         .spacing = 10,
         .values = mountainValues,
         .controls = {},
         .seaLevel = "660"},
        {.id = "hills",
         .label = TERRAIN_TEXT("recipe", "Hills"),
         .help = TERRAIN_TEXT("recipe", "Rolling country with small lakes, five kilometres wide."),
         .columns = 1025,
         .spacing = 5,
         .values = hillValues,
         .controls = {},
         .seaLevel = "90",
         .display = hillDisplay},
        {.id = "islands",
         .label = TERRAIN_TEXT("recipe", "Islands"),
         .help = TERRAIN_TEXT("recipe", "Islands with steep coasts in a sea at 0 m, ten kilometres wide."),
         .columns = 1025,
         .spacing = 10,
         .values = islandValues,
         .controls = {},
         .seaLevel = "0"},
    };
}

} // namespace terrain
