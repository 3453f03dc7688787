// SPDX-License-Identifier: MIT
#include "app/viewport/scene_block.h"

#include "app/viewport/teaching_marks.h"
#include "libterrain/surface/shown_colours.h"
#include "libterrain/surface/shown_contours.h"

#include <algorithm>
#include <cmath>
#include <glm/geometric.hpp>

namespace app {
namespace {

using terrain::Grid;

constexpr float farBelow = -1e30F;

void setView(SceneBlock& block, const Camera& camera, const Lens& lens, const ClipRange& clip) {
    const glm::dvec2 tangents = lens.tangents();
    block.toClip = glm::mat4(projection(lens, clip) * viewRotation(camera));
    block.rayForward = glm::vec4(camera.forward(), 0);
    block.rayRight = glm::vec4(camera.right() * tangents.x, 0);
    block.rayUp = glm::vec4(camera.up() * tangents.y, 0);
}

/// The eye as a whole sample and a rest: the shader's differences stay exact however far the eye is from the
/// terrain's corner.
void setPlace(SceneBlock& block, const Scene& scene, const Camera& camera) {
    const Grid& grid = scene.heights->shown->grid();
    const double column = std::floor(camera.eye.x / grid.spacingX);
    const double row = std::floor(grid.rows - 1 - camera.eye.y / grid.spacingY);
    const double restX = camera.eye.x - column * grid.spacingX;
    const double restY = camera.eye.y - (grid.rows - 1 - row) * grid.spacingY;
    const double water = scene.water();
    block.grid = glm::vec4(grid.spacingX, grid.spacingY, grid.columns, grid.rows);
    block.eye = glm::vec4(column, row, restX, restY);
    block.vertical = glm::vec4(scene.display.exaggeration, camera.eye.z,
                               std::isnan(water) ? farBelow : static_cast<float>(water), scene.foot());
    const double tiles = scene.tiles();
    block.footprint =
        glm::vec4(-tiles * grid.width() - camera.eye.x, -tiles * grid.depth() - camera.eye.y,
                  (tiles + 1) * grid.width() - camera.eye.x, (tiles + 1) * grid.depth() - camera.eye.y);
}

void setColours(SceneBlock& block, const Scene& scene) {
    const terrain::RampAnchors anchors =
        terrain::shownAnchors(scene.display, scene.heights->pyramid.whole(), scene.seaLevel);
    const bool plain = scene.display.colourBy == terrain::ColourBy::Plain;
    block.ramp = glm::vec4(anchors.low, anchors.middle, anchors.high, plain ? 0 : 0.5);
    const auto interval = terrain::shownContourInterval(scene.display, scene.heights->pyramid.whole());
    block.scale.z = interval ? static_cast<float>(1 / *interval) : 0;
    block.scale.w = terrain::contoursPerIndex;
    const double depth = std::max(scene.water() - anchors.low, 0.0);
    block.water.x = static_cast<float>(1 / std::max({depth, 0.1 * (anchors.high - anchors.low), 1e-6}));
}

void setMarks(SceneBlock& block, const Scene& scene, const Camera& camera, const Lens& lens) {
    if (scene.display.needles) {
        const NeedleGrid grid = needleGrid(scene, camera, lens);
        constexpr double halfWidth = 0.8;
        block.needles = glm::vec4(grid.firstColumn, grid.firstRow, grid.step, grid.columns);
        block.needleSize = glm::vec4(grid.length, lens.width / 2, lens.height / 2, halfWidth);
    }
    if (scene.display.figure)
        if (const auto place = figurePlace(scene, camera))
            block.figure = glm::vec4(*place - camera.eye, 0);
}

void setAir(SceneBlock& block, const Scene& scene, const Camera& camera) {
    const SceneBox box = scene.box();
    const double radius = box.radius();
    const double away = glm::length(camera.eye - box.centre());
    block.haze = glm::vec4(std::max(away - radius, 0.0), 1 / (14 * radius), 1, 0);
    block.scale = glm::vec4(2 * radius, 0, 0, 0);
}

} // namespace

SceneBlock sceneBlock(const Scene& scene, const Camera& camera, const Lens& lens, const ClipRange& clip,
                      const TerrainSelection& selection) {
    SceneBlock block;
    setView(block, camera, lens, clip);
    block.sun = glm::vec4(sunDirection(scene.display), 0);
    setAir(block, scene, camera);
    if (!scene.heights)
        return block;
    setPlace(block, scene, camera);
    setColours(block, scene);
    setMarks(block, scene, camera, lens);
    for (std::size_t level = 0; level < selection.morphs.size(); ++level) {
        const MorphRange& morph = selection.morphs[level];
        block.morphs[level] = {morph.start, morph.end > morph.start ? 1 / (morph.end - morph.start) : 0, 0,
                               0};
    }
    return block;
}

void shift(SceneBlock& block, const glm::vec2& by, float textureLevel) {
    glm::mat4 moved(1);
    moved[3] = glm::vec4(by, 0, 1);
    block.toClip = moved * block.toClip;
    block.rayForward -= block.rayRight * by.x + block.rayUp * by.y;
    block.scale.y = textureLevel;
}

void coarsen(SceneBlock& block, float side) {
    block.haze.z = side;
    block.needleSize.w = std::max(block.needleSize.w, 0.5F * side); // thinner ones would have gaps
}

} // namespace app
