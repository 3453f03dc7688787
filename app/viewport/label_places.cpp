// SPDX-License-Identifier: MIT
#include "app/viewport/label_places.h"

#include "app/viewport/prepared_heights.h"
#include "libterrain/surface/contour_places.h"

#include <algorithm>
#include <optional>

namespace app {
namespace {

constexpr int largestSide = 1024; ///< samples
constexpr int squares = 80;       ///< of which each has a place at most

/// A level of the heights' pictures with its holes; spacings are those of its texels. None without memory.
std::optional<terrain::Heightfield> fieldOf(const PreparedHeights& heights, std::size_t index) {
    const TextureLevel& level = heights.levels[index];
    const terrain::Grid& fine = heights.shown->grid();
    terrain::Grid grid = fine;
    grid.columns = level.columns;
    grid.rows = level.rows;
    grid.spacingX = fine.spacingX * fine.columns / grid.columns;
    grid.spacingY = fine.spacingY * fine.rows / grid.rows;
    terrain::Result<terrain::Heightfield> out = terrain::Heightfield::create(grid);
    if (!out)
        return std::nullopt;
    const std::span<float> samples = out.value().samples();
    std::copy_n(heights.heightsOf(index), samples.size(), samples.begin());
    for (std::size_t i = 0; i < level.presence.size(); ++i)
        if (level.presence[i] < 255)
            samples[i] = terrain::hole;
    return std::move(out).value();
}

/// Moved across the line to where the shown surface has the place's level; none when it is not near.
std::optional<terrain::PlanPoint> onLine(const terrain::Heightfield& shown,
                                         const terrain::ContourPlace& place, const terrain::PlanPoint& from,
                                         double reach) {
    const auto along = [&](double by) {
        return terrain::PlanPoint{from.x + by * place.uphillX, from.y + by * place.uphillY};
    };
    double low = -reach;
    double high = reach;
    if (!(terrain::heightAt(shown, along(low)) < place.level &&
          terrain::heightAt(shown, along(high)) >= place.level))
        return std::nullopt;
    for (int i = 0; i < 20; ++i) {
        const double middle = (low + high) / 2;
        (terrain::heightAt(shown, along(middle)) < place.level ? low : high) = middle;
    }
    return along(high);
}

} // namespace

SharedLabelPlaces findLabelPlaces(const PreparedHeights& heights, double interval,
                                  const terrain::RunContext& context) {
    std::size_t level = 0;
    while (std::max(heights.levels[level].columns, heights.levels[level].rows) > largestSide)
        ++level;
    auto out = std::make_shared<LabelPlaces>();
    out->interval = interval;
    const std::optional<terrain::Heightfield> field = fieldOf(heights, level);
    if (!field)
        return out;
    const terrain::Grid& grid = field->grid();
    const terrain::Grid& fine = heights.shown->grid();
    const double reach = std::max(grid.spacingX, grid.spacingY);
    for (const terrain::ContourPlace& place : terrain::contourPlaces(*field, interval, squares, context)) {
        // A texel's middle is that of the samples whose mean it is.
        const double east = (place.column + 0.5) * grid.spacingX - fine.spacingX / 2;
        const double south = (place.row + 0.5) * grid.spacingY - fine.spacingY / 2;
        const std::optional<terrain::PlanPoint> at =
            onLine(*heights.shown, place, {east, fine.depth() - south}, reach);
        if (at)
            out->places.push_back({*at, place.level});
    }
    return out;
}

} // namespace app
