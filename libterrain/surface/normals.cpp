// SPDX-License-Identifier: MIT
#include "libterrain/surface/normals.h"

#include "libterrain/core/parallel_rows.h"

#include <algorithm>
#include <cmath>
#include <new>

namespace terrain {
namespace {

constexpr int grain = 16;

/// Gathers the normals of a sample's triangles. Every triangle of a grid covers half a cell of the plan, so
/// its area-weighted normal is (−rise east, −rise north, 1) times one constant.
class NormalSum {
public:
    NormalSum(const Heightfield& field, QuadSplit split)
        : m_field(field), m_split(split), m_perX(1 / field.grid().spacingX),
          m_perY(1 / field.grid().spacingY) {}

    [[nodiscard]] glm::vec3 at(int column, int row) {
        m_x = m_y = m_z = 0;
        // A quad's corner that the diagonal meets belongs to both of its triangles, the others to one.
        addQuad(column - 1, row - 1, m_split == QuadSplit::Falling, true);
        addQuad(column, row - 1, true, m_split == QuadSplit::Rising);
        addQuad(column - 1, row, m_split == QuadSplit::Rising, true);
        addQuad(column, row, true, m_split == QuadSplit::Falling);
        if (m_z == 0)
            return {0, 0, 1};
        const double length = std::sqrt(m_x * m_x + m_y * m_y + m_z * m_z);
        return {m_x / length, m_y / length, m_z / length};
    }

private:
    /// `west`, `east`: whether the triangle at the quad's west or east side counts.
    void addQuad(int column, int row, bool west, bool east) {
        if (column < 0 || row < 0 || column + 1 >= m_field.columns() || row + 1 >= m_field.rows())
            return;
        const float* top = m_field.row(row) + column;
        const float* bottom = m_field.row(row + 1) + column;
        const double nw = static_cast<double>(top[0]);
        const double ne = static_cast<double>(top[1]);
        const double sw = static_cast<double>(bottom[0]);
        const double se = static_cast<double>(bottom[1]);
        const bool rising = m_split == QuadSplit::Rising;
        if (west)
            addTriangle(rising ? ne - nw : se - sw, nw - sw);
        if (east)
            addTriangle(rising ? se - sw : ne - nw, ne - se);
    }

    void addTriangle(double east, double north) {
        if (std::isnan(east + north))
            return;
        m_x -= east * m_perX;
        m_y -= north * m_perY;
        m_z += 1;
    }

    const Heightfield& m_field;
    QuadSplit m_split;
    double m_perX;
    double m_perY;
    double m_x = 0;
    double m_y = 0;
    double m_z = 0;
};

template <class T>
bool resized(std::vector<T>& out, std::size_t size) {
    try {
        out.resize(size);
        return true;
    } catch (const std::bad_alloc&) {
        return false;
    }
}

/// The slope from two neighbours; a missing one leaves the difference to the centre over one spacing. NaN for
/// a hole.
float difference(float before, float centre, float after, float perSpacing) {
    if (std::isnan(centre))
        return hole;
    const bool hasBefore = !std::isnan(before);
    const bool hasAfter = !std::isnan(after);
    const float rise = (hasAfter ? after : centre) - (hasBefore ? before : centre);
    return rise * (hasBefore && hasAfter ? perSpacing / 2 : perSpacing);
}

std::array<std::int16_t, 2> packed(float east, float north) {
    if (std::isnan(east + north))
        return {0, 0};
    const float scale = -32767 / std::sqrt(1 + east * east + north * north);
    return {static_cast<std::int16_t>(std::lrint(east * scale)),
            static_cast<std::int16_t>(std::lrint(north * scale))};
}

} // namespace

std::vector<glm::vec3> areaWeightedNormals(const Heightfield& field, QuadSplit split,
                                           const RunContext& context) {
    std::vector<glm::vec3> out;
    if (!resized(out, field.samples().size()))
        return {};
    const bool finished = parallelRows(context, field.rows(), grain, [&](int first, int last) {
        NormalSum sum(field, split);
        for (int row = first; row < last; ++row) {
            glm::vec3* line =
                out.data() + static_cast<std::size_t>(row) * static_cast<std::size_t>(field.columns());
            for (int column = 0; column < field.columns(); ++column)
                line[column] = sum.at(column, row);
        }
    });
    return finished ? out : std::vector<glm::vec3>{};
}

std::vector<std::array<std::int16_t, 2>> gradientNormals(const Heightfield& field,
                                                         const RunContext& context) {
    std::vector<std::array<std::int16_t, 2>> out;
    if (!resized(out, field.samples().size()))
        return {};
    const auto perX = static_cast<float>(1 / field.grid().spacingX);
    const auto perY = static_cast<float>(1 / field.grid().spacingY);
    const int columns = field.columns();
    const bool finished = parallelRows(context, field.rows(), grain, [&](int first, int last) {
        for (int row = first; row < last; ++row) {
            const float* h = field.row(row);
            const float* north = row > 0 ? field.row(row - 1) : nullptr;
            const float* south = row + 1 < field.rows() ? field.row(row + 1) : nullptr;
            auto* line = out.data() + static_cast<std::size_t>(row) * static_cast<std::size_t>(columns);
            for (int x = 0; x < columns; ++x) {
                const float east =
                    difference(x > 0 ? h[x - 1] : hole, h[x], x + 1 < columns ? h[x + 1] : hole, perX);
                const float up = difference(south != nullptr ? south[x] : hole, h[x],
                                            north != nullptr ? north[x] : hole, perY);
                line[x] = packed(east, up);
            }
        }
    });
    return finished ? out : std::vector<std::array<std::int16_t, 2>>{};
}

} // namespace terrain
