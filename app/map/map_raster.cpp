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
      m_size(pixels(heights.columns(), repeat, scale.x), pixels(heights.rows(), repeat, scale.y)) {}

void MapRaster::draw(const QRect& part, QRgb* out, qsizetype stride) const {
    const terrain::Grid& grid = m_heights.grid();
    const ResampledAxis columns(drawnSamples(grid.columns, m_repeat), period(grid.columns, m_repeat),
                                m_scale.x);
    const ResampledAxis rows(drawnSamples(grid.rows, m_repeat), period(grid.rows, m_repeat), m_scale.y);
    // One cell more on either side for the interpolation between cells.
    const int first = columns.place(part.left()).cell - 1;
    const int count = columns.place(part.right()).cell + 3 - first;
    const ResampledRows source(m_heights, columns, rows, first - 1, count + 2);
    const auto z = static_cast<double>(m_shading.zFactor());
    CellLines lines(source, count,
                    {static_cast<float>(z / (grid.spacingX * columns.samplesPerCell())),
                     static_cast<float>(z / (grid.spacingY * rows.samplesPerCell()))});
    const LineSpreader spreader(columns, first, part.left(), part.width());
    MapLine mixed;
    MapLine pixelLine;
    for (int y = part.top(); y <= part.bottom(); ++y, out += stride) {
        const ResampledAxis::Place place = rows.place(y);
        const MapLine* line = &lines.line(place.cell);
        if (place.toNext > 0) {
            lines.mix(place, mixed);
            line = &mixed;
        }
        spreader.spread(*line, pixelLine);
        m_shading.colours(pixelLine.heights.data(), pixelLine.east.data(), pixelLine.north.data(),
                          part.width(), out);
    }
}

} // namespace app
