// SPDX-License-Identifier: MIT
#pragma once

#include "app/viewport/prepared_heights.h"
#include "app/viewport/sky_map.h"

#include <glm/vec3.hpp>

namespace app {

/// How light reaches a terrain, on a coarse grid over all of it (row 0 north): two bytes a texel, how much of
/// the sky is seen (of 255) and how much of the sun.
struct LightMap {
    int columns = 0;
    int rows = 0;
    int version = 0; ///< another number for every content
    std::vector<std::array<std::uint8_t, 2>> texels;
};

/// Bakes light maps and keeps what another sun or the same heights need not compute again. Deterministic.
/// GUI thread; takes some milliseconds, whatever the size of the terrain, and some tens where the heights
/// were not prepared for this ground (PreparedHeights::sky) and no sky is given.
class LightBaker {
public:
    /// `towardsSun`: unit vector, x east, y north, z up. The result stays until the next call.
    const LightMap& bake(const SharedPreparedHeights& heights, const LitGround& ground,
                         const glm::dvec3& towardsSun);
    /// The same under a sky of these heights that was baked elsewhere, of whatever ground.
    const LightMap& bakeUnder(const SharedPreparedHeights& heights, const SharedSkyMap& sky,
                              const glm::dvec3& towardsSun);

private:
    void takeSky();
    void bakeSun();

    SharedPreparedHeights m_heights;
    SharedSkyMap m_sky; ///< of these
    glm::dvec3 m_sun{0};
    LightMap m_map;
};

} // namespace app
