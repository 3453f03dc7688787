// SPDX-License-Identifier: MIT
#pragma once

#include "libterrain/core/heightfield.h"

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace terrain {

/// A float32 raster that GDAL writes. Its errors may come as late as close(). Thread rule: one thread at a
/// time.
class RasterOutput {
public:
    /// `path`: the file to be made; `name`: what messages call it; `options`: the driver's own, "KEY=VALUE".
    static Result<RasterOutput> create(const std::filesystem::path& path, const std::filesystem::path& name,
                                       const Grid& grid, std::optional<float> nodata,
                                       const std::vector<std::string>& options);
    RasterOutput(RasterOutput&& other) noexcept;
    RasterOutput& operator=(RasterOutput&&) = delete;
    RasterOutput(const RasterOutput&) = delete;
    RasterOutput& operator=(const RasterOutput&) = delete;
    ~RasterOutput();

    /// Rows first … first+count−1. Precondition: samples.size() is count · columns.
    Status writeRows(int first, int count, std::span<const float> samples);

    /// Only after Done is every sample in the file.
    Status close();

private:
    explicit RasterOutput(std::filesystem::path name) : m_name(std::move(name)) {}
    Status place(const Grid& grid, std::optional<float> nodata);
    [[nodiscard]] Error failed(const std::string& message) const;

    std::filesystem::path m_name;
    void* m_dataset = nullptr; ///< a GDALDatasetH
    int m_columns = 0;
};

} // namespace terrain
