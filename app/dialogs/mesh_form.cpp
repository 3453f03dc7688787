// SPDX-License-Identifier: MIT
#include "app/dialogs/mesh_form.h"

namespace app {

namespace {

const terrain::ParameterChoice triangleChoices[] = {
    {"grid", TERRAIN_TEXT("ExportDialog", "Two for every cell")},
    {"few", TERRAIN_TEXT("ExportDialog", "Few, within an error")},
};

std::optional<terrain::TextSource> needsFew(const terrain::ParameterSet& values) {
    if (values.isChoice("triangles", "few"))
        return std::nullopt;
    return TERRAIN_TEXT("ExportDialog", "Only for few triangles.");
}

} // namespace

std::span<const terrain::ParameterSpec> meshSpecs() {
    static const terrain::ParameterSpec table[] = {
        [] {
            terrain::ParameterSpec out{
                "triangles", TERRAIN_TEXT("ExportDialog", "Triangles"),
                TERRAIN_TEXT("ExportDialog",
                             "Every sample becomes a vertex, or only as many as an error needs: few "
                             "where the land is even, more where it is rough.")};
            out.type = terrain::ParameterType::Choice;
            out.choices = triangleChoices;
            out.defaultValue = std::string("grid");
            return out;
        }(),
        [] {
            terrain::ParameterSpec out{
                "max_error", TERRAIN_TEXT("ExportDialog", "Largest error"),
                TERRAIN_TEXT("ExportDialog", "How far the mesh may lie above or below any sample.")};
            out.unit = "m";
            out.defaultValue = 1.0;
            out.minimum = 1e-6;
            out.maximum = 1e6;
            out.softMinimum = 0.01;
            out.softMaximum = 100;
            out.step = 0.1;
            out.logarithmic = true;
            out.inapplicable = needsFew;
            return out;
        }(),
    };
    return table;
}

} // namespace app
