// SPDX-License-Identifier: MIT
#include "libterrain/recipe/preset_tables.h"

#include <algorithm>
#include <array>

// The five systems that diamond-square terrains are known from. Their heights belong to a lattice of unit
// spacing, so a wider spacing is shown with as much more exaggeration.
namespace terrain {
namespace {

/// What the 3D view accepts.
double shownExaggeration(double value) {
    return std::clamp(value, 0.01, 100.0);
}

/// A relief of a few units stays as tall beside its width as on a lattice of `cells` cells.
Display unitRelief(double n, double spacing, double cells) {
    Display out;
    out.exaggeration = shownExaggeration(spacing * n / cells);
    return out;
}

constexpr std::array webglValues = {PresetValue{"form", "classic"},          PresetValue{"amplitude", "0.3"},
                                    PresetValue{"falloff", "factor"},        PresetValue{"factor", "0.6"},
                                    PresetValue{"edges", "three"},           PresetValue{"corners", "fixed"},
                                    PresetValue{"distribution", "positive"}, PresetValue{"corner_nw", "0.01"},
                                    PresetValue{"corner_ne", "0.01"},        PresetValue{"corner_sw", "0.01"},
                                    PresetValue{"corner_se", "0.01"}};

constexpr std::array matlabValues = {
    PresetValue{"form", "classic"},         PresetValue{"amplitude", "rcoe^iterations"},
    PresetValue{"falloff", "factor"},       PresetValue{"factor", "1/rcoe"},
    PresetValue{"distribution", "uniform"}, PresetValue{"edges", "three"},
    PresetValue{"corners", "fixed"},        PresetValue{"corner_nw", "1"},
    PresetValue{"corner_ne", "1.4"},        PresetValue{"corner_sw", "1"},
    PresetValue{"corner_se", "1.2"}};

constexpr std::array playfulValues = {
    PresetValue{"form", "classic"},         PresetValue{"amplitude", "roughness*n"},
    PresetValue{"falloff", "factor"},       PresetValue{"factor", "0.5"},
    PresetValue{"distribution", "uniform"}, PresetValue{"edges", "three"},
    PresetValue{"corners", "fixed"},        PresetValue{"corner_nw", "n/2"},
    PresetValue{"corner_ne", "n/2"},        PresetValue{"corner_sw", "n/2"},
    PresetValue{"corner_se", "n/2"}};

constexpr std::array workshopValues = {
    PresetValue{"seed", "4"},         PresetValue{"form", "classic"},
    PresetValue{"amplitude", "1"},    PresetValue{"falloff", "hurst"},
    PresetValue{"hurst", "1"},        PresetValue{"edges", "three"},
    PresetValue{"corners", "random"}, PresetValue{"distribution", "uniform"},
    PresetValue{"corner_range", "1"}};

constexpr std::array periodicValues = {
    PresetValue{"form", "classic"},  PresetValue{"amplitude", "1"}, PresetValue{"falloff", "hurst"},
    PresetValue{"hurst", "1"},       PresetValue{"edges", "wrap"},  PresetValue{"distribution", "uniform"},
    PresetValue{"corners", "fixed"}, PresetValue{"corner_nw", "0"}};

Display webglDisplay(double n, double spacing) {
    return unitRelief(n, spacing, 4);
}

/// The script looks with azimuth −47° and elevation 74°. Its azimuth turns the eye counter-clockwise about z,
/// starting from the negative y axis; ours counts clockwise from north (y), so it is 180° − (−47°).
Display matlabDisplay(double /*n*/, double spacing) {
    constexpr double scriptAzimuth = -47;
    constexpr double scriptElevation = 74;
    Display out;
    out.ramp = "land";
    out.fixedRange = true;
    out.rangeMinimum = 0;
    out.rangeMaximum = 1.8;
    out.axisMinimum = 0;
    out.axisMaximum = 2.5;
    out.cameraAzimuth = 180 - scriptAzimuth;
    out.cameraElevation = scriptElevation;
    out.exaggeration = shownExaggeration(spacing);
    return out;
}

/// A cube: heights of 0…n over a side of n cells.
Display playfulDisplay(double n, double spacing) {
    Display out;
    out.fixedRange = true;
    out.rangeMinimum = 0;
    out.rangeMaximum = n;
    out.axisMinimum = 0;
    out.axisMaximum = n;
    out.exaggeration = shownExaggeration(spacing);
    return out;
}

Display lowRelief(double n, double spacing) {
    return unitRelief(n, spacing, 8);
}

// The script's number of iterations n gives both the size, 2^n + 1, and the first amplitude RCOE^n. Here the
// size is chosen by itself, so the control is only the exponent of the first amplitude; unless it is given it
// is the number of levels of the final size, as in the script.
constexpr std::array matlabControlDefaults = {PresetValue{"iterations", "levels"}};

const std::array<ParameterSpec, 2>& matlabControls() {
    static const std::array<ParameterSpec, 2> specs = [] {
        ParameterSpec roughness;
        roughness.id = "rcoe";
        roughness.label = TERRAIN_TEXT("recipe", "Roughness coefficient");
        roughness.help =
            TERRAIN_TEXT("recipe", "Below 1 every finer level is rougher than the one before it, "
                                   "above 1 smoother.");
        roughness.defaultValue = 0.2;
        roughness.minimum = 0.0625;
        roughness.maximum = 100;
        roughness.softMinimum = 0.1;
        roughness.softMaximum = 2;
        roughness.logarithmic = true;
        ParameterSpec iterations;
        iterations.id = "iterations";
        iterations.label = TERRAIN_TEXT("recipe", "Iterations");
        iterations.help =
            TERRAIN_TEXT("recipe", "The first offset is bounded by the roughness coefficient to "
                                   "this power; unless set, it is the number of levels of the size.");
        iterations.type = ParameterType::Integer;
        iterations.defaultValue = std::int64_t{3};
        iterations.minimum = 0;
        iterations.maximum = 20;
        iterations.step = 1;
        return std::array{roughness, iterations};
    }();
    return specs;
}

const std::array<ParameterSpec, 1>& playfulControls() {
    static const std::array<ParameterSpec, 1> specs = [] {
        ParameterSpec roughness;
        roughness.id = "roughness";
        roughness.label = TERRAIN_TEXT("recipe", "Roughness");
        roughness.help =
            TERRAIN_TEXT("recipe", "The bound of the first offset as a part of the terrain's side.");
        roughness.defaultValue = 0.7;
        roughness.minimum = 0;
        roughness.maximum = 10;
        roughness.softMinimum = 0;
        roughness.softMaximum = 2;
        return std::array{roughness};
    }();
    return specs;
}

} // namespace

std::vector<Preset> sourcePresets() {
    return {
        {.id = "webgl",
         .label = TERRAIN_TEXT("recipe", "Swelling ground"),
         .help =
             TERRAIN_TEXT("recipe", "Offsets are never negative, so the ground swells up between four low "
                                    "corners, as in a flight demo for the browser."),
         .columns = 129,
         .spacing = 1,
         .values = webglValues,
         .controls = {},
         .display = webglDisplay},
        {.id = "matlab",
         .label = TERRAIN_TEXT("recipe", "Roughness study"),
         .help = TERRAIN_TEXT("recipe", "A small surface whose roughness coefficient says whether it gets "
                                        "rougher or smoother with every level."),
         .columns = 9,
         .spacing = 1,
         .values = matlabValues,
         .controls = matlabControls(),
         .controlDefaults = matlabControlDefaults,
         .display = matlabDisplay},
        {.id = "playful",
         .label = TERRAIN_TEXT("recipe", "Water cube"),
         .help =
             TERRAIN_TEXT("recipe", "The terrain fills a cube: heights are as wide as its side, with water "
                                    "at three tenths of it."),
         .columns = 129,
         .spacing = 1,
         .values = playfulValues,
         .controls = playfulControls(),
         .seaLevel = "0.3*n",
         .display = playfulDisplay},
        {.id = "workshop",
         .label = TERRAIN_TEXT("recipe", "Seeded surface"),
         .help = TERRAIN_TEXT("recipe", "The coarse surface of a course in graphics: corners from the seed, "
                                        "halved offsets, good for looking at the triangles."),
         .columns = 33,
         .spacing = 1,
         .values = workshopValues,
         .controls = {},
         .display = lowRelief},
        {.id = "periodic",
         .label = TERRAIN_TEXT("recipe", "Repeating tile"),
         .help =
             TERRAIN_TEXT("recipe", "Opposite edges are equal, so copies of it fit side by side without a "
                                    "seam."),
         .columns = 129,
         .spacing = 1,
         .values = periodicValues,
         .controls = {},
         .display = lowRelief},
    };
}

} // namespace terrain
