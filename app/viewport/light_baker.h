// SPDX-License-Identifier: MIT
#pragma once

#include "app/viewport/light_map.h"
#include "app/viewport/prepared_heights.h"

namespace app {

/// Bakes light maps where none that fits is there, and keeps the last one. One thread. Light that was
/// prepared for the same ground and sun takes no time, that of another sun some milliseconds, of another
/// ground some tens.
class LightBaker {
public:
    /// Another pointer for every content. Heights whose light was not prepared stay until another sky is
    /// asked for.
    const SharedLightMap& bake(const SharedPreparedHeights& heights, const LitGround& ground,
                               const glm::dvec3& towardsSun);
    /// The same under the sky of `light`, of whatever ground.
    const SharedLightMap& bakeUnder(const SharedLightMap& light, const glm::dvec3& towardsSun);

private:
    SharedPreparedHeights m_heights; ///< what m_map is of when bake() has made its sky
    SharedLightMap m_map;
};

} // namespace app
