// SPDX-License-Identifier: MIT
#include "app/map/map_widget.h"

#include "app/map/map_overlay.h"
#include "app/map/map_projection.h"
#include "app/map/map_widget_private.h"
#include "app/settings/contour_label.h"

#include <QPainter>

#include <algorithm>
#include <utility>

namespace app {
namespace {

constexpr double dotsFrom = 20; ///< pixels a sample from which the samples are marked

} // namespace

/// Brings the tiles up to date. The heights are looked at here, once, and not when they are set: a hidden map
/// costs nothing.
void MapWidget::Private::prepare(double devicePixelRatio) {
    if (sceneIsNew) {
        if (!measures)
            measures = mapMeasures(*heights);
        auto shading = std::make_shared<MapShading>(display, seaLevel, *measures);
        contourInterval = shading->contourInterval();
        tiles.setScene(heights, std::move(shading), display.repeat);
        sceneIsNew = false;
    }
    const double scale = view.pixelsPerMetre() * devicePixelRatio;
    tiles.setScale({scale * heights->grid().spacingX, scale * heights->grid().spacingY, devicePixelRatio});
}

void MapWidget::Private::drawMap(QPainter& painter, const QSize& size, double devicePixelRatio) {
    // The picture lies on whole device pixels.
    const QPoint origin = (view.toPixel({0, 0}) * devicePixelRatio).toPoint();
    const QRect seen(-origin, (QSizeF(size) * devicePixelRatio).toSize() + QSize(1, 1));
    std::vector<MapTiles::Tile> shown = tiles.tiles(seen);
    for (MapTiles::Tile& tile : shown) {
        tile.image.setDevicePixelRatio(devicePixelRatio);
        painter.drawImage(QPointF(tile.at + origin) / devicePixelRatio, tile.image);
    }
    for (const MapTiles::Tile& tile : shown) {
        if (tile.label)
            drawContourLabel(painter, *tile.label, (tile.label->at + origin) / devicePixelRatio);
    }
    const QSizeF whole = QSizeF(tiles.pictureSize()) / devicePixelRatio;
    painter.setPen(QPen(QColor(0, 0, 0, 90), 1));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(QRectF(QPointF(origin) / devicePixelRatio, whole).adjusted(-0.5, -0.5, 0.5, 0.5));
}

/// Where the samples are, once they are far apart: what lies between them is interpolated.
void MapWidget::Private::drawDots(QPainter& painter, const QSize& size) const {
    const terrain::Grid& grid = heights->grid();
    if (view.pixelsPerMetre() * std::min(grid.spacingX, grid.spacingY) < dotsFrom)
        return;
    const MapGround map = ground();
    const QPoint first = map.cell(view.toGround({0, 0}));
    const QPoint last = map.cell(view.toGround(QPointF(size.width(), size.height())));
    QPolygonF dots;
    for (int row = first.y(); row <= last.y(); ++row)
        for (int column = first.x(); column <= last.x(); ++column)
            dots << view.toPixel(map.position({column, row}));
    painter.setRenderHint(QPainter::Antialiasing);
    for (const auto& [colour, width] :
         {std::pair(QColor(0, 0, 0, 110), 4.0), std::pair(QColor(255, 255, 255, 220), 2.0)}) {
        painter.setPen(QPen(colour, width, Qt::SolidLine, Qt::RoundCap));
        painter.drawPoints(dots);
    }
    painter.setRenderHint(QPainter::Antialiasing, false);
}

void MapWidget::Private::drawOverlay(QPainter& painter, const QRectF& area, const QPalette& palette) const {
    drawScaleBar(painter, area, palette, view.pixelsPerMetre(), contourInterval);
    drawNorthArrow(painter, area, palette);
    const MapGround map = ground();
    const MarkedMap marked{map, view, area, palette};
    drawMarks(painter, marked, marks);
    for (const ViewAnnotation& annotation : annotations)
        annotation(painter, MapProjection(map, view), area);
    if (linked)
        drawLinkedPlace(painter, marked, *linked);
    if (cursor)
        drawCursor(painter, area, palette, view.toPixel(map.position(*cursor)),
                   cursorText(QStringLiteral("\n")));
}

/// What is at the keyboard's cursor, and where that is on the earth.
QString MapWidget::Private::cursorText(const QString& separator) const {
    const GroundPoint at = ground().sample(*cursor);
    const QString place = places.at(at.x, at.y);
    const QString text = groundText(at, heights->grid().spacingX);
    return place.isEmpty() ? text : text + separator + place;
}

MapWidget::MapWidget(QWidget* parent) : QWidget(parent), m_p(std::make_unique<Private>()) {
    setMouseTracking(true);
    setFocusPolicy(Qt::StrongFocus);
    setAttribute(Qt::WA_OpaquePaintEvent);
    setCursor(Qt::CrossCursor);
    setAccessibleName(tr("Map"));
    m_p->notice = new MapNotice(this);
    connect(m_p->notice, &MapNotice::closed, this, [this] { describe(); });
    describe();
}

MapWidget::~MapWidget() = default;

QSize MapWidget::sizeHint() const {
    return {640, 480};
}

QSize MapWidget::minimumSizeHint() const {
    return {160, 120};
}

void MapWidget::setHeights(terrain::SharedHeightfield heights) {
    if (heights != nullptr && heights->isEmpty())
        heights = nullptr;
    if (heights == m_p->heights)
        return;
    m_p->heights = std::move(heights);
    m_p->measures.reset();
    contentChanged();
}

void MapWidget::setDisplay(const terrain::Display& display) {
    if (display == m_p->display)
        return;
    m_p->display = display;
    contentChanged();
}

void MapWidget::setSeaLevel(std::optional<double> metres) {
    if (metres == m_p->seaLevel)
        return;
    m_p->seaLevel = metres;
    contentChanged();
}

void MapWidget::contentChanged() {
    m_p->sceneIsNew = true;
    if (m_p->heights == nullptr) {
        m_p->tiles.setScene(nullptr, nullptr, false);
        m_p->cursor.reset();
    } else {
        const terrain::Grid& grid = m_p->heights->grid();
        const MapGround map = m_p->ground();
        m_p->view.setContent(map.size(), std::min(grid.spacingX, grid.spacingY));
        m_p->places.setGrid(grid);
        if (m_p->cursor && (m_p->cursor->x() >= map.columns() || m_p->cursor->y() >= map.rows()))
            m_p->cursor.reset();
    }
    describe();
    update();
}

void MapWidget::setNotice(const QString& text) {
    m_p->notice->setText(text);
    describe();
}

void MapWidget::setMarks(const MapMarks& marks) {
    if (marks == m_p->marks)
        return;
    m_p->marks = marks;
    update();
}

void MapWidget::setTool(ViewTool* tool) {
    m_p->tool = tool;
    m_p->toolDrags = false;
    m_p->pressed.reset();
    setCursor(Qt::CrossCursor);
}

void MapWidget::setAnnotation(const QString& name, ViewAnnotation annotation) {
    if (!annotation && !m_p->annotations.contains(name))
        return;
    if (annotation)
        m_p->annotations.insert(name, std::move(annotation));
    else
        m_p->annotations.remove(name);
    update();
}

void MapWidget::setLinkedPlace(const std::optional<terrain::PlanPoint>& place) {
    if (place == m_p->linked)
        return;
    m_p->linked = place;
    update();
}

void MapWidget::fitView() {
    m_p->view.fit();
    update();
}

/// What a screen reader says: the place of the cursor, else the notice and how the map is used.
void MapWidget::describe() {
    if (m_p->cursor) {
        setAccessibleDescription(m_p->cursorText(QStringLiteral(", ")));
        return;
    }
    const QString use =
        m_p->heights == nullptr
            ? tr("There is no terrain to show.")
            : tr("The arrow keys move a cursor from sample to sample, Enter picks its place, plus and minus "
                 "zoom, Home shows the whole terrain.");
    setAccessibleDescription(m_p->notice->text().isEmpty() ? use
                                                           : m_p->notice->text() + QLatin1Char(' ') + use);
}

void MapWidget::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    const QColor window = palette().color(QPalette::Window);
    painter.fillRect(rect(), window.lightness() > 128 ? window.darker(108) : window.darker(125));
    if (m_p->heights == nullptr) {
        drawEmptyText(painter, rect(), palette(), tr("No terrain to show yet."));
    } else if (!m_p->view.isEmpty()) {
        m_p->prepare(devicePixelRatioF());
        m_p->drawMap(painter, size(), devicePixelRatioF());
        m_p->drawDots(painter, size());
        m_p->drawOverlay(painter, rect(), palette());
    }
    if (hasFocus()) {
        painter.setPen(QPen(palette().color(QPalette::Highlight), 2));
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(QRectF(rect()).adjusted(1, 1, -1, -1));
    }
}

void MapWidget::resizeEvent(QResizeEvent*) {
    m_p->view.setWindow(size());
    m_p->notice->placeIn(rect());
}

} // namespace app
