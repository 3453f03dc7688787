// SPDX-License-Identifier: MIT
#include "app/map/map_tiles.h"

#include "libterrain/core/parallel_rows.h"

#include <algorithm>
#include <utility>

namespace app {
namespace {

constexpr int side = MapRaster::tileSide;
constexpr qsizetype mostKept = 256; ///< beside those in sight; 64 MiB

} // namespace

void MapTiles::setScene(terrain::SharedHeightfield heights, std::shared_ptr<const MapShading> shading,
                        bool repeat) {
    m_heights = std::move(heights);
    m_shading = std::move(shading);
    m_repeat = repeat;
    m_tiles.clear();
}

void MapTiles::setScale(const MapScale& scale) {
    if (scale == m_scale)
        return;
    m_scale = scale;
    m_tiles.clear();
}

QSize MapTiles::pictureSize() const {
    return m_heights == nullptr ? QSize() : MapRaster(*m_heights, *m_shading, m_scale, m_repeat).size();
}

QRect MapTiles::tileRect(const QPoint& index) const {
    return QRect(index * side, QSize(side, side)).intersected(QRect(QPoint(0, 0), pictureSize()));
}

std::vector<MapTiles::Tile> MapTiles::tiles(const QRect& part) {
    const QRect seen = part.intersected(QRect(QPoint(0, 0), pictureSize()));
    if (seen.isEmpty())
        return {};
    const QRect indices(QPoint(seen.left() / side, seen.top() / side),
                        QPoint(seen.right() / side, seen.bottom() / side));
    std::vector<QPoint> missing;
    for (int y = indices.top(); y <= indices.bottom(); ++y)
        for (int x = indices.left(); x <= indices.right(); ++x)
            if (!m_tiles.contains({x, y}))
                missing.emplace_back(x, y);
    draw(missing);
    std::vector<Tile> out;
    for (int y = indices.top(); y <= indices.bottom(); ++y)
        for (int x = indices.left(); x <= indices.right(); ++x)
            out.push_back(m_tiles.value({x, y}));
    forgetBut(indices);
    return out;
}

void MapTiles::draw(const std::vector<QPoint>& missing) {
    struct Job {
        QRect part;
        Tile tile;
        QRgb* pixels;
    };
    std::vector<Job> jobs;
    for (const QPoint& index : missing) {
        const QRect part = tileRect(index);
        Tile tile{part.topLeft(), QImage(part.size(), QImage::Format_RGB32)};
        auto* pixels = reinterpret_cast<QRgb*>(tile.image.bits());
        jobs.push_back({part, std::move(tile), pixels});
    }
    const MapRaster raster(*m_heights, *m_shading, m_scale, m_repeat);
    const auto drawJobs = [&](int first, int last) {
        for (int i = first; i < last; ++i) {
            Job& job = jobs[static_cast<std::size_t>(i)];
            if (job.pixels != nullptr)
                job.tile.label = raster.drawLabelled(job.part, job.pixels,
                                                     job.tile.image.bytesPerLine() / qsizetype{sizeof(QRgb)});
        }
    };
    // A context that is never cancelled.
    static_cast<void>(terrain::parallelRows({}, static_cast<int>(jobs.size()), 1, drawJobs));
    for (std::size_t i = 0; i < jobs.size(); ++i)
        m_tiles.insert(missing[i], std::move(jobs[i].tile));
}

void MapTiles::forgetBut(const QRect& indices) {
    const qsizetype inSight = qsizetype{indices.width()} * indices.height();
    if (m_tiles.size() > inSight + mostKept)
        m_tiles.removeIf(
            [&](const std::pair<const QPoint&, Tile&>& tile) { return !indices.contains(tile.first); });
}

} // namespace app
