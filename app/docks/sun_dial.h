// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

namespace app {

/// Where the light comes from: azimuth in degrees clockwise from north, 0 ≤ azimuth < 360, and elevation over
/// the horizon, 0…90.
struct SunPosition {
    double azimuth = 315;
    double elevation = 45;
    friend bool operator==(const SunPosition&, const SunPosition&) = default;
};

/// The sky as a disc with north on top: the zenith is its centre, the horizon its rim, and the distance from
/// the centre grows evenly with the angle from the zenith (azimuthal equidistant projection). The sun on it
/// is dragged by pointer, in whole degrees, or moved by the arrow keys; Escape takes a drag back. GUI thread.
class SunDial : public QWidget {
    Q_OBJECT

public:
    explicit SunDial(QWidget* parent = nullptr);

    /// Shows a position (azimuth of any turn, elevation clamped); no signal.
    void setSun(SunPosition sun);
    [[nodiscard]] SunPosition sun() const { return m_sun; }
    [[nodiscard]] bool isDragging() const { return m_dragging; }

    /// The place of a position on the widget, and back. Beyond the rim lies the horizon; at the centre the
    /// azimuth stays what it is.
    [[nodiscard]] QPointF placeOf(SunPosition sun) const;
    [[nodiscard]] SunPosition sunAt(QPointF place) const;

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

Q_SIGNALS:
    void dragStarted();
    void dragFinished();
    /// The drag was taken back: sun() is what it was when the drag began.
    void dragCancelled();
    /// The person moved the sun; `inDrag`: between dragStarted and dragFinished or dragCancelled.
    void moved(bool inDrag);

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void hideEvent(QHideEvent* event) override;

private:
    [[nodiscard]] QPointF centre() const;
    [[nodiscard]] double radius() const;
    void moveTo(SunPosition sun, bool inDrag);
    void endDrag(bool cancelled);
    void drawSky(QPainter& painter) const;
    void drawNames(QPainter& painter) const;
    void drawSun(QPainter& painter) const;
    void announce();

    SunPosition m_sun;
    SunPosition m_before; ///< when the drag began
    QPointF m_grip;       ///< from the sun to where it was taken hold of
    bool m_dragging = false;
};

} // namespace app
