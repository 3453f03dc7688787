// SPDX-License-Identifier: MIT
#include "app/map/map_view.h"

#include <algorithm>

namespace app {
namespace {

constexpr double margin = 20;          ///< pixels around a fitted map
constexpr double pixelsPerSample = 64; ///< the closest view
constexpr double smallest = 0.5;       ///< of the fitted scale

} // namespace

void MapView::setContent(const QSizeF& metres, double spacing) {
    m_content = metres;
    m_spacing = spacing;
    if (m_fitted)
        fit();
    keepInside();
}

void MapView::setWindow(const QSizeF& pixels) {
    m_window = pixels;
    if (m_fitted)
        fit();
}

double MapView::fittedScale() const {
    const double width = std::max(m_window.width() - 2 * margin, m_window.width() / 2);
    const double height = std::max(m_window.height() - 2 * margin, m_window.height() / 2);
    return std::min(width / m_content.width(), height / m_content.height());
}

void MapView::fit() {
    m_fitted = true;
    m_centre = QPointF(m_content.width() / 2, m_content.height() / 2);
    if (!isEmpty())
        m_scale = fittedScale();
}

void MapView::zoomAbout(const QPointF& pixel, double factor) {
    if (isEmpty())
        return;
    const QPointF ground = toGround(pixel);
    const double fitted = fittedScale();
    const double closest = std::max(fitted, pixelsPerSample / m_spacing);
    m_scale = std::clamp(m_scale * factor, fitted * smallest, closest);
    m_centre += ground - toGround(pixel);
    m_fitted = false;
    keepInside();
}

void MapView::pan(const QPointF& pixels) {
    if (isEmpty())
        return;
    m_centre -= pixels / m_scale;
    m_fitted = false;
    keepInside();
}

void MapView::reveal(const QPointF& ground, double edge) {
    const QPointF pixel = toPixel(ground);
    const auto shift = [edge](double at, double length) {
        const double space = std::min(edge, length / 3);
        return at - std::clamp(at, space, length - space);
    };
    const QPointF off(shift(pixel.x(), m_window.width()), shift(pixel.y(), m_window.height()));
    if (!off.isNull())
        pan(-off);
}

void MapView::keepInside() {
    m_centre.setX(std::clamp(m_centre.x(), 0.0, m_content.width()));
    m_centre.setY(std::clamp(m_centre.y(), 0.0, m_content.height()));
}

QPointF MapView::toGround(const QPointF& pixel) const {
    return m_centre + (pixel - QPointF(m_window.width() / 2, m_window.height() / 2)) / m_scale;
}

QPointF MapView::toPixel(const QPointF& ground) const {
    return QPointF(m_window.width() / 2, m_window.height() / 2) + (ground - m_centre) * m_scale;
}

} // namespace app
