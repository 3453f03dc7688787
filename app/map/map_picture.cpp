// SPDX-License-Identifier: MIT
#include "app/map/map_picture.h"

#include "app/map/map_raster.h"
#include "libterrain/core/parallel_rows.h"
#include "libterrain/surface/statistics.h"

#include <algorithm>

namespace app {
namespace {

/// Pixels per sample that fit the terrain into `size` in its true proportions.
MapScale fittedScale(const terrain::Grid& grid, const QSize& size, bool repeat) {
    if (size.isEmpty())
        return {};
    const double width = drawnSamples(grid.columns, repeat) * grid.spacingX;
    const double height = drawnSamples(grid.rows, repeat) * grid.spacingY;
    const double perMetre = std::min(size.width() / width, size.height() / height);
    return {perMetre * grid.spacingX, perMetre * grid.spacingY};
}

/// Draws the whole raster with its north-west corner at `at`, in parts that share the work evenly.
bool drawAll(const MapRaster& raster, const QPoint& at, QImage& image, const terrain::RunContext& context) {
    constexpr int rowsAtOnce = 32;
    const QSize size = raster.size();
    const int across = (size.width() + MapRaster::tileSide - 1) / MapRaster::tileSide;
    const int down = (size.height() + rowsAtOnce - 1) / rowsAtOnce;
    const qsizetype stride = image.bytesPerLine() / static_cast<qsizetype>(sizeof(QRgb));
    QRgb* pixels = reinterpret_cast<QRgb*>(image.bits()) + at.y() * stride + at.x();
    return parallelRows(context, across * down, 1, [&](int first, int last) {
        for (int i = first; i < last; ++i) {
            const QRect part = QRect(i % across * MapRaster::tileSide, i / across * rowsAtOnce,
                                     MapRaster::tileSide, rowsAtOnce)
                                   .intersected(QRect(QPoint(0, 0), size));
            raster.draw(part, pixels + part.y() * stride + part.x(), stride);
        }
    });
}

} // namespace

QImage mapPicture(const terrain::Heightfield& heights, const MapOptions& options,
                  const terrain::RunContext& context) {
    if (heights.isEmpty())
        return {};
    const std::optional<terrain::HeightRange> range = heightRange(heights, context.part(0, 0.4));
    if (!range)
        return {};
    const bool repeat = options.display.repeat;
    const MapShading shading(options.display, options.seaLevel, *range, typicalSlope(heights));
    const MapRaster raster(heights, shading, fittedScale(heights.grid(), options.size, repeat), repeat);
    const QSize size = options.size.isEmpty() ? raster.size() : options.size.expandedTo(raster.size());
    const bool margins = size != raster.size();
    QImage image(size, margins ? QImage::Format_ARGB32_Premultiplied : QImage::Format_RGB32);
    if (image.isNull())
        return {};
    if (margins)
        image.fill(Qt::transparent);
    const QSize rest = (size - raster.size()) / 2;
    const bool finished = drawAll(raster, QPoint(rest.width(), rest.height()), image, context.part(0.4, 1));
    return finished ? image : QImage{};
}

} // namespace app
