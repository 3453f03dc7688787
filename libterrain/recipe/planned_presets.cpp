// SPDX-License-Identifier: MIT
#include "libterrain/recipe/landscape_plans.h"
#include "libterrain/recipe/preset_tables.h"
#include "libterrain/surface/loaded_ramp.h"

#include <array>
#include <memory>

// Landscapes that need more than random ground: a plan as start grid, or steps after the ground. Colours of
// their own say what the ground is made of.
namespace terrain {
namespace {

using Values = std::span<const PresetValue>;

/// Half steps from a plan: the amplitude is that within one of its cells.
Values plannedValues(const std::string& plan, const char* amplitude, const char* hurst) {
    // Kept for as long as the program runs, as all tables of presets.
    static std::vector<std::unique_ptr<std::array<PresetValue, 7>>> kept;
    kept.push_back(std::make_unique<std::array<PresetValue, 7>>(std::array{
        PresetValue{"seed", "7"}, PresetValue{"form", "half_step"}, PresetValue{"falloff", "hurst"},
        PresetValue{"hurst", hurst}, PresetValue{"edges", "three"}, PresetValue{"amplitude", amplitude},
        PresetValue{"start_grid", plan.c_str()}}));
    return *kept.back();
}

constexpr std::array canyonValues = {PresetValue{"seed", "3"},        PresetValue{"form", "ridged"},
                                     PresetValue{"amplitude", "500"}, PresetValue{"falloff", "hurst"},
                                     PresetValue{"hurst", "0.75"},    PresetValue{"octaves", "3"},
                                     PresetValue{"edges", "open"}};
constexpr std::array badlandValues = {PresetValue{"seed", "5"},        PresetValue{"form", "ridged"},
                                      PresetValue{"amplitude", "110"}, PresetValue{"falloff", "hurst"},
                                      PresetValue{"hurst", "0.9"},     PresetValue{"octaves", "5"},
                                      PresetValue{"edges", "open"}};

/// Over the terrain's own heights.
Display inColours(const char* name, std::span<const ColourStop> stops) {
    Display out;
    out.ramp = loadedRampId;
    out.loadedRamp = RampReference(LoadedRamp{name, {stops.begin(), stops.end()}});
    return out;
}

Display sandDisplay(double /*n*/, double /*spacing*/) {
    static constexpr std::array stops = {ColourStop{0, {185, 138, 78}}, ColourStop{0.45, {214, 171, 106}},
                                         ColourStop{0.8, {232, 199, 141}}, ColourStop{1, {244, 220, 174}}};
    Display out = inColours("Sand", stops);
    out.exaggeration = 1.5;
    return out;
}

Display rockDisplay(double /*n*/, double /*spacing*/) {
    static constexpr std::array stops = {ColourStop{0, {201, 162, 122}},   ColourStop{0.12, {143, 74, 44}},
                                         ColourStop{0.3, {181, 100, 58}},  ColourStop{0.45, {154, 79, 49}},
                                         ColourStop{0.6, {198, 122, 72}},  ColourStop{0.75, {167, 90, 56}},
                                         ColourStop{0.9, {211, 154, 102}}, ColourStop{1, {220, 177, 132}}};
    return inColours("Red rock", stops);
}

/// Layers of clay, each as thick as the others.
Display clayDisplay(double /*n*/, double /*spacing*/) {
    constexpr std::array<Colour, 6> clays = {
        {{168, 131, 95}, {217, 197, 163}, {183, 103, 74}, {207, 174, 134}, {142, 90, 73}, {226, 212, 184}}};
    constexpr int layers = 22;
    std::vector<ColourStop> stops;
    stops.reserve(layers);
    for (int i = 0; i < layers; ++i)
        stops.push_back({static_cast<double>(i) / (layers - 1),
                         clays[static_cast<std::size_t>((i * 5 + i / 4) % static_cast<int>(clays.size()))]});
    return inColours("Clay", stops);
}

Display greyDisplay(double /*n*/, double /*spacing*/) {
    Display out;
    out.ramp = "grey";
    return out;
}

Step stepOf(const char* kind, std::initializer_list<PresetValue> values, double strength = 1) {
    Step out = makeStep(kind, kind);
    out.strength = strength;
    for (const PresetValue& value : values) {
        const Status set = out.parameters.setFromText(value.parameter, value.text);
        MORAINE_EXPECTS(set.isOk());
    }
    return out;
}

} // namespace

std::vector<Step> presetSteps(std::string_view presetId) {
    if (presetId == "volcano")
        return {stepOf("smooth", {{"radius", "70"}})}; // the plan's cells are 160 m wide
    if (presetId == "moon")
        return {stepOf("smooth", {{"radius", "75"}})};
    if (presetId == "dunes")
        return {stepOf("smooth", {{"radius", "14"}})};
    if (presetId == "canyons")
        return {stepOf("invert", {{"about", "0"}}),
                stepOf("normalise", {{"lowest", "-900"}, {"highest", "900"}}),
                stepOf("clamp", {{"lowest", "-520"}, {"highest", "-60"}, {"softness", "40"}}),
                stepOf("terrace", {{"step_height", "110"}, {"softness", "35"}, {"jitter", "50"}}, 0.75)};
    if (presetId == "badlands")
        return {stepOf("smooth", {{"radius", "3"}}),
                stepOf("terrace", {{"step_height", "9"}, {"softness", "50"}, {"jitter", "40"}}, 0.55)};
    return {};
}

std::vector<Preset> plannedPresets() {
    return {
        {.id = "volcano",
         .label = TERRAIN_TEXT("recipe", "Volcano"),
         .help =
             TERRAIN_TEXT("recipe", "A cone with a crater and gullies, ten kilometres wide. Its start grid "
                                    "is the plan; another seed changes only the detail."),
         .columns = 1025,
         .spacing = 10,
         .values = plannedValues(volcanoPlan(), "60", "0.8"),
         .controls = {},
         .seaLevel = "0"},
        {.id = "archipelago",
         .label = TERRAIN_TEXT("recipe", "Archipelago"),
         .help =
             TERRAIN_TEXT("recipe", "Islands of all sizes in a shallow sea, ten kilometres wide. The start "
                                    "grid says roughly where they lie, the seed what they look like."),
         .columns = 1025,
         .spacing = 10,
         .values = plannedValues(archipelagoPlan(), "260", "0.85"),
         .controls = {},
         .seaLevel = "0"},
        {.id = "canyons",
         .label = TERRAIN_TEXT("recipe", "Canyon land"),
         .help =
             TERRAIN_TEXT("recipe", "Table mountains of layered red rock over wide valleys, ten kilometres "
                                    "wide: ridged land upside down, cut off and terraced."),
         .columns = 1025,
         .spacing = 10,
         .values = canyonValues,
         .controls = {},
         .display = rockDisplay},
        {.id = "badlands",
         .label = TERRAIN_TEXT("recipe", "Badlands"),
         .help = TERRAIN_TEXT("recipe", "Bare hills of banded clay with sharp crests, two kilometres wide."),
         .columns = 1025,
         .spacing = 2,
         .values = badlandValues,
         .controls = {},
         .display = clayDisplay},
        {.id = "dunes",
         .label = TERRAIN_TEXT("recipe", "Dunes"),
         .help =
             TERRAIN_TEXT("recipe", "Rows of sand dunes across a west wind, two and a half kilometres wide. "
                                    "Its start grid is the plan; another seed changes only the detail."),
         .columns = 1025,
         .spacing = 2.5,
         .values = plannedValues(dunesPlan(), "1.2", "0.8"),
         .controls = {},
         .display = sandDisplay},
        {.id = "moon",
         .label = TERRAIN_TEXT("recipe", "Moon"),
         .help =
             TERRAIN_TEXT("recipe", "Craters of all sizes in grey dust, ten kilometres wide. Its start grid "
                                    "is the plan; another seed changes only the detail."),
         .columns = 1025,
         .spacing = 10,
         .values = plannedValues(moonPlan(), "16", "0.7"),
         .controls = {},
         .display = greyDisplay},
    };
}

} // namespace terrain
