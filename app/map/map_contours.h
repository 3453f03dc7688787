// SPDX-License-Identifier: MIT
#pragma once

#include "app/settings/contour_label.h"
#include "libterrain/core/heightfield.h"

#include <QColor>
#include <QRect>

#include <optional>
#include <vector>

namespace app {

/// Contour lines as pixels. A pixel is as much part of a line as it is near to it: its height's distance from
/// the line's, divided by the steepest of the ways to its neighbours. So lines have one width on any slope
/// and never break, whatever the scale, and any part of a picture can be drawn alone. Where they come too
/// close to be told apart they fade. Immutable; any thread.
class MapContours {
public:
    /// `interval` > 0, m. `pixelRatio`: device pixels a logical one.
    MapContours(double interval, double pixelRatio);

    /// Three lines of heights in m, from north to south. Each begins one pixel before the first that is drawn
    /// and ends one after the last; NaN = a hole, or outside.
    struct Heights {
        const float* north;
        const float* here;
        const float* south;
    };
    /// Draws over `count` pixels.
    void draw(const Heights& heights, int count, QRgb* out) const;

    /// The heights of a part of a picture, row by row without gaps.
    struct Part {
        QRect rect;
        const float* heights;
    };
    /// The best place for a label in the part: where an index line goes straight on, away from the rim. None
    /// when there is no good one.
    [[nodiscard]] std::optional<ContourLabel> label(const Part& part) const;

private:
    [[nodiscard]] double strength(double height, double slope) const;
    [[nodiscard]] double lineStrength(double height, double slope, double interval, double width) const;

    double m_interval;
    double m_indexInterval;
    double m_ratio;
};

} // namespace app
