// SPDX-License-Identifier: MIT
#pragma once

#include "libterrain/recipe/recipe.h"
#include "libterrain/surface/display.h"

namespace terrain {

/// A preset that a person made: a recipe, how it is shown, and a name.
struct OwnPreset {
    std::string name; ///< UTF-8, one line, not empty, at most longestPresetName bytes
    Recipe recipe;    ///< without bulk data
    Display display;

    friend bool operator==(const OwnPreset&, const OwnPreset&) = default;
};

inline constexpr int ownPresetVersion = 1;
inline constexpr std::size_t longestPresetName = 120;

/// Whether a preset may be called so; the error says why not, its field is "name".
Status checkPresetName(std::string_view name);

/// Whether the recipe can be a preset: one with imported heights cannot, since it is a text.
Status checkOwnPreset(const OwnPreset& preset);

/// {"moraine_preset": 1, "name": …, "recipe": a recipe's JSON, "display": …}, indented UTF-8.
std::string ownPresetToJson(const OwnPreset& preset);

/// Reads what ownPresetToJson wrote, or a recipe alone: then the name is that of the file without folder and
/// suffix. `file` is for messages. NewerVersion for a later format; else UnusableInput, naming the member.
/// The whole recipe is checked; displays are read as displayFromJson reads them.
Result<OwnPreset> ownPresetFromJson(std::string_view json, const std::string& file);

} // namespace terrain
