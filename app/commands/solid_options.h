// SPDX-License-Identifier: MIT
#pragma once

#include "app/commands/invocation.h"
#include "libterrain/formats/mesh_solid.h"

namespace app {

/// What --base, --print-width, --scale, --exaggeration, --tiles and --max-error ask of closed bodies; none
/// without --base. Refuses what belongs to bodies without it.
terrain::Result<std::optional<terrain::SolidOptions>> solidOptions(const Arguments& arguments);

} // namespace app
