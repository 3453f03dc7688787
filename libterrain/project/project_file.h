// SPDX-License-Identifier: MIT
#pragma once

#include "libterrain/core/content_hash.h"
#include "libterrain/core/safe_file.h"
#include "libterrain/recipe/recipe.h"
#include "libterrain/surface/display.h"

namespace terrain {

/// One generation of the history that a project keeps.
struct Generation {
    Recipe recipe;
    Display display;
    std::string text;         ///< what was done, in the words of the person's language then
    std::string thumbnailPng; ///< bytes of a small PNG; empty when there is none
    std::int64_t time = 0;    ///< seconds since 1970, UTC
};

/// Everything in a project file.
struct Project {
    Recipe recipe;
    Display display;
    std::optional<ContentHash> fingerprint; ///< of the heights when it was saved
    std::vector<Generation> history;        ///< oldest first
    int currentGeneration = -1;             ///< index into history; −1 = none
    std::string camera;                     ///< the 3D view's own JSON; empty = none
    std::string exports;    ///< those that are kept, as JSON (keptExportsToJson); empty = none
    std::string viewpoints; ///< cameras that are kept, as the program's own JSON; empty = none
};

/// `.moraine`: an SQLite database (application_id, user_version) with the recipe as JSON, blobs by hash,
/// history and view settings.
inline constexpr int projectApplicationId = 0x4D6F7261; // "Mora"
inline constexpr int projectVersion = 1;

/// Writes a complete new file beside the old one, syncs it, renames it over, syncs the folder; the previous
/// content is kept as "name.moraine~". CannotWrite leaves the old file as it was.
Status saveProject(const Project& project, const std::filesystem::path& path, Existing existing,
                   const RunContext& context = {});

/// Opens read-only, with quick_check, and never changes the file. NewerVersion names both versions;
/// UnusableInput for what is not a whole project. Every size is checked before memory is taken.
Result<Project> loadProject(const std::filesystem::path& path, const RunContext& context = {});

/// Whether the file's content is a project (by its first bytes and application_id).
bool isProjectFile(const std::filesystem::path& path);

} // namespace terrain
