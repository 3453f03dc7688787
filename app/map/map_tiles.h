// SPDX-License-Identifier: MIT
#pragma once

#include "app/map/map_raster.h"

#include <QHash>
#include <QImage>
#include <QPoint>

#include <memory>
#include <vector>

namespace app {

/// The picture of a map at one scale, of which only the parts that are seen are made and kept.
class MapTiles {
public:
    struct Tile {
        QPoint at; ///< of its north-west corner in the picture, device pixels
        QImage image;
        std::optional<ContourLabel> label = {};
    };

    /// Another terrain or look; null = nothing. The tiles keep the heights alive.
    void setScene(terrain::SharedHeightfield heights, std::shared_ptr<const MapShading> shading, bool repeat);
    /// Forgets the tiles when the scale changes.
    void setScale(const MapScale& scale);

    /// The size of the whole picture in device pixels; empty without a scene.
    [[nodiscard]] QSize pictureSize() const;

    /// The tiles that meet `part` of the picture; those that are not there yet are drawn now, on all
    /// processors.
    [[nodiscard]] std::vector<Tile> tiles(const QRect& part);

private:
    [[nodiscard]] QRect tileRect(const QPoint& index) const;
    void draw(const std::vector<QPoint>& missing);
    void forgetBut(const QRect& indices);

    terrain::SharedHeightfield m_heights;
    std::shared_ptr<const MapShading> m_shading;
    bool m_repeat = false;
    MapScale m_scale;
    QHash<QPoint, Tile> m_tiles; ///< by column and row of tiles
};

} // namespace app
