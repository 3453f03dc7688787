// SPDX-License-Identifier: MIT
#pragma once

#include "libterrain/surface/profile.h"

#include <QPointF>
#include <QRectF>

#include <functional>
#include <optional>

class QPainter;

namespace app {

/// Where places of a terrain are seen in a picture of it, whatever kind of view that is. Heights in m.
class ViewProjection {
public:
    virtual ~ViewProjection() = default;

    /// In the painter's logical pixels; none behind the eye.
    [[nodiscard]] virtual std::optional<QPointF> pixel(const terrain::PlanPoint& place,
                                                       double metres) const = 0;
    /// The place at a height that is seen at a pixel, on the land or beside it; none where there is none, and
    /// in pictures that nobody points at.
    [[nodiscard]] virtual std::optional<terrain::PlanPoint> placeAt(const QPointF& /*pixel*/,
                                                                    double /*metres*/) const {
        return std::nullopt;
    }
    /// Seen from straight above: heights make no difference.
    [[nodiscard]] virtual bool isPlan() const = 0;
    /// Whether ground lies before it.
    [[nodiscard]] virtual bool isCovered(const terrain::PlanPoint& place, double metres) const = 0;
    /// The height of what is seen of ground at this height: of the water over it.
    [[nodiscard]] virtual double surface(double metres) const = 0;
};

/// Paints something over a view; the rectangle is that of the whole view. It may be called at any time and
/// on any thread on which the view is painted, so it holds all that it needs.
using ViewAnnotation = std::function<void(QPainter&, const ViewProjection&, const QRectF&)>;

} // namespace app
