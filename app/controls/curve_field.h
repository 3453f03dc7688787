// SPDX-License-Identifier: MIT
#pragma once

#include "libterrain/parameters/curve.h"

#include <QWidget>

namespace app {

/// A curve drawn from its points, which are dragged by pointer, or chosen with Page Up and Page Down and
/// moved by the arrow keys in steps of 1 % of the frame (Shift 10 %, Ctrl 0.1 %). A double click or Insert
/// adds a point, Delete takes the chosen one away (two stay), Escape takes a drag back. GUI thread.
class CurveField : public QWidget {
    Q_OBJECT

public:
    /// Shows the frame's diagonal until a curve comes.
    explicit CurveField(const terrain::CurveFrame& frame, QWidget* parent = nullptr);

    /// Shows a curve (terrain::isCurve in the frame); no signal.
    void setCurve(const terrain::CurvePoints& curve);
    [[nodiscard]] const terrain::CurvePoints& curve() const { return m_curve; }
    [[nodiscard]] int chosen() const { return m_chosen; }
    /// "Point 2 of 3: 50 % → 30 %".
    [[nodiscard]] QString chosenText() const;
    [[nodiscard]] bool isDragging() const { return m_dragging; }

    /// The place of a point on the widget, and back, kept within the frame.
    [[nodiscard]] QPointF placeOf(const terrain::CurvePoint& point) const;
    [[nodiscard]] terrain::CurvePoint pointAt(const QPointF& place) const;

    [[nodiscard]] QSize sizeHint() const override { return {200, 160}; }
    [[nodiscard]] QSize minimumSizeHint() const override { return {120, 160}; }

Q_SIGNALS:
    void dragStarted();
    void dragFinished();
    /// curve() is what it was when the drag began.
    void dragCancelled();
    /// The person changed the curve; `inDrag`: between dragStarted and dragFinished or dragCancelled.
    void changed(bool inDrag);
    /// Another point, or the same at another place: chosenText() is another one.
    void chosenChanged();

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void hideEvent(QHideEvent* event) override;

private:
    [[nodiscard]] QRectF box() const;
    [[nodiscard]] terrain::CurvePoint atParts(double x, double y) const;
    void paintFrame(QPainter& painter) const;
    void paintCurve(QPainter& painter) const;
    [[nodiscard]] int nearest(const QPointF& place) const;
    void choose(int index);
    void moveTo(const terrain::CurvePoint& point, bool inDrag);
    void addAt(double x);
    void insertBeside();
    void removeChosen();
    [[nodiscard]] bool moveByKey(const QKeyEvent& event);
    void endDrag(bool cancelled);

    terrain::CurveFrame m_frame;
    terrain::CurvePoints m_curve;
    terrain::CurvePoints m_before; ///< when the drag began
    int m_chosen = 0;
    bool m_dragging = false;
};

} // namespace app
