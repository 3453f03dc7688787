// SPDX-License-Identifier: MIT
#include "app/viewport/travel.h"

#include <algorithm>
#include <cmath>
#include <glm/geometric.hpp>
#include <numbers>

namespace app {
namespace {

constexpr double pi = std::numbers::pi;
constexpr double longestStep = 1.0 / 60; ///< s
constexpr double fastTimes = 4;
constexpr double speedOfNotch = 1.2;
constexpr double turnSpeed = 1.2;    ///< radians a second, by keys
constexpr double steepestDown = 1.5; ///< of the line of sight
constexpr double bankedRoll = 0.6;   ///< radians, with a key held
constexpr double turnOfBank = 0.9;   ///< radians a second at that roll
constexpr double climbedPitch = 0.5; ///< radians, with a key held
constexpr double easing = 2.5;       ///< 1 / s: how fast a bank or a climb is taken up
constexpr double lookAhead = 2.5;    ///< s that Follow sees the ground before it comes
constexpr int looks = 6;             ///< places it looks at

/// Towards a goal by the share that is due after `seconds`, however they are divided.
double eased(double from, double to, double rate, double seconds) {
    return to + (from - to) * std::exp(-rate * seconds);
}

/// How far the eye stays over the ground: close enough for a walker, and off the near plane elsewhere.
double leastOver(const SceneBox& box) {
    return std::min(eyeHeight, 0.02 * box.radius());
}

glm::dvec3 heading(const Camera& camera) {
    return {-std::sin(camera.azimuth), -std::cos(camera.azimuth), 0};
}

/// Up where a step led below the ground, and not out of sight.
Camera keptInSpace(Camera camera, const SceneBox& box, const GroundHeight& ground) {
    camera = limited(camera, box);
    camera.eye.z = std::max(camera.eye.z, ground(camera.eye.x, camera.eye.y) + leastOver(box));
    return camera;
}

Camera walked(Camera camera, const SceneBox& box, const GroundHeight& ground) {
    // Feet stay on the terrain, a hair inside, where there is ground.
    const double inside = 1e-6 * std::min(box.width, box.depth);
    const glm::dvec3 low = box.lowest();
    const glm::dvec3 high = box.highest();
    camera.eye.x = std::clamp(camera.eye.x, low.x + inside, high.x - inside);
    camera.eye.y = std::clamp(camera.eye.y, low.y + inside, high.y - inside);
    camera.eye.z = ground(camera.eye.x, camera.eye.y) + leastOver(box);
    return camera;
}

Camera freeStep(Camera camera, const Travel& travel, const TravelControls& controls, double length) {
    const bool onFoot = travel.mode == TravelMode::Walk;
    const glm::dvec3 ahead = onFoot ? heading(camera) : camera.forward();
    glm::dvec3 direction = ahead * controls.ahead + camera.right() * controls.right;
    if (!onFoot)
        direction.z += controls.up;
    const double size = glm::length(direction);
    if (size > 1)
        direction /= size; // two keys are no faster than one
    camera.eye += direction * length;
    return camera;
}

Camera banked(Camera camera, const TravelControls& controls, double seconds) {
    camera.roll = eased(camera.roll, bankedRoll * controls.turn, easing, seconds);
    camera.azimuth += turnOfBank * camera.roll / bankedRoll * seconds;
    return camera;
}

Camera cruised(Camera camera, const TravelControls& controls, double length, double seconds) {
    camera = banked(camera, controls, seconds);
    camera.elevation = eased(camera.elevation, -climbedPitch * controls.climb, easing, seconds);
    camera.eye += camera.forward() * length;
    return camera;
}

bool isOver(const SceneBox& box, const glm::dvec3& place) {
    const glm::dvec3 low = box.lowest();
    const glm::dvec3 high = box.highest();
    return place.x >= low.x && place.x <= high.x && place.y >= low.y && place.y <= high.y;
}

/// −1 … 1: where an automatic flight steers so that it stays over the terrain.
double homeward(const Camera& camera, const SceneBox& box, double reach) {
    if (isOver(box, camera.eye + heading(camera) * reach))
        return 0;
    const glm::dvec3 home = box.centre() - camera.eye;
    const double wanted = std::atan2(-home.x, -home.y); // the azimuth that looks there
    const double away = std::remainder(wanted - camera.azimuth, 2 * pi);
    return std::abs(away) < 0.05 ? 0 : std::copysign(std::min(1.0, std::abs(away)), away);
}

/// Climbs before the ground does, and sinks behind it.
Camera followed(Camera camera, const Travel& travel, TravelControls controls, const SceneBox& box,
                const GroundHeight& ground, double length, double seconds) {
    const double reach = travel.speed * lookAhead;
    if (controls.turn == 0)
        controls.turn = homeward(camera, box, reach);
    camera = banked(camera, controls, seconds);
    camera.eye += heading(camera) * length;
    double wanted = ground(camera.eye.x, camera.eye.y);
    for (int look = 1; look <= looks; ++look) {
        const glm::dvec3 place = camera.eye + heading(camera) * (reach * look / looks);
        if (isOver(box, place))
            wanted = std::max(wanted, ground(place.x, place.y));
    }
    wanted += travel.distance;
    const double before = camera.eye.z;
    camera.eye.z = eased(before, wanted, easing / 2, seconds);
    const double slope = length > 0 ? (camera.eye.z - before) / length : 0;
    const double pitch = 0.5 * std::clamp(std::atan(slope), -0.6, 0.6) - 0.25; // a little down on the land
    camera.elevation = eased(camera.elevation, -pitch, easing / 2, seconds);
    return camera;
}

Camera stepped(const Camera& camera, const Travel& travel, const TravelControls& controls,
               const SceneBox& box, const GroundHeight& ground, double seconds) {
    const double length = travel.speed * (controls.fast ? fastTimes : 1) * seconds;
    switch (travel.mode) {
    case TravelMode::Cruise:
        return keptInSpace(cruised(camera, controls, length, seconds), box, ground);
    case TravelMode::Follow:
        return keptInSpace(followed(camera, travel, controls, box, ground, length, seconds), box, ground);
    case TravelMode::Fly:
    case TravelMode::Walk:
        break;
    }
    const Camera turned =
        lookedAround(camera, controls.turn * turnSpeed * seconds, -controls.climb * turnSpeed * seconds);
    const Camera moved = freeStep(turned, travel, controls, length);
    return travel.mode == TravelMode::Walk ? walked(moved, box, ground) : keptInSpace(moved, box, ground);
}

} // namespace

Travel Travel::suiting(TravelMode mode, const SceneBox& box) {
    Travel out;
    out.mode = mode;
    out.speed = mode == TravelMode::Walk ? std::clamp(box.radius() / 100, 1.5, 20.0) : box.radius() / 7.5;
    out.distance = std::max(0.06 * box.radius(), leastOver(box));
    return out;
}

Camera departure(const Camera& camera, const Travel& travel, const SceneBox& box,
                 const GroundHeight& ground) {
    Camera out = camera;
    out.roll = 0;
    if (travel.mode != TravelMode::Walk)
        return keptInSpace(out, box, ground);
    out.elevation = std::min(out.elevation, 0.1); // who stands looks ahead
    return walked(out, box, ground);
}

Camera travelled(const Camera& camera, const Travel& travel, const TravelControls& controls,
                 const SceneBox& box, const GroundHeight& ground, double seconds) {
    // A program that was halted does not make up for hours.
    const double time = std::clamp(seconds, 0.0, 1.0);
    const int steps = std::max(1, static_cast<int>(std::ceil(time / longestStep - 1e-9)));
    Camera out = camera;
    for (int step = 0; step < steps; ++step)
        out = stepped(out, travel, controls, box, ground, time / steps);
    return out;
}

Camera lookedAround(const Camera& camera, double azimuthBy, double elevationBy) {
    Camera out = camera;
    out.azimuth = std::fmod(camera.azimuth + azimuthBy, 2 * pi);
    if (out.azimuth < 0)
        out.azimuth += 2 * pi;
    out.elevation = std::clamp(camera.elevation + elevationBy, steepestUp, steepestDown);
    return out;
}

double changedSpeed(double speed, double notches, const SceneBox& box) {
    return std::clamp(speed * std::pow(speedOfNotch, notches), 1e-4 * box.radius(), 10 * box.radius());
}

} // namespace app
