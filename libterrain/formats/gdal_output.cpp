// SPDX-License-Identifier: MIT
#include "libterrain/formats/gdal_output.h"

#include "libterrain/core/no_memory.h"
#include "libterrain/formats/crs.h"
#include "libterrain/formats/gdal_error.h"
#include "libterrain/formats/gdal_setup.h"
#include "libterrain/formats/georeference.h"

#include <cpl_string.h>
#include <gdal.h>
#include <gdal_frmts.h>

#include <array>
#include <mutex>
#include <utility>

namespace terrain {
namespace {

GDALDriverH geoTiffDriver() {
    setUpGdal();
    static std::once_flag once;
    std::call_once(once, [] { GDALRegister_GTiff(); });
    return GDALGetDriverByName("GTiff");
}

GDALDataType dataTypeOf(SampleType type) {
    if (type == SampleType::U8)
        return GDT_Byte;
    return type == SampleType::U16 ? GDT_UInt16 : type == SampleType::I16 ? GDT_Int16 : GDT_Float32;
}

} // namespace

RasterOutput::RasterOutput(RasterOutput&& other) noexcept
    : m_name(std::move(other.m_name)), m_dataset(std::exchange(other.m_dataset, nullptr)),
      m_columns(other.m_columns), m_bands(other.m_bands), m_type(other.m_type) {}

RasterOutput::~RasterOutput() {
    if (m_dataset == nullptr)
        return;
    const GdalErrors unheard; // given up: the file is removed
    GDALClose(m_dataset);
}

Error RasterOutput::failed(const GdalErrors& errors) const {
    if (errors.lackedMemory())
        return noMemoryToWrite(m_name);
    const std::string& message = errors.message();
    if (message.empty())
        return {ErrorCode::CannotWrite,
                TERRAIN_TEXT("formats", "%1 could not be written: make room or choose another disk."),
                {m_name.string()}};
    return {ErrorCode::CannotWrite,
            TERRAIN_TEXT("formats", "%1 could not be written (%2): make room or choose another disk."),
            {m_name.string(), message}};
}

Result<RasterOutput> RasterOutput::create(const std::filesystem::path& path,
                                          const std::filesystem::path& name, const Grid& grid,
                                          const RasterLayout& layout,
                                          const std::vector<std::string>& options) {
    RasterOutput out(name);
    GDALDriverH driver = geoTiffDriver();
    const GdalErrors errors;
    char** list = nullptr;
    for (const std::string& option : options)
        list = CSLAddString(list, option.c_str());
    std::error_code code;
    const std::filesystem::path absolute = std::filesystem::absolute(path, code);
    out.m_columns = grid.columns;
    out.m_bands = layout.bands;
    out.m_type = layout.type;
    if (layout.bands >= 3)
        list = CSLAddString(list, "PHOTOMETRIC=RGB");
    if (layout.bands == 4)
        list = CSLAddString(list, "ALPHA=NON-PREMULTIPLIED");
    if (driver != nullptr && !code)
        out.m_dataset = GDALCreate(driver, absolute.c_str(), grid.columns, grid.rows, layout.bands,
                                   dataTypeOf(layout.type), list);
    CSLDestroy(list);
    if (out.m_dataset == nullptr)
        return out.failed(errors);
    if (const Status described = out.describe(grid, layout); !described)
        return described.failure();
    return out;
}

Status RasterOutput::describe(const Grid& grid, const RasterLayout& layout) {
    const GdalErrors errors;
    GDALRasterBandH band = GDALGetRasterBand(m_dataset, 1);
    if (layout.placed)
        place(grid);
    if (layout.nodata)
        GDALSetRasterNoDataValue(band, static_cast<double>(*layout.nodata));
    const MetreRange own{0, fullScale(layout.type)};
    if (layout.scale && *layout.scale != own) {
        GDALSetRasterScale(band, (layout.scale->maximum - layout.scale->minimum) / own.maximum);
        GDALSetRasterOffset(band, layout.scale->minimum);
    }
    return errors.failed() ? Status(failed(errors)) : Status(Done{});
}

void RasterOutput::place(const Grid& grid) {
    const CrsStep step = crsStep(grid);
    // The transform is that of cells around the samples.
    std::array<double, 6> transform = {grid.originX - step.x / 2, step.x, 0,
                                       grid.originY + step.y / 2, 0,      -step.y};
    GDALSetGeoTransform(m_dataset, transform.data());
    if (const std::string wkt = wktOf(grid.crs); !wkt.empty()) {
        GDALSetMetadataItem(m_dataset, "AREA_OR_POINT", "Point", nullptr);
        GDALSetProjection(m_dataset, wkt.c_str());
    }
}

Status RasterOutput::writeRows(int first, int count, std::span<const std::byte> samples) {
    MORAINE_EXPECTS(samples.size() == static_cast<std::size_t>(count) * static_cast<std::size_t>(m_columns) *
                                          static_cast<std::size_t>(m_bands) *
                                          static_cast<std::size_t>(sampleBytes(m_type)));
    const GdalErrors errors;
    // GDAL takes the same kind of pointer for reading and writing; it does not change what it writes.
    const int each = sampleBytes(m_type);
    const int pixel = each * m_bands;
    const CPLErr written = GDALDatasetRasterIOEx(
        m_dataset, GF_Write, 0, first, m_columns, count, const_cast<std::byte*>(samples.data()), m_columns,
        count, dataTypeOf(m_type), m_bands, nullptr, pixel, GSpacing{pixel} * m_columns, each, nullptr);
    return written != CE_None || errors.failed() ? Status(failed(errors)) : Status(Done{});
}

Status RasterOutput::close() {
    const GdalErrors errors;
    GDALFlushCache(m_dataset);
    GDALClose(std::exchange(m_dataset, nullptr));
    return errors.failed() ? Status(failed(errors)) : Status(Done{});
}

} // namespace terrain
