// SPDX-License-Identifier: MIT
#pragma once

#include "libterrain/core/heightfield.h"
#include "libterrain/core/run_context.h"
#include "libterrain/formats/heightmap_format.h"

#include <QString>

#include <optional>

namespace app {

/// What an export would make, before anything is written.
struct ExportFacts {
    terrain::SampleType type = terrain::SampleType::F32;
    bool takesRange = false;               ///< integers that are not metres of their own
    terrain::MetreRange range;             ///< where takesRange
    double step = 0;                       ///< m between neighbouring values; 0 for floats
    std::uint64_t bytes = 0;               ///< of the samples, before compression
    bool mayClip = false;                  ///< some heights lie outside of the range
    std::optional<terrain::Error> problem; ///< why it cannot be written
};

/// `range` and `holes` are those of `heights`.
ExportFacts exportFacts(const terrain::HeightmapFormat& format, const terrain::ExportOptions& options,
                        const terrain::Grid& grid, const terrain::HeightRange& range, std::int64_t holes);

/// The heights outside of `range`; none when cancelled.
std::optional<std::int64_t> clippedCount(const terrain::Heightfield& heights,
                                         const terrain::MetreRange& range,
                                         const terrain::RunContext& context);

} // namespace app
