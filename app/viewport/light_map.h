// SPDX-License-Identifier: MIT
#pragma once

#include "app/viewport/prepared_heights.h"

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
/// GUI thread; takes some milliseconds, whatever the size of the terrain.
class LightBaker {
public:
    /// `water`: level in m that lower ground is covered to, or NaN. `towardsSun`: unit vector, x east, y
    /// north, z up. The result stays until the next call.
    const LightMap& bake(const SharedPreparedHeights& heights, double exaggeration, double water,
                         const glm::dvec3& towardsSun);

private:
    void bakeSky();
    /// Looks for the horizon along lines of texels.
    void sweep(int columns, int rows);
    void bakeSun();
    void blur();

    SharedPreparedHeights m_heights;
    double m_exaggeration = 0;
    double m_water = 0;
    glm::dvec3 m_sun{0};
    double m_spacingX = 1; ///< m between texels, and their heights exaggerated
    double m_spacingY = 1;
    std::vector<float> m_z;
    std::vector<float> m_sky;
    LightMap m_map;
};

} // namespace app
