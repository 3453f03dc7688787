// SPDX-License-Identifier: MIT
#pragma once

#include "libterrain/formats/file_reader.h"
#include "libterrain/formats/heightmap_reader.h"
#include "libterrain/formats/sample_conversion.h"

namespace terrain {

struct HgtSize {
    int columns;
    int rows;
};

/// The samples of a tile of so many bytes: a square, or 1801 × 3601 as near the poles; none when no tile has
/// that size.
std::optional<HgtSize> hgtSize(std::uint64_t bytes);

/// The south-west corner of a tile, in degrees.
struct HgtCorner {
    int latitude;
    int longitude;
};

/// What a tile's name says: N45E006, in any case, perhaps with more after it (N45E006.SRTMGL1).
std::optional<HgtCorner> hgtCorner(std::string_view name);

/// Reads an SRTM tile (NASA, SRTM topography documentation): big-endian 16-bit metres, north row first, over
/// one degree whose south-west corner names the file.
class HgtReader final : public HeightmapReader {
public:
    struct Tile {
        std::unique_ptr<ByteSource> source;
        std::uint64_t bytes;
        std::string name;   ///< without suffix
        const char* format; ///< id of the format that it came through
    };
    static Result<HeightmapReaderPtr> open(const FileProbe& probe, Tile tile, const ImportOptions& options);

    Status readRow(std::span<float> heights) override;

private:
    HgtReader() = default;
    void place(const FileProbe& probe, const ImportOptions& options, const std::string& name);

    std::unique_ptr<ByteSource> m_source;
    std::vector<std::byte> m_bytes;
    std::vector<double> m_samples;
    std::optional<SampleConversion> m_conversion;
};

} // namespace terrain
