// SPDX-License-Identifier: MIT
#pragma once

#include "app/commands/terrain_source.h"

namespace app {

/// The terrain with what --refine asks for, which is said; as it is without the option. Its project is the
/// recipe that refines it. Errors: of refinedRecipe and of evaluation; a project or a recipe cannot be
/// refined here (InvalidRequest).
terrain::Result<Terrain> refinedAsAsked(Terrain ground, const std::filesystem::path& path, Invocation& run,
                                        const terrain::RunContext& context);

} // namespace app
