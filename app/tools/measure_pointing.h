// SPDX-License-Identifier: MIT
#pragma once

#include "app/settings/view_tool.h"
#include "app/tools/measure_tool.h"

namespace app {

/// A measuring tool in the hand: what the pointer, the keyboard's cursor and the keys of a view do for it.
/// Its left button marks places instead of moving the view. GUI thread.
class MeasurePointing : public QObject, public ViewTool {
    Q_OBJECT

public:
    /// The tool outlives it.
    explicit MeasurePointing(MeasureTool& tool, QObject* parent = nullptr) : QObject(parent), m_tool(tool) {}

    bool press(const ViewPointer& pointer) override;
    void drag(const ViewPointer& pointer) override;
    void release(const ViewPointer& pointer) override;
    void click(const ViewPointer&) override {}
    void doubleClick(const ViewPointer&) override { m_tool.finish(); }
    void hover(const ViewPointer& pointer) override;
    void cursorMoved(const ViewPointer& pointer) override { hover(pointer); }
    void enter(const ViewPointer& pointer) override;
    [[nodiscard]] bool claims(const QKeyEvent& event) const override;
    bool key(const QKeyEvent& event) override;
    [[nodiscard]] QCursor cursor(const ViewPointer& pointer) const override;

Q_SIGNALS:
    /// A place was chosen with the keyboard.
    void entered(const terrain::PlanPoint& at);
    /// Escape, and nothing was being drawn.
    void putAway();

private:
    MeasureTool& m_tool;
    QPointF m_from; ///< where the button went down
    terrain::PlanPoint m_at;
    bool m_dragged = false; ///< and the pointer has left that place since
};

} // namespace app
