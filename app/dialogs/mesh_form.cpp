// SPDX-License-Identifier: MIT
#include "app/dialogs/mesh_form.h"

namespace app {

namespace {

const terrain::ParameterChoice triangleChoices[] = {
    {"grid", TERRAIN_TEXT("ExportDialog", "Two for every cell")},
    {"few", TERRAIN_TEXT("ExportDialog", "Few, within an error")},
    {"chunks", TERRAIN_TEXT("ExportDialog", "In chunks, with levels of detail")},
};

const terrain::ParameterChoice skirtChoices[] = {
    {"needed", TERRAIN_TEXT("ExportDialog", "As deep as the gaps")},
    {"typed", TERRAIN_TEXT("ExportDialog", "Of a depth")},
    {"none", TERRAIN_TEXT("ExportDialog", "None")},
};

terrain::ParameterSpec triangleRow() {
    terrain::ParameterSpec out{
        "triangles", TERRAIN_TEXT("ExportDialog", "Triangles"),
        TERRAIN_TEXT(
            "ExportDialog",
            "Every sample becomes a vertex, or only as many as an error needs: few where the land is "
            "even, more where it is rough. Chunks are squares that an engine shows in less detail "
            "the further away they are.")};
    out.type = terrain::ParameterType::Choice;
    out.choices = triangleChoices;
    out.defaultValue = std::string("grid");
    return out;
}

/// Metres above 0, on a slider from `least` to `most`.
terrain::ParameterSpec metresRow(const char* id, terrain::TextSource label, terrain::TextSource help,
                                 double value, double least, double most, double step) {
    terrain::ParameterSpec out{id, label, help};
    out.unit = "m";
    out.defaultValue = value;
    out.minimum = 1e-6;
    out.maximum = 1e6;
    out.softMinimum = least;
    out.softMaximum = most;
    out.step = step;
    out.logarithmic = true;
    return out;
}

terrain::ParameterSpec errorRow() {
    return metresRow("max_error", TERRAIN_TEXT("ExportDialog", "Largest error"),
                     TERRAIN_TEXT("ExportDialog", "How far the mesh may lie above or below any sample."), 1,
                     0.01, 100, 0.1);
}

terrain::ParameterSpec countRow(const char* id, terrain::TextSource label, terrain::TextSource help,
                                std::int64_t value, double most, double usual) {
    terrain::ParameterSpec out{id, label, help};
    out.type = terrain::ParameterType::Integer;
    out.defaultValue = value;
    out.minimum = 1;
    out.maximum = most;
    out.softMinimum = 1;
    out.softMaximum = usual;
    out.step = 1;
    return out;
}

terrain::ParameterSpec skirtRow() {
    terrain::ParameterSpec out{
        "skirts", TERRAIN_TEXT("ExportDialog", "Skirts"),
        TERRAIN_TEXT("ExportDialog",
                     "Strips that hang from the edges of the chunks and hide the gaps between "
                     "two levels of detail.")};
    out.type = terrain::ParameterType::Choice;
    out.choices = skirtChoices;
    out.defaultValue = std::string("needed");
    return out;
}

terrain::ParameterSpec depthRow() {
    return metresRow("skirt_depth", TERRAIN_TEXT("ExportDialog", "Depth of skirts"),
                     TERRAIN_TEXT("ExportDialog", "How far they hang down."), 10, 0.1, 1000, 1);
}

} // namespace

std::span<const terrain::ParameterSpec> meshSpecs() {
    constexpr double mostCells = 4096;
    constexpr double mostLevels = 13; // of so many cells
    static const terrain::ParameterSpec table[] = {
        triangleRow(),
        errorRow(),
        countRow("chunk_cells", TERRAIN_TEXT("ExportDialog", "Cells a chunk"),
                 TERRAIN_TEXT("ExportDialog", "Along a side. The last chunks have what is left."), 64,
                 mostCells, 256),
        countRow(
            "chunk_levels", TERRAIN_TEXT("ExportDialog", "Levels of detail"),
            TERRAIN_TEXT("ExportDialog", "The first has every sample, the next every 2nd, then every 4th …"),
            terrain::ChunkOptions{}.levels, mostLevels, 6),
        skirtRow(),
        depthRow(),
    };
    return table;
}

bool isMeshRowShown(const terrain::ParameterSet& values, std::string_view id) {
    if (id == "triangles")
        return true;
    if (id == "max_error")
        return values.isChoice("triangles", "few");
    return values.isChoice("triangles", "chunks") &&
           (id != "skirt_depth" || values.isChoice("skirts", "typed"));
}

std::optional<terrain::ChunkOptions> chosenChunks(const terrain::ParameterSet& values) {
    using Skirts = terrain::ChunkOptions::Skirts;
    if (!values.isChoice("triangles", "chunks"))
        return std::nullopt;
    terrain::ChunkOptions out;
    out.cells = static_cast<int>(values.integer("chunk_cells"));
    out.levels = static_cast<int>(values.integer("chunk_levels"));
    out.skirts = values.isChoice("skirts", "none")    ? Skirts::None
                 : values.isChoice("skirts", "typed") ? Skirts::Typed
                                                      : Skirts::AsDeepAsNeeded;
    out.skirtDepth = values.real("skirt_depth");
    return out;
}

} // namespace app
