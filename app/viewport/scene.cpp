// SPDX-License-Identifier: MIT
#include "app/viewport/scene.h"

#include "libterrain/surface/shown_colours.h"

#include <algorithm>
#include <cmath>

namespace app {

double Scene::water() const {
    const double none = std::numeric_limits<double>::quiet_NaN();
    return heights ? terrain::shownSea(display, seaLevel).value_or(none) : none;
}

terrain::HeightRange Scene::verticalRange() const {
    if (!heights)
        return {0, 0};
    terrain::HeightRange range = heights->pyramid.whole();
    if (display.axisMinimum)
        range.minimum = std::min(range.minimum, static_cast<float>(*display.axisMinimum));
    if (display.axisMaximum)
        range.maximum = std::max(range.maximum, static_cast<float>(*display.axisMaximum));
    // Comparison with "no water" is false.
    const auto level = static_cast<float>(water());
    if (level > range.maximum)
        range.maximum = level;
    return range;
}

SceneBox Scene::box() const {
    if (!heights)
        return {};
    const terrain::Grid& grid = heights->shown->grid();
    const terrain::HeightRange range = verticalRange();
    SceneBox out;
    out.width = grid.width();
    out.depth = grid.depth();
    out.low = static_cast<double>(range.minimum) * display.exaggeration;
    out.high = static_cast<double>(range.maximum) * display.exaggeration;
    out.detail = std::min(grid.spacingX, grid.spacingY);
    out.copies = tiles();
    return out;
}

double Scene::foot() const {
    const SceneBox whole = box();
    return whole.low - 0.035 * std::max(whole.width, whole.depth);
}

Ground Scene::ground() const {
    if (!heights)
        return {};
    return {*heights->shown, heights->pyramid, display.exaggeration, water(), tiles()};
}

} // namespace app
