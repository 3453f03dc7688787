// SPDX-License-Identifier: MIT
#pragma once

#include "libterrain/core/content_hash.h"
#include "libterrain/core/safe_file.h"
#include "libterrain/recipe/recipe.h"
#include "libterrain/surface/display.h"

#include <memory>

namespace terrain {

struct ForeignParts;

/// One generation of the history that a project keeps.
struct Generation {
    Recipe recipe;
    Display display;
    std::string text;         ///< what was done, in the words of the person's language then
    std::string thumbnailPng; ///< bytes of a small PNG; empty when there is none
    std::int64_t time = 0;    ///< seconds since 1970, UTC
    std::string name = {};    ///< that the person gave it; empty = none
    bool kept = false;        ///< stays when the history goes another way, and beyond its limit
};

/// Everything in a project file.
struct Project {
    Recipe recipe;
    Display display;
    std::optional<ContentHash> fingerprint; ///< of the heights when it was saved
    std::vector<Generation> history;        ///< oldest first
    int currentGeneration = -1;             ///< index into history; −1 = none
    std::vector<Generation> shelf;          ///< kept ones that the history has left behind, oldest first
    std::string camera;                     ///< the 3D view's own JSON; empty = none
    std::string exports;    ///< those that are kept, as JSON (keptExportsToJson); empty = none
    std::string viewpoints; ///< cameras that are kept, as the program's own JSON; empty = none
    /// What a newer version added that this one can do without: saved again as it was. Null = nothing.
    std::shared_ptr<const ForeignParts> foreign;
};

/// `.moraine`: an SQLite database (application_id, user_version) with the recipe as JSON, blobs by hash,
/// history and view settings. What versions of the program add is announced in its table `features`, each
/// with whether a reader must know it; each has tables of its own, which are called as the feature is, or
/// begin with its name and a "_". The version goes up only when the other tables change; every older one is
/// read.
inline constexpr int projectApplicationId = 0x4D6F7261; // "Mora"
inline constexpr int projectVersion = 2;

/// Writes a complete new file beside the old one, reads it again and compares, syncs it, renames it over,
/// syncs the folder; the previous content is kept as "name.moraine~", that of an earlier version
/// once as earlierVersionBackup() says. CannotWrite leaves the old file as it was.
Status saveProject(const Project& project, const std::filesystem::path& path, Existing existing,
                   const RunContext& context = {});

/// Opens read-only, with quick_check, and never changes the file. NewerVersion names both versions: of a file
/// of a later version, or with a feature that must be known and is not;
/// UnusableInput for what is not a whole project. Every size is checked before memory is taken.
Result<Project> loadProject(const std::filesystem::path& path, const RunContext& context = {});

/// Whether the file's content is a project (by its first bytes and application_id).
bool isProjectFile(const std::filesystem::path& path);

} // namespace terrain
