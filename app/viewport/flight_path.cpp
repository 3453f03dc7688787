// SPDX-License-Identifier: MIT
#include "app/viewport/flight_path.h"

#include <algorithm>
#include <cmath>
#include <glm/geometric.hpp>
#include <numbers>

namespace app {
namespace {

constexpr double pi = std::numbers::pi;
constexpr double restfulTurn = 0.35; ///< radians a second
constexpr double restfulSpeed = 0.2; ///< radii of the scene a second

/// How far apart two cameras are, so that a turn on the spot takes time as well: m, with a turn of one radian
/// counted as the distance that is looked at, at most a radius of the scene.
double apart(const Camera& a, const Camera& b, double metresOfTurn) {
    const double turn = std::hypot(std::remainder(b.azimuth - a.azimuth, 2 * pi), b.elevation - a.elevation);
    return std::hypot(glm::distance(a.eye, b.eye), metresOfTurn * turn);
}

double hermite(double from, double to, double fromTangent, double toTangent, double t) {
    const double t2 = t * t;
    const double t3 = t2 * t;
    return (2 * t3 - 3 * t2 + 1) * from + (t3 - 2 * t2 + t) * fromTangent + (3 * t2 - 2 * t3) * to +
           (t3 - t2) * toTangent;
}

using Value = double (*)(const Camera&);

double logDistance(const Camera& camera) {
    return std::log(camera.distance);
}

} // namespace

FlightPath::FlightPath(const std::vector<Camera>& cameras, double seconds, bool closed)
    : m_closed(closed && cameras.size() > 1) {
    std::vector<Camera> way = cameras;
    if (m_closed)
        way.push_back(cameras.front());
    double metresOfTurn = 0;
    for (std::size_t i = 1; i < way.size(); ++i)
        metresOfTurn = std::max(metresOfTurn, glm::distance(way[i - 1].eye, way[i].eye));
    double length = 0;
    for (std::size_t i = 0; i < way.size(); ++i) {
        Knot knot{0, way[i]};
        if (i > 0) {
            const Camera& before = m_knots.back().camera;
            // Cameras at one place still take a little of the time, so that no two knots meet.
            length += std::max(apart(way[i - 1], way[i], std::max(metresOfTurn, 1.0) / pi), 1e-6);
            knot.time = length;
            knot.camera.azimuth = before.azimuth + std::remainder(way[i].azimuth - before.azimuth, 2 * pi);
        }
        m_knots.push_back(knot);
    }
    for (Knot& knot : m_knots)
        knot.time *= length > 0 ? seconds / length : 0;
}

double FlightPath::tangent(std::size_t knot, Value value) const {
    const std::size_t last = m_knots.size() - 1;
    const auto slope = [&](std::size_t i) {
        return (value(m_knots[i + 1].camera) - value(m_knots[i].camera)) /
               (m_knots[i + 1].time - m_knots[i].time);
    };
    if (knot > 0 && knot < last)
        return (slope(knot - 1) + slope(knot)) / 2;
    if (m_closed)
        return (slope(0) + slope(last - 1)) / 2;
    return 0; // begins and ends at rest
}

Camera FlightPath::between(std::size_t knot, double seconds) const {
    const Knot& a = m_knots[knot];
    const Knot& b = m_knots[knot + 1];
    const double span = b.time - a.time;
    const double t = (seconds - a.time) / span;
    const auto at = [&](Value value) {
        return hermite(value(a.camera), value(b.camera), tangent(knot, value) * span,
                       tangent(knot + 1, value) * span, t);
    };
    Camera out;
    out.eye = {at([](const Camera& c) { return c.eye.x; }), at([](const Camera& c) { return c.eye.y; }),
               at([](const Camera& c) { return c.eye.z; })};
    out.azimuth = at([](const Camera& c) { return c.azimuth; });
    out.elevation = at([](const Camera& c) { return c.elevation; });
    out.distance = std::exp(at(logDistance));
    return out;
}

Camera FlightPath::at(double seconds, const SceneBox& box, const GroundHeight& ground) const {
    if (seconds <= 0 || m_knots.size() == 1)
        return m_knots.front().camera;
    if (seconds >= this->seconds()) {
        Camera end = m_knots.back().camera;
        end.azimuth = limited(end, box).azimuth;
        return end;
    }
    const auto next = std::ranges::upper_bound(m_knots, seconds, {}, &Knot::time);
    const auto knot = static_cast<std::size_t>(next - m_knots.begin()) - 1;
    if (m_knots[knot].time == seconds)
        return limited(m_knots[knot].camera, box);
    return keptAbove(limited(between(knot, seconds), box), box, ground);
}

double FlightPath::restfulSeconds(const std::vector<Camera>& cameras, const SceneBox& box, bool closed) {
    double out = 0;
    const std::size_t legs = cameras.empty() ? 0 : cameras.size() - (closed ? 0 : 1);
    for (std::size_t i = 0; i < legs; ++i) {
        const Camera& from = cameras[i];
        const Camera& to = cameras[(i + 1) % cameras.size()];
        const double turn =
            apart({{}, from.azimuth, from.elevation, 1}, {{}, to.azimuth, to.elevation, 1}, 1);
        out += std::max(glm::distance(from.eye, to.eye) / (restfulSpeed * box.radius()), turn / restfulTurn);
    }
    return std::clamp(std::round(out), 1.0, 3600.0);
}

} // namespace app
