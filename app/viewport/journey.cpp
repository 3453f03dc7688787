// SPDX-License-Identifier: MIT
#include "app/viewport/journey.h"

#include <algorithm>
#include <utility>

namespace app {

void Journey::depart(const Travel& travel, double now) {
    end();
    m_travel = travel;
    m_time = now;
}

void Journey::depart(FlightPath path, double now) {
    end();
    m_path = std::move(path);
    m_time = now;
}

void Journey::end() {
    m_travel.reset();
    m_path.reset();
    m_controls = {};
}

bool Journey::isMoving() const {
    return m_path || (m_travel && (m_travel->movesByItself() || !(m_controls == TravelControls{})));
}

double Journey::secondsLeft(double now) const {
    return m_path ? std::max(0.0, m_path->seconds() - (now - m_time)) : 0;
}

void Journey::setControls(const TravelControls& controls, double now) {
    if (!isMoving())
        m_time = now; // rest is no way
    m_controls = controls;
}

void Journey::changeSpeed(double notches, const SceneBox& box) {
    if (m_travel)
        m_travel->speed = changedSpeed(m_travel->speed, notches, box);
}

Camera Journey::advance(const Camera& camera, const SceneBox& box, const GroundHeight& ground, double now) {
    if (m_path) {
        Camera out = m_path->at(now - m_time, box, ground);
        if (now - m_time >= m_path->seconds())
            end();
        return out;
    }
    if (!m_travel || !isMoving())
        return camera;
    const double seconds = now - std::exchange(m_time, now);
    return travelled(camera, *m_travel, m_controls, box, ground, seconds);
}

} // namespace app
