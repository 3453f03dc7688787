// SPDX-License-Identifier: MIT
#include "app/viewport/sky_map.h"

#include "app/viewport/light_texel.h"
#include "app/viewport/prepared_heights.h"
#include "libterrain/core/parallel_rows.h"

#include <algorithm>
#include <cmath>

namespace app {
namespace {

/// Texels a side at most: shade is soft, and the cost is paid at every change.
constexpr int largestSide = 513;

struct Step {
    int columns;
    int rows;
};
/// The horizon is looked for along these and the opposite directions.
constexpr Step directions[] = {{1, 0}, {2, 1}, {1, 1}, {1, 2}, {0, 1}, {-1, 2}, {-1, 1}, {-2, 1}};

/// Walks along parallel lines of texels and finds for each the steepest rise to one that was passed before
/// (line sweep: Timonen & Westerholm, "Scalable Height Field Self-Shadowing", 2010). The texels passed that
/// can still be a horizon form a convex hull, kept as a stack, so a line costs as much as it is long.
class HorizonSweep {
public:
    HorizonSweep(const std::vector<float>& z, int columns, int rows, Step step, float length)
        : m_z(z), m_columns(columns), m_rows(rows), m_step(step), m_length(length) {}

    /// One line from its beginning on; adds cos² of each texel's horizon to `sky`.
    void run(int column, int row, std::vector<float>& sky) {
        m_hull.clear();
        float at = 0;
        for (; column >= 0 && column < m_columns && row >= 0 && row < m_rows;
             column += m_step.columns, row += m_step.rows, at += m_length) {
            const std::size_t i = texelIndex(column, row, m_columns);
            const float z = m_z[i];
            while (m_hull.size() > 1 && rise(m_hull[m_hull.size() - 2], at, z) >= rise(m_hull.back(), at, z))
                m_hull.pop_back();
            const float slope = m_hull.empty() ? 0.0F : std::max(0.0F, rise(m_hull.back(), at, z));
            sky[i] += 1 / (1 + slope * slope);
            m_hull.push_back({at, z});
        }
    }

private:
    struct Point {
        float at;
        float z;
    };
    static float rise(const Point& from, float at, float z) { return (from.z - z) / (at - from.at); }

    const std::vector<float>& m_z;
    int m_columns;
    int m_rows;
    Step m_step;
    float m_length;
    std::vector<Point> m_hull;
};

struct Texel {
    int column;
    int row;
};

/// Where the lines along `step` begin: at texels whose predecessor lies outside.
std::vector<Texel> beginnings(int columns, int rows, Step step) {
    std::vector<Texel> out;
    for (int row = 0; row < rows; ++row) {
        const bool all = row - step.rows < 0 || row - step.rows >= rows;
        for (int column = 0; column < columns; ++column)
            if (all || column - step.columns < 0 || column - step.columns >= columns)
                out.push_back({column, row});
    }
    return out;
}

/// Adds what every texel sees along one direction. Every texel lies on one line of it, so threads never write
/// to the same one. False when cancelled.
bool sweep(const SkyMap& map, Step step, std::vector<float>& sky, const terrain::RunContext& context) {
    const auto length = static_cast<float>(std::hypot(step.columns * map.spacingX, step.rows * map.spacingY));
    const std::vector<Texel> lines = beginnings(map.columns, map.rows, step);
    return terrain::parallelRows(context, static_cast<int>(lines.size()), 64, [&](int first, int last) {
        HorizonSweep horizon(map.heights, map.columns, map.rows, step, length);
        for (int line = first; line < last; ++line) {
            const Texel& begin = lines[static_cast<std::size_t>(line)];
            horizon.run(begin.column, begin.row, sky);
        }
    });
}

/// A little, over a texel to each side: hides that there are only so many directions.
void blur(int columns, int rows, std::vector<float>& sky) {
    std::vector<float> line;
    const auto along = [&](int count, auto at) {
        line.resize(static_cast<std::size_t>(count));
        for (int i = 0; i < count; ++i)
            line[static_cast<std::size_t>(i)] =
                0.25F * at(std::max(i - 1, 0)) + 0.5F * at(i) + 0.25F * at(std::min(i + 1, count - 1));
        for (int i = 0; i < count; ++i)
            at(i) = line[static_cast<std::size_t>(i)];
    };
    for (int row = 0; row < rows; ++row)
        along(columns, [&](int i) -> float& { return sky[texelIndex(i, row, columns)]; });
    for (int column = 0; column < columns; ++column)
        along(rows, [&](int i) -> float& { return sky[texelIndex(column, i, columns)]; });
}

/// The map with its heights; nothing is seen yet.
SkyMap groundOf(const PreparedHeights& heights, const LitGround& ground) {
    std::size_t level = 0;
    while (std::max(heights.levels[level].columns, heights.levels[level].rows) > largestSide)
        ++level;
    const TextureLevel& picture = heights.levels[level];
    const terrain::Grid& grid = heights.shown->grid();
    SkyMap out;
    out.ground = ground;
    out.columns = picture.columns;
    out.rows = picture.rows;
    out.spacingX = grid.spacingX * grid.columns / picture.columns;
    out.spacingY = grid.spacingY * grid.rows / picture.rows;
    out.heights.resize(texelIndex(0, picture.rows, picture.columns));
    const float* metres = heights.heightsOf(level);
    const auto surface = static_cast<float>(ground.water);
    const auto exaggeration = static_cast<float>(ground.exaggeration);
    for (std::size_t i = 0; i < out.heights.size(); ++i) // comparison with "no water" is false
        out.heights[i] = (metres[i] < surface ? surface : metres[i]) * exaggeration;
    return out;
}

} // namespace

bool LitGround::operator==(const LitGround& other) const {
    const bool sameWater = water == other.water || (std::isnan(water) && std::isnan(other.water));
    return exaggeration == other.exaggeration && sameWater;
}

SharedSkyMap bakeSky(const PreparedHeights& heights, const LitGround& ground,
                     const terrain::RunContext& context) {
    auto out = std::make_shared<SkyMap>(groundOf(heights, ground));
    std::vector<float> sky(out->heights.size());
    for (const Step& half : directions)
        for (const Step step : {half, Step{-half.columns, -half.rows}})
            if (!sweep(*out, step, sky, context))
                return nullptr;
    blur(out->columns, out->rows, sky);
    out->seen.resize(sky.size());
    const float share = 1 / (2.0F * static_cast<float>(std::size(directions)));
    for (std::size_t i = 0; i < sky.size(); ++i)
        out->seen[i] = texelByte(sky[i] * share);
    return out;
}

} // namespace app
