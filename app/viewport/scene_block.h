// SPDX-License-Identifier: MIT
#pragma once

#include "app/viewport/scene.h"
#include "app/viewport/terrain_selection.h"

#include <glm/mat4x4.hpp>
#include <glm/vec4.hpp>

namespace app {

/// The uniform block of shaders/scene.glsl (std140): names and meanings stand there.
struct SceneBlock {
    glm::mat4 toClip{1};
    glm::vec4 rayForward{0};
    glm::vec4 rayRight{0};
    glm::vec4 rayUp{0};
    glm::vec4 grid{1};
    glm::vec4 eye{0};
    glm::vec4 vertical{0};
    glm::vec4 ramp{0};
    glm::vec4 sun{0};
    glm::vec4 haze{0};
    glm::vec4 water{0};
    glm::vec4 footprint{0};
    glm::vec4 scale{0};
    glm::vec4 needles{0};
    glm::vec4 needleSize{0};
    glm::vec4 figure{0};
    std::array<glm::vec4, TerrainSelection::maximumLevels> morphs{};
};

/// Everything that a picture's shaders are told.
SceneBlock sceneBlock(const Scene& scene, const Camera& camera, const Lens& lens, const ClipRange& clip,
                      const TerrainSelection& selection);

/// The same for a picture moved by a part of itself (2 = its whole width or height), with textures read at
/// another level than fits: one of the pictures that together make a smooth one.
void shift(SceneBlock& block, const glm::vec2& by, float textureLevel);

/// The same for a picture whose pixels are as large as `side` of the screen's a side, ≥ 1.
void coarsen(SceneBlock& block, float side);

} // namespace app
