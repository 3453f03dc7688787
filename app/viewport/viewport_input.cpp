// SPDX-License-Identifier: MIT
// What a person does in the 3D view.
#include "app/settings/view_tool.h"
#include "app/viewport/scene_projection.h"
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

template <class Call>
auto ViewportWidget::Private::withPointer(const QMouseEvent& event, const Call& call) const {
    const std::optional<GroundPoint> at = navigator.terrainAt(event.position().x(), event.position().y());
    const SceneProjection projection(scene, navigator.camera(), navigator.lens());
    const auto ground = at ? std::optional(terrain::PlanPoint{at->x, at->y}) : std::nullopt;
    return call(ViewPointer{projection, event.position(), ground, ground, event.modifiers()});
}

/// Whether the tool takes the drag that begins.
bool ViewportWidget::pressTool(const QMouseEvent& event) {
    if (m_p->tool == nullptr || event.button() != Qt::LeftButton || !m_p->scene.heights ||
        m_p->navigator.journey().isMoving())
        return false;
    m_p->pressed = event.position();
    m_p->draggedAway = false;
    m_p->toolDrags = m_p->withPointer(event, [this](const ViewPointer& at) { return m_p->tool->press(at); });
    return m_p->toolDrags;
}

/// Whether the pointer's move was the tool's alone.
bool ViewportWidget::moveTool(const QMouseEvent& event) {
    if (m_p->pressed && QLineF(*m_p->pressed, event.position()).length() > clickSlack)
        m_p->draggedAway = true;
    if (m_p->tool == nullptr || !m_p->scene.heights || m_p->navigator.drag() != Navigator::Drag::None)
        return false;
    m_p->withPointer(event, [this](const ViewPointer& at) {
        if (m_p->toolDrags)
            return m_p->tool->drag(at);
        setCursor(m_p->tool->cursor(at));
        m_p->tool->hover(at);
    });
    return m_p->toolDrags;
}

/// Whether the drag that ends was the tool's.
bool ViewportWidget::releaseTool(const QMouseEvent& event) {
    if (event.button() != Qt::LeftButton || !m_p->pressed)
        return false;
    m_p->pressed.reset();
    if (m_p->tool == nullptr || !m_p->scene.heights)
        return false;
    const bool drags = std::exchange(m_p->toolDrags, false);
    if (drags || !m_p->draggedAway)
        m_p->withPointer(event, [this, drags](const ViewPointer& at) {
            return drags ? m_p->tool->release(at) : m_p->tool->click(at);
        });
    return drags;
}

void ViewportWidget::mousePressEvent(QMouseEvent* event) {
    if (pressTool(*event))
        return;
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
    if (moveTool(*event))
        return;
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
    if (releaseTool(*event) || event->buttons() != Qt::NoButton)
        return;
    m_p->navigator.endDrag();
    viewChanged();
}

void ViewportWidget::mouseDoubleClickEvent(QMouseEvent* event) {
    if (event->button() != Qt::LeftButton) {
        mousePressEvent(event);
        return;
    }
    if (m_p->tool != nullptr && m_p->scene.heights) {
        m_p->withPointer(*event, [this](const ViewPointer& pointer) { m_p->tool->doubleClick(pointer); });
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
    if (takeJourneyKey(*event, true) || (m_p->tool != nullptr && m_p->tool->key(*event)))
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
