// SPDX-License-Identifier: MIT
#pragma once

#include "app/viewport/sky_map.h"
#include "libterrain/surface/display.h"

#include <array>
#include <glm/vec3.hpp>

namespace app {

/// How light reaches a terrain, on the grid of its sky map (row 0 north).
struct LightMap {
    SharedSkyMap sky;                                ///< never null
    glm::dvec3 towardsSun{0};                        ///< unit vector, x east, y north, z up
    std::vector<std::array<std::uint8_t, 2>> texels; ///< how much of the sky is seen (of 255) and of the sun
};
using SharedLightMap = std::shared_ptr<const LightMap>;

/// Deterministic; throws std::bad_alloc. Takes some milliseconds, whatever the size of the terrain. Any
/// thread.
SharedLightMap bakeLight(const SharedSkyMap& sky, const glm::dvec3& towardsSun);

/// The unit vector towards the sun of a display.
glm::dvec3 sunDirection(const terrain::Display& display);

} // namespace app
