// SPDX-License-Identifier: MIT
#pragma once

#include "libterrain/formats/channel_choice.h"
#include "libterrain/formats/gdal_door.h"
#include "libterrain/formats/sample_conversion.h"

namespace terrain {

/// Rows of a raster that came through the door, the right way round: north first, west first, in metres.
class RasterReader final : public HeightmapReader {
public:
    /// `format`: id of the format; `driver`: as RasterFile::open.
    static Result<HeightmapReaderPtr> open(const FileProbe& probe, const ImportOptions& options,
                                           const char* format, const char* driver);

    Status readRow(std::span<float> heights) override;
    Status finish() override;

private:
    explicit RasterReader(RasterFile file) : m_file(std::move(file)) {}
    Status choose(const FileProbe& probe, const ImportOptions& options);
    Status chooseBands(const FileProbe& probe, const ImportOptions& options);
    void fillLookup(Channel channel);
    Status place(const FileProbe& probe, const ImportOptions& options);
    Status loadChunk(int fileRow);

    RasterFile m_file;
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
