// SPDX-License-Identifier: MIT
#pragma once

#include "libterrain/core/heightfield.h"
#include "libterrain/core/run_context.h"
#include "libterrain/formats/import_options.h"

#include <optional>

namespace app {

/// The heights outside of `range`; none when cancelled.
std::optional<std::int64_t> clippedCount(const terrain::Heightfield& heights,
                                         const terrain::MetreRange& range,
                                         const terrain::RunContext& context);

} // namespace app
