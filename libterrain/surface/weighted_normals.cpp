// SPDX-License-Identifier: MIT
#include "libterrain/core/parallel_rows.h"
#include "libterrain/surface/normals.h"

#include <cmath>
#include <glm/geometric.hpp>
#include <new>

namespace terrain {
namespace {

constexpr int grain = 16;

/// Adds up the normals of the triangles around a sample.
class WeightedSum {
public:
    WeightedSum(const Heightfield& field, QuadSplit split, NormalWeight weight)
        : m_field(field), m_rising(split == QuadSplit::Rising), m_weight(weight) {}

    [[nodiscard]] glm::dvec3 at(int column, int row) {
        m_sum = glm::dvec3(0);
        // The neighbours, counter-clockwise from the east: sides and corners in turn.
        constexpr int around[8][2] = {{1, 0}, {1, -1}, {0, -1}, {-1, -1}, {-1, 0}, {-1, 1}, {0, 1}, {1, 1}};
        glm::dvec3 edges[9];
        for (std::size_t i = 0; i < 8; ++i)
            edges[i] = edge(column, row, around[i][0], around[i][1]);
        edges[8] = edges[0];
        for (std::size_t i = 0; i < 8; i += 2) {
            // Rising diagonals leave the sample in its quads to the north-east and the south-west.
            const bool meetsDiagonal = (i % 4 == 0) == m_rising;
            if (meetsDiagonal) {
                add(edges[i], edges[i + 1]);
                add(edges[i + 1], edges[i + 2]);
            } else {
                add(edges[i], edges[i + 2]);
            }
        }
        const double length = glm::length(m_sum);
        return length > 0 ? m_sum / length : glm::dvec3(0, 0, 1);
    }

private:
    /// From the sample to a neighbour; its z is NaN beside the field and at holes.
    [[nodiscard]] glm::dvec3 edge(int column, int row, int east, int south) const {
        const int x = column + east;
        const int y = row + south;
        const bool inside = x >= 0 && y >= 0 && x < m_field.columns() && y < m_field.rows();
        const float rise = inside ? m_field.at(x, y) - m_field.at(column, row) : hole;
        return {east * m_field.grid().spacingX, -south * m_field.grid().spacingY, static_cast<double>(rise)};
    }

    /// The triangle between two edges that follow one another.
    void add(const glm::dvec3& first, const glm::dvec3& second) {
        const glm::dvec3 normal = glm::cross(first, second); // twice the triangle's area long
        const double length = glm::length(normal);
        if (!(length > 0)) // a corner is missing
            return;
        switch (m_weight) {
        case NormalWeight::Area:
            m_sum += normal;
            break;
        case NormalWeight::Angle:
            m_sum += normal * (std::atan2(length, glm::dot(first, second)) / length);
            break;
        default:
            m_sum += normal / length;
        }
    }

    const Heightfield& m_field;
    bool m_rising;
    NormalWeight m_weight;
    glm::dvec3 m_sum{0};
};

std::int16_t packed(double component) {
    return static_cast<std::int16_t>(std::lround(component * 32767));
}

} // namespace

LargeVector<PackedNormal> weightedNormals(const Heightfield& field, QuadSplit split, NormalWeight weight,
                                          const RunContext& context) {
    if (weight == NormalWeight::Gradient)
        return gradientNormals(field, context);
    LargeVector<PackedNormal> out;
    try {
        out.resize(field.samples().size());
    } catch (const std::bad_alloc&) {
        return {};
    }
    const bool finished = parallelRows(context, field.rows(), grain, [&](int first, int last) {
        WeightedSum sum(field, split, weight);
        for (int row = first; row < last; ++row) {
            PackedNormal* to =
                out.data() + static_cast<std::size_t>(row) * static_cast<std::size_t>(field.columns());
            for (int column = 0; column < field.columns(); ++column) {
                const glm::dvec3 normal = sum.at(column, row);
                to[column] = {packed(normal.x), packed(normal.y)};
            }
        }
    });
    return finished ? std::move(out) : LargeVector<PackedNormal>{};
}

} // namespace terrain
