// SPDX-License-Identifier: MIT
#include "app/viewport/camera.h"

#include <algorithm>
#include <cmath>
#include <glm/geometric.hpp>
#include <glm/gtc/matrix_transform.hpp>
#include <numbers>

namespace app {
namespace {

constexpr double pi = std::numbers::pi;
constexpr double highestElevation = pi / 2;
constexpr double framedPart = 0.9; ///< of the picture that a framed box takes up
constexpr double farthestRadii = 8;

double wrapped(double azimuth) {
    const double turned = std::fmod(azimuth, 2 * pi);
    return turned < 0 ? turned + 2 * pi : turned;
}

/// How far the eye stays above the ground.
double clearance(const SceneBox& box) {
    return std::min({box.detail, 0.02 * box.radius(), eyeHeight});
}

double nearestDistance(const SceneBox& box) {
    return std::min(3 * box.detail, 0.1 * box.radius());
}

/// The camera turned to other angles about a point that keeps its place in the picture.
Camera turnedAbout(const Camera& camera, const glm::dvec3& pivot, double azimuth, double elevation) {
    const glm::dvec3 toPivot = pivot - camera.eye;
    const glm::dvec3 seen{glm::dot(toPivot, camera.right()), glm::dot(toPivot, camera.up()),
                          glm::dot(toPivot, camera.forward())};
    Camera out = camera;
    out.azimuth = wrapped(azimuth);
    // Who looked up more steeply before comes down from there.
    out.elevation = std::clamp(elevation, std::min(lowestElevation, camera.elevation), highestElevation);
    out.roll = 0;
    out.eye = pivot - out.right() * seen.x - out.up() * seen.y - out.forward() * seen.z;
    return out;
}

glm::dvec3 levelRight(const Camera& camera) {
    return {-std::cos(camera.azimuth), std::sin(camera.azimuth), 0};
}

glm::dvec3 levelUp(const Camera& camera) {
    const double level = std::sin(camera.elevation);
    return {-std::sin(camera.azimuth) * level, -std::cos(camera.azimuth) * level, std::cos(camera.elevation)};
}

bool isAbove(const Camera& camera, const SceneBox& box, const GroundHeight& ground) {
    return camera.eye.z >= ground(camera.eye.x, camera.eye.y) + clearance(box);
}

} // namespace

double SceneBox::radius() const {
    return std::max(glm::length(highest() - lowest()) / 2, 1e-9);
}

glm::dvec2 Lens::tangents() const {
    const double w = std::max(width, 1.0);
    const double h = std::max(height, 1.0);
    const double shorter = std::tan(angleOfView / 2);
    return {shorter * w / std::min(w, h), shorter * h / std::min(w, h)};
}

// Right and forward come from the angles and not from a cross product with the vertical, so that looking
// straight down is nothing special.
glm::dvec3 Camera::forward() const {
    const double level = std::cos(elevation);
    return {-std::sin(azimuth) * level, -std::cos(azimuth) * level, -std::sin(elevation)};
}

glm::dvec3 Camera::right() const {
    return levelRight(*this) * std::cos(roll) - levelUp(*this) * std::sin(roll);
}

glm::dvec3 Camera::up() const {
    return levelUp(*this) * std::cos(roll) + levelRight(*this) * std::sin(roll);
}

glm::dmat4 viewRotation(const Camera& camera) {
    const glm::dvec3 r = camera.right();
    const glm::dvec3 u = camera.up();
    const glm::dvec3 f = camera.forward();
    return {r.x, u.x, -f.x, 0, r.y, u.y, -f.y, 0, r.z, u.z, -f.z, 0, 0, 0, 0, 1};
}

ClipRange clipRange(const Camera& camera, const SceneBox& box, const GroundHeight& ground) {
    const glm::dvec3 low = box.lowest();
    const glm::dvec3 high = box.highest();
    const glm::dvec3 outside = glm::max(glm::max(low - camera.eye, camera.eye - high), glm::dvec3(0));
    const glm::dvec3 across = glm::max(glm::abs(low - camera.eye), glm::abs(high - camera.eye));
    const double farthest = glm::length(across) + 0.25 * box.radius(); // the plinth hangs below the box
    const double overGround =
        std::max(camera.eye.z - ground(camera.eye.x, camera.eye.y), 0.5 * clearance(box));
    const double nearest = std::max(0.5 * glm::length(outside), 0.3 * overGround);
    return {std::clamp(nearest, farthest * 1e-6, farthest * 0.5), farthest};
}

glm::dmat4 projection(const Lens& lens, const ClipRange& range) {
    const glm::dvec2 tangents = lens.tangents() * range.nearest;
    return glm::frustum(-tangents.x, tangents.x, -tangents.y, tangents.y, range.nearest, range.farthest);
}

Ray rayThrough(const Camera& camera, const Lens& lens, double x, double y) {
    const glm::dvec2 tangents = lens.tangents();
    const double across = (2 * x / std::max(lens.width, 1.0) - 1) * tangents.x;
    const double upward = (1 - 2 * y / std::max(lens.height, 1.0)) * tangents.y;
    return {camera.eye, glm::normalize(camera.forward() + camera.right() * across + camera.up() * upward)};
}

std::optional<glm::dvec2> pixelOf(const Camera& camera, const Lens& lens, const glm::dvec3& point) {
    const glm::dvec3 toPoint = point - camera.eye;
    const double ahead = glm::dot(toPoint, camera.forward());
    if (ahead <= 0)
        return std::nullopt;
    const glm::dvec2 tangents = lens.tangents() * ahead;
    return glm::dvec2((glm::dot(toPoint, camera.right()) / tangents.x + 1) * lens.width / 2,
                      (1 - glm::dot(toPoint, camera.up()) / tangents.y) * lens.height / 2);
}

// In the camera's axes every corner of the box limits the eye by four planes through the picture's edges;
// the tightest of each give the eye in closed form.
Camera framed(const SceneBox& box, const Lens& lens, double azimuth, double elevation) {
    Camera out;
    out.azimuth = wrapped(azimuth);
    out.elevation = std::clamp(elevation, lowestElevation, highestElevation);
    const glm::dvec3 axes[] = {out.right(), out.up(), out.forward()};
    const glm::dvec2 tangents = lens.tangents() * framedPart;
    constexpr double most = std::numeric_limits<double>::max();
    glm::dvec2 least(most);
    glm::dvec2 greatest(-most);
    for (int corner = 0; corner < 8; ++corner) {
        const glm::dvec3 at = glm::mix(box.lowest(), box.highest(),
                                       glm::bvec3((corner & 1) != 0, (corner & 2) != 0, (corner & 4) != 0));
        const glm::dvec2 seen{glm::dot(at, axes[0]), glm::dot(at, axes[1])};
        const double ahead = glm::dot(at, axes[2]);
        least = glm::min(least, seen + tangents * ahead);
        greatest = glm::max(greatest, seen - tangents * ahead);
    }
    const glm::dvec2 ahead = (least - greatest) / (2.0 * tangents);
    const glm::dvec2 across = (least + greatest) / 2.0;
    out.eye = axes[0] * across.x + axes[1] * across.y + axes[2] * std::min(ahead.x, ahead.y);
    out.distance = std::max(glm::dot(box.centre() - out.eye, axes[2]), nearestDistance(box));
    return limited(out, box);
}

Camera orbited(const Camera& camera, const SceneBox& box, const GroundHeight& ground, const glm::dvec3& pivot,
               double azimuthBy, double elevationBy) {
    const double azimuth = camera.azimuth + azimuthBy;
    const auto at = [&](double elevation) { return turnedAbout(camera, pivot, azimuth, elevation); };
    double wanted = camera.elevation + elevationBy;
    if (wanted < camera.elevation && !isAbove(at(wanted), box, ground)) {
        double above = camera.elevation;
        for (int halving = 0; halving < 24; ++halving) {
            const double middle = (above + wanted) / 2;
            (isAbove(at(middle), box, ground) ? above : wanted) = middle;
        }
        wanted = above;
    }
    return keptAbove(limited(at(wanted), box), box, ground);
}

Camera panned(const Camera& camera, const Lens& lens, const SceneBox& box, const glm::dvec3& grabbed,
              double x, double y) {
    const glm::dvec3 direction = rayThrough(camera, lens, x, y).direction;
    // Near the horizon a pixel means any distance: there the point slips instead of running away.
    constexpr double flattest = 0.05;
    const double fall = camera.eye.z - grabbed.z;
    const double slope = fall >= 0 ? std::max(-direction.z, flattest) : std::min(-direction.z, -flattest);
    const double along = fall / slope;
    Camera out = camera;
    out.eye.x = grabbed.x - direction.x * along;
    out.eye.y = grabbed.y - direction.y * along;
    return limited(out, box);
}

Camera zoomed(const Camera& camera, const SceneBox& box, const glm::dvec3& target, double factor) {
    const double now = glm::length(camera.eye - target);
    if (factor < 1)
        factor = std::min(1.0, std::max(factor, nearestDistance(box) / std::max(now, 1e-12)));
    Camera out = camera;
    out.eye = target + (camera.eye - target) * factor;
    out.distance = camera.distance * factor;
    const bool tooFar = glm::length(out.eye - box.centre()) > farthestRadii * box.radius();
    return tooFar && factor > 1 ? limited(camera, box) : limited(out, box);
}

Camera centredOn(const Camera& camera, const SceneBox& box, const glm::dvec3& point) {
    Camera out = camera;
    out.eye = point - camera.forward() * camera.distance;
    return limited(out, box);
}

Camera lookingFrom(const Camera& camera, const SceneBox& box, double azimuth, double elevation) {
    return limited(turnedAbout(camera, camera.focus(), azimuth, elevation), box);
}

Camera keptAbove(const Camera& camera, const SceneBox& box, const GroundHeight& ground) {
    Camera out = camera;
    out.eye.z = std::max(camera.eye.z, ground(camera.eye.x, camera.eye.y) + clearance(box));
    return out;
}

Camera limited(const Camera& camera, const SceneBox& box) {
    const double farthest = farthestRadii * box.radius();
    Camera out = camera;
    out.azimuth = wrapped(camera.azimuth);
    out.elevation = std::clamp(camera.elevation, steepestUp, highestElevation);
    out.roll = std::remainder(camera.roll, 2 * pi);
    out.distance = std::clamp(camera.distance, nearestDistance(box), 2 * farthest);
    const glm::dvec3 fromCentre = camera.eye - box.centre();
    const double length = glm::length(fromCentre);
    if (length > farthest)
        out.eye = box.centre() + fromCentre * (farthest / length);
    return out;
}

Camera CameraMove::at(double elapsed) const {
    if (elapsed >= seconds)
        return to;
    const double left = 1 - std::max(elapsed, 0.0) / seconds;
    const double done = 1 - left * left * left;
    const double turn = std::remainder(to.azimuth - from.azimuth, 2 * pi);
    Camera out;
    out.azimuth = wrapped(from.azimuth + turn * done);
    out.elevation = from.elevation + (to.elevation - from.elevation) * done;
    out.distance = from.distance * std::pow(to.distance / from.distance, done);
    out.roll = from.roll + (to.roll - from.roll) * done;
    // The weight of places follows the distance, so that a zoom keeps its target at its pixel all the way.
    const double ratio = to.distance / from.distance;
    const double weight = std::abs(ratio - 1) < 1e-6 ? done : (1 - std::pow(ratio, done)) / (1 - ratio);
    out.eye = glm::mix(from.focus(), to.focus(), weight) - out.forward() * out.distance;
    return out;
}

} // namespace app
