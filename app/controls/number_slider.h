// SPDX-License-Identifier: MIT
#pragma once

#include "app/controls/number_range.h"

#include <QSlider>

namespace app {

/// The slider of a number. It reports drags as gestures: Escape during one takes it back. The wheel steps
/// only while the slider has the focus. Screen readers hear the number, not a position.
class NumberSlider : public QSlider {
    Q_OBJECT

public:
    explicit NumberSlider(const NumberRange& range, QWidget* parent = nullptr);

    void setNumberRange(const NumberRange& range);
    [[nodiscard]] const NumberRange& numberRange() const { return m_range; }
    /// Shows a number; no signal.
    void setNumber(double value);
    [[nodiscard]] double number() const { return m_number; }
    [[nodiscard]] bool isDragging() const { return m_dragging; }

    [[nodiscard]] QSize minimumSizeHint() const override;

Q_SIGNALS:
    void dragStarted();
    void dragged(double value);
    void dragFinished();
    void dragCancelled();
    /// So many arrow-key steps; number() is not changed yet.
    void stepped(double steps);
    /// A value chosen at once (Home, End, a screen reader).
    void jumped(double value);

protected:
    bool event(QEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void hideEvent(QHideEvent* event) override;

private:
    [[nodiscard]] QRect handleRect() const;
    void dragTo(int x);
    void endDrag(bool cancelled);

    NumberRange m_range;
    double m_number = 0;
    bool m_dragging = false;
    int m_pressX = 0;           ///< where the drag began, …
    double m_pressPosition = 0; ///< … and at which place of the slider
    double m_pressNumber = 0;
};

} // namespace app
