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

/// The only door to GDAL's readers. A file is opened by its absolute path, as a regular file, by the one
/// driver that the caller names, without looking at other files than those that it is given; sizes are
/// checked before anything is read; rows are read at full resolution and the first error ends the reading.
/// Thread rule: one thread at a time.
class RasterFile {
public:
    /// `driver`: GDAL's short name of a driver that the door knows ("GTiff"). `sideFiles`: the only other
    /// files that it may open, which lie beside the file. `content`: the bytes of the file in place of the
    /// file itself, when it was packed; they must live as long as the RasterFile.
    static Result<RasterFile> open(const FileProbe& probe, const char* driver,
                                   const std::vector<std::filesystem::path>& sideFiles = {},
                                   std::span<const std::byte> content = {});
    RasterFile(RasterFile&&) noexcept;
    RasterFile& operator=(RasterFile&&) noexcept;
    ~RasterFile();

    [[nodiscard]] const RasterFacts& facts() const { return m_facts; }

    /// Samples of a band (from 0) in rows first … first+count−1 of the file. Precondition: samples.size() is
    /// count · columns. Masked samples become NaN.
    Status readRows(int band, int first, int count, std::span<double> samples);

private:
    struct Handle;
    RasterFile();
    Result<std::string> nameFor(const FileProbe& probe, std::span<const std::byte> content);
    Status readFacts(const FileProbe& probe);

    std::filesystem::path m_path;
    std::unique_ptr<Handle> m_handle;
    RasterFacts m_facts;
};

} // namespace terrain
