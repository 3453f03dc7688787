// SPDX-License-Identifier: MIT
#pragma once

#include "libterrain/core/heightfield.h"
#include "libterrain/surface/display.h"

#include <QWidget>

#include <memory>
#include <optional>

namespace app {

/// The 2D shaded map: pan by dragging, zoom with the wheel to single samples, coordinates and height under
/// the pointer, a keyboard cursor. Needs no OpenGL. GUI thread.
class MapWidget : public QWidget {
    Q_OBJECT

public:
    explicit MapWidget(QWidget* parent = nullptr);
    ~MapWidget() override;

    void setHeights(terrain::SharedHeightfield heights);
    void setDisplay(const terrain::Display& display);
    void setSeaLevel(std::optional<double> metres);
    /// A message over the map (why the 3D view is missing); empty = none.
    void setNotice(const QString& text);

    void fitView();

Q_SIGNALS:
    void groundHovered(double x, double y, double height);
    void groundLeft();

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    struct Private;
    std::unique_ptr<Private> m_p;
};

} // namespace app
