// SPDX-License-Identifier: MIT
#pragma once

#include "app/commands/arguments.h"
#include "libterrain/formats/chunk_options.h"

namespace app {

/// What --chunks, --lods and --skirts ask; none without --chunks. Refuses the others without it, and with it
/// what makes another kind of mesh.
terrain::Result<std::optional<terrain::ChunkOptions>> chunkOptions(const Arguments& arguments);

} // namespace app
