// SPDX-License-Identifier: MIT
#pragma once

#include <QPointF>
#include <QRectF>
#include <QSizeF>

namespace app {

/// Which part of a map a window shows: a place and a scale. Ground positions are metres from the map's
/// north-west corner, x eastward and y southward; window positions are logical pixels. Any thread.
class MapView {
public:
    /// What there is to see: its size in m, and the smallest distance of samples, which bounds the zoom.
    void setContent(const QSizeF& metres, double spacing);
    void setWindow(const QSizeF& pixels);

    /// Shows everything, with a margin; stays so while the content or the window change.
    void fit();
    [[nodiscard]] bool isFitted() const { return m_fitted; }

    /// Zooms by a factor; what is under the pixel stays there.
    void zoomAbout(const QPointF& pixel, double factor);
    void pan(const QPointF& pixels);
    /// Moves as little as is needed for the ground position to be seen, at least `margin` pixels from the
    /// edge.
    void reveal(const QPointF& ground, double margin);

    [[nodiscard]] double pixelsPerMetre() const { return m_scale; }
    [[nodiscard]] QPointF toGround(const QPointF& pixel) const;
    [[nodiscard]] QPointF toPixel(const QPointF& ground) const;
    [[nodiscard]] bool isEmpty() const { return m_content.isEmpty() || m_window.isEmpty(); }

private:
    [[nodiscard]] double fittedScale() const;
    void keepInside();

    QSizeF m_content;
    QSizeF m_window;
    double m_spacing = 1;
    double m_scale = 1;
    QPointF m_centre; ///< ground position in the middle of the window
    bool m_fitted = true;
};

} // namespace app
