// SPDX-License-Identifier: MIT
#pragma once

#include "app/map/map_marks.h"
#include "app/settings/view_projection.h"
#include "libterrain/core/heightfield.h"
#include "libterrain/surface/display.h"

#include <QWidget>

#include <memory>
#include <optional>

namespace app {

class ViewTool;

/// The 2D shaded map: pan by dragging, zoom with the wheel to single samples, coordinates and height under
/// the pointer, a keyboard cursor, places for tools. Needs no OpenGL. GUI thread.
/// Keys: arrows move the cursor sample by sample (Shift ×10, Ctrl a tenth of the view), Enter picks its
/// place,
/// + and − zoom, Home shows everything, Escape puts the cursor away.
class MapWidget : public QWidget {
    Q_OBJECT

public:
    explicit MapWidget(QWidget* parent = nullptr);
    ~MapWidget() override;

    /// Null shows an empty map. The view stays where the person has moved it, else it shows the whole
    /// terrain. Costs nothing while the map is hidden.
    void setHeights(terrain::SharedHeightfield heights);
    void setDisplay(const terrain::Display& display);
    void setSeaLevel(std::optional<double> metres);
    /// A message over the map (why the 3D view is missing), which the person can close; empty = none.
    void setNotice(const QString& text);

    void fitView();

    /// What reads or changes the land by the left button, which then moves the map no more; the others still
    /// move it. Null = nothing. It outlives the widget or is taken away.
    void setTool(ViewTool* tool);
    void setMarks(const MapMarks& marks);
    /// Something painted over the map, by name; empty takes it away.
    void setAnnotation(const QString& name, ViewAnnotation annotation);
    /// Where the pointer is in another view; none takes the mark away.
    void setLinkedPlace(const std::optional<terrain::PlanPoint>& place);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

Q_SIGNALS:
    /// The ground under the pointer or the keyboard's cursor: m eastward and northward from the south-west
    /// corner, and the height there, NaN in a hole.
    void groundHovered(double x, double y, double height);
    void groundLeft();

    /// Enter at the keyboard's cursor without a tool; m as above.
    void placeEntered(double x, double y);

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    struct Private;
    void contentChanged();
    void moveCursor(const QPoint& step);
    void zoomByKey(double factor);
    bool escape();
    bool pressTool(const QPointF& pixel, Qt::KeyboardModifiers modifiers);
    bool releaseTool(const QPointF& pixel, Qt::KeyboardModifiers modifiers);
    void showCursor(const QPointF& pixel, Qt::KeyboardModifiers modifiers);
    void enter();
    void describe();

    std::unique_ptr<Private> m_p;
};

} // namespace app
