// SPDX-License-Identifier: MIT
#include "app/viewport/prepared_heights.h"

#include "app/viewport/halving.h"
#include "app/viewport/texture_change.h"
#include "app/viewport/wrapped_normals.h"
#include "libterrain/core/parallel_rows.h"
#include "libterrain/surface/curvature.h"
#include "libterrain/surface/normals.h"
#include "libterrain/surface/shown_contours.h"

#include <algorithm>
#include <cmath>
#include <new>

namespace app {
namespace {

using terrain::Heightfield;
using terrain::RunContext;
using terrain::SharedHeightfield;

/// The field itself, or one of at most `maximumSide` of its samples a side: every 2nd, 4th … where the sides
/// allow, the nearest ones elsewhere, always with the borders. Null when there is not enough memory.
SharedHeightfield reduced(const SharedHeightfield& heights, int maximumSide) {
    const int side = std::max(heights->columns(), heights->rows());
    int step = 1;
    while ((side - 1) / step + 1 > maximumSide)
        step *= 2;
    if (step == 1)
        return heights;
    terrain::Grid grid = heights->grid();
    grid.columns = std::max(2, (grid.columns - 1) / step + 1);
    grid.rows = std::max(2, (grid.rows - 1) / step + 1);
    grid.spacingX = heights->grid().width() / (grid.columns - 1);
    grid.spacingY = heights->grid().depth() / (grid.rows - 1);
    terrain::Result<Heightfield> out = Heightfield::create(grid);
    if (!out)
        return nullptr;
    const auto source = [](int i, int count, int sourceCount) {
        return static_cast<int>(std::llround(static_cast<double>(i) * (sourceCount - 1) / (count - 1)));
    };
    for (int r = 0; r < grid.rows; ++r) {
        const float* from = heights->row(source(r, grid.rows, heights->rows()));
        float* to = out.value().row(r);
        for (int c = 0; c < grid.columns; ++c)
            to[c] = from[source(c, grid.columns, heights->columns())];
    }
    return std::make_shared<const Heightfield>(std::move(out).value());
}

/// The heights with every hole at the height of a neighbour, so that filtering never meets a NaN; and where
/// the holes are.
void closeHoles(const Heightfield& field, float fallback, TextureLevel& level) {
    level.heights.assign(field.samples().begin(), field.samples().end());
    level.presence.assign(level.heights.size(), 255);
    const auto columns = static_cast<std::size_t>(field.columns());
    for (std::size_t i = 0; i < level.heights.size(); ++i) {
        if (!std::isnan(level.heights[i]))
            continue;
        level.presence[i] = 0;
        level.heights[i] = i % columns > 0 ? level.heights[i - 1]
                           : i >= columns  ? level.heights[i - columns]
                                           : fallback;
    }
}

bool fill(PreparedHeights& out, const RunContext& context) {
    const Heightfield& field = *out.shown;
    std::optional<HeightPyramid> pyramid = HeightPyramid::build(field, context.part(0, 0.2));
    if (!pyramid || pyramid->whole().isEmpty())
        return false;
    out.pyramid = std::move(*pyramid);
    TextureLevel full;
    full.columns = field.columns();
    full.rows = field.rows();
    out.hasHoles = terrain::holeCount(field) > 0;
    if (out.hasHoles) {
        closeHoles(field, out.pyramid.whole().minimum, full);
        out.rims = holeRims(field);
    }
    full.normals = terrain::gradientNormals(field, context.part(0.2, 0.7));
    if (full.normals.empty())
        return false;
    if (!out.hasHoles && isWrapped(field))
        joinBorderNormals(field, full.normals);
    out.levels.push_back(std::move(full));
    while (out.levels.back().columns > 1 || out.levels.back().rows > 1) {
        const TextureLevel& fine = out.levels.back();
        std::optional<TextureLevel> coarse = halved(fine, out.heightsOf(out.levels.size() - 1), context);
        if (!coarse)
            return false;
        out.levels.push_back(std::move(*coarse));
    }
    return true;
}

/// What takes long of a look. False when cancelled or out of memory.
bool prepareLook(PreparedHeights& out, const PreparedLook& look, const RunContext& context) {
    if (const SharedSkyMap sky = bakeSky(out, look.ground, context.part(0, 0.5)))
        out.light = bakeLight(sky, look.towardsSun);
    const bool painted = look.colourBy != terrain::ColourBy::Height;
    if (painted)
        out.picture = paintGround(out, look.colourBy, context.part(0.5, 0.7));
    const bool weighted = look.normals != terrain::NormalWeight::Gradient;
    if (weighted)
        out.weighted = weightNormals(out, look.normals, context.part(0.7, 0.9));
    terrain::Display lines;
    lines.contours = look.contours;
    lines.contourInterval = look.contourInterval;
    if (const auto interval = terrain::shownContourInterval(lines, out.pyramid.whole()))
        out.labelPlaces = findLabelPlaces(out, *interval, context.part(0.9, 1));
    return !context.isCancelled() && out.light && (!painted || out.picture) && (!weighted || out.weighted);
}

} // namespace

SharedPreparedHeights prepareHeights(const SharedHeightfield& heights, int maximumSide,
                                     const RunContext& context, const std::optional<PreparedLook>& look,
                                     const SharedPreparedHeights& base) {
    if (!heights || heights->columns() < 2 || heights->rows() < 2)
        return nullptr;
    try {
        auto out = std::make_shared<PreparedHeights>();
        out->heights = heights;
        out->shown = reduced(heights, std::max(2, maximumSide));
        if (!out->shown || !fill(*out, context.part(0, 0.9)))
            return nullptr;
        out->curvatureRange = terrain::curvatureRange(*heights);
        if (look && !prepareLook(*out, *look, context.part(0.9, 1)))
            return nullptr;
        if (const auto changed = base ? changedTexels(*base, *out) : std::nullopt) {
            out->base = base;
            out->changed = *changed;
        }
        return out;
    } catch (const std::bad_alloc&) {
        return nullptr;
    }
}

} // namespace app
