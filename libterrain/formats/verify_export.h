// SPDX-License-Identifier: MIT
#pragma once

#include "libterrain/core/content_hash.h"
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

/// Passes heights on, band by band, and keeps the hash of each row: 16 bytes a row.
class HashedSource final : public HeightSource {
public:
    /// `heights` must outlive it. May throw std::bad_alloc.
    explicit HashedSource(HeightSource& heights);

    [[nodiscard]] const Grid& grid() const override { return m_heights.grid(); }
    [[nodiscard]] Result<std::span<const float>> rows(int first, int count,
                                                      const RunContext& context) override;
    /// Of the rows that were taken, from the north (rowHash).
    [[nodiscard]] std::span<const ContentHash> hashes() const { return m_hashes; }

private:
    HeightSource& m_heights;
    std::vector<ContentHash> m_hashes;
};

/// Reads a file of floats that was just written from `written`, before it gets its name, and compares every
/// row, in memory for a row of the file's blocks. CannotWrite with the first row that differs, or when the
/// file cannot be read.
Status verifyRows(const HashedSource& written, const HeightmapFormat& format, const ParameterSet& options,
                  const ExportReport& report, SafeFile& file, const RunContext& context);

} // namespace terrain
