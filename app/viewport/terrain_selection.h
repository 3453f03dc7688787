// SPDX-License-Identifier: MIT
#pragma once

#include "app/viewport/camera.h"
#include "app/viewport/height_pyramid.h"

#include <array>
#include <vector>

namespace app {

/// One drawing of the shared patch of 16 × 16 quads.
struct PatchInstance {
    float column = 0; ///< sample of its north-west corner
    float row = 0;
    float step = 1;       ///< samples between its vertices: 2^level
    float level = 0;      ///< of detail; 0 draws every sample
    float tileColumn = 0; ///< samples that the whole terrain is moved by, where it is shown several times
    float tileRow = 0;
};

/// Distances from the eye in m between which the vertices of a level slide onto those of the next.
struct MorphRange {
    float start = 0;
    float end = 0;
};

/// What to draw for one camera.
struct TerrainSelection {
    static constexpr int maximumLevels = 24;

    std::vector<PatchInstance> patches; ///< the nearer ones first
    /// Patches at the outer border: north, east, south, west; the plinth's walls hang on them.
    std::array<std::vector<PatchInstance>, 4> borders;
    std::array<MorphRange, maximumLevels> morphs{};
    int levels = 0;
};

/// What a selection is made for.
struct SelectionView {
    Camera camera;
    Lens lens;
    ClipRange clip{1, 2};
    double exaggeration = 1;
    double water = std::numeric_limits<double>::quiet_NaN(); ///< m; lower ground is drawn at this level
    double bottom = 0;     ///< z of the plinth's foot; walls count for what is in sight
    double quadPixels = 3; ///< how wide a quad of the mesh may be in the picture: detail against speed
    int tiles = 0;         ///< repeated this often on each side
};

/// Chooses patches by continuous distance-dependent level of detail (CDLOD: Strugar, "Continuous
/// Distance-Dependent Level of Detail for Rendering Heightmaps", 2009): a quadtree over the terrain, levels
/// by distance, every level's vertices sliding onto the next level's before it ends, so that there are
/// neither cracks nor pops. Patches out of sight are left out.
TerrainSelection selectPatches(const terrain::Grid& grid, const HeightPyramid& pyramid,
                               const SelectionView& view);

} // namespace app
