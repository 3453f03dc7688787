// SPDX-License-Identifier: MIT
#include "app/map/map_raster.h"

#include "app/map/map_lines.h"

#include <algorithm>
#include <cmath>

namespace app {
namespace {

int period(int samples, bool repeat) {
    return repeat && samples > 1 ? samples - 1 : 0;
}

int pixels(int samples, bool repeat, double scale) {
    return std::max(1, static_cast<int>(std::lround(drawnSamples(samples, repeat) * scale)));
}

} // namespace

int drawnSamples(int samples, bool repeat) {
    return period(samples, repeat) > 0 ? 3 * (samples - 1) + 1 : samples;
}

MapRaster::MapRaster(const terrain::Heightfield& heights, const MapShading& shading, const MapScale& scale,
                     bool repeat)
    : m_heights(heights), m_shading(shading), m_scale(scale), m_repeat(repeat),
      m_size(sizeOf(heights.grid(), scale, repeat)) {}

QSize MapRaster::sizeOf(const terrain::Grid& grid, const MapScale& scale, bool repeat) {
    return {pixels(grid.columns, repeat, scale.x), pixels(grid.rows, repeat, scale.y)};
}

void MapRaster::draw(const QRect& part, QRgb* out, qsizetype stride) const {
    drawPart(part, out, stride, nullptr);
}

std::optional<ContourLabel> MapRaster::drawLabelled(const QRect& part, QRgb* out, qsizetype stride) const {
    const std::optional<double> interval = m_shading.contourInterval();
    if (!interval) {
        draw(part, out, stride);
        return std::nullopt;
    }
    std::vector<float> heights(static_cast<std::size_t>(part.width()) *
                               static_cast<std::size_t>(part.height()));
    drawPart(part, out, stride, heights.data());
    return MapContours(*interval, m_scale.pixelRatio).label({part, heights.data()});
}

/// `heights` (null = not wanted) gets those of the part, row by row.
void MapRaster::drawPart(const QRect& part, QRgb* out, qsizetype stride, float* heights) const {
    const std::optional<double> interval = m_shading.contourInterval();
    const int rim = interval ? 1 : 0; // contours look at a pixel's neighbours
    const int width = part.width() + 2 * rim;
    const terrain::Grid& grid = m_heights.grid();
    const ResampledAxis columns(drawnSamples(grid.columns, m_repeat), period(grid.columns, m_repeat),
                                m_scale.x);
    const ResampledAxis rows(drawnSamples(grid.rows, m_repeat), period(grid.rows, m_repeat), m_scale.y);
    // One cell more on either side for the interpolation between cells.
    const int first = columns.place(part.left() - rim).cell - 1;
    const int count = columns.place(part.right() + rim).cell + 3 - first;
    const ResampledRows source(m_heights, columns, rows, first - 1, count + 2);
    const auto z = static_cast<double>(m_shading.zFactor());
    CellLines lines(source, count,
                    {static_cast<float>(z / (grid.spacingX * columns.samplesPerCell())),
                     static_cast<float>(z / (grid.spacingY * rows.samplesPerCell()))});
    const bool curved = m_shading.needsCurvature();
    if (curved)
        lines.addCurvature(grid.spacingX * columns.samplesPerCell(), grid.spacingY * rows.samplesPerCell());
    const LineSpreader spreader(columns, first, part.left() - rim, width, curved);
    const MapContours contours(interval.value_or(1), m_scale.pixelRatio);
    MapLine mixed;
    std::array<MapLine, 3> ring; // pixels of the newest line and of those north of it
    const auto lineOf = [&](int y) -> const MapLine& { return ring[static_cast<std::size_t>((y + 3) % 3)]; };
    for (int y = part.top() - rim; y <= part.bottom() + rim; ++y) {
        const ResampledAxis::Place place = rows.place(y);
        const MapLine* line = &lines.line(place.cell);
        if (place.toNext > 0) {
            lines.mix(place, mixed);
            line = &mixed;
        }
        spreader.spread(*line, ring[static_cast<std::size_t>((y + 3) % 3)]);
        const int ready = y - rim; // its southern neighbour is there
        if (ready < part.top())
            continue;
        const MapLine& here = lineOf(ready);
        m_shading.colours({here.heights.data() + rim, here.east.data() + rim, here.north.data() + rim,
                           here.curvature.data() + rim},
                          part.width(), out);
        if (interval)
            contours.draw({lineOf(ready - 1).heights.data(), here.heights.data(), lineOf(y).heights.data()},
                          part.width(), out);
        if (heights != nullptr)
            heights = std::copy_n(here.heights.data() + rim, part.width(), heights);
        out += stride;
    }
}

} // namespace app
