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

/// The normals of the columns 1 … columns−2 of a row that is not at the border, as if there were no holes:
/// the six triangles around a sample add up to these differences. Returns how many meet a hole.
int innerNormals(const Heightfield& field, int row, QuadSplit split, glm::vec3* out) {
    const float* c = field.row(row);
    const float* n = field.row(row - 1);
    const float* s = field.row(row + 1);
    const auto perX = static_cast<float>(1 / field.grid().spacingX);
    const auto perY = static_cast<float>(1 / field.grid().spacingY);
    // Where the diagonals go from north-west to south-east, the neighbours are mirrored.
    const bool rising = split == QuadSplit::Rising;
    const int north = rising ? 1 : -1; // the column of the diagonal neighbour in the north …
    const int south = -north;          // … and in the south
    int gaps = 0;
    for (int x = 1; x + 1 < field.columns(); ++x) {
        const float alongNorth = (n[x + north] - n[x]) * static_cast<float>(north);
        const float alongSouth = (s[x] - s[x + south]) * static_cast<float>(north);
        const float east = 2 * (c[x + 1] - c[x - 1]) + alongNorth + alongSouth;
        const float up = 2 * (n[x] - s[x]) + (n[x + north] - c[x + north]) + (c[x + south] - s[x + south]);
        const float p = east * perX;
        const float q = up * perY;
        const float scale = 1 / std::sqrt(p * p + q * q + 36);
        out[x] = {-p * scale, -q * scale, 6 * scale};
        gaps += std::isnan(p + q + c[x]) ? 1 : 0;
    }
    return gaps;
}

template <class T>
bool resized(std::vector<T>& out, std::size_t size) {
    try {
        out.resize(size);
        return true;
    } catch (const std::bad_alloc&) {
        return false;
    }
}

} // namespace

void areaWeightedNormals(const Heightfield& field, QuadSplit split, int row, std::span<glm::vec3> out) {
    NormalSum sum(field, split);
    const bool border = row == 0 || row + 1 == field.rows();
    const bool gaps = border || innerNormals(field, row, split, out.data()) > 0;
    for (int x = 0; x < field.columns(); ++x) {
        glm::vec3& normal = out[static_cast<std::size_t>(x)];
        const bool isGap = gaps && (border || std::isnan(normal.x + field.at(x, row)));
        if (x == 0 || x + 1 == field.columns() || isGap)
            normal = sum.at(x, row);
    }
}

std::vector<glm::vec3> areaWeightedNormals(const Heightfield& field, QuadSplit split,
                                           const RunContext& context) {
    std::vector<glm::vec3> out;
    if (!resized(out, field.samples().size()))
        return {};
    const auto columns = static_cast<std::size_t>(field.columns());
    const bool finished = parallelRows(context, field.rows(), grain, [&](int first, int last) {
        for (int row = first; row < last; ++row)
            areaWeightedNormals(field, split, row,
                                std::span(out).subspan(static_cast<std::size_t>(row) * columns, columns));
    });
    return finished ? out : std::vector<glm::vec3>{};
}

} // namespace terrain
