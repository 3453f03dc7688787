// SPDX-License-Identifier: MIT
#pragma once

#include "app/viewport/flight_path.h"
#include "app/viewport/travel.h"

#include <optional>

namespace app {

/// A way through the land that is under way: steered by a person, or along a path. Time comes in from outside
/// (seconds, rising). GUI thread.
class Journey {
public:
    /// Steered. `camera` is where it is at `now`; see departure().
    void depart(const Travel& travel, double now);
    /// Along a path, from its beginning. Precondition: not empty.
    void depart(FlightPath path, double now);
    void end();

    [[nodiscard]] bool isUnderWay() const { return m_travel || m_path; }
    [[nodiscard]] bool isOnPath() const { return m_path.has_value(); }
    /// Whether the camera changes without anything else being done.
    [[nodiscard]] bool isMoving() const;
    /// None on a path and at rest.
    [[nodiscard]] const std::optional<Travel>& travel() const { return m_travel; }
    /// Seconds of the path that are left; 0 without one.
    [[nodiscard]] double secondsLeft(double now) const;

    /// What is held down from `now` on; the way until then must have been gone (advance).
    void setControls(const TravelControls& controls, double now);
    void changeSpeed(double notches, const SceneBox& box);

    /// The camera at `now`. A path ends with its last camera.
    Camera advance(const Camera& camera, const SceneBox& box, const GroundHeight& ground, double now);

private:
    std::optional<Travel> m_travel;
    std::optional<FlightPath> m_path;
    TravelControls m_controls;
    double m_time = 0; ///< of the last picture; on a path: of its beginning
};

} // namespace app
