// SPDX-License-Identifier: MIT
#pragma once

#include "app/document/start_grid_edits.h"
#include "app/settings/view_tool.h"

#include <QObject>

namespace app {

/// What a stroke does to the nodes of a start grid under it.
struct SketchBrush {
    enum class Mode { Raise, Lower, Set };
    Mode mode = Mode::Raise;
    double radius = 1000; ///< m; at least the distance of nodes counts
    double amount = 200;  ///< m that a stroke raises or lowers by in its middle
    double height = 0;    ///< m that Set brings the nodes to
    int cells = 8;        ///< along the longer side, of a grid that the first stroke begins
};

/// Paints the start grid in any view: along a stroke the nodes under the brush are raised, lowered (with
/// Shift the other of both) or set, the more the nearer they are; going over one place again in the same
/// stroke adds nothing. The first stroke begins a grid from the land. A stroke is one undo step, and Escape
/// takes it back. GUI thread.
class SketchTool : public QObject, public ViewTool {
    Q_OBJECT

public:
    explicit SketchTool(StartGridEdits& edits, QObject* parent = nullptr);

    void setBrush(const SketchBrush& brush);
    /// Where the brush is; none while the pointer is elsewhere.
    [[nodiscard]] std::optional<terrain::PlanPoint> place() const { return m_place; }
    /// The pointer has left the views.
    void leave();
    /// That of the brush, but at least the distance of nodes.
    [[nodiscard]] double radius() const;

    bool press(const ViewPointer& pointer) override;
    void drag(const ViewPointer& pointer) override;
    void release(const ViewPointer& pointer) override;
    void click(const ViewPointer&) override {}
    void hover(const ViewPointer& pointer) override;
    void enter(const ViewPointer& pointer) override;
    bool key(const QKeyEvent& event) override;
    [[nodiscard]] QCursor cursor(const ViewPointer& pointer) const override;

Q_SIGNALS:
    void moved();
    /// Escape, and nothing was being painted.
    void putAway();

private:
    struct Stroke {
        terrain::HeightTable before;
        terrain::HeightTable painted; ///< what the grid is as long as nobody else changes it
        std::vector<double> reached;  ///< of each node, 0…1: how near the brush has come
        terrain::PlanPoint at;        ///< the last place
        SketchBrush::Mode mode;
    };
    void reach(const terrain::PlanPoint& place);
    void paintTo(const terrain::PlanPoint& place);

    StartGridEdits& m_edits;
    SketchBrush m_brush;
    std::optional<Stroke> m_stroke;
    std::optional<terrain::PlanPoint> m_place;
};

/// The nodes of a start grid with the brush over them. `nodes` and `rim` with the land's heights there.
ViewAnnotation sketchDrawing(const std::vector<terrain::ProfilePoint>& nodes,
                             const std::vector<terrain::ProfilePoint>& rim);

} // namespace app
