// SPDX-License-Identifier: MIT
#pragma once

#include "libterrain/core/heightfield.h"
#include "libterrain/surface/display.h"
#include "libterrain/surface/shape_colours.h"

#include <QColor>

#include <array>
#include <optional>

namespace app {

/// What missing samples look like: a clear neutral without a pattern.
inline constexpr QRgb holeColour = 0xFF8E8E93;

/// What a picture's colours ask of a terrain as a whole.
struct MapMeasures {
    terrain::HeightRange range; ///< for ramps that follow it
    double slope = 0;     ///< typicalSlope(): the relief is exaggerated or softened so that it reads well
    double curvature = 1; ///< terrain::curvatureRange()
};
/// None when cancelled.
std::optional<MapMeasures> mapMeasures(const terrain::Heightfield& heights,
                                       const terrain::RunContext& context = {});

/// Points of a picture. Refers to arrays of equal length.
struct MapPoints {
    const float* heights;   ///< m; NaN = a hole
    const float* east;      ///< the rise eastward × zFactor
    const float* north;     ///< likewise northward
    const float* curvature; ///< 1/m; looked at only where needsCurvature()
};

/// The colour of every height and slope: ramp × hillshade, water by its depth; or the shape's own colours.
/// Immutable; any thread.
class MapShading {
public:
    /// The most points that colours() takes at once.
    static constexpr int capacity = 256;

    MapShading(const terrain::Display& display, std::optional<double> seaLevel, const MapMeasures& measures);

    /// Multiplies slopes before colours() gets them.
    [[nodiscard]] float zFactor() const { return m_zFactor; }

    /// Metres between contour lines; none where none are shown.
    [[nodiscard]] std::optional<double> contourInterval() const { return m_contourInterval; }

    [[nodiscard]] bool needsCurvature() const {
        return m_shape && m_shape->colourBy() == terrain::ColourBy::Curvature;
    }

    /// The colours of `count` ≤ capacity points.
    void colours(const MapPoints& points, int count, QRgb* out) const;

private:
    struct Rgb {
        float red = 0;
        float green = 0;
        float blue = 0;
    };
    /// Colours of heights from top down, `steps` a metre, the last one holding for all below (land: from the
    /// bottom up).
    struct Ladder {
        float from = 0;
        float steps = 0;
        std::array<QRgb, 1024> colours{};
    };
    /// Light on a slope: colour × scale / 256 + light, for each channel (0 = red).
    struct Tone {
        std::array<int, 3> scale;
        std::array<int, 3> light;
    };
    static constexpr int toneCount = 256;
    using Tones = std::array<Tone, toneCount>;

    void fillLadders(const terrain::Display& display, const terrain::HeightRange& range);
    void fillTones(Tones& tones, float strength, const Rgb& light) const;
    static Rgb underWater(const Rgb& ground, float depth);
    static QRgb lit(QRgb base, const Tone& tone);
    [[nodiscard]] QRgb shapeColour(const MapPoints& points, int i, float depth) const;

    float m_zFactor = 1;
    float m_lightX = 0;
    float m_lightY = 0;
    float m_lightZ = 1;
    std::optional<double> m_contourInterval;
    float m_sea; ///< m; what is not higher is under water; −infinity without water
    Ladder m_land;
    Ladder m_water;
    std::optional<terrain::ShapeColours> m_shape; ///< none: colours by height
    Tones m_landTones;
    Tones m_waterTones;
};

/// The root-mean-square slope over 1/256 of the terrain's longer side, from a fixed set of places; 0 for flat
/// ground. It does not follow the part or the size that is drawn, so panning and zooming keep their tones.
double typicalSlope(const terrain::Heightfield& heights);

} // namespace app
