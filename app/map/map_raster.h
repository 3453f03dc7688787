// SPDX-License-Identifier: MIT
#pragma once

#include "app/map/map_contours.h"
#include "app/map/map_shading.h"

#include <QRect>
#include <QSize>

namespace app {

/// Pixels per sample, along each axis.
struct MapScale {
    double x = 1;
    double y = 1;
    double pixelRatio = 1; ///< device pixels a logical one: what the width of lines and labels is a matter of
    friend bool operator==(const MapScale&, const MapScale&) = default;
};

/// A terrain as a picture of any scale, of which any part can be made alone. Every sample is the middle of a
/// cell of one spacing a side; the picture is columns·scale.x × rows·scale.y pixels, north up. Below one
/// pixel a sample heights are averaged over the pixel's area before they are shaded (so nothing flickers or
/// aliases); above, heights and slopes are interpolated between samples. Refers to its arguments. Thread
/// rule: const, any thread.
class MapRaster {
public:
    /// The widest part that draw() makes at once.
    static constexpr int tileSide = 256;

    /// `repeat`: the terrain three times in each direction, first and last row and column being the same.
    MapRaster(const terrain::Heightfield& heights, const MapShading& shading, const MapScale& scale,
              bool repeat);

    /// Of the whole picture of a terrain; at least 1 × 1.
    static QSize sizeOf(const terrain::Grid& grid, const MapScale& scale, bool repeat);
    /// The whole picture; at least 1 × 1.
    [[nodiscard]] QSize size() const { return m_size; }

    /// Draws `part` of the picture, which must lie inside it and be at most tileSide wide. `stride`: pixels
    /// from one line of `out` to the next. With contour lines, where the shading has them.
    void draw(const QRect& part, QRgb* out, qsizetype stride) const;

    /// The same, and a place in the part for the height of an index line, if there is a good one.
    [[nodiscard]] std::optional<ContourLabel> drawLabelled(const QRect& part, QRgb* out,
                                                           qsizetype stride) const;

private:
    void drawPart(const QRect& part, QRgb* out, qsizetype stride, float* heights) const;

    const terrain::Heightfield& m_heights;
    const MapShading& m_shading;
    MapScale m_scale;
    bool m_repeat;
    QSize m_size;
};

/// Samples along an axis as they are drawn: of a repeated terrain three periods.
int drawnSamples(int samples, bool repeat);

} // namespace app
