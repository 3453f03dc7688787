// SPDX-License-Identifier: MIT
#pragma once

#include "app/viewport/camera.h"

namespace app {

// Moving through the land instead of turning about it, without OpenGL: plain values and pure functions in the
// view's own space (camera.h), where a height is exaggerated. Every function gives finite numbers for finite
// arguments. The camera is never below the ground.

enum class TravelMode {
    Fly,    ///< where one looks, by keys alone
    Walk,   ///< on the ground, at eye height
    Cruise, ///< moves ahead by itself; keys bank and climb
    Follow  ///< moves ahead by itself and keeps its distance from the ground, within the terrain
};

/// What is held down; each −1 … 1.
struct TravelControls {
    double ahead = 0;
    double right = 0;
    double up = 0;
    double turn = 0;  ///< to the right
    double climb = 0; ///< looking or steering up
    bool fast = false;

    friend bool operator==(const TravelControls&, const TravelControls&) = default;
};

struct Travel {
    TravelMode mode = TravelMode::Fly;
    double speed = 1;    ///< m a second, > 0; four times as much when `fast`
    double distance = 1; ///< m over the ground, > 0: what Follow keeps

    /// What suits a scene: all of it is crossed in about 15 s in the air; a fast walk on foot.
    static Travel suiting(TravelMode mode, const SceneBox& box);
    /// Whether it goes on without a key.
    [[nodiscard]] bool movesByItself() const {
        return mode == TravelMode::Cruise || mode == TravelMode::Follow;
    }
};

/// Where a journey begins from a camera: on foot on the ground below it or, outside the terrain, on its
/// nearest border; else at the camera itself, at least a little over the ground.
Camera departure(const Camera& camera, const Travel& travel, const SceneBox& box, const GroundHeight& ground);

/// The camera after `seconds` ≥ 0. Long times are walked in steps of at most 1/60 s, so that neither a slow
/// picture nor a fast one changes the way by more than a little.
Camera travelled(const Camera& camera, const Travel& travel, const TravelControls& controls,
                 const SceneBox& box, const GroundHeight& ground, double seconds);

/// Turned where it stands; up and down end before the poles.
Camera lookedAround(const Camera& camera, double azimuthBy, double elevationBy);

/// `speed` by notches of a wheel, within what is of use in a scene.
double changedSpeed(double speed, double notches, const SceneBox& box);

} // namespace app
