// SPDX-License-Identifier: MIT
#pragma once

#include "app/viewport/ground_picture.h"
#include "app/viewport/height_pyramid.h"
#include "app/viewport/hole_rims.h"
#include "app/viewport/label_places.h"
#include "app/viewport/light_map.h"
#include "app/viewport/vertex_normals.h"
#include "libterrain/surface/normals.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

namespace app {

/// One level of the pictures of a terrain that the graphics card gets, row 0 north.
struct TextureLevel {
    int columns = 0;
    int rows = 0;
    terrain::LargeVector<float> heights;                 ///< m, without holes; empty: the field's own samples
    terrain::LargeVector<terrain::PackedNormal> normals; ///< x and y of the unit normal × 32767
    std::vector<std::uint8_t> presence; ///< 255 a sample, 0 a hole; empty when the terrain has none
};

/// How a terrain is going to be shown, as far as it takes time to prepare.
struct PreparedLook {
    LitGround ground;               ///< what light falls on …
    glm::dvec3 towardsSun{0, 0, 1}; ///< … and from where: unit vector, x east, y north, z up
    terrain::ColourBy colourBy = terrain::ColourBy::Height;
    terrain::NormalWeight normals = terrain::NormalWeight::Gradient;
    bool contours = false;
    double contourInterval = 0; ///< as terrain::Display has it
};

/// All that the 3D view needs of a terrain and that takes long to compute; immutable once made.
struct PreparedHeights {
    terrain::SharedHeightfield heights; ///< as given
    /// What is drawn and picked: `heights`, or fewer of its samples where there are more than a texture
    /// holds.
    terrain::SharedHeightfield shown;
    HeightPyramid pyramid; ///< of `shown`
    bool hasHoles = false;
    std::vector<RimEdge> rims;        ///< of the holes of `shown`
    std::vector<TextureLevel> levels; ///< the full one first, each half as wide, to 1 × 1
    SharedLightMap light;             ///< of the ground and the sun that were asked for; null: none were
    double curvatureRange = 1;        ///< terrain::curvatureRange() of the heights as given
    SharedGroundPicture picture;      ///< of the colours that were asked for; null: none, or by height
    SharedVertexNormals weighted;     ///< of the weights that were asked for; null: none
    SharedLabelPlaces labelPlaces;    ///< of the contour lines that were asked for; null: none
    std::weak_ptr<const PreparedHeights> base; ///< `levels` differ from this one's …
    terrain::Window changed;                   ///< … in this window of the full level only

    [[nodiscard]] bool isReduced() const { return shown != heights; }
    [[nodiscard]] const float* heightsOf(std::size_t level) const {
        return levels[level].heights.empty() ? shown->row(0) : levels[level].heights.data();
    }
};
using SharedPreparedHeights = std::shared_ptr<const PreparedHeights>;

/// Computes it. `maximumSide`: the most samples a side to be shown, ≥ 2 (openGlProbe().maximumTextureSide,
/// or less). Null when cancelled, when there is not enough memory, and for fields of less than 2 × 2 samples
/// or of holes alone. `look`: what is known to be shown, so that its light and its colours are ready, too.
/// `base`: what is shown before it, or null: where little differs, only that has to come to the card. Any
/// thread.
SharedPreparedHeights prepareHeights(const terrain::SharedHeightfield& heights, int maximumSide,
                                     const terrain::RunContext& context = {},
                                     const std::optional<PreparedLook>& look = {},
                                     const std::shared_ptr<const PreparedHeights>& base = nullptr);

} // namespace app
