// SPDX-License-Identifier: MIT
#pragma once

#include "app/commands/invocation.h"
#include "libterrain/recipe/preset.h"

namespace app {

/// One --set, taken apart: "NAME=VALUE", "STEPID:NAME=VALUE" or "preset:NAME=VALUE".
struct Setting {
    std::string step; ///< empty = the generator step
    std::string name;
    std::string value;
};
terrain::Result<Setting> parseSetting(const std::string& text);

/// The recipe that the arguments of `generate` ask for, and how it is shown: the recipe or preset, then size,
/// spacing, seed and every --set in order; the whole is checked only then. A parameter that was set but has
/// no effect beside the others is said.
/// `more` come after every --set.
terrain::Result<terrain::AppliedPreset> askedRecipe(Invocation& run, const std::vector<Setting>& more = {});

} // namespace app
