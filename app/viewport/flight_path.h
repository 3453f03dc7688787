// SPDX-License-Identifier: MIT
#pragma once

#include "app/viewport/camera.h"

#include <vector>

namespace app {

/// A smooth way through saved cameras: at each of them it is that camera exactly. Places, directions and
/// distances follow cubic Hermite curves whose tangents are finite differences over uneven times (Catmull and
/// Rom, "A class of local interpolating splines", 1974); the time between two cameras follows from how far
/// apart they are, so that the flight is about equally fast everywhere. A value; any thread.
class FlightPath {
public:
    FlightPath() = default;
    /// Through `cameras` in this order within `seconds` > 0. One camera alone is a still picture. `closed`:
    /// from the last one on to the first, for a loop.
    FlightPath(const std::vector<Camera>& cameras, double seconds, bool closed = false);

    /// 0 without cameras.
    [[nodiscard]] double seconds() const { return m_knots.empty() ? 0 : m_knots.back().time; }
    [[nodiscard]] bool isEmpty() const { return m_knots.empty(); }

    /// At a time, held at both ends. Kept above the ground. Precondition: not empty.
    [[nodiscard]] Camera at(double seconds, const SceneBox& box, const GroundHeight& ground) const;

    /// How long a flight of an even, unhurried speed takes through these cameras; ≥ 1 s.
    static double restfulSeconds(const std::vector<Camera>& cameras, const SceneBox& box, bool closed);

private:
    struct Knot {
        double time = 0;
        Camera camera; ///< its azimuth is unwound: the next one's lies within half a turn
    };
    [[nodiscard]] Camera between(std::size_t knot, double seconds) const;
    [[nodiscard]] double tangent(std::size_t knot, double (*value)(const Camera&)) const;

    std::vector<Knot> m_knots;
    bool m_closed = false;
};

} // namespace app
