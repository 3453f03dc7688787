// SPDX-License-Identifier: MIT
#pragma once

#include "libterrain/formats/heightmap_reader.h"

#include <array>
#include <memory>

namespace terrain {

/// A band of a raster file.
struct RasterBand {
    std::string name; ///< as the file describes it; may be empty
    enum class Role { Other, Grey, Red, Green, Blue, Alpha, Index } role = Role::Other;
    std::optional<double> nodata;
    double scale = 1; ///< value = sample · scale + offset
    double offset = 0;
    std::string unit;    ///< as the file says it; may be empty
    bool masked = false; ///< the file has a mask of valid samples
};

/// What a raster file says before its samples.
struct RasterFacts {
    int columns = 0;
    int rows = 0;
    SampleType type = SampleType::F32;
    int blockRows = 1; ///< rows that are decoded together
    /// Coordinates of the corner of the first cell and the steps of a column and a row, in GDAL's order
    /// (x0, x/column, x/row, y0, y/column, y/row); none when the file has no place.
    std::optional<std::array<double, 6>> transform;
    std::string crs; ///< as Grid::crs
    std::vector<RasterBand> bands;
    std::vector<std::array<int, 4>> palette; ///< red, green, blue, alpha (0…255) of each index
};

/// A raster file whose samples can be read, wherever they are decoded: in this process or in one that may
/// crash in its place. Thread rule: one thread at a time.
class RasterRows {
public:
    virtual ~RasterRows() = default;
    RasterRows(const RasterRows&) = delete;
    RasterRows& operator=(const RasterRows&) = delete;

    [[nodiscard]] const RasterFacts& facts() const { return m_facts; }

    /// Samples of a band (from 0) in rows first … first+count−1 of the file. Precondition: samples.size() is
    /// count · columns. Masked samples become NaN. The first error ends the reading.
    virtual Status readRows(int band, int first, int count, std::span<double> samples) = 0;

protected:
    RasterRows() = default;

    RasterFacts m_facts;
};

/// What is to be opened.
struct RasterRequest {
    const FileProbe& probe;
    const char* driver; ///< GDAL's short name of a driver that the door knows ("GTiff")
    /// The only other files that may be opened; they lie beside the file.
    const std::vector<std::filesystem::path>& sideFiles;
    /// The bytes of the file in place of the file itself, when it was packed; they must live as long as the
    /// rows. Empty: the file.
    std::span<const std::byte> content;
};

/// In a decode worker, where the program set one up and it can be started (decode_worker.h); else here.
Result<std::unique_ptr<RasterRows>> openRaster(const RasterRequest& request);

} // namespace terrain
