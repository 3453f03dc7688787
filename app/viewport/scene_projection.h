// SPDX-License-Identifier: MIT
#pragma once

#include "app/settings/view_projection.h"
#include "app/viewport/scene.h"

namespace app {

/// The 3D view's. Refers to the scene's heights, which have to stay.
class SceneProjection final : public ViewProjection {
public:
    SceneProjection(const Scene& scene, const Camera& camera, const Lens& lens);

    [[nodiscard]] std::optional<QPointF> pixel(const terrain::PlanPoint& place, double metres) const override;
    [[nodiscard]] std::optional<terrain::PlanPoint> placeAt(const QPointF& pixel,
                                                            double metres) const override;
    [[nodiscard]] bool isPlan() const override { return false; }
    [[nodiscard]] bool isCovered(const terrain::PlanPoint& place, double metres) const override;
    [[nodiscard]] double surface(double metres) const override;

private:
    [[nodiscard]] glm::dvec3 point(const terrain::PlanPoint& place, double metres) const;

    SharedPreparedHeights m_heights;
    Ground m_ground;
    Camera m_camera;
    Lens m_lens;
    double m_exaggeration;
    double m_water;
    double m_detail;
};

} // namespace app
