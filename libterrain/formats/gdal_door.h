// SPDX-License-Identifier: MIT
#pragma once

#include "libterrain/formats/raster_rows.h"

namespace terrain {

/// The only door to GDAL's readers. A file is opened by its absolute path, as a regular file, by the one
/// driver that the caller names, without looking at other files than those that it is given; sizes are
/// checked before anything is read; rows are read at full resolution and the first error ends the reading.
class RasterFile final : public RasterRows {
public:
    /// `name`: under which GDAL finds it, in place of its path, when it lies in a file system of ours.
    static Result<std::unique_ptr<RasterRows>> open(const RasterRequest& request, std::string name = {});
    ~RasterFile() override;

    Status readRows(int band, int first, int count, std::span<double> samples) override;

    /// Every refusal that it knows, with any arguments, so that they can be told by their place in the list.
    static const std::vector<Error>& refusals();

private:
    struct Handle;
    RasterFile();
    Status setName(const RasterRequest& request);
    Status readFacts(const FileProbe& probe);

    std::filesystem::path m_path;
    std::string m_name; ///< for GDAL
    std::unique_ptr<Handle> m_handle;
};

} // namespace terrain
