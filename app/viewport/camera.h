// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <glm/mat4x4.hpp>
#include <glm/vec2.hpp>
#include <glm/vec3.hpp>
#include <optional>

namespace app {

// The camera of the 3D view, without OpenGL: plain values and pure functions. Lengths in m in the view's own
// space: x east and y north from the terrain's south-west corner, z up and already exaggerated. Angles in
// radians. Every function gives finite numbers for finite arguments, whatever their size.

/// The solid that is looked at.
struct SceneBox {
    double width = 1;  ///< > 0, eastward
    double depth = 1;  ///< > 0, northward
    double low = 0;    ///< of the ground
    double high = 0;   ///< ≥ low
    double detail = 1; ///< the least length worth looking at: the spacing of samples; > 0
    int copies = 0;    ///< of the solid on each of its four sides, which are looked at as well

    [[nodiscard]] glm::dvec3 lowest() const { return {-copies * width, -copies * depth, low}; }
    [[nodiscard]] glm::dvec3 highest() const { return {(copies + 1) * width, (copies + 1) * depth, high}; }
    [[nodiscard]] glm::dvec3 centre() const { return {width / 2, depth / 2, (low + high) / 2}; }
    /// Of the sphere around it; > 0.
    [[nodiscard]] double radius() const;
    friend bool operator==(const SceneBox&, const SceneBox&) = default;
};

/// What turns directions into pixels: a viewport of width × height (any unit) and an angle of view over its
/// shorter side.
struct Lens {
    double width = 1;
    double height = 1;
    double angleOfView = 0.56;

    /// Tangents of half the angle of view, across and upward.
    [[nodiscard]] glm::dvec2 tangents() const;
};

struct Ray {
    glm::dvec3 origin{0};
    glm::dvec3 direction{0, 0, -1}; ///< unit
};

/// Where one stands and looks. Without roll the picture's upright is the world's, at the poles too.
struct Camera {
    glm::dvec3 eye{0, 0, 1};
    double azimuth = 0;   ///< from what is looked at towards the eye, clockwise from north; [0, 2π)
    double elevation = 1; ///< of that direction over the horizon; steepestUp … π/2
    double distance = 1;  ///< from the eye to what is looked at; > 0
    double roll = 0;      ///< right side down; 0 but for an aircraft that banks

    [[nodiscard]] glm::dvec3 forward() const;
    [[nodiscard]] glm::dvec3 right() const;
    [[nodiscard]] glm::dvec3 up() const;
    /// The point that is looked at.
    [[nodiscard]] glm::dvec3 focus() const { return eye + forward() * distance; }
    friend bool operator==(const Camera&, const Camera&) = default;
};

/// Who turns about a place may look up by this much (−20°) …
inline constexpr double lowestElevation = -0.349;
/// … and who stands or flies by this much (−85°).
inline constexpr double steepestUp = -1.4835;

/// Of a person who stands on the ground, in m.
inline constexpr double eyeHeight = 1.7;

/// The z of the ground, or of what lies on it, under a place; a value everywhere.
using GroundHeight = std::function<double(double x, double y)>;

/// From the world's axes to the camera's (x right, y up, −z forward), without the move to the eye.
glm::dmat4 viewRotation(const Camera& camera);

struct ClipRange {
    double nearest;
    double farthest;
};
/// Distances between which everything of the scene lies that the camera can see; nearest > 0.
ClipRange clipRange(const Camera& camera, const SceneBox& box, const GroundHeight& ground);

/// OpenGL's projection (depth −1 … 1).
glm::dmat4 projection(const Lens& lens, const ClipRange& range);

/// The ray through a pixel; y grows downward.
Ray rayThrough(const Camera& camera, const Lens& lens, double x, double y);

/// Where a point is seen, in pixels; none behind the eye.
std::optional<glm::dvec2> pixelOf(const Camera& camera, const Lens& lens, const glm::dvec3& point);

/// The nearest place in a direction from which all of the box is in the picture, with a margin.
Camera framed(const SceneBox& box, const Lens& lens, double azimuth, double elevation);

/// Turned about a point, which stays at its pixel. Turning down ends where the eye would meet the ground;
/// where the ground rises under the eye, the eye is lifted.
Camera orbited(const Camera& camera, const SceneBox& box, const GroundHeight& ground, const glm::dvec3& pivot,
               double azimuthBy, double elevationBy);

/// Moved level so that the point `grabbed` comes to a pixel.
Camera panned(const Camera& camera, const Lens& lens, const SceneBox& box, const glm::dvec3& grabbed,
              double x, double y);

/// Moved along the line to a point: `factor` < 1 comes nearer. The point stays at its pixel.
Camera zoomed(const Camera& camera, const SceneBox& box, const glm::dvec3& target, double factor);

/// Moved so that a point is looked at, from the same side and distance.
Camera centredOn(const Camera& camera, const SceneBox& box, const glm::dvec3& point);

/// Turned about what it looks at, to a direction.
Camera lookingFrom(const Camera& camera, const SceneBox& box, double azimuth, double elevation);

/// Lifted where the eye is below the ground or too close over it.
Camera keptAbove(const Camera& camera, const SceneBox& box, const GroundHeight& ground);

/// With angles and places brought back into what can be shown.
Camera limited(const Camera& camera, const SceneBox& box);

/// A move from one camera to another, as a function of time.
struct CameraMove {
    Camera from;
    Camera to;
    double seconds = 0.2; ///< 0: at once

    /// At `elapsed` ≥ 0 s: eased, the shorter way round; `to` itself from the end on.
    [[nodiscard]] Camera at(double elapsed) const;
};

} // namespace app
