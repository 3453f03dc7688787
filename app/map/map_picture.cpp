// SPDX-License-Identifier: MIT
#include "app/map/map_picture.h"

#include "app/map/map_raster.h"
#include "app/settings/contour_label.h"
#include "libterrain/core/parallel_rows.h"

#include <QGuiApplication>
#include <QPainter>

#include <algorithm>

namespace app {
namespace {

/// Pixels per sample that fit the terrain into the picture's size in its true proportions, but for its least
/// side.
MapScale fittedScale(const terrain::Grid& grid, const MapOptions& options) {
    if (options.size.isEmpty())
        return {};
    const double columns = drawnSamples(grid.columns, options.display.repeat);
    const double rows = drawnSamples(grid.rows, options.display.repeat);
    const double perMetre = std::min(options.size.width() / (columns * grid.spacingX),
                                     options.size.height() / (rows * grid.spacingY));
    return {std::max(perMetre * grid.spacingX, options.leastSide / columns),
            std::max(perMetre * grid.spacingY, options.leastSide / rows)};
}

constexpr int rowsAtOnce = 32;
constexpr int leastLabelled = 300; ///< pixels: thumbnails have no texts

/// Calls body(part, index) for parts of a picture that share the work evenly; they are `rows` high.
bool overParts(const QSize& size, int rows, const terrain::RunContext& context, const auto& body) {
    const int across = (size.width() + MapRaster::tileSide - 1) / MapRaster::tileSide;
    const int down = (size.height() + rows - 1) / rows;
    return parallelRows(context, across * down, 1, [&](int first, int last) {
        for (int i = first; i < last; ++i)
            body(QRect(i % across * MapRaster::tileSide, i / across * rows, MapRaster::tileSide, rows)
                     .intersected(QRect(QPoint(0, 0), size)),
                 static_cast<std::size_t>(i));
    });
}

/// Draws the whole raster with its north-west corner at `at`; with contour lines also their labels.
bool drawAll(const MapRaster& raster, bool labelled, const QPoint& at, QImage& image,
             const terrain::RunContext& context) {
    const QSize size = raster.size();
    const qsizetype stride = image.bytesPerLine() / static_cast<qsizetype>(sizeof(QRgb));
    QRgb* pixels = reinterpret_cast<QRgb*>(image.bits()) + at.y() * stride + at.x();
    const auto place = [&](const QRect& part) { return pixels + part.y() * stride + part.x(); };
    if (!labelled)
        return overParts(size, rowsAtOnce, context,
                         [&](const QRect& part, std::size_t) { raster.draw(part, place(part), stride); });
    // As large as the window's tiles, so that there is room for a label in each.
    const auto most = static_cast<std::size_t>((size.width() / MapRaster::tileSide + 1) *
                                               (size.height() / MapRaster::tileSide + 1));
    std::vector<std::optional<ContourLabel>> labels(most);
    if (!overParts(size, MapRaster::tileSide, context, [&](const QRect& part, std::size_t i) {
            labels[i] = raster.drawLabelled(part, place(part), stride);
        }))
        return false;
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    for (const std::optional<ContourLabel>& label : labels)
        if (label)
            drawContourLabel(painter, *label, label->at + at);
    return true;
}

class PictureProjection final : public ViewProjection {
public:
    PictureProjection(const terrain::Grid& grid, const MapScale& scale, const QPointF& origin)
        : m_grid(grid), m_scale(scale), m_origin(origin) {}

    [[nodiscard]] std::optional<QPointF> pixel(const terrain::PlanPoint& place, double) const override {
        const double column = place.x / m_grid.spacingX + 0.5; // samples are in the middle of their cells
        const double row = m_grid.rows - 0.5 - place.y / m_grid.spacingY;
        return m_origin + QPointF(column * m_scale.x, row * m_scale.y);
    }
    [[nodiscard]] bool isPlan() const override { return true; }
    [[nodiscard]] bool isCovered(const terrain::PlanPoint&, double) const override { return false; }
    [[nodiscard]] double surface(double metres) const override { return metres; }

private:
    terrain::Grid m_grid;
    MapScale m_scale;
    QPointF m_origin;
};

/// Programs without a screen's fonts make thumbnails, too.
bool hasTexts() {
    return qobject_cast<QGuiApplication*>(QCoreApplication::instance()) != nullptr;
}

QSize marginsOf(const QSize& wanted, const QSize& raster) {
    return (wanted.isEmpty() ? QSize(0, 0) : wanted.expandedTo(raster) - raster) / 2;
}

} // namespace

QImage mapPicture(const terrain::Heightfield& heights, const MapOptions& options,
                  const terrain::RunContext& context) {
    if (heights.isEmpty())
        return {};
    const std::optional<MapMeasures> measures = mapMeasures(heights, context.part(0, 0.4));
    if (!measures)
        return {};
    const bool repeat = options.display.repeat;
    const MapShading shading(options.display, options.seaLevel, *measures);
    const MapRaster raster(heights, shading, fittedScale(heights.grid(), options), repeat);
    const QSize size = options.size.isEmpty() ? raster.size() : options.size.expandedTo(raster.size());
    const bool margins = size != raster.size();
    QImage image(size, margins ? QImage::Format_ARGB32_Premultiplied : QImage::Format_RGB32);
    if (image.isNull())
        return {};
    if (margins)
        image.fill(Qt::transparent);
    const QSize rest = marginsOf(options.size, raster.size());
    const bool labelled = shading.contourInterval() && hasTexts() &&
                          std::min(raster.size().width(), raster.size().height()) >= leastLabelled;
    const bool finished =
        drawAll(raster, labelled, QPoint(rest.width(), rest.height()), image, context.part(0.4, 1));
    return finished ? image : QImage{};
}

std::unique_ptr<ViewProjection> mapPictureProjection(const terrain::Heightfield& heights,
                                                     const MapOptions& options) {
    const terrain::Grid& grid = heights.grid();
    const bool repeat = options.display.repeat;
    const MapScale scale = fittedScale(grid, options);
    const QSize rest = marginsOf(options.size, MapRaster::sizeOf(grid, scale, repeat));
    const QPointF middle =
        repeat ? QPointF((grid.columns - 1) * scale.x, (grid.rows - 1) * scale.y) : QPointF(0, 0);
    return std::make_unique<PictureProjection>(grid, scale, middle + QPointF(rest.width(), rest.height()));
}

} // namespace app
