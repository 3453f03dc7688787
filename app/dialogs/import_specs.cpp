// SPDX-License-Identifier: MIT
#include "app/dialogs/import_specs.h"

#include "libterrain/core/grid.h"
#include "libterrain/formats/heightmap_format.h"
#include "libterrain/parameters/parameter_set.h"

namespace app {

namespace {

using terrain::ParameterChoice;
using terrain::ParameterSpec;
using terrain::ParameterType;

std::span<const ParameterChoice> formatChoices() {
    static const std::vector<ParameterChoice> choices = [] {
        std::vector<ParameterChoice> out{{"auto", TERRAIN_TEXT("ImportDialog", "As the file says")}};
        for (const terrain::HeightmapFormat* format : terrain::heightmapFormats()) {
            if (format->canRead())
                out.push_back({format->id(), format->label()});
        }
        return out;
    }();
    return choices;
}

const ParameterChoice types[] = {
    {"u8", TERRAIN_TEXT("ImportDialog", "8 bit, whole numbers")},
    {"u16", TERRAIN_TEXT("ImportDialog", "16 bit, whole numbers")},
    {"i16", TERRAIN_TEXT("ImportDialog", "16 bit, signed")},
    {"u32", TERRAIN_TEXT("ImportDialog", "32 bit, whole numbers")},
    {"i32", TERRAIN_TEXT("ImportDialog", "32 bit, signed")},
    {"f32", TERRAIN_TEXT("ImportDialog", "32 bit, floating point")},
    {"f64", TERRAIN_TEXT("ImportDialog", "64 bit, floating point")},
};
const ParameterChoice byteOrders[] = {
    {"little", TERRAIN_TEXT("ImportDialog", "Little endian (PC)")},
    {"big", TERRAIN_TEXT("ImportDialog", "Big endian (Mac)")},
};
const ParameterChoice rowOrders[] = {
    {"north", TERRAIN_TEXT("ImportDialog", "From the north, as pictures")},
    {"south", TERRAIN_TEXT("ImportDialog", "From the south")},
};
const ParameterChoice parts[] = {
    {"whole", TERRAIN_TEXT("ImportDialog", "The whole file")},
    {"part", TERRAIN_TEXT("ImportDialog", "A part of it")},
};
const ParameterChoice turns[] = {
    {"0", TERRAIN_TEXT("ImportDialog", "As it lies")},
    {"90", TERRAIN_TEXT("ImportDialog", "90° clockwise")},
    {"180", TERRAIN_TEXT("ImportDialog", "180°")},
    {"270", TERRAIN_TEXT("ImportDialog", "90° counter-clockwise")},
};
const ParameterChoice mirrors[] = {
    {"none", TERRAIN_TEXT("ImportDialog", "Not mirrored")},
    {"horizontal", TERRAIN_TEXT("ImportDialog", "West and east")},
    {"vertical", TERRAIN_TEXT("ImportDialog", "North and south")},
    {"both", TERRAIN_TEXT("ImportDialog", "Both")},
};
const ParameterChoice resamplings[] = {
    {"none", TERRAIN_TEXT("ImportDialog", "Samples as in the file")},
    {"square", TERRAIN_TEXT("ImportDialog", "Square cells")},
    {"size", TERRAIN_TEXT("ImportDialog", "Another number of samples")},
};
const ParameterChoice channels[] = {
    {"auto", TERRAIN_TEXT("ImportDialog", "As the file suggests")},
    {"grey", TERRAIN_TEXT("ImportDialog", "Grey (mean of the colours)")},
    {"r", TERRAIN_TEXT("ImportDialog", "Red")},
    {"g", TERRAIN_TEXT("ImportDialog", "Green")},
    {"b", TERRAIN_TEXT("ImportDialog", "Blue")},
    {"a", TERRAIN_TEXT("ImportDialog", "Alpha")},
    {"index", TERRAIN_TEXT("ImportDialog", "Index of the palette")},
};
const ParameterChoice upAxes[] = {
    {"z", TERRAIN_TEXT("ImportDialog", "z")},
    {"y", TERRAIN_TEXT("ImportDialog", "y (z points to the south)")},
};
const ParameterChoice heightChoices[] = {
    {"metres", TERRAIN_TEXT("ImportDialog", "Samples are metres")},
    {"range", TERRAIN_TEXT("ImportDialog", "Between two heights")},
};

std::optional<terrain::TextSource> needsRange(const terrain::ParameterSet& values) {
    if (values.isChoice(importField::heights, "range"))
        return std::nullopt;
    return TERRAIN_TEXT("ImportDialog", "Only for heights between two heights.");
}

ParameterSpec choiceRow(const char* id, terrain::TextSource label, terrain::TextSource help,
                        std::span<const ParameterChoice> choices, const char* chosen) {
    ParameterSpec out{id, label, help};
    out.type = ParameterType::Choice;
    out.choices = choices;
    out.defaultValue = std::string(chosen);
    return out;
}

constexpr double usualSide = 8193;

ParameterSpec sideRow(const char* id, terrain::TextSource label, terrain::TextSource help) {
    ParameterSpec out{id, label, help};
    out.type = ParameterType::Integer;
    out.defaultValue = std::int64_t{1025};
    out.minimum = 2;
    out.maximum = terrain::maximumSide;
    out.softMinimum = 2;
    out.softMaximum = usualSide;
    out.step = 1;
    out.logarithmic = true;
    return out;
}

/// Where a part begins; its edge counts from 0.
ParameterSpec edgeRow(const char* id, terrain::TextSource label, terrain::TextSource help) {
    ParameterSpec out{id, label, help};
    out.type = ParameterType::Integer;
    out.defaultValue = std::int64_t{0};
    out.maximum = terrain::maximumSide;
    out.softMaximum = usualSide;
    out.step = 1;
    return out;
}

ParameterSpec headerRow() {
    ParameterSpec out{importField::header, TERRAIN_TEXT("ImportDialog", "Header"),
                      TERRAIN_TEXT("ImportDialog", "Bytes before the first sample.")};
    out.unit = "B";
    out.type = ParameterType::Integer;
    out.defaultValue = std::int64_t{0};
    out.maximum = 1e9;
    out.softMaximum = 4096;
    out.step = 1;
    return out;
}

ParameterSpec metresRow(const char* id, terrain::TextSource label, terrain::TextSource help, double value) {
    ParameterSpec out{id, label, help};
    out.unit = "m";
    out.defaultValue = value;
    out.minimum = -1e6;
    out.maximum = 1e6;
    out.softMinimum = -1000;
    out.softMaximum = 9000;
    out.step = 1;
    out.inapplicable = needsRange;
    return out;
}

ParameterSpec spacingRow(const char* id, terrain::TextSource label, terrain::TextSource help) {
    ParameterSpec out{id, label, help};
    out.unit = "m";
    out.defaultValue = 1.0;
    out.minimum = 1e-6;
    out.maximum = 1e6;
    out.softMinimum = 0.1;
    out.softMaximum = 1000;
    out.step = 1;
    out.logarithmic = true;
    return out;
}

ParameterSpec nodataRow() {
    ParameterSpec out{importField::nodata, TERRAIN_TEXT("ImportDialog", "Missing value"),
                      TERRAIN_TEXT("ImportDialog",
                                   "Samples of this value, such as −9999, are missing. Empty: only what "
                                   "the file itself says.")};
    out.type = ParameterType::Text;
    out.defaultValue = std::string();
    return out;
}

ParameterSpec fillRow() {
    ParameterSpec out{importField::fill, TERRAIN_TEXT("ImportDialog", "Fill missing samples"),
                      TERRAIN_TEXT("ImportDialog", "Closes holes smoothly from the ground around them.")};
    out.type = ParameterType::Boolean;
    out.defaultValue = false;
    return out;
}

} // namespace

std::span<const ParameterSpec> importSpecs() {
    using namespace importField;
    constexpr terrain::TextSource bothSpacings =
        TERRAIN_TEXT("ImportDialog", "Metres between neighbouring samples, from west to east and from north "
                                     "to south: both change together, so that the cells keep their shape.");
    constexpr terrain::TextSource side = TERRAIN_TEXT("ImportDialog", "Samples a side.");
    static const ParameterSpec table[] = {
        choiceRow(format, TERRAIN_TEXT("ImportDialog", "Format"),
                  TERRAIN_TEXT("ImportDialog", "How the file is read."), formatChoices(), "auto"),
        sideRow(columns, TERRAIN_TEXT("ImportDialog", "Columns"), side),
        sideRow(rows, TERRAIN_TEXT("ImportDialog", "Rows"), side),
        choiceRow(type, TERRAIN_TEXT("ImportDialog", "Sample type"),
                  TERRAIN_TEXT("ImportDialog", "How each sample is stored."), types, "u16"),
        choiceRow(byteOrder, TERRAIN_TEXT("ImportDialog", "Byte order"),
                  TERRAIN_TEXT("ImportDialog", "The wrong one makes spikes and walls."), byteOrders,
                  "little"),
        headerRow(),
        choiceRow(rowOrder, TERRAIN_TEXT("ImportDialog", "Row order"),
                  TERRAIN_TEXT("ImportDialog",
                               "Which edge of the land stands first in the file; the wrong one "
                               "mirrors it."),
                  rowOrders, "north"),
        choiceRow(channel, TERRAIN_TEXT("ImportDialog", "Channel"),
                  TERRAIN_TEXT("ImportDialog", "Which part of the picture's colours becomes heights."),
                  channels, "auto"),
        choiceRow(heights, TERRAIN_TEXT("ImportDialog", "Heights"),
                  TERRAIN_TEXT("ImportDialog", "The file does not say what its numbers mean."), heightChoices,
                  "metres"),
        metresRow(
            rangeMinimum, TERRAIN_TEXT("ImportDialog", "Lowest"),
            TERRAIN_TEXT("ImportDialog", "The height of black, the least number that a sample can hold."), 0),
        metresRow(
            rangeMaximum, TERRAIN_TEXT("ImportDialog", "Highest"),
            TERRAIN_TEXT("ImportDialog", "The height of white, the greatest number that a sample can hold."),
            1000),
        nodataRow(),
        choiceRow(meshUp, TERRAIN_TEXT("ImportDialog", "Up axis"),
                  TERRAIN_TEXT("ImportDialog", "Which axis of the mesh points up."), upAxes, "z"),
        sideRow(meshColumns, TERRAIN_TEXT("ImportDialog", "Columns"),
                TERRAIN_TEXT("ImportDialog", "Samples from west to east at which the mesh is looked at from "
                                             "above: another way to give the spacing.")),
        spacingRow(
            spacing, TERRAIN_TEXT("ImportDialog", "Spacing"),
            TERRAIN_TEXT("ImportDialog", "Metres between neighbouring samples: larger makes a wider land.")),
        spacingRow(spacingX, TERRAIN_TEXT("ImportDialog", "Spacing west–east"), bothSpacings),
        spacingRow(spacingY, TERRAIN_TEXT("ImportDialog", "Spacing north–south"), bothSpacings),
        fillRow(),
        choiceRow(crop, TERRAIN_TEXT("ImportDialog", "Part"),
                  TERRAIN_TEXT("ImportDialog", "What of the file is imported. A part keeps its place on the "
                                               "earth."),
                  parts, "whole"),
        edgeRow(cropColumn, TERRAIN_TEXT("ImportDialog", "From column"),
                TERRAIN_TEXT("ImportDialog", "Columns of the file that are left out in the west.")),
        edgeRow(cropRow, TERRAIN_TEXT("ImportDialog", "From row"),
                TERRAIN_TEXT("ImportDialog", "Rows of the file that are left out in the north.")),
        sideRow(cropColumns, TERRAIN_TEXT("ImportDialog", "Columns of the part"), side),
        sideRow(cropRows, TERRAIN_TEXT("ImportDialog", "Rows of the part"), side),
        choiceRow(turn, TERRAIN_TEXT("ImportDialog", "Turn"),
                  TERRAIN_TEXT("ImportDialog", "Turned ground loses its place on the earth."), turns, "0"),
        choiceRow(mirror, TERRAIN_TEXT("ImportDialog", "Mirror"),
                  TERRAIN_TEXT("ImportDialog", "Which sides change places, after turning. Mirrored ground "
                                               "loses its place on the earth."),
                  mirrors, "none"),
        choiceRow(resample, TERRAIN_TEXT("ImportDialog", "Resample"),
                  TERRAIN_TEXT("ImportDialog", "The ground stays as large as it is and keeps its place; the "
                                               "spacing follows the number of samples. Square cells take the "
                                               "finer spacing of the two."),
                  resamplings, "none"),
        sideRow(resampleColumns, TERRAIN_TEXT("ImportDialog", "New columns"), side),
        sideRow(resampleRows, TERRAIN_TEXT("ImportDialog", "New rows"), side),
    };
    return table;
}

} // namespace app
