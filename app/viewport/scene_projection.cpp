// SPDX-License-Identifier: MIT
#include "app/viewport/scene_projection.h"

#include <cmath>
#include <glm/geometric.hpp>

namespace app {
namespace {

constexpr double haze = 2e-3; ///< of the distance: what a picture of some thousand pixels cannot tell apart

} // namespace

SceneProjection::SceneProjection(const Scene& scene, const Camera& camera, const Lens& lens)
    : m_heights(scene.heights), m_ground(scene.heights ? scene.ground() : Ground()), m_camera(camera),
      m_lens(lens), m_exaggeration(scene.display.exaggeration), m_water(scene.water()),
      m_detail(scene.box().detail) {}

glm::dvec3 SceneProjection::point(const terrain::PlanPoint& place, double metres) const {
    return {place.x, place.y, metres * m_exaggeration};
}

std::optional<QPointF> SceneProjection::pixel(const terrain::PlanPoint& place, double metres) const {
    if (std::isnan(metres))
        return std::nullopt;
    const std::optional<glm::dvec2> at = pixelOf(m_camera, m_lens, point(place, metres));
    return at ? std::optional(QPointF(at->x, at->y)) : std::nullopt;
}

std::optional<terrain::PlanPoint> SceneProjection::placeAt(const QPointF& pixel, double metres) const {
    const Ray ray = rayThrough(m_camera, m_lens, pixel.x(), pixel.y());
    const double along = (metres * m_exaggeration - ray.origin.z) / ray.direction.z;
    if (!(along > 0) || !std::isfinite(along))
        return std::nullopt;
    const glm::dvec3 at = ray.origin + ray.direction * along;
    return terrain::PlanPoint{at.x, at.y};
}

bool SceneProjection::isCovered(const terrain::PlanPoint& place, double metres) const {
    const glm::dvec3 to = point(place, metres);
    const double distance = glm::distance(m_camera.eye, to);
    if (m_ground.isEmpty() || !(distance > 0))
        return false;
    const std::optional<glm::dvec3> hit = m_ground.hit({m_camera.eye, (to - m_camera.eye) / distance});
    return hit && glm::distance(m_camera.eye, *hit) < distance * (1 - haze) - m_detail;
}

double SceneProjection::surface(double metres) const {
    return metres < m_water ? m_water : metres; // also without water: NaN
}

} // namespace app
