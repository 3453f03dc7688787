// SPDX-License-Identifier: MIT
#pragma once

#include "app/settings/view_projection.h"

#include <QCursor>

class QKeyEvent;

namespace app {

inline constexpr double clickSlack = 4; ///< pixels that the pointer may move in a click

/// The pointer in a view.
struct ViewPointer {
    const ViewProjection& view;
    QPointF pixel;
    std::optional<terrain::PlanPoint> ground; ///< under it; none beside the land
    std::optional<terrain::PlanPoint>
        nearest; ///< the same; of a pointer beside a map the nearest place on it
    Qt::KeyboardModifiers modifiers;
};

/// What reads or changes the land by pointing at it in any view. While a view has one, it is asked first what
/// the left button does; what it leaves moves the view as ever. GUI thread.
class ViewTool {
public:
    virtual ~ViewTool() = default;

    /// The left button goes down. True: the drag is the tool's until release().
    virtual bool press(const ViewPointer& pointer) = 0;
    virtual void drag(const ViewPointer& pointer) = 0;
    virtual void release(const ViewPointer& pointer) = 0;
    /// It went down and up at one place, and press() had left it to the view.
    virtual void click(const ViewPointer& pointer) = 0;
    virtual void doubleClick(const ViewPointer& /*pointer*/) {}
    /// The pointer moves without a button.
    virtual void hover(const ViewPointer& /*pointer*/) {}
    /// The keyboard's cursor of a map goes to another sample.
    virtual void cursorMoved(const ViewPointer& /*pointer*/) {}
    /// Enter at the keyboard's cursor of a map.
    virtual void enter(const ViewPointer& pointer) = 0;
    /// Whether a key that is a shortcut of the window is the tool's now; key() gets it then.
    [[nodiscard]] virtual bool claims(const QKeyEvent& /*event*/) const { return false; }
    /// A key in the view; false leaves it to the view.
    virtual bool key(const QKeyEvent& event) = 0;
    /// The pointer's shape there.
    [[nodiscard]] virtual QCursor cursor(const ViewPointer& pointer) const = 0;
};

} // namespace app
