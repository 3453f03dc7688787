// SPDX-License-Identifier: MIT
#pragma once

#include "app/settings/view_tool.h"
#include "app/tools/measure_tool.h"

#include <QObject>

namespace app {

/// Draws a line on the land in any view: clicks make its corners, a double click or Enter ends it, Undo or
/// Backspace takes the last one back, Escape gives it up. Drags move the view. GUI thread.
class PinLineTool : public QObject, public ViewTool {
    Q_OBJECT

public:
    explicit PinLineTool(QObject* parent = nullptr);

    /// With the place under the pointer while it is drawn; empty before its first corner.
    [[nodiscard]] std::vector<terrain::PlanPoint> line() const;
    void giveUp() { m_line.clear(); }

    bool press(const ViewPointer&) override { return false; }
    void drag(const ViewPointer&) override {}
    void release(const ViewPointer&) override {}
    void click(const ViewPointer& pointer) override;
    void doubleClick(const ViewPointer&) override { m_line.finish(); }
    void hover(const ViewPointer& pointer) override;
    void enter(const ViewPointer& pointer) override;
    [[nodiscard]] bool claims(const QKeyEvent& event) const override;
    bool key(const QKeyEvent& event) override;
    [[nodiscard]] QCursor cursor(const ViewPointer& pointer) const override;

Q_SIGNALS:
    /// Another line().
    void changed();
    void finished(const std::vector<terrain::PlanPoint>& line);
    /// A click beside the land.
    void missed();
    /// Escape, and nothing was being drawn.
    void putAway();

private:
    MeasureTool m_line;
    bool m_byMouse = false; ///< and so Enter ends the line; else it makes a corner at the keyboard's cursor
};

} // namespace app
