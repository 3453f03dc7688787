// SPDX-License-Identifier: MIT
#include "app/viewport/light_map.h"

#include "app/viewport/light_texel.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace app {

const LightMap& LightBaker::bake(const SharedPreparedHeights& heights, const LitGround& ground,
                                 const glm::dvec3& towardsSun) {
    const SharedSkyMap& ready = heights->sky;
    if (ready && ready->ground == ground)
        return bakeUnder(heights, ready, towardsSun);
    const bool known = heights == m_heights && m_sky->ground == ground;
    return bakeUnder(heights, known ? m_sky : bakeSky(*heights, ground), towardsSun);
}

const LightMap& LightBaker::bakeUnder(const SharedPreparedHeights& heights, const SharedSkyMap& sky,
                                      const glm::dvec3& towardsSun) {
    const bool otherSky = heights != m_heights || sky != m_sky;
    if (!otherSky && towardsSun == m_sun)
        return m_map;
    m_heights = heights;
    m_sun = towardsSun;
    if (otherSky) {
        m_sky = sky;
        takeSky();
    }
    bakeSun();
    ++m_map.version;
    return m_map;
}

void LightBaker::takeSky() {
    m_map.columns = m_sky->columns;
    m_map.rows = m_sky->rows;
    m_map.texels.resize(m_sky->seen.size());
    for (std::size_t i = 0; i < m_map.texels.size(); ++i)
        m_map.texels[i][0] = m_sky->seen[i];
}

/// Goes over the texels away from the sun and carries the height of the shadow along.
void LightBaker::bakeSun() {
    // Steps along the axis that the light follows more; across it between two texels.
    const double east = -m_sun.x / m_sky->spacingX; // the way the light goes, in texels
    const double south = m_sun.y / m_sky->spacingY;
    const bool alongColumns = std::abs(east) >= std::abs(south);
    const double major = alongColumns ? east : south;
    const double minor = alongColumns ? south : east;
    const int length = alongColumns ? m_map.columns : m_map.rows;
    const std::vector<float>& z = m_sky->heights;
    const int breadth = alongColumns ? m_map.rows : m_map.columns;
    if (std::abs(major) < 1e-9) { // from straight above
        for (auto& texel : m_map.texels)
            texel[1] = 255;
        return;
    }
    const auto drift = static_cast<float>(minor / std::abs(major));
    const auto fall = static_cast<float>(m_sun.z / std::abs(major));
    const float penumbra = 1.5F * fall + 1e-6F;
    constexpr float none = -std::numeric_limits<float>::max();
    std::vector<float> before(static_cast<std::size_t>(breadth), none);
    std::vector<float> shadow(static_cast<std::size_t>(breadth), none);
    for (int step = 0; step < length; ++step) {
        const int line = major > 0 ? step : length - 1 - step;
        for (int across = 0; across < breadth; ++across) {
            const std::size_t i = alongColumns ? texelIndex(line, across, m_map.columns)
                                               : texelIndex(across, line, m_map.columns);
            const float from = static_cast<float>(across) - drift;
            const auto left = static_cast<int>(std::floor(from));
            float height = none;
            if (left >= 0 && left + 1 < breadth) {
                const float part = from - static_cast<float>(left);
                height = before[static_cast<std::size_t>(left)] * (1 - part) +
                         before[static_cast<std::size_t>(left) + 1] * part - fall;
            }
            m_map.texels[i][1] = texelByte(1 - (height - z[i]) / penumbra);
            shadow[static_cast<std::size_t>(across)] = std::max(height, z[i]);
        }
        std::swap(before, shadow);
    }
}

} // namespace app
