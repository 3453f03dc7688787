// SPDX-License-Identifier: MIT
#include "libterrain/formats/raster_rows.h"

#include "libterrain/formats/decode_client.h"
#include "libterrain/formats/gdal_door.h"

namespace terrain {

Result<std::unique_ptr<RasterRows>> openRaster(const RasterRequest& request) {
    if (auto opened = openInWorker(request))
        return std::move(*opened);
    return RasterFile::open(request);
}

} // namespace terrain
