// SPDX-License-Identifier: MIT
#pragma once

#include "libterrain/formats/import_options.h"

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace terrain {

class GdalErrors;

/// What a raster says before its samples.
struct RasterLayout {
    SampleType type = SampleType::F32; ///< U8, U16, I16, F32
    std::optional<float> nodata;
    std::optional<MetreRange> scale =
        std::nullopt;   ///< metres of 0 and of full scale, told as scale and offset
    bool placed = true; ///< with place, spacing and coordinate system
    int bands = 1;      ///< 3 and 4 are colours, the fourth alpha
};

/// A raster that GDAL writes. Its errors may come as late as close(). Thread rule: one thread at
/// a time.
class RasterOutput {
public:
    /// `path`: the file to be made; `name`: what messages call it; `options`: the driver's own, "KEY=VALUE".
    static Result<RasterOutput> create(const std::filesystem::path& path, const std::filesystem::path& name,
                                       const Grid& grid, const RasterLayout& layout,
                                       const std::vector<std::string>& options);
    RasterOutput(RasterOutput&& other) noexcept;
    RasterOutput& operator=(RasterOutput&&) = delete;
    RasterOutput(const RasterOutput&) = delete;
    RasterOutput& operator=(const RasterOutput&) = delete;
    ~RasterOutput();

    /// Rows first … first+count−1. Precondition: count · columns · bands samples of the layout's type, the
    /// bands of a pixel one after the other, in the machine's byte order.
    Status writeRows(int first, int count, std::span<const std::byte> samples);

    /// Only after Done is every sample in the file.
    Status close();

private:
    explicit RasterOutput(std::filesystem::path name) : m_name(std::move(name)) {}
    Status describe(const Grid& grid, const RasterLayout& layout);
    void place(const Grid& grid);
    [[nodiscard]] Error failed(const GdalErrors& errors) const;

    std::filesystem::path m_name;
    void* m_dataset = nullptr; ///< a GDALDatasetH
    int m_columns = 0;
    int m_bands = 1;
    SampleType m_type = SampleType::F32;
};

} // namespace terrain
