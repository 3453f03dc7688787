// SPDX-License-Identifier: MIT
#pragma once

#include "libterrain/core/heightfield.h"
#include "libterrain/core/run_context.h"
#include "libterrain/project/database.h"

#include <optional>

namespace terrain {

/// Writes the heights as rows of `chunks`, starting at `position`, which moves on by their number. Failures
/// of the database are its own to tell; OverLimit when there is not enough memory.
Status writeChunks(Database& database, const Heightfield& heights, std::int64_t& position,
                   const RunContext& context);

/// Reads what writeChunks wrote from `position` on. None when the chunks are not those of such a field; they
/// are all looked at before memory for the field is taken.
Result<std::optional<Heightfield>> readChunks(Database& database, const Grid& grid, std::int64_t& position,
                                              const RunContext& context);

} // namespace terrain
