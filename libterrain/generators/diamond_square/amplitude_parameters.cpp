// SPDX-License-Identifier: MIT
#include "libterrain/generators/diamond_square/amplitude_parameters.h"

#include "libterrain/generators/diamond_square/parameter_reasons.h"
#include "libterrain/generators/diamond_square/settings.h"

namespace terrain::diamond_square {
namespace {

ParameterSpec percentSpec(const char* id, TextSource label, TextSource help) {
    ParameterSpec out{id, label, help};
    out.unit = "%";
    out.defaultValue = 100.0;
    out.maximum = greatestPercent;
    out.softMaximum = 200;
    out.step = 1;
    out.inapplicable = reasons::offsets;
    return out;
}

ParameterSpec heightSpec(const char* id, TextSource label, TextSource help, double standard) {
    ParameterSpec out{id, label, help};
    out.unit = "m";
    out.defaultValue = standard;
    out.minimum = -greatestHeight;
    out.maximum = greatestHeight;
    out.softMinimum = -2000;
    out.softMaximum = 4000;
    out.step = 10;
    out.inapplicable = reasons::amplitudeByHeight;
    return out;
}

} // namespace

ParameterSpec octavesSpec() {
    ParameterSpec out{"octaves", TERRAIN_TEXT("generators", "Octaves"),
                      TERRAIN_TEXT("generators", "How many sizes of ridges lie on each other, each half as "
                                                 "large as the one before. Higher: finer ridges.")};
    out.type = ParameterType::Integer;
    out.defaultValue = std::int64_t{5};
    out.minimum = 1;
    out.maximum = 8;
    out.step = 1;
    out.inapplicable = reasons::octaves;
    return out;
}

ParameterSpec levelAmplitudesSpec() {
    ParameterSpec out{
        "level_amplitudes", TERRAIN_TEXT("generators", "Amplitude by level"),
        TERRAIN_TEXT("generators",
                     "What each level's amplitude is multiplied with, the large forms on the left and "
                     "the finest on the right; octaves of ridged land likewise. Lower on the right: "
                     "smooth slopes; a hump: land full of forms of that size.")};
    out.type = ParameterType::Curve;
    out.defaultValue = CurvePoints{{1, 1}, {mostLevels, 1}};
    out.frame.xMinimum = 1;
    out.frame.xMaximum = mostLevels;
    out.frame.yMaximum = greatestPercent / 100;
    out.frame.xUnit = "";
    out.inapplicable = reasons::offsets;
    return out;
}

ParameterSpec lowAmplitudeSpec() {
    return percentSpec("low_amplitude", TERRAIN_TEXT("generators", "Amplitude of low land"),
                       TERRAIN_TEXT("generators", "The part of the amplitude that land at the low height or "
                                                  "below gets. Lower: smooth valleys under rough summits."));
}

ParameterSpec highAmplitudeSpec() {
    return percentSpec("high_amplitude", TERRAIN_TEXT("generators", "Amplitude of high land"),
                       TERRAIN_TEXT("generators", "The part of the amplitude that land at the high height or "
                                                  "above gets. Lower: smooth tops over rough slopes."));
}

ParameterSpec lowHeightSpec() {
    return heightSpec("low_height", TERRAIN_TEXT("generators", "Low height"),
                      TERRAIN_TEXT("generators", "Land at this height or below is low."), 0);
}

ParameterSpec highHeightSpec() {
    return heightSpec("high_height", TERRAIN_TEXT("generators", "High height"),
                      TERRAIN_TEXT("generators", "Land at this height or above is high; between the two the "
                                                 "amplitude changes little by little."),
                      100);
}

ParameterSpec amplitudeMaskSpec() {
    ParameterSpec out{"amplitude_mask", TERRAIN_TEXT("generators", "Amplitude mask"),
                      TERRAIN_TEXT("generators",
                                   "Percent of the amplitude from place to place, in rows from north to "
                                   "south that are stretched over the terrain: where the land is to be "
                                   "smooth, 0, and where rough, 100 or more.")};
    out.unit = "%";
    out.type = ParameterType::Table;
    out.defaultValue = HeightTable{};
    out.inapplicable = reasons::offsets;
    return out;
}

} // namespace terrain::diamond_square
