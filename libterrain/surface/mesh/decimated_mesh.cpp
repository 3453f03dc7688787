// SPDX-License-Identifier: MIT
#include "libterrain/surface/mesh/decimated_mesh.h"

#include "libterrain/core/number_text.h"
#include "libterrain/surface/mesh/error_queue.h"
#include "libterrain/surface/mesh/grid_cells.h"
#include "libterrain/surface/mesh/lattice_delaunay.h"
#include "libterrain/surface/mesh/lattice_mesh.h"
#include "libterrain/surface/mesh/plane_error_avx2.h"
#include "libterrain/surface/mesh/whole_cells.h"

#include <cmath>
#include <limits>
#include <new>

namespace terrain {
namespace {

/// How far the arithmetic of plane_error.h may be off, in m.
template <class Real>
double arithmeticError(const HeightRange& range) {
    const double greatest = std::max(std::abs(double{range.minimum}), std::abs(double{range.maximum}));
    return 5 * static_cast<double>(std::numeric_limits<Real>::epsilon()) * greatest;
}

class Decimation {
public:
    Decimation(const Heightfield& field, double maximumError)
        : m_field(field), m_cells(field), m_triangles(field.columns(), field.rows()),
          m_maximumError(maximumError), m_range(heightRange(field)),
          m_isCoarse(arithmeticError<float>(m_range) * 1000 < maximumError), m_enough(4 * limit()),
          m_queue(limit(), TileOrder(field.columns(), field.rows())),
          m_heights{field.row(0), static_cast<std::size_t>(field.columns()), m_triangles.code()},
          m_worstSample(search()) {}

    Result<Mesh> run(TerrainEdge edge, const RunContext& context) {
        keepRims();
        if (edge == TerrainEdge::Shared)
            chooseEdges();
        for (std::uint32_t triangle = 0; triangle < m_triangles.size(); ++triangle)
            judge(triangle);
        if (!refine(context))
            return Cancelled{};
        return meshOf(m_triangles, m_field, [this](std::uint32_t t) { return isKept(t); });
    }

private:
    /// What is still good, so that with the arithmetic's own error it stays within what was asked for.
    [[nodiscard]] float limit() const {
        const double own = m_isCoarse ? arithmeticError<float>(m_range) : arithmeticError<double>(m_range);
        const auto rounded = static_cast<float>(std::max(0.0, m_maximumError - own));
        return std::nextafter(std::nextafter(rounded, 0.0F), 0.0F);
    }

    using SearchFunction = WorstSample (*)(const LatticeHeights&, const LatticeCorners&, float);
    [[nodiscard]] SearchFunction search() const {
        if (!m_isCoarse)
            return worstSample<double>;
        return plane_error_avx2::isThere() ? plane_error_avx2::worstSample : worstSample<float>;
    }

    /// Every sample between a cell that stays and one that does not: neighbours on the lattice are always
    /// joined by an edge, so no triangle crosses the rim.
    void keepRims() {
        if (m_cells.areAll())
            return;
        for (int row = 0; row < m_field.rows(); ++row)
            for (int column = 0; column < m_field.columns(); ++column) {
                if (m_cells.isRim(column, row))
                    insertPoint(m_triangles.code().of(column, row));
            }
    }

    /// Fixes the four edges, within a little less than the error: so none of their samples is chosen later.
    void chooseEdges() {
        const LatticeCode& code = m_triangles.code();
        const int east = m_field.columns() - 1;
        const int south = m_field.rows() - 1;
        for (const int row : {0, south})
            choose(
                {0, east}, [&](int i) { return m_field.at(i, row); }, [&](int i) { return code.of(i, row); });
        for (const int column : {0, east})
            choose(
                {0, south}, [&](int i) { return m_field.at(column, i); },
                [&](int i) { return code.of(column, i); });
    }

    /// Divides an edge where it is furthest from a line until it is nowhere too far (Douglas and Peucker:
    /// Cartographica 10, 1973). Holes end no line: their rims are there already.
    template <class HeightAt, class CodeAt>
    void choose(const std::pair<int, int>& whole, const HeightAt& heightAt, const CodeAt& codeAt) {
        constexpr double part = 0.99;
        std::vector<std::pair<int, int>> open = {whole};
        while (!open.empty()) {
            const auto [from, to] = open.back();
            open.pop_back();
            const double first = heightAt(from);
            const double step = (double{heightAt(to)} - first) / (to - from);
            double most = part * m_maximumError;
            int furthest = -1;
            for (int i = from + 1; i < to; ++i)
                if (const double off = std::abs(heightAt(i) - (first + step * (i - from))); off > most) {
                    most = off;
                    furthest = i;
                }
            if (furthest < 0)
                continue;
            insertPoint(codeAt(furthest));
            open.emplace_back(from, furthest);
            open.emplace_back(furthest, to);
        }
    }

