// SPDX-License-Identifier: MIT
#pragma once

#include "libterrain/formats/heightmap_format.h"

namespace terrain {

/// Says how many heights an export clipped (%1).
inline constexpr TextSource clippedNote =
    TERRAIN_TEXT("formats", "Heights outside of what was asked for, which were clipped: %1.");

/// What an export tells that was verified.
struct VerifiedReport {
    ExportReport report;
    /// m; the most by which a height that was read again differs, those that were clipped left aside.
    double largestError = 0;
};

/// exportHeightmap, and the file is read again and compared before it gets its name (see verifiedError).
Result<VerifiedReport> exportVerified(const Heightfield& heights, const HeightmapFormat& format,
                                      const std::filesystem::path& path, const ExportOptions& options,
                                      Existing existing, const RunContext& context = {});

/// How a file that was written with these options is read again.
struct ReadBack {
    ImportOptions options;
    bool southFirst = false; ///< the reader gives the southern row first
};
/// `options`: the format's own, complete.
ReadBack readBack(const HeightmapFormat& format, const Grid& grid, const ParameterSet& options,
                  const ExportReport& report);

/// Reads a file that was just written, before it gets its name, and compares it with the heights, in memory
/// for a row. The largest difference in m among the heights that were not clipped; CannotWrite with the place
/// when one differs by more than half a step (and what float32 or float16 cannot hold), when a hole is none,
/// or when the file cannot be read.
Result<double> verifiedError(const Heightfield& heights, const HeightmapFormat& format,
                             const ParameterSet& options, const ExportReport& report, SafeFile& file,
                             const RunContext& context);

} // namespace terrain
