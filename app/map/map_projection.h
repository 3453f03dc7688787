// SPDX-License-Identifier: MIT
#pragma once

#include "app/map/map_ground.h"
#include "app/map/map_view.h"
#include "app/settings/view_projection.h"

namespace app {

/// Of a map in a window; of its copy in the middle, where it is repeated. Refers to its arguments.
class MapProjection final : public ViewProjection {
public:
    MapProjection(const MapGround& ground, const MapView& view) : m_ground(ground), m_view(view) {}

    [[nodiscard]] std::optional<QPointF> pixel(const terrain::PlanPoint& place, double) const override {
        const std::vector<QPointF> copies = m_ground.copies();
        return m_view.toPixel(m_ground.positionOf(place) + copies[copies.size() / 2]);
    }
    [[nodiscard]] std::optional<terrain::PlanPoint> placeAt(const QPointF& pixel, double) const override {
        const GroundPoint at = m_ground.nearest(m_view.toGround(pixel));
        return terrain::PlanPoint{at.x, at.y};
    }
    [[nodiscard]] bool isPlan() const override { return true; }
    [[nodiscard]] bool isCovered(const terrain::PlanPoint&, double) const override { return false; }
    [[nodiscard]] double surface(double metres) const override { return metres; }

private:
    const MapGround& m_ground;
    const MapView& m_view;
};

} // namespace app
