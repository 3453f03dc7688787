// SPDX-License-Identifier: MIT
#include "app/viewport/light_baker.h"

namespace app {

const SharedLightMap& LightBaker::bake(const SharedPreparedHeights& heights, const LitGround& ground,
                                       const glm::dvec3& towardsSun) {
    if (heights->light && heights->light->sky->ground == ground)
        return bakeUnder(heights->light, towardsSun);
    if (heights == m_heights && m_map->sky->ground == ground)
        return bakeUnder(m_map, towardsSun);
    m_map = bakeLight(bakeSky(*heights, ground), towardsSun);
    m_heights = heights;
    return m_map;
}

const SharedLightMap& LightBaker::bakeUnder(const SharedLightMap& light, const glm::dvec3& towardsSun) {
    const bool sameSky = m_map && m_map->sky == light->sky;
    if (!sameSky)
        m_heights = nullptr;
    if (sameSky && m_map->towardsSun == towardsSun)
        return m_map;
    m_map = light->towardsSun == towardsSun ? light : bakeLight(light->sky, towardsSun);
    return m_map;
}

} // namespace app
