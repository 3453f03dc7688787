// SPDX-License-Identifier: MIT
// What a person does in the 3D view.
#include "app/viewport/viewport_private.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QWheelEvent>

#include <cmath>
#include <glm/trigonometric.hpp>
#include <iterator>

namespace app {
namespace {

constexpr double notch = 120;         ///< of angleDelta
constexpr double pixelsPerNotch = 60; ///< of pixelDelta
constexpr double turnOfKey = 10;      ///< degrees

Navigator::Drag dragFor(const QMouseEvent& event) {
    if (event.button() == Qt::RightButton)
        return Navigator::Drag::Pan;
    if (event.button() != Qt::LeftButton && event.button() != Qt::MiddleButton)
        return Navigator::Drag::None;
    return event.modifiers().testFlag(Qt::ShiftModifier) ? Navigator::Drag::Pan : Navigator::Drag::Orbit;
}

/// Sides to look from, as degrees of azimuth and elevation; with Ctrl the opposite side.
struct SideKey {
    int key;
    double azimuth;
    double elevation;
};
constexpr SideKey sideKeys[] = {{Qt::Key_1, 180, 10}, {Qt::Key_3, 90, 10}, {Qt::Key_7, 180, 90}};

/// Keys that turn, in steps of turnOfKey.
struct TurnKey {
    int key;
    double azimuth;
    double elevation;
};
constexpr TurnKey turnKeys[] = {
    {Qt::Key_Left, 1, 0}, {Qt::Key_Right, -1, 0}, {Qt::Key_Up, 0, 1}, {Qt::Key_Down, 0, -1}};

struct ZoomKey {
    int key;
    double steps;
};
constexpr ZoomKey zoomKeys[] = {{Qt::Key_Plus, 1}, {Qt::Key_Equal, 1}, {Qt::Key_Minus, -1}};

template <class Table>
auto rowFor(const Table& table, int key) -> decltype(std::begin(table)) {
    for (auto row = std::begin(table); row != std::end(table); ++row)
        if (row->key == key)
            return row;
    return nullptr;
}

} // namespace

void ViewportWidget::mousePressEvent(QMouseEvent* event) {
    const Navigator::Drag drag = dragFor(*event);
    if (drag == Navigator::Drag::None || m_p->navigator.drag() != Navigator::Drag::None) {
        event->ignore();
        return;
    }
    m_p->navigator.beginDrag(drag, event->position().x(), event->position().y());
    journeyMoved();
}

void ViewportWidget::mouseMoveEvent(QMouseEvent* event) {
    const QPointF at = event->position();
    if (m_p->navigator.drag() != Navigator::Drag::None) {
        m_p->navigator.dragTo(at.x(), at.y());
        viewChanged();
        return;
    }
    const std::optional<GroundPoint> point = m_p->navigator.terrainAt(at.x(), at.y());
    if (point)
        Q_EMIT groundHovered(point->x, point->y, point->metres);
    else
        Q_EMIT groundLeft();
}

void ViewportWidget::mouseReleaseEvent(QMouseEvent* event) {
    if (event->buttons() != Qt::NoButton)
        return;
    m_p->navigator.endDrag();
    viewChanged();
}

void ViewportWidget::mouseDoubleClickEvent(QMouseEvent* event) {
    if (event->button() != Qt::LeftButton) {
        mousePressEvent(event);
        return;
    }
    m_p->navigator.centreAt(event->position().x(), event->position().y(), m_p->now());
    journeyMoved();
}

void ViewportWidget::wheelEvent(QWheelEvent* event) {
    const bool fine = !event->pixelDelta().isNull();
    const double steps = fine ? event->pixelDelta().y() / pixelsPerNotch : event->angleDelta().y() / notch;
    if (m_p->navigator.journey().travel())
        m_p->navigator.changeTravelSpeed(steps);
    else
        m_p->navigator.zoom(event->position().x(), event->position().y(), steps, !fine, m_p->now());
    event->accept();
    journeyMoved();
}

void ViewportWidget::keyPressEvent(QKeyEvent* event) {
    if (takeJourneyKey(*event, true))
        return;
    Navigator& navigator = m_p->navigator;
    const double now = m_p->now();
    if (const auto* side = rowFor(sideKeys, event->key())) {
        const bool opposite = event->modifiers().testFlag(Qt::ControlModifier) && side->elevation < 90;
        navigator.lookFrom(glm::radians(side->azimuth + (opposite ? 180 : 0)), glm::radians(side->elevation),
                           now);
    } else if (const auto* turn = rowFor(turnKeys, event->key())) {
        navigator.turn(glm::radians(turn->azimuth * turnOfKey), glm::radians(turn->elevation * turnOfKey),
                       now);
    } else if (const auto* zoom = rowFor(zoomKeys, event->key())) {
        navigator.zoom(width() / 2.0, height() / 2.0, zoom->steps, true, now);
    } else if (event->key() == Qt::Key_Home) {
        navigator.fit(now);
    } else if (event->key() == Qt::Key_Escape && navigator.drag() != Navigator::Drag::None) {
        navigator.cancelDrag();
    } else {
        event->ignore();
        return;
    }
    journeyMoved();
}

void ViewportWidget::keyReleaseEvent(QKeyEvent* event) {
    if (!takeJourneyKey(*event, false))
        event->ignore();
}

void ViewportWidget::leaveEvent(QEvent* event) {
    Q_EMIT groundLeft();
    QOpenGLWidget::leaveEvent(event);
}

} // namespace app
