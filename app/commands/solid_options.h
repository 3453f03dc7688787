// SPDX-License-Identifier: MIT
#pragma once

#include "app/commands/invocation.h"
#include "libterrain/formats/mesh_solid.h"

namespace app {

/// What --base, --print-width, --scale, --exaggeration, --tiles and --max-error ask of closed bodies; none
/// without --base, unless a target needs a body: then 2 mm, and 150 mm wide when no size is given. Refuses
/// what belongs to bodies without a base.
terrain::Result<std::optional<terrain::SolidOptions>> solidOptions(const Arguments& arguments,
                                                                   bool needsBody);

} // namespace app
