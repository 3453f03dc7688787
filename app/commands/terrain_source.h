// SPDX-License-Identifier: MIT
#pragma once

#include "app/commands/invocation.h"
#include "libterrain/formats/mesh_import.h"
#include "libterrain/project/project_file.h"

#include <filesystem>

namespace app {

/// What a file turns out to be, by its content.
enum class FileKind { Heightmap, Mesh, Project, Recipe };
FileKind fileKind(const std::filesystem::path& path, const Arguments& arguments);

/// --mesh-up.
terrain::MeshUp meshUp(const Arguments& arguments);

/// A terrain on its way through a verb, and what is known of where it came from.
struct Terrain {
    terrain::SharedHeightfield heights;
    std::string format; ///< id of what the file was: a format's, "moraine" or "recipe"
    bool spacingKnown = true;
    terrain::SampleType sampleType = terrain::SampleType::F32;
    terrain::MetreRange scale;    ///< metres of 0 and of full scale, for integers
    std::optional<double> nodata; ///< what the heightmap says stands for missing samples
    bool isImported = false;      ///< from a heightmap or a mesh; else project.recipe made it
    terrain::Project project;     ///< recipe and display; for a heightmap only the display
};

/// Reads a recipe's text file (up to 64 MiB). `checked`: the whole is checked as it stands, besides its
/// values.
terrain::Result<terrain::Recipe> readRecipe(const std::filesystem::path& path, bool checked);

/// Refuses a recipe from `path` whose coordinate system is none: UnusableInput.
terrain::Status checkPlace(const terrain::Recipe& recipe, const std::filesystem::path& path);

/// Says what of the recipe has no effect.
void sayIneffective(const terrain::Recipe& recipe, const std::string& subject, Console& console);

/// Adds a step that fills what is missing, after all others.
void addFillStep(terrain::Recipe& recipe);

/// The terrain in a heightmap, a mesh, a project or a recipe, with the import options applied; what was
/// chosen while reading is said.
terrain::Result<Terrain> loadTerrain(const std::filesystem::path& path, Invocation& run,
                                     const terrain::RunContext& context);

} // namespace app
