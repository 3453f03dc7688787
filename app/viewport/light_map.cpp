// SPDX-License-Identifier: MIT
#include "app/viewport/light_map.h"

#include "libterrain/core/parallel_rows.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace app {
namespace {

/// Texels a side at most: shade is soft, and the cost is paid at every change.
constexpr int largestSide = 513;

std::size_t indexOf(int column, int row, int columns) {
    return static_cast<std::size_t>(row) * static_cast<std::size_t>(columns) +
           static_cast<std::size_t>(column);
}

std::uint8_t byteOf(float part) {
    return static_cast<std::uint8_t>(std::clamp(part, 0.0F, 1.0F) * 255 + 0.5F);
}

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
            const std::size_t i = indexOf(column, row, m_columns);
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

} // namespace

const LightMap& LightBaker::bake(const SharedPreparedHeights& heights, double exaggeration, double water,
                                 const glm::dvec3& towardsSun) {
    const bool sameWater = water == m_water || (std::isnan(water) && std::isnan(m_water));
    const bool otherGround = heights != m_heights || exaggeration != m_exaggeration || !sameWater;
    if (!otherGround && towardsSun == m_sun)
        return m_map;
    if (otherGround) {
        m_heights = heights;
        m_exaggeration = exaggeration;
        m_water = water;
        bakeSky();
    }
    m_sun = towardsSun;
    bakeSun();
    ++m_map.version;
    return m_map;
}

void LightBaker::bakeSky() {
    std::size_t level = 0;
    while (std::max(m_heights->levels[level].columns, m_heights->levels[level].rows) > largestSide)
        ++level;
    const TextureLevel& picture = m_heights->levels[level];
    const terrain::Grid& grid = m_heights->shown->grid();
    m_map.columns = picture.columns;
    m_map.rows = picture.rows;
    m_spacingX = grid.spacingX * grid.columns / picture.columns;
    m_spacingY = grid.spacingY * grid.rows / picture.rows;
    const std::size_t count = indexOf(0, picture.rows, picture.columns);
    const float* metres = m_heights->heightsOf(level);
    m_z.resize(count);
    const auto surface = static_cast<float>(m_water);
    for (std::size_t i = 0; i < count; ++i) // comparison with "no water" is false
        m_z[i] = (metres[i] < surface ? surface : metres[i]) * static_cast<float>(m_exaggeration);
    m_sky.assign(count, 0);
    for (const Step& half : directions)
        for (const Step step : {half, Step{-half.columns, -half.rows}})
            sweep(step.columns, step.rows);
    blur();
    m_map.texels.resize(count);
    const float share = 1 / (2.0F * static_cast<float>(std::size(directions)));
    for (std::size_t i = 0; i < count; ++i)
        m_map.texels[i][0] = byteOf(m_sky[i] * share);
}

void LightBaker::sweep(int columns, int rows) {
    const Step step{columns, rows};
    const auto length = static_cast<float>(std::hypot(columns * m_spacingX, rows * m_spacingY));
    const std::vector<Texel> lines = beginnings(m_map.columns, m_map.rows, step);
    // Every texel lies on one line of a direction, so threads never write to the same one.
    const bool done = terrain::parallelRows({}, static_cast<int>(lines.size()), 64, [&](int first, int last) {
        HorizonSweep horizon(m_z, m_map.columns, m_map.rows, step, length);
        for (int line = first; line < last; ++line) {
            const Texel& begin = lines[static_cast<std::size_t>(line)];
            horizon.run(begin.column, begin.row, m_sky);
        }
    });
    static_cast<void>(done); // nothing cancels it
}

/// A little, over a texel to each side: hides that there are only so many directions.
void LightBaker::blur() {
    std::vector<float> line;
    const int columns = m_map.columns;
    const auto along = [&](int count, auto at) {
        line.resize(static_cast<std::size_t>(count));
        for (int i = 0; i < count; ++i)
            line[static_cast<std::size_t>(i)] =
                0.25F * at(std::max(i - 1, 0)) + 0.5F * at(i) + 0.25F * at(std::min(i + 1, count - 1));
        for (int i = 0; i < count; ++i)
            at(i) = line[static_cast<std::size_t>(i)];
    };
    for (int row = 0; row < m_map.rows; ++row)
        along(columns, [&](int i) -> float& { return m_sky[indexOf(i, row, columns)]; });
    for (int column = 0; column < columns; ++column)
        along(m_map.rows, [&](int i) -> float& { return m_sky[indexOf(column, i, columns)]; });
}

/// Goes over the texels away from the sun and carries the height of the shadow along.
void LightBaker::bakeSun() {
    // Steps along the axis that the light follows more; across it between two texels.
    const double east = -m_sun.x / m_spacingX; // the way the light goes, in texels
    const double south = m_sun.y / m_spacingY;
    const bool alongColumns = std::abs(east) >= std::abs(south);
    const double major = alongColumns ? east : south;
    const double minor = alongColumns ? south : east;
    const int length = alongColumns ? m_map.columns : m_map.rows;
    const int breadth = alongColumns ? m_map.rows : m_map.columns;
    if (std::abs(major) < 1e-9) { // from straight above
        for (auto& texel : m_map.texels)
            texel[1] = 255;
        return;
    }
    const auto drift = static_cast<float>(minor / std::abs(major));
    const auto fall = static_cast<float>(m_sun.z / std::abs(major));
    const float penumbra = 1.5F * fall + 1e-6F;
    constexpr float none = -std::numeric_limits<float>::max();
    std::vector<float> before(static_cast<std::size_t>(breadth), none);
    std::vector<float> shadow(static_cast<std::size_t>(breadth), none);
    for (int step = 0; step < length; ++step) {
        const int line = major > 0 ? step : length - 1 - step;
        for (int across = 0; across < breadth; ++across) {
            const std::size_t i =
                alongColumns ? indexOf(line, across, m_map.columns) : indexOf(across, line, m_map.columns);
            const float from = static_cast<float>(across) - drift;
            const auto left = static_cast<int>(std::floor(from));
            float height = none;
            if (left >= 0 && left + 1 < breadth) {
                const float part = from - static_cast<float>(left);
                height = before[static_cast<std::size_t>(left)] * (1 - part) +
                         before[static_cast<std::size_t>(left) + 1] * part - fall;
            }
            m_map.texels[i][1] = byteOf(1 - (height - m_z[i]) / penumbra);
            shadow[static_cast<std::size_t>(across)] = std::max(height, m_z[i]);
        }
        std::swap(before, shadow);
    }
}

} // namespace app
