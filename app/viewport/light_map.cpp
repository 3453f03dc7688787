// SPDX-License-Identifier: MIT
#include "app/viewport/light_map.h"

#include "app/viewport/light_texel.h"

#include <algorithm>
#include <cmath>
#include <glm/trigonometric.hpp>
#include <limits>

namespace app {
namespace {

/// Goes over the texels away from the sun and carries the height of the shadow along.
void addSun(LightMap& map) {
    // Steps along the axis that the light follows more; across it between two texels.
    const SkyMap& ground = *map.sky;
    const double east = -map.towardsSun.x / ground.spacingX; // the way the light goes, in texels
    const double south = map.towardsSun.y / ground.spacingY;
    const bool alongColumns = std::abs(east) >= std::abs(south);
    const double major = alongColumns ? east : south;
    const double minor = alongColumns ? south : east;
    const int length = alongColumns ? ground.columns : ground.rows;
    const int breadth = alongColumns ? ground.rows : ground.columns;
    if (std::abs(major) < 1e-9) { // from straight above
        for (auto& texel : map.texels)
            texel[1] = 255;
        return;
    }
    const std::vector<float>& z = ground.heights;
    const auto drift = static_cast<float>(minor / std::abs(major));
    const auto fall = static_cast<float>(map.towardsSun.z / std::abs(major));
    const float penumbra = 1.5F * fall + 1e-6F;
    constexpr float none = -std::numeric_limits<float>::max();
    std::vector<float> before(static_cast<std::size_t>(breadth), none);
    std::vector<float> shadow(static_cast<std::size_t>(breadth), none);
    for (int step = 0; step < length; ++step) {
        const int line = major > 0 ? step : length - 1 - step;
        for (int across = 0; across < breadth; ++across) {
            const std::size_t i = alongColumns ? texelIndex(line, across, ground.columns)
                                               : texelIndex(across, line, ground.columns);
            const float from = static_cast<float>(across) - drift;
            const auto left = static_cast<int>(std::floor(from));
            float height = none;
            if (left >= 0 && left + 1 < breadth) {
                const float part = from - static_cast<float>(left);
                height = before[static_cast<std::size_t>(left)] * (1 - part) +
                         before[static_cast<std::size_t>(left) + 1] * part - fall;
            }
            map.texels[i][1] = texelByte(1 - (height - z[i]) / penumbra);
            shadow[static_cast<std::size_t>(across)] = std::max(height, z[i]);
        }
        std::swap(before, shadow);
    }
}

} // namespace

SharedLightMap bakeLight(const SharedSkyMap& sky, const glm::dvec3& towardsSun) {
    auto out = std::make_shared<LightMap>();
    out->sky = sky;
    out->towardsSun = towardsSun;
    out->texels.resize(sky->seen.size());
    for (std::size_t i = 0; i < out->texels.size(); ++i)
        out->texels[i][0] = sky->seen[i];
    addSun(*out);
    return out;
}

glm::dvec3 sunDirection(const terrain::Display& display) {
    const double azimuth = glm::radians(display.sunAzimuth);
    const double elevation = glm::radians(display.sunElevation);
    return {std::sin(azimuth) * std::cos(elevation), std::cos(azimuth) * std::cos(elevation),
            std::sin(elevation)};
}

} // namespace app
