// SPDX-License-Identifier: MIT
#include "libterrain/formats/gdal_whole.h"

#include "libterrain/core/number_text.h"
#include "libterrain/formats/file_reader.h"

#include <algorithm>

namespace terrain {
namespace {

/// A whole number of the header beside an ENVI file; 0 when it is not there.
std::int64_t headerNumber(GDALDatasetH dataset, const char* key) {
    const char* text = GDALGetMetadataItem(dataset, key, "ENVI");
    return text == nullptr ? 0 : parseInteger(text).value_or(0);
}

} // namespace

Status checkWhole(const FileProbe& probe, GDALDatasetH dataset) {
    const std::string_view driver = GDALGetDriverShortName(GDALGetDatasetDriver(dataset));
    if (driver != "ENVI" || headerNumber(dataset, "file_compression") != 0)
        return Done{};
    const GDALDataType type = GDALGetRasterDataType(GDALGetRasterBand(dataset, 1));
    const std::int64_t needed = std::int64_t{GDALGetRasterXSize(dataset)} * GDALGetRasterYSize(dataset) *
                                GDALGetRasterCount(dataset) * GDALGetDataTypeSizeBytes(type);
    const std::int64_t offset = std::max<std::int64_t>(0, headerNumber(dataset, "header_offset"));
    const auto size = static_cast<std::int64_t>(probe.size);
    return offset <= size && needed <= size - offset ? Status(Done{}) : Status(truncated(probe.path));
}

} // namespace terrain
