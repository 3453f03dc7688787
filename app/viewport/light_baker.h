// SPDX-License-Identifier: MIT
#pragma once

#include "app/viewport/light_map.h"
#include "app/viewport/prepared_heights.h"

namespace app {

/// Bakes light maps where none that fits is there, and keeps the last one. One thread. Another sun takes some
/// milliseconds; so does another terrain, or some tens where its light was not prepared for this ground.
class LightBaker {
public:
    /// Another pointer for every content. The heights stay until the next call.
    const SharedLightMap& bake(const SharedPreparedHeights& heights, const LitGround& ground,
                               const glm::dvec3& towardsSun);
    /// The same under the sky of `light`, of whatever ground.
    const SharedLightMap& bakeUnder(const SharedLightMap& light, const glm::dvec3& towardsSun);

private:
    SharedPreparedHeights m_heights; ///< what m_map is of when bake() has made its sky
    SharedLightMap m_map;
};

} // namespace app
