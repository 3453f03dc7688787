// SPDX-License-Identifier: MIT
#include "app/map/map_projection.h"
#include "app/map/map_widget_private.h"
#include "app/settings/view_tool.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>

namespace app {
namespace {

constexpr double farPart = 0.1;   ///< of the window: a far step of the cursor
constexpr double cursorEdge = 48; ///< pixels that the cursor keeps from the edge
constexpr double keyZoom = 1.25;

} // namespace

template <class Call>
auto MapWidget::Private::withPointer(const QPointF& pixel, Qt::KeyboardModifiers modifiers,
                                     const Call& call) const {
    const MapGround map = ground();
    const std::optional<GroundPoint> at = map.at(view.toGround(pixel));
    const GroundPoint near = at ? *at : map.nearest(view.toGround(pixel));
    const MapProjection projection(map, view);
    return call(ViewPointer{projection, pixel,
                            at ? std::optional(terrain::PlanPoint{at->x, at->y}) : std::nullopt,
                            terrain::PlanPoint{near.x, near.y}, modifiers});
}

/// Whether the tool takes the drag that begins.
bool MapWidget::pressTool(const QPointF& pixel, Qt::KeyboardModifiers modifiers) {
    m_p->pressed = pixel;
    m_p->draggedAway = false;
    m_p->toolDrags =
        m_p->withPointer(pixel, modifiers, [this](const ViewPointer& at) { return m_p->tool->press(at); });
    return m_p->toolDrags;
}

/// Whether the drag that ends was the tool's, or a click for it.
bool MapWidget::releaseTool(const QPointF& pixel, Qt::KeyboardModifiers modifiers) {
    if (!m_p->pressed)
        return false;
    m_p->pressed.reset();
    if (m_p->toolDrags) {
        m_p->toolDrags = false;
        m_p->withPointer(pixel, modifiers, [this](const ViewPointer& at) { m_p->tool->release(at); });
        return true;
    }
    if (!m_p->draggedAway)
        m_p->withPointer(pixel, modifiers, [this](const ViewPointer& at) { m_p->tool->click(at); });
    return false; // the map ends its own drag
}

void MapWidget::showCursor(const QPointF& pixel, Qt::KeyboardModifiers modifiers) {
    setCursor(
        m_p->withPointer(pixel, modifiers, [this](const ViewPointer& at) { return m_p->tool->cursor(at); }));
}

void MapWidget::mousePressEvent(QMouseEvent* event) {
    const Qt::MouseButton button = event->button();
    if (button == Qt::LeftButton && m_p->tool != nullptr && m_p->heights != nullptr &&
        pressTool(event->position(), event->modifiers()))
        return;
    if (button != Qt::LeftButton && button != Qt::MiddleButton && button != Qt::RightButton)
        return QWidget::mousePressEvent(event);
    m_p->dragged = event->position();
    m_p->beforeDrag = m_p->view;
    setCursor(Qt::ClosedHandCursor);
}

void MapWidget::mouseMoveEvent(QMouseEvent* event) {
    if (m_p->pressed && QLineF(*m_p->pressed, event->position()).length() > clickSlack)
        m_p->draggedAway = true;
    if (m_p->dragged) {
        m_p->view.pan(event->position() - *m_p->dragged);
        m_p->dragged = event->position();
        update();
        return;
    }
    const auto point =
        m_p->heights == nullptr ? std::nullopt : m_p->ground().at(m_p->view.toGround(event->position()));
    if (point)
        Q_EMIT groundHovered(point->x, point->y, point->height);
    else
        Q_EMIT groundLeft();
    if (m_p->tool != nullptr && m_p->heights != nullptr) {
        m_p->withPointer(event->position(), event->modifiers(), [this](const ViewPointer& at) {
            return m_p->toolDrags ? m_p->tool->drag(at) : m_p->tool->hover(at);
        });
        if (m_p->tool != nullptr && !m_p->toolDrags)
            showCursor(event->position(), event->modifiers());
    }
}

void MapWidget::mouseReleaseEvent(QMouseEvent* event) {
    if (event->button() == Qt::LeftButton && m_p->tool != nullptr && m_p->heights != nullptr &&
        releaseTool(event->position(), event->modifiers()))
        return;
    if (!m_p->dragged || (event->buttons() & (Qt::LeftButton | Qt::MiddleButton | Qt::RightButton)) != 0)
        return QWidget::mouseReleaseEvent(event);
    m_p->dragged.reset();
    setCursor(Qt::CrossCursor);
}

void MapWidget::mouseDoubleClickEvent(QMouseEvent* event) {
    if (event->button() == Qt::LeftButton && m_p->tool != nullptr && m_p->heights != nullptr)
        m_p->withPointer(event->position(), event->modifiers(),
                         [this](const ViewPointer& at) { m_p->tool->doubleClick(at); });
    else
        mousePressEvent(event);
}

void MapWidget::leaveEvent(QEvent*) {
    Q_EMIT groundLeft();
}

void MapWidget::wheelEvent(QWheelEvent* event) {
    // A notch of 120 is a quarter more; finer devices send less at a time.
    m_p->view.zoomAbout(event->position(), std::exp2(event->angleDelta().y() / 360.0));
    event->accept();
    update();
}

void MapWidget::moveCursor(const QPoint& step) {
    const MapGround map = m_p->ground();
    const QPointF middle(width() / 2.0, height() / 2.0);
    const QPoint from = m_p->cursor ? *m_p->cursor : map.cell(m_p->view.toGround(middle));
    const QPoint to = m_p->cursor ? from + step : from;
    m_p->cursor = QPoint(std::clamp(to.x(), 0, map.columns() - 1), std::clamp(to.y(), 0, map.rows() - 1));
    m_p->view.reveal(map.position(*m_p->cursor), cursorEdge);
    describe();
    update();
    const GroundPoint point = map.sample(*m_p->cursor);
    Q_EMIT groundHovered(point.x, point.y, point.height);
    if (m_p->tool != nullptr)
        m_p->withPointer(m_p->view.toPixel(map.position(*m_p->cursor)), {},
                         [this](const ViewPointer& pointer) { m_p->tool->cursorMoved(pointer); });
}

/// The samples that an arrow key goes along an axis, of which the window shows `pixels`.
int MapWidget::Private::cursorStep(double spacing, int pixels, Qt::KeyboardModifiers modifiers) const {
    if (modifiers & Qt::ControlModifier)
        return std::max(10,
                        static_cast<int>(std::round(farPart * pixels / (view.pixelsPerMetre() * spacing))));
    return modifiers & Qt::ShiftModifier ? 10 : 1;
}

void MapWidget::enter() {
    if (!m_p->cursor)
        return moveCursor({0, 0}); // it appears first: nobody picks what is not seen
    if (m_p->tool != nullptr) {
        m_p->withPointer(m_p->view.toPixel(m_p->ground().position(*m_p->cursor)), {},
                         [this](const ViewPointer& at) { m_p->tool->enter(at); });
        return;
    }
    const GroundPoint at = m_p->ground().sample(*m_p->cursor);
    Q_EMIT placeEntered(at.x, at.y);
}

void MapWidget::zoomByKey(double factor) {
    const QPointF middle(width() / 2.0, height() / 2.0);
    m_p->view.zoomAbout(m_p->cursor ? m_p->view.toPixel(m_p->ground().position(*m_p->cursor)) : middle,
                        factor);
    update();
}

/// Ends a drag where it began, else puts the cursor away. False when there is none.
bool MapWidget::escape() {
    if (m_p->dragged) {
        m_p->view = m_p->beforeDrag;
        m_p->dragged.reset();
        setCursor(Qt::CrossCursor);
    } else if (m_p->cursor) {
        m_p->cursor.reset();
        describe();
        Q_EMIT groundLeft();
    } else {
        return false;
    }
    update();
    return true;
}

bool MapWidget::event(QEvent* event) {
    if (event->type() == QEvent::ShortcutOverride && m_p->tool != nullptr &&
        m_p->tool->claims(static_cast<const QKeyEvent&>(*event))) {
        event->accept();
        return true;
    }
    return QWidget::event(event);
}

void MapWidget::keyPressEvent(QKeyEvent* event) {
    if (m_p->heights == nullptr)
        return QWidget::keyPressEvent(event);
    if (m_p->tool != nullptr && m_p->tool->key(*event))
        return;
    const int across = m_p->cursorStep(m_p->heights->grid().spacingX, width(), event->modifiers());
    const int down = m_p->cursorStep(m_p->heights->grid().spacingY, height(), event->modifiers());
    switch (event->key()) {
    case Qt::Key_Left:
        return moveCursor({-across, 0});
    case Qt::Key_Right:
        return moveCursor({across, 0});
    case Qt::Key_Up:
        return moveCursor({0, -down});
    case Qt::Key_Down:
        return moveCursor({0, down});
    case Qt::Key_Return:
    case Qt::Key_Enter:
        return enter();
    case Qt::Key_Plus:
    case Qt::Key_Equal:
        return zoomByKey(keyZoom);
    case Qt::Key_Minus:
        return zoomByKey(1 / keyZoom);
    case Qt::Key_Home:
        return fitView();
    case Qt::Key_Escape:
        if (escape())
            return;
        break;
    default:
        break;
    }
    QWidget::keyPressEvent(event);
}

} // namespace app
