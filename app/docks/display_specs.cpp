// SPDX-License-Identifier: MIT
#include "app/docks/display_specs.h"

#include "libterrain/surface/colour_by.h"
#include "libterrain/surface/colour_ramp.h"
#include "libterrain/surface/loaded_ramp.h"

#include <algorithm>

namespace app {
namespace {

using terrain::ParameterSpec;
using terrain::ParameterType;

std::span<const terrain::ParameterChoice> rampChoices() {
    static const std::vector<terrain::ParameterChoice> choices = [] {
        std::vector<terrain::ParameterChoice> out;
        for (const terrain::ColourRamp& ramp : terrain::colourRamps())
            out.push_back({ramp.id, ramp.label, {}});
        out.push_back({terrain::loadedRampId, TERRAIN_TEXT("docks", "From a file"), {}});
        return out;
    }();
    return choices;
}

std::span<const terrain::ParameterChoice> colourByChoices() {
    static const std::vector<terrain::ParameterChoice> choices = [] {
        std::vector<terrain::ParameterChoice> out;
        for (const terrain::ColourByName& name : terrain::colourByNames())
            out.push_back({name.id, name.label, {}});
        return out;
    }();
    return choices;
}

std::optional<terrain::TextSource> needsHeightColours(const terrain::ParameterSet& set) {
    if (set.isChoice("colour_by", "height"))
        return std::nullopt;
    return TERRAIN_TEXT("docks", "The colours say something else than height, and are fixed.");
}

std::optional<terrain::TextSource> needsFixedRange(const terrain::ParameterSet& set) {
    if (const auto reason = needsHeightColours(set))
        return reason;
    if (set.boolean("fixed_range"))
        return std::nullopt;
    return TERRAIN_TEXT("docks", "The colours span the terrain's own heights.");
}

std::optional<terrain::TextSource> needsContours(const terrain::ParameterSet& set) {
    if (set.boolean("contours"))
        return std::nullopt;
    return TERRAIN_TEXT("docks", "No contour lines are shown.");
}

ParameterSpec switchSpec(const char* id, terrain::TextSource label, terrain::TextSource help, bool standard) {
    return {.id = id, .label = label, .help = help, .type = ParameterType::Boolean, .defaultValue = standard};
}

ParameterSpec heightSpec(const char* id, terrain::TextSource label, terrain::TextSource help,
                         double standard) {
    return {.id = id,
            .label = label,
            .help = help,
            .unit = "m",
            .defaultValue = standard,
            .minimum = -1e9,
            .maximum = 1e9,
            .softMinimum = -1000,
            .softMaximum = 9000,
            .step = 1,
            .inapplicable = needsFixedRange};
}

ParameterSpec angleSpec(const char* id, terrain::TextSource label, terrain::TextSource help, double standard,
                        double maximum) {
    return {.id = id,
            .label = label,
            .help = help,
            .unit = "°",
            .defaultValue = standard,
            .minimum = 0,
            .maximum = maximum,
            .step = 1};
}

ParameterSpec rampSpec() {
    return {.id = "ramp",
            .label = TERRAIN_TEXT("docks", "Colours"),
            .help = TERRAIN_TEXT("docks", "The colours from the lowest to the highest ground."),
            .type = ParameterType::Choice,
            .defaultValue = terrain::Display{}.ramp,
            .choices = rampChoices(),
            .inapplicable = needsHeightColours};
}

ParameterSpec colourBySpec() {
    return {.id = "colour_by",
            .label = TERRAIN_TEXT("docks", "Colour by"),
            .help = TERRAIN_TEXT("docks",
                                 "What the colours say: how high the ground is, how steep, where it faces, "
                                 "its normal as red, green and blue, how it is bent (blue hollows, brown "
                                 "knolls), or nothing."),
            .type = ParameterType::Choice,
            .defaultValue = std::string(idOf(terrain::ColourBy::Height)),
            .choices = colourByChoices()};
}

ParameterSpec fixedRangeSpec() {
    ParameterSpec out = switchSpec(
        "fixed_range", TERRAIN_TEXT("docks", "Fixed range"),
        TERRAIN_TEXT("docks", "The colours span heights of your own, so that terrains can be compared."),
        false);
    out.inapplicable = needsHeightColours;
    return out;
}

ParameterSpec exaggerationSpec() {
    return {.id = "exaggeration",
            .label = TERRAIN_TEXT("docks", "Exaggeration"),
            .help = TERRAIN_TEXT("docks",
                                 "Stretches heights in the 3D view and in the shading; the terrain itself "
                                 "stays as it is."),
            .unit = "×",
            .defaultValue = 1.0,
            .minimum = 0.01,
            .maximum = 100,
            .softMinimum = 0.1,
            .softMaximum = 10,
            .step = 0.1,
            .logarithmic = true};
}

ParameterSpec contourIntervalSpec() {
    return {.id = "contour_interval",
            .label = TERRAIN_TEXT("docks", "Contour interval"),
            .help = TERRAIN_TEXT("docks",
                                 "The height from one line to the next. 0: a round number that gives 10 to "
                                 "25 lines. Every fifth line, from 0 m on, is a strong one with its height."),
            .unit = "m",
            .defaultValue = 0.0,
            .minimum = 0,
            .maximum = 1e6,
            .softMinimum = 0,
            .softMaximum = 200,
            .step = 1,
            .inapplicable = needsContours};
}

std::span<const terrain::ParameterChoice> normalChoices() {
    static const std::vector<terrain::ParameterChoice> choices = [] {
        std::vector<terrain::ParameterChoice> out;
        for (const terrain::NormalWeightName& name : terrain::normalWeightNames())
            out.push_back({name.id, name.label, {}});
        return out;
    }();
    return choices;
}

std::optional<terrain::TextSource> needsVertexNormals(const terrain::ParameterSet& set) {
    if (!set.boolean("flat_shading") || set.boolean("needles"))
        return std::nullopt;
    return TERRAIN_TEXT("docks", "Flat shading takes the triangles' own normals.");
}

ParameterSpec normalsSpec() {
    return {.id = "normals",
            .label = TERRAIN_TEXT("docks", "Normals"),
            .help = TERRAIN_TEXT("docks",
                                 "Where the 3D view takes the normal of a vertex from: the slope between its "
                                 "neighbours, or the triangles around it, each counted by its area, by its "
                                 "angle there or all alike."),
            .type = ParameterType::Choice,
            .defaultValue = std::string(terrain::normalWeightNames().front().id),
            .choices = normalChoices(),
            .inapplicable = needsVertexNormals};
}

/// How a mesh is made and lit, for those who learn it; all of it in the 3D view.
void addTeachingSpecs(std::vector<ParameterSpec>& specs) {
    specs.push_back(
        switchSpec("flat_shading", TERRAIN_TEXT("docks", "Flat shading"),
                   TERRAIN_TEXT("docks", "Lights each triangle alike, as if it were cut out of board; far "
                                         "away those of every 2nd, 4th, 8th … row and column."),
                   false));
    specs.push_back(normalsSpec());
    specs.push_back(
        switchSpec("strips", TERRAIN_TEXT("docks", "Triangle strips"),
                   TERRAIN_TEXT("docks", "Colours each row of triangles, which is one strip, in turn; "
                                         "triangles of a strip are lighter and darker."),
                   false));
    specs.push_back(
        switchSpec("needles", TERRAIN_TEXT("docks", "Normals as needles"),
                   TERRAIN_TEXT("docks", "Draws the normals of the samples in the middle of the view; far "
                                         "away of every 2nd, 4th, 8th … row and column."),
                   false));
    specs.push_back(switchSpec(
        "figure", TERRAIN_TEXT("docks", "Person of 1.8 m"),
        TERRAIN_TEXT("docks", "Somebody stands in the middle of the view, true to scale."), false));
}

std::vector<ParameterSpec> makeSpecs() {
    const terrain::Display standard;
    std::vector<ParameterSpec> out{
        colourBySpec(),
        rampSpec(),
        fixedRangeSpec(),
        heightSpec("range_minimum", TERRAIN_TEXT("docks", "Lowest"),
                   TERRAIN_TEXT("docks", "The height of the first colour."), standard.rangeMinimum),
        heightSpec("range_maximum", TERRAIN_TEXT("docks", "Highest"),
                   TERRAIN_TEXT("docks", "The height of the last colour."), standard.rangeMaximum),
        exaggerationSpec(),
        angleSpec("sun_azimuth", TERRAIN_TEXT("docks", "Sun direction"),
                  TERRAIN_TEXT("docks", "Where the light comes from, clockwise from north: 90° is east."),
                  standard.sunAzimuth, 360),
        angleSpec(
            "sun_elevation", TERRAIN_TEXT("docks", "Sun height"),
            TERRAIN_TEXT("docks",
                         "How high the sun stands. Lower: longer shade, flat ground shows more relief."),
            standard.sunElevation, 90),
        switchSpec(
            "wireframe", TERRAIN_TEXT("docks", "Wireframe"),
            TERRAIN_TEXT("docks",
                         "Draws the triangles of the samples over the ground; far away only every 2nd, 4th, "
                         "8th … row and column."),
            standard.wireframe),
        switchSpec(
            "repeat", TERRAIN_TEXT("docks", "Repeat 3 × 3"),
            TERRAIN_TEXT("docks", "Shows copies side by side: a terrain with wrapped edges has no seams."),
            standard.repeat),
        switchSpec("contours", TERRAIN_TEXT("docks", "Contour lines"),
                   TERRAIN_TEXT("docks", "Draws lines of equal height over the ground."), standard.contours),
        contourIntervalSpec(),
        switchSpec("water", TERRAIN_TEXT("docks", "Show water"),
                   TERRAIN_TEXT("docks", "Draws the sea where the terrain has a sea level."), standard.water),
    };
    addTeachingSpecs(out);
    return out;
}

/// Sets what the spec allows; a stored display with something else shows the nearest that can be.
void set(terrain::ParameterSet& values, const char* id, double number) {
    const ParameterSpec* spec = terrain::findSpec(values.specs(), id);
    (void)values.set(id, std::clamp(number, spec->minimum, spec->maximum));
}

} // namespace

std::span<const ParameterSpec> displaySpecs() {
    static const std::vector<ParameterSpec> specs = makeSpecs();
    return specs;
}

terrain::ParameterSet displayParameters(const terrain::Display& display) {
    terrain::ParameterSet out(displaySpecs());
    (void)out.set("colour_by", std::string(idOf(display.colourBy)));
    (void)out.set("ramp", display.ramp);
    (void)out.set("fixed_range", display.fixedRange);
    set(out, "range_minimum", display.rangeMinimum);
    set(out, "range_maximum", display.rangeMaximum);
    set(out, "exaggeration", display.exaggeration);
    set(out, "sun_azimuth", display.sunAzimuth);
    set(out, "sun_elevation", display.sunElevation);
    (void)out.set("wireframe", display.wireframe);
    (void)out.set("repeat", display.repeat);
    (void)out.set("contours", display.contours);
    set(out, "contour_interval", display.contourInterval);
    (void)out.set("water", display.water);
    (void)out.set("flat_shading", display.flatShading);
    for (const terrain::NormalWeightName& name : terrain::normalWeightNames())
        if (name.weight == display.normals)
            (void)out.set("normals", std::string(name.id));
    (void)out.set("strips", display.strips);
    (void)out.set("needles", display.needles);
    (void)out.set("figure", display.figure);
    return out;
}

terrain::Display withParameters(terrain::Display display, const terrain::ParameterSet& values) {
    display.colourBy = terrain::findColourBy(values.text("colour_by")).value_or(display.colourBy);
    display.ramp = values.text("ramp");
    display.fixedRange = values.boolean("fixed_range");
    display.rangeMinimum = values.real("range_minimum");
    display.rangeMaximum = values.real("range_maximum");
    display.exaggeration = values.real("exaggeration");
    display.sunAzimuth = values.real("sun_azimuth");
    display.sunElevation = values.real("sun_elevation");
    display.wireframe = values.boolean("wireframe");
    display.repeat = values.boolean("repeat");
    display.contours = values.boolean("contours");
    display.contourInterval = values.real("contour_interval");
    display.water = values.boolean("water");
    display.flatShading = values.boolean("flat_shading");
    for (const terrain::NormalWeightName& name : terrain::normalWeightNames())
        if (values.isChoice("normals", name.id))
            display.normals = name.weight;
    display.strips = values.boolean("strips");
    display.needles = values.boolean("needles");
    display.figure = values.boolean("figure");
    return display;
}

} // namespace app
