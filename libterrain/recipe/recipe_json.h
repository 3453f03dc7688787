// SPDX-License-Identifier: MIT
#pragma once

#include "libterrain/recipe/recipe.h"
#include "libterrain/surface/display.h"

#include <functional>

namespace terrain {

/// The version of the recipe format that this program writes, and the newest that it reads.
inline constexpr int recipeVersion = 1;

/// Gives the blob with this hash (32 hex digits); null when it is not there.
using BlobSource = std::function<SharedBlob(const std::string& hash)>;

/// The recipe as JSON text (UTF-8, indented), as the command line contract describes it. Every number reads
/// back as the same one. Heights parameters are written as their hash.
std::string recipeToJson(const Recipe& recipe);

/// Reads what recipeToJson wrote. `blobs` resolves Heights parameters (null: they are refused, naming
/// `.moraine`). `name` is the file's name for messages. NewerVersion when "moraine" is above recipeVersion or
/// a step's algorithm is newer; UnusableInput for anything else that is not a recipe, naming the member. The
/// whole recipe is checked (checkRecipe). Missing members and parameters keep their defaults, a missing
/// algorithm is the newest; unknown members, step kinds and parameters are refused by name: heights would
/// follow from them, and a save would lose them.
///
/// A step may have a member "source", SourceSamples: {"sample_type": "u16", "range": [metres of 0, metres of
/// full scale], "nodata": a number or null}.
Result<Recipe> recipeFromJson(std::string_view json, const std::string& name,
                              const BlobSource& blobs = nullptr);

/// As recipeFromJson, but the whole is not checked yet: for a caller that changes sizes and parameters before
/// it calls checkRecipe. Every single value has its type and range.
Result<Recipe> recipeFromJsonUnchecked(std::string_view json, const std::string& name,
                                       const BlobSource& blobs = nullptr);

/// View settings as JSON, for project files; unknown members are ignored, missing ones and such of another
/// type or out of range keep their defaults.
std::string displayToJson(const Display& display);
Display displayFromJson(std::string_view json);

} // namespace terrain
