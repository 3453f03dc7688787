// SPDX-License-Identifier: MIT
#pragma once

#include "libterrain/core/heightfield.h"
#include "libterrain/core/run_context.h"
#include "libterrain/formats/import_options.h"

#include <QString>

#include <optional>

namespace app {

/// The heights outside of `range`; none when cancelled.
std::optional<std::int64_t> clippedCount(const terrain::Heightfield& heights,
                                         const terrain::MetreRange& range,
                                         const terrain::RunContext& context);

/// "12,345 heights (7.4 %) lie outside of 0 … 1024 m and are cut off at these ends." `grid`: of all heights.
QString clippedSentence(std::int64_t count, const terrain::Grid& grid, const terrain::MetreRange& range);

} // namespace app
