// SPDX-License-Identifier: MIT
#include "app/dialogs/solid_form.h"

namespace app {

namespace {

const terrain::ParameterChoice shapes[] = {
    {"surface", TERRAIN_TEXT("ExportDialog", "The surface alone")},
    {"body", TERRAIN_TEXT("ExportDialog", "A closed body to be printed")},
};

const terrain::ParameterChoice sizes[] = {
    {"width", TERRAIN_TEXT("ExportDialog", "By its width")},
    {"scale", TERRAIN_TEXT("ExportDialog", "By a scale")},
};

std::optional<terrain::TextSource> needsBody(const terrain::ParameterSet& values) {
    if (values.isChoice("shape", "body"))
        return std::nullopt;
    return TERRAIN_TEXT("ExportDialog", "Only for bodies to be printed.");
}

std::optional<terrain::TextSource> needsWidth(const terrain::ParameterSet& values) {
    if (values.isChoice("size", "width"))
        return needsBody(values);
    return TERRAIN_TEXT("ExportDialog", "The scale gives the width.");
}

std::optional<terrain::TextSource> needsScale(const terrain::ParameterSet& values) {
    if (values.isChoice("size", "scale"))
        return needsBody(values);
    return TERRAIN_TEXT("ExportDialog", "The width gives the scale.");
}

terrain::ParameterSpec sizeRow() {
    terrain::ParameterSpec out{"size", TERRAIN_TEXT("ExportDialog", "Size"),
                               TERRAIN_TEXT("ExportDialog", "What decides how large the body becomes.")};
    out.type = terrain::ParameterType::Choice;
    out.choices = sizes;
    out.defaultValue = std::string("width");
    out.inapplicable = needsBody;
    return out;
}

terrain::ParameterSpec scaleRow() {
    terrain::ParameterSpec out{
        "scale", TERRAIN_TEXT("ExportDialog", "Scale 1 to"),
        TERRAIN_TEXT("ExportDialog", "So many metres of land become one of the body.")};
    out.defaultValue = 50000.0;
    out.minimum = 0.001;
    out.maximum = 1e9;
    out.softMinimum = 100;
    out.softMaximum = 1e6;
    out.step = 100;
    out.logarithmic = true;
    out.inapplicable = needsScale;
    return out;
}

terrain::ParameterSpec length(const char* id, terrain::TextSource label, terrain::TextSource help,
                              double value, double least, double most) {
    terrain::ParameterSpec out{id, label, help};
    out.unit = "mm";
    out.defaultValue = value;
    out.minimum = 0.01;
    out.maximum = 1e5;
    out.softMinimum = least;
    out.softMaximum = most;
    out.step = 0.5;
    out.logarithmic = true;
    out.inapplicable = needsBody;
    return out;
}

terrain::ParameterSpec widthRow() {
    terrain::ParameterSpec out = length(
        "print_width", TERRAIN_TEXT("ExportDialog", "Width"),
        TERRAIN_TEXT("ExportDialog", "Of the whole from west to east, all tiles together."), 150, 20, 1000);
    out.inapplicable = needsWidth;
    return out;
}

terrain::ParameterSpec tiles(const char* id, terrain::TextSource label) {
    terrain::ParameterSpec out{id, label,
                               TERRAIN_TEXT("ExportDialog", "Bodies that can be put together, each in a file "
                                                            "of its own, for beds that are smaller.")};
    out.type = terrain::ParameterType::Integer;
    out.defaultValue = std::int64_t{1};
    out.minimum = 1;
    out.maximum = 16;
    out.step = 1;
    out.inapplicable = needsBody;
    return out;
}

} // namespace

std::span<const terrain::ParameterSpec> solidSpecs() {
    static const terrain::ParameterSpec table[] = {
        [] {
            terrain::ParameterSpec out{
                "shape", TERRAIN_TEXT("ExportDialog", "Shape"),
                TERRAIN_TEXT("ExportDialog", "A body has walls and a bottom and is in mm, as programs for 3D "
                                             "printers take it.")};
            out.type = terrain::ParameterType::Choice;
            out.choices = shapes;
            out.defaultValue = std::string("surface");
            return out;
        }(),
        sizeRow(),
        widthRow(),
        scaleRow(),
        length("base", TERRAIN_TEXT("ExportDialog", "Base"),
               TERRAIN_TEXT("ExportDialog", "What lies below the lowest place: at least twice as thick as a "
                                            "thread of the printer."),
               2, 0.5, 50),
        [] {
            terrain::ParameterSpec out{
                "exaggeration", TERRAIN_TEXT("ExportDialog", "Exaggeration"),
                TERRAIN_TEXT("ExportDialog",
                             "Heights so many times as high: wide land looks flat in print.")};
            out.defaultValue = 1.0;
            out.minimum = 0.01;
            out.maximum = 100;
            out.softMinimum = 0.5;
            out.softMaximum = 5;
            out.step = 0.1;
            out.logarithmic = true;
            out.inapplicable = needsBody;
            return out;
        }(),
        tiles("tiles_across", TERRAIN_TEXT("ExportDialog", "Bodies from west to east")),
        tiles("tiles_down", TERRAIN_TEXT("ExportDialog", "Bodies from north to south")),
    };
    return table;
}

std::optional<terrain::SolidOptions> chosenSolid(const terrain::ParameterSet& values) {
    if (!values.isChoice("shape", "body"))
        return std::nullopt;
    terrain::SolidOptions out;
    out.base = values.real("base");
    if (values.isChoice("size", "scale"))
        out.scale = values.real("scale");
    else
        out.printWidth = values.real("print_width");
    out.exaggeration = values.real("exaggeration");
    out.tilesAcross = static_cast<int>(values.integer("tiles_across"));
    out.tilesDown = static_cast<int>(values.integer("tiles_down"));
    return out;
}

} // namespace app
