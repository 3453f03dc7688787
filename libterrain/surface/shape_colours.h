// SPDX-License-Identifier: MIT
#pragma once

#include "libterrain/core/heightfield.h"
#include "libterrain/core/large_vector.h"
#include "libterrain/core/run_context.h"
#include "libterrain/surface/colour_by.h"
#include "libterrain/surface/colour_ramp.h"

namespace terrain {

/// What the ground is like at a place.
struct GroundShape {
    float east = 0;      ///< Horn's gradient: rise per m eastward …
    float north = 0;     ///< … and northward
    float curvature = 0; ///< 1/m, as meanCurvature() has it; only for colours by curvature
};

/// The colours of the ground by its shape, whatever its height: one answer for map, 3D view and legend.
/// Slope: 0 … 90 degrees. Aspect: degrees clockwise from north on a closed circle of colours; level ground is
/// grey. Normal: (n + 1) / 2 as red (east), green (north), blue (up). Curvature: blue in hollows, brown on
/// knolls, clamped at ± the range. Plain: one colour. Immutable; any thread.
class ShapeColours {
public:
    /// `by`: not Height, which has ramps (plain instead). `curvatureRange` > 0, 1/m: see curvatureRange().
    ShapeColours(ColourBy by, double curvatureRange);

    [[nodiscard]] ColourBy colourBy() const { return m_by; }
    /// A shape without NaN.
    [[nodiscard]] Colour at(const GroundShape& shape) const;

    /// The values at the ends of a legend, and its colours between: degrees of slope, of the compass
    /// (normals: those of ground that falls 45° there), 1/m of curvature. Plain has none: 0 … 0.
    struct Scale {
        double low;
        double high;
        const char* unit; ///< the same in every language
    };
    [[nodiscard]] Scale scale() const;
    [[nodiscard]] Colour ofValue(double value) const;

private:
    static constexpr int steps = 1024;

    ColourBy m_by;
    double m_curvatureRange;
    std::array<Colour, steps + 1> m_colours{}; ///< over the scale
};

/// The colour of every sample of a field, row by row; a hole has that of the next sample west of it that is
/// none. Empty when cancelled or out of memory. Equal for any number of threads.
LargeVector<Colour> shapePicture(const Heightfield& heights, const ShapeColours& colours,
                                 const RunContext& context = {});

} // namespace terrain
