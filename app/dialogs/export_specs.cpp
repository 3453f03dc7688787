// SPDX-License-Identifier: MIT
#include "app/dialogs/export_specs.h"

#include "libterrain/core/grid.h"

namespace app {
namespace {

const terrain::ParameterChoice rangeChoices[] = {
    {"heights", TERRAIN_TEXT("ExportDialog", "Automatic")},
    {"own", TERRAIN_TEXT("ExportDialog", "Between two heights")},
};

std::optional<terrain::TextSource> needsOwnRange(const terrain::ParameterSet& values) {
    if (values.isChoice("range", "own"))
        return std::nullopt;
    return TERRAIN_TEXT("ExportDialog", "Only for a range of your own.");
}

std::optional<terrain::TextSource> needsTiles(const terrain::ParameterSet& values) {
    if (values.integer("across") > 1 || values.integer("down") > 1)
        return std::nullopt;
    return TERRAIN_TEXT("ExportDialog", "Only for several tiles.");
}

terrain::ParameterSpec rangeEnd(const char* id, terrain::TextSource label, terrain::TextSource help,
                                double value) {
    terrain::ParameterSpec out{id, label, help};
    out.unit = "m";
    out.defaultValue = value;
    out.minimum = -1e6;
    out.maximum = 1e6;
    out.softMinimum = -1000;
    out.softMaximum = 9000;
    out.step = 1;
    out.inapplicable = needsOwnRange;
    return out;
}

std::optional<terrain::TextSource> needsResampling(const terrain::ParameterSet& values) {
    if (values.boolean("resample"))
        return std::nullopt;
    return TERRAIN_TEXT("ExportDialog", "Only when it is resampled.");
}

terrain::ParameterSpec sideNumber(const char* id, terrain::TextSource label, terrain::TextSource help) {
    terrain::ParameterSpec out{id, label, help};
    out.type = terrain::ParameterType::Integer;
    out.defaultValue = std::int64_t{1025};
    out.minimum = 2;
    out.maximum = terrain::maximumSide;
    out.softMinimum = 2;
    out.softMaximum = 8193;
    out.step = 1;
    out.inapplicable = needsResampling;
    return out;
}

terrain::ParameterSpec tileNumber(const char* id, terrain::TextSource label, terrain::TextSource help,
                                  std::int64_t least) {
    constexpr double most = 64;
    terrain::ParameterSpec out{id, label, help};
    out.type = terrain::ParameterType::Integer;
    out.defaultValue = least;
    out.minimum = static_cast<double>(least);
    out.maximum = most;
    out.softMinimum = out.minimum;
    out.softMaximum = 8;
    out.step = 1;
    return out;
}

} // namespace

std::span<const terrain::ParameterSpec> exportRangeSpecs() {
    static const terrain::ParameterSpec table[] = {
        [] {
            terrain::ParameterSpec out{"range", TERRAIN_TEXT("ExportDialog", "Range"),
                                       TERRAIN_TEXT("ExportDialog",
                                                    "Which heights black and white stand for. Automatic "
                                                    "is the imported file's full scale, where this one "
                                                    "has the same samples, or the land's lowest and "
                                                    "highest point. Several terrains that belong together "
                                                    "need the same.")};
            out.type = terrain::ParameterType::Choice;
            out.choices = rangeChoices;
            out.defaultValue = std::string("heights");
            return out;
        }(),
        rangeEnd("minimum", TERRAIN_TEXT("ExportDialog", "Lowest"),
                 TERRAIN_TEXT("ExportDialog", "The height of the number 0."), 0),
        rangeEnd("maximum", TERRAIN_TEXT("ExportDialog", "Highest"),
                 TERRAIN_TEXT("ExportDialog", "The height of the greatest number."), 1000),
    };
    return table;
}

std::span<const terrain::ParameterSpec> exportSizeSpecs() {
    static const terrain::ParameterSpec table[] = {
        [] {
            terrain::ParameterSpec out{
                "resample", TERRAIN_TEXT("ExportDialog", "Resample"),
                TERRAIN_TEXT("ExportDialog", "Writes other numbers of samples over the same land.")};
            out.type = terrain::ParameterType::Boolean;
            out.defaultValue = false;
            return out;
        }(),
        sideNumber("columns", TERRAIN_TEXT("ExportDialog", "Columns"),
                   TERRAIN_TEXT("ExportDialog", "Samples from west to east.")),
        sideNumber("rows", TERRAIN_TEXT("ExportDialog", "Rows"),
                   TERRAIN_TEXT("ExportDialog", "Samples from north to south.")),
    };
    return table;
}

std::span<const terrain::ParameterSpec> exportTileSpecs() {
    static const terrain::ParameterSpec table[] = {
        tileNumber("across", TERRAIN_TEXT("ExportDialog", "Tiles across"),
                   TERRAIN_TEXT("ExportDialog", "Files from west to east."), 1),
        tileNumber("down", TERRAIN_TEXT("ExportDialog", "Tiles down"),
                   TERRAIN_TEXT("ExportDialog", "Files from north to south."), 1),
        [] {
            terrain::ParameterSpec out = tileNumber(
                "overlap", TERRAIN_TEXT("ExportDialog", "Shared samples"),
                TERRAIN_TEXT("ExportDialog",
                             "Samples that neighbouring tiles have in common: 1 is a shared edge."),
                0);
            out.inapplicable = needsTiles;
            return out;
        }(),
    };
    return table;
}

} // namespace app
