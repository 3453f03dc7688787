// SPDX-License-Identifier: MIT
#include "libterrain/generators/diamond_square/amplitude_parameters.h"
#include "libterrain/generators/diamond_square/parameter_reasons.h"
#include "libterrain/generators/diamond_square/settings.h"

namespace terrain::diamond_square {
namespace {

using reasons::Reason;

const ParameterChoice formChoices[] = {
    {"classic", TERRAIN_TEXT("generators", "Classic"),
     TERRAIN_TEXT("generators", "Both steps of a level have the same amplitude, as it was first published.")},
    {"half_step", TERRAIN_TEXT("generators", "Half step"),
     TERRAIN_TEXT("generators", "The amplitude also falls between the two steps of a level: fewer creases "
                                "along the lattice.")},
    {"calibrated", TERRAIN_TEXT("generators", "Calibrated"),
     TERRAIN_TEXT("generators",
                  "Every offset is as large as those of fractal ground with this H, so that the "
                  "land is as rough as H says at every scale.")},
    {"stationary", TERRAIN_TEXT("generators", "Stationary"),
     TERRAIN_TEXT("generators",
                  "Every sample follows from 16 neighbours: true fractal ground, alike in every direction "
                  "and at every place, borders included.")},
    {"ridged", TERRAIN_TEXT("generators", "Ridged"),
     TERRAIN_TEXT("generators", "Hills of several sizes, each folded to sharp crests: mountain ridges.")},
    {"billowed", TERRAIN_TEXT("generators", "Billowed"),
     TERRAIN_TEXT("generators",
                  "Hills of several sizes, each folded to sharp furrows: rounded tops, as of dunes and "
                  "clouds.")},
};
const ParameterChoice falloffChoices[] = {
    {"hurst", TERRAIN_TEXT("generators", "By smoothness H"),
     TERRAIN_TEXT("generators", "The amplitude falls by 2^−H at each level.")},
    {"factor", TERRAIN_TEXT("generators", "By a factor"),
     TERRAIN_TEXT("generators", "The amplitude is multiplied by a number of your own at each level.")},
};
const ParameterChoice distributionChoices[] = {
    {"uniform", TERRAIN_TEXT("generators", "Up and down"),
     TERRAIN_TEXT("generators", "Every offset between minus and plus the amplitude is equally likely.")},
    {"positive", TERRAIN_TEXT("generators", "Only up"),
     TERRAIN_TEXT("generators", "Offsets lie between 0 and the amplitude: the ground swells between its "
                                "corners.")},
    {"gaussian", TERRAIN_TEXT("generators", "Gaussian"),
     TERRAIN_TEXT("generators", "Most offsets are small and a few are large; the amplitude is their standard "
                                "deviation.")},
};
const ParameterChoice edgesChoices[] = {
    {"three", TERRAIN_TEXT("generators", "Free"),
     TERRAIN_TEXT("generators", "A sample on the border takes the mean of its three neighbours. With the "
                                "stationary form the same as open.")},
    {"wrap", TERRAIN_TEXT("generators", "Wrapped"),
     TERRAIN_TEXT("generators", "Opposite borders are equal, so that copies of the terrain join without a "
                                "seam.")},
    {"open", TERRAIN_TEXT("generators", "Open"),
     TERRAIN_TEXT("generators", "The terrain lies inside a wider land, so that its border is like its "
                                "middle. With a start grid the same as free.")},
};
const ParameterChoice cornersChoices[] = {
    {"fixed", TERRAIN_TEXT("generators", "Set by hand"),
     TERRAIN_TEXT("generators", "The corners have the heights that you give them.")},
    {"random", TERRAIN_TEXT("generators", "Random"),
     TERRAIN_TEXT("generators", "The corners' heights are drawn from a range.")},
};
const ParameterChoice stopHalfChoices[] = {
    {"centres", TERRAIN_TEXT("generators", "Centres"),
     TERRAIN_TEXT("generators", "The middles of the squares are still displaced, the edges no more.")},
    {"edges", TERRAIN_TEXT("generators", "Edges"),
     TERRAIN_TEXT("generators", "The whole last level is displaced.")},
};

ParameterSpec choiceSpec(const char* id, TextSource label, TextSource help,
                         std::span<const ParameterChoice> choices, const char* standard,
                         Reason (*inapplicable)(const ParameterSet&) = nullptr) {
    ParameterSpec out{id, label, help};
    out.type = ParameterType::Choice;
    out.defaultValue = std::string(standard);
    out.choices = choices;
    out.inapplicable = inapplicable;
    return out;
}

/// A length in m whose slider moves by factors.
ParameterSpec lengthSpec(const char* id, TextSource label, TextSource help, double standard,
                         Reason (*inapplicable)(const ParameterSet&)) {
    ParameterSpec out{id, label, help};
    out.unit = "m";
    out.defaultValue = standard;
    out.maximum = greatestHeight;
    out.softMinimum = 0.1;
    out.softMaximum = 5000;
    out.step = 10;
    out.logarithmic = true;
    out.inapplicable = inapplicable;
    return out;
}

ParameterSpec cornerSpec(const char* id, TextSource label, TextSource help,
                         Reason (*inapplicable)(const ParameterSet&)) {
    ParameterSpec out{id, label, help};
    out.unit = "m";
    out.minimum = -greatestHeight;
    out.maximum = greatestHeight;
    out.softMinimum = -2000;
    out.softMaximum = 2000;
    out.step = 10;
    out.inapplicable = inapplicable;
    return out;
}

ParameterSpec seedSpec() {
    ParameterSpec out{"seed", TERRAIN_TEXT("generators", "Seed"),
                      TERRAIN_TEXT("generators", "Another seed gives another land of the same character. "
                                                 "A number or any word.")};
    out.type = ParameterType::Seed;
    out.defaultValue = std::string("1");
    out.inapplicable = reasons::seed;
    return out;
}

ParameterSpec hurstSpec() {
    ParameterSpec out{"hurst", TERRAIN_TEXT("generators", "Smoothness H"),
                      TERRAIN_TEXT("generators",
                                   "Lower: rougher at small scale. Higher: smoother ground with "
                                   "broad hills. Mountains are near 1.")};
    out.defaultValue = 0.8; // natural ground, and in range in every form
    out.minimum = 0.01;
    out.maximum = 2;
    out.softMinimum = 0.4;
    out.softMaximum = 1.4;
    out.inapplicable = reasons::hurst;
    return out;
}

ParameterSpec factorSpec() {
    ParameterSpec out{"factor", TERRAIN_TEXT("generators", "Factor per level"),
                      TERRAIN_TEXT("generators", "Higher: rougher at small scale. Above 1 the details are "
                                                 "taller than the hills they stand on.")};
    out.defaultValue = 0.55;
    out.minimum = 0.01;
    out.maximum = 16;
    out.softMinimum = 0.3;
    out.softMaximum = 1;
    out.logarithmic = true;
    out.inapplicable = reasons::factor;
    return out;
}

ParameterSpec fixedPointsSpec() {
    ParameterSpec out{"fixed_points", TERRAIN_TEXT("generators", "Fixed points"),
                      TERRAIN_TEXT("generators",
                                   "Places that keep a height of your own, such as a summit or a "
                                   "pass; the land around them follows.")};
    out.type = ParameterType::Points;
    out.defaultValue = PointList{};
    return out;
}

ParameterSpec startGridSpec() {
    ParameterSpec out{"start_grid", TERRAIN_TEXT("generators", "Start grid"),
                      TERRAIN_TEXT("generators",
                                   "Heights in rows from north to south that the land keeps and fills with "
                                   "detail: a rough plan of it. The amplitude is that within one of its "
                                   "cells.")};
    out.type = ParameterType::Table;
    out.defaultValue = HeightTable{};
    out.inapplicable = reasons::startGrid;
    return out;
}

ParameterSpec pinsSpec() {
    ParameterSpec out{"pins", TERRAIN_TEXT("generators", "Pins"),
                      TERRAIN_TEXT("generators",
                                   "Places that the land goes through, such as a peak, a lake or the points "
                                   "of a ridge: all the land around each is moved with it and stays as rough "
                                   "as it was.")};
    out.type = ParameterType::Points;
    out.defaultValue = PointList{};
    return out;
}

ParameterSpec pinReachSpec() {
    ParameterSpec out{"pin_reach", TERRAIN_TEXT("generators", "Reach of the pins"),
                      TERRAIN_TEXT("generators",
                                   "How far a pin takes the land with it, as a part of the land's longer "
                                   "side. Lower: steep single hills. Higher: the whole land follows.")};
    out.defaultValue = 0.25;
    out.minimum = 0.02;
    out.maximum = 4;
    out.softMaximum = 1;
    out.softMinimum = 0.05;
    out.logarithmic = true;
    out.inapplicable = reasons::pinReach;
    return out;
}

ParameterSpec stopLevelSpec() {
    ParameterSpec out{"stop_level", TERRAIN_TEXT("generators", "Last level"),
                      TERRAIN_TEXT("generators",
                                   "Finer levels than this add no detail: lower values show how "
                                   "the land grows from its corners.")};
    out.type = ParameterType::Integer;
    out.defaultValue = std::int64_t{mostLevels};
    out.maximum = mostLevels;
    out.step = 1;
    out.inapplicable = reasons::stopLevel;
    return out;
}

/// The first of a group.
ParameterSpec first(TextSource group, ParameterSpec spec) {
    spec.group = group;
    return spec;
}

} // namespace

std::span<const ParameterSpec> parameters() {
    static const ParameterSpec table[] = {
        seedSpec(),
        choiceSpec("form", TERRAIN_TEXT("generators", "Form"),
                   TERRAIN_TEXT("generators", "How the offsets of the two steps of a level relate."),
                   formChoices, "stationary"),
        lengthSpec("amplitude", TERRAIN_TEXT("generators", "Amplitude"),
                   TERRAIN_TEXT("generators",
                                "How far the middle of the land is lifted or lowered at first; in "
                                "the calibrated and the stationary form how much heights differ "
                                "from side to side. "
                                "Higher: taller mountains and deeper valleys."),
                   100, reasons::amplitude),
        choiceSpec("falloff", TERRAIN_TEXT("generators", "Fall-off"),
                   TERRAIN_TEXT("generators", "How the amplitude shrinks from level to level."),
                   falloffChoices, "hurst", reasons::falloff),
        hurstSpec(),
        factorSpec(),
        octavesSpec(),
        choiceSpec("distribution", TERRAIN_TEXT("generators", "Offsets"),
                   TERRAIN_TEXT("generators", "Which way and how far the ground is displaced."),
                   distributionChoices, "uniform", reasons::distribution),
        choiceSpec("edges", TERRAIN_TEXT("generators", "Edges"),
                   TERRAIN_TEXT("generators", "What the land does at its borders."), edgesChoices, "three"),
        first(TERRAIN_TEXT("generators", "Corners"),
              choiceSpec("corners", TERRAIN_TEXT("generators", "Corners"),
                         TERRAIN_TEXT("generators",
                                      "Where the heights of the corners, from which all starts, come "
                                      "from."),
                         cornersChoices, "fixed", reasons::corners)),
        cornerSpec("corner_nw", TERRAIN_TEXT("generators", "North-west corner"),
                   TERRAIN_TEXT("generators", "Raises or lowers the land towards the north-west."),
                   reasons::northWestCorner),
        cornerSpec("corner_ne", TERRAIN_TEXT("generators", "North-east corner"),
                   TERRAIN_TEXT("generators", "Raises or lowers the land towards the north-east."),
                   reasons::otherCorner),
        cornerSpec("corner_sw", TERRAIN_TEXT("generators", "South-west corner"),
                   TERRAIN_TEXT("generators", "Raises or lowers the land towards the south-west."),
                   reasons::otherCorner),
        cornerSpec("corner_se", TERRAIN_TEXT("generators", "South-east corner"),
                   TERRAIN_TEXT("generators", "Raises or lowers the land towards the south-east."),
                   reasons::otherCorner),
        lengthSpec("corner_range", TERRAIN_TEXT("generators", "Range of the corners"),
                   TERRAIN_TEXT("generators", "The corners are drawn between minus and plus this height. "
                                              "Higher: the land tilts and bends more as a whole."),
                   50, reasons::cornerRange),
        first(TERRAIN_TEXT("generators", "Rough and smooth land"), levelAmplitudesSpec()),
        lowAmplitudeSpec(),
        highAmplitudeSpec(),
        lowHeightSpec(),
        highHeightSpec(),
        amplitudeMaskSpec(),
        first(TERRAIN_TEXT("generators", "Given heights"), startGridSpec()),
        fixedPointsSpec(),
        pinsSpec(),
        pinReachSpec(),
        first(TERRAIN_TEXT("generators", "Levels"), stopLevelSpec()),
        choiceSpec("stop_half", TERRAIN_TEXT("generators", "Last step"),
                   TERRAIN_TEXT("generators", "The last step that adds detail within the last level."),
                   stopHalfChoices, "edges", reasons::distribution),
    };
    return table;
}

} // namespace terrain::diamond_square
