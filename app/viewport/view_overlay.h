// SPDX-License-Identifier: MIT
#pragma once

#include "app/viewport/camera.h"

#include <QRectF>
#include <QString>

#include <optional>
#include <vector>

class QFontMetricsF;
class QPainter;

namespace app {

/// A length for a scale bar: the greatest of 1, 2 or 5 × 10^k m that is not longer than `longest` m (> 0).
double scaleBarLength(double longest);

/// What is drawn over the 3D view.
struct ViewOverlay {
    Camera camera;
    Lens lens; ///< in the painter's pixels
    double exaggeration = 1;
    std::optional<glm::dvec3> pivot;  ///< the point that a drag turns about
    std::optional<glm::dvec3> linked; ///< where the pointer is in another view
    std::optional<glm::dvec3> figure; ///< where the figure stands that shows the scale
    QString hint;                     ///< at the lower edge: what keys do now, or what helps; empty = none
};

/// Where the scale bar, the axes and the hint stand with this font: what else is written has to keep away.
std::vector<QRectF> overlayPlates(const ViewOverlay& overlay, const QFontMetricsF& metrics);

/// Draws the scale bar, the axes with north, the hint and the marks of places; legible on any ground.
void paintOverlay(QPainter& painter, const ViewOverlay& overlay);

} // namespace app