    void insertPoint(std::uint32_t point) {
        m_near = m_triangles.locate(point, m_near);
        if (!m_triangles.isVertexOf(point, m_near))
            m_near = m_triangles.insert(point, m_near).front();
    }

    /// Whether whole cells lie under the triangle; all do, or none.
    [[nodiscard]] bool isKept(std::uint32_t triangle) const {
        if (m_cells.areAll())
            return true;
        int column = 0;
        int row = 0;
        for (const std::uint32_t vertex : m_triangles[triangle].vertices) {
            column += m_triangles.code().column(vertex);
            row += m_triangles.code().row(vertex);
        }
        return m_cells.isWhole(column / 3, row / 3); // amid the triangle
    }

    [[nodiscard]] WorstSample worstOf(std::uint32_t a, std::uint32_t b, std::uint32_t c) const {
        return m_worstSample(m_heights, {a, b, c}, m_enough);
    }

    void setWorst(std::uint32_t number, const WorstSample& worst) {
        m_triangles[number].worst = worst.sample;
        m_triangles[number].error = worst.error;
        m_queue.add(number, worst.sample, worst.error);
    }

    void judge(std::uint32_t number) {
        const auto& vertices = m_triangles[number].vertices;
        if (isKept(number))
            setWorst(number, worstOf(vertices[0], vertices[1], vertices[2]));
    }

    /// Where another diagonal of two triangles is as good by Delaunay's rule, takes it if their largest error
    /// is less with it: on a lattice that is common, and saves vertices.
    bool turnDiagonal(std::uint32_t number) {
        const LatticeDelaunay::Triangle triangle = m_triangles[number];
        for (std::uint32_t edge = 0; edge < 3; ++edge) {
            if (!m_triangles.isFree(number, edge))
                continue;
            const std::uint32_t other = triangle.twins[edge] >> 2;
            if (!isKept(other))
                continue;
            const std::uint32_t apex = triangle.vertices[(edge + 2) % 3];
            const std::uint32_t otherApex = m_triangles[other].vertices[((triangle.twins[edge] & 3) + 2) % 3];
            const float before = std::max(triangle.error, m_triangles[other].error);
            const WorstSample one = worstOf(apex, triangle.vertices[edge], otherApex);
            if (one.error >= before)
                continue;
            const WorstSample two = worstOf(otherApex, triangle.vertices[(edge + 1) % 3], apex);
            if (two.error >= before)
                continue;
            m_triangles.flip(number, edge);
            setWorst(number, one);
            setWorst(other, two);
            return true;
        }
        return false;
    }

    bool refine(const RunContext& context) {
        constexpr std::uint32_t poll = 4096;
        const auto errorOf = [this](std::uint32_t triangle) { return m_triangles[triangle].error; };
        const auto expect = [this](std::uint32_t soon, std::uint32_t next) {
            m_triangles.fetch(soon);
            m_triangles.fetchTwins(next);
        };
        std::uint32_t worst = 0;
        for (std::uint32_t inserted = 1; m_queue.take(errorOf, expect, worst); ++inserted) {
            if (turnDiagonal(worst))
                continue;
            for (const std::uint32_t changed : m_triangles.insert(m_triangles[worst].worst, worst))
                judge(changed);
            if (inserted % poll != 0)
                continue;
            if (context.isCancelled())
                return false;
            // The number of triangles goes about with 1/error.
            context.setProgress(std::min(1.0, m_maximumError / static_cast<double>(m_queue.level())));
        }
        return true;
    }

    const Heightfield& m_field;
    WholeCells m_cells;
    LatticeDelaunay m_triangles;
    double m_maximumError;
    HeightRange m_range;
    bool m_isCoarse; ///< float32 is good enough
    float m_enough;  ///< an error so large that a larger one need not be looked for
    ErrorQueue m_queue;
    LatticeHeights m_heights;
    SearchFunction m_worstSample;
    std::uint32_t m_near = 0; ///< a triangle beside the last point
};

Error tooLarge(const Heightfield& field) {
    return {ErrorCode::OverLimit,
            TERRAIN_TEXT("surface",
                         "There is not enough memory to simplify a mesh of %1 × %2 samples: allow a "
                         "larger error, or choose a smaller size."),
            {numberText(field.columns()), numberText(field.rows())}};
}

} // namespace

bool isPossibleError(double maximumError) {
    return std::isfinite(maximumError) && maximumError > 0;
}

Result<Mesh> decimatedMesh(const Heightfield& field, double maximumError, const RunContext& context,
                           TerrainEdge edge) {
    MORAINE_EXPECTS(isPossibleError(maximumError));
    if (wholeCells(field) == 0)
        return Mesh{};
    if (!LatticeCode(field.columns(), field.rows()).fits())
        return tooLarge(field);
    try {
        return Decimation(field, maximumError).run(edge, context);
    } catch (const std::bad_alloc&) {
        return tooLarge(field);
    }
}

} // namespace terrain
