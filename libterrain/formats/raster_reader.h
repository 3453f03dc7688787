// SPDX-License-Identifier: MIT
#pragma once

#include "libterrain/formats/channel_choice.h"
#include "libterrain/formats/raster_rows.h"
#include "libterrain/formats/sample_conversion.h"

namespace terrain {

/// How a format's files go through the door.
struct RasterSource {
    const char* format; ///< its id
    const char* driver; ///< as RasterRequest
    /// What whole numbers are: of some formats a picture's, whose range somebody must say; of a GeoTIFF
    /// metres when it has a place on the earth.
    enum class Integers { Metres, MetresWithPlace, Picture } integers = Integers::Metres;
    bool hasPlace = true; ///< false: its coordinates are the format's own and mean nothing outside
    std::vector<std::filesystem::path> sideFiles = {};
    std::vector<std::byte> content = {}; ///< of the file, when it was packed; empty = it lies on the disk
    /// Rows come from the north also where the transform says otherwise (HF2 that names no extents).
    bool northFirst = false;
};

/// Rows of a raster that came through the door, the right way round: north first, west first, in metres.
class RasterReader final : public HeightmapReader {
public:
    static Result<HeightmapReaderPtr> open(const FileProbe& probe, const ImportOptions& options,
                                           RasterSource source);

    Status readRow(std::span<float> heights) override;
    Status finish() override;

private:
    RasterReader(RasterSource source, std::unique_ptr<RasterRows> file)
        : m_source(std::move(source)), m_file(std::move(file)) {}
    Status choose(const FileProbe& probe, const ImportOptions& options);
    Status chooseBands(const FileProbe& probe, const ImportOptions& options);
    void fillLookup(Channel channel);
    Status place(const FileProbe& probe, const ImportOptions& options);
    Status loadChunk(int fileRow);

    RasterSource m_source; ///< before the file, which may read its content
    std::unique_ptr<RasterRows> m_file;
    std::vector<int> m_bands;     ///< whose mean is the sample; usually one
    std::vector<double> m_lookup; ///< palette: the sample of each index; empty = none
    bool m_lookupIsIndex = true;
    bool m_southUp = false;
    bool m_eastFirst = false;
    int m_nextRow = 0;
    int m_chunkRows = 1;
    int m_chunk = -1; ///< number of the chunk of rows in m_samples
    std::vector<double> m_samples;
    std::vector<double> m_other;
    std::optional<SampleConversion> m_conversion;
};

} // namespace terrain
