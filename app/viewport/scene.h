// SPDX-License-Identifier: MIT
#pragma once

#include "app/viewport/camera.h"
#include "app/viewport/ground.h"
#include "app/viewport/prepared_heights.h"
#include "libterrain/surface/display.h"

#include <optional>

namespace app {

/// What is looked at: a terrain and how it is shown. Without OpenGL.
struct Scene {
    SharedPreparedHeights heights; ///< null: an empty scene
    terrain::Display display;
    std::optional<double> seaLevel; ///< m
    /// Of the heights, for this ground or one before; null: the heights' own, or a new one. The sun need not
    /// be the display's.
    SharedLightMap light = nullptr;

    /// The water's surface in m; NaN when none is shown.
    [[nodiscard]] double water() const;
    /// What light falls on.
    [[nodiscard]] LitGround litGround() const { return {display.exaggeration, water()}; }
    /// How often the terrain is repeated on each side.
    [[nodiscard]] int tiles() const { return display.repeat ? 1 : 0; }
    /// Heights in m between which the terrain and its axis lie.
    [[nodiscard]] terrain::HeightRange verticalRange() const;
    /// What the camera frames: the terrain, exaggerated, with its copies where it is repeated.
    [[nodiscard]] SceneBox box() const;
    /// The z of the plinth's foot.
    [[nodiscard]] double foot() const;
    /// Refers to `heights`, which has to stay.
    [[nodiscard]] Ground ground() const;
};

} // namespace app
