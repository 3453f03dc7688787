// SPDX-License-Identifier: MIT
#pragma once

#include "app/map/map_ground.h"
#include "app/map/map_notice.h"
#include "app/map/map_tiles.h"
#include "app/map/map_view.h"
#include "app/map/map_widget.h"
#include "app/settings/place_text.h"

#include <QLineF>
#include <QMap>

class QPainter;

namespace app {

struct MapWidget::Private {
    terrain::SharedHeightfield heights;
    terrain::Display display;
    std::optional<double> seaLevel;
    MapNotice* notice = nullptr;
    MapView view;
    MapTiles tiles;
    bool sceneIsNew = true;                ///< tiles wait for the next painting
    std::optional<MapMeasures> measures;   ///< of the heights; none: not looked at yet
    std::optional<double> contourInterval; ///< of the lines in the tiles
    std::optional<QPoint> cursor;          ///< a drawn sample
    std::optional<QPointF> dragged;        ///< the pointer's last place in a drag
    MapView beforeDrag;
    std::optional<QPointF> pressed; ///< where a tool's button went down
    bool draggedAway = false;       ///< and the pointer has left that place since
    MapMarks marks;
    QMap<QString, ViewAnnotation> annotations;
    ViewTool* tool = nullptr;
    bool toolDrags = false; ///< the button that is down is the tool's
    std::optional<terrain::PlanPoint> linked;
    PlaceText places;

    [[nodiscard]] MapGround ground() const { return {*heights, display.repeat}; }
    /// Calls a function of the tool with the pointer at a pixel.
    template <class Call>
    auto withPointer(const QPointF& pixel, Qt::KeyboardModifiers modifiers, const Call& call) const;
    [[nodiscard]] QString cursorText(const QString& separator) const;
    [[nodiscard]] int cursorStep(double spacing, int pixels, Qt::KeyboardModifiers modifiers) const;

    void prepare(double devicePixelRatio);
    void drawMap(QPainter& painter, const QSize& size, double devicePixelRatio);
    void drawDots(QPainter& painter, const QSize& size) const;
    void drawOverlay(QPainter& painter, const QRectF& area, const QPalette& palette) const;
};

} // namespace app
