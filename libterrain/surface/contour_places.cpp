// SPDX-License-Identifier: MIT
#include "libterrain/surface/contour_places.h"

#include "libterrain/core/random_offset.h"
#include "libterrain/surface/shown_contours.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <optional>

namespace terrain {
namespace {

constexpr int reach = 2; ///< samples to each side that tell how a line runs on: fewer see noise alone

struct Found {
    ContourPlace place;
    double bend = 0; ///< angle in radians by which the line turns along one square
    std::uint32_t order = 0;

    /// Lines that are about as straight have the same rank.
    [[nodiscard]] int rank() const { return bend < 0.3 ? 0 : bend < 1 ? 1 : bend < 3 ? 2 : 3; }
};

class Places {
public:
    Places(const Heightfield& heights, double interval, int squares)
        : m_heights(heights), m_interval(interval * contoursPerIndex), m_squares(squares),
          m_side(std::max(heights.grid().width(), heights.grid().depth()) / squares) {}

    /// The best place of a square; none where no line passes.
    [[nodiscard]] std::optional<Found> best(int squareColumn, int squareRow) const {
        std::optional<Found> out;
        const auto begin = [this](int square, int samples) {
            const auto at = static_cast<int>(std::int64_t{samples} * square / m_squares);
            return std::clamp(at, reach, std::max(reach, samples - reach));
        };
        for (int r = begin(squareRow, m_heights.rows()); r < begin(squareRow + 1, m_heights.rows()); ++r)
            for (int c = begin(squareColumn, m_heights.columns());
                 c < begin(squareColumn + 1, m_heights.columns()); ++c) {
                consider(c, r, 1, 0, out);
                consider(c, r, 0, 1, out);
            }
        return out;
    }

private:
    [[nodiscard]] double at(int column, int row) const {
        return static_cast<double>(m_heights.row(row)[column]);
    }

    /// The edge from a sample to its neighbour in the east or south.
    void consider(int column, int row, int east, int south, std::optional<Found>& best) const {
        const double from = at(column, row);
        const double to = at(column + east, row + south);
        const double below = std::floor(from / m_interval);
        const double above = std::floor(to / m_interval);
        if (!(std::abs(above - below) == 1)) // also where one is a hole
            return;
        const std::optional<Found> found = run(column, row);
        if (!found || (best && best->bend <= found->bend))
            return;
        best = found;
        best->place.level = std::max(above, below) * m_interval;
        const double part = (best->place.level - from) / (to - from);
        best->place.column = column + part * east;
        best->place.row = row + part * south;
    }

    /// How the line through a sample runs: its curvature from the surface's derivatives.
    [[nodiscard]] std::optional<Found> run(int column, int row) const {
        const auto h = [&](int east, int north) { return at(column + reach * east, row - reach * north); };
        const double x = reach * m_heights.grid().spacingX;
        const double y = reach * m_heights.grid().spacingY;
        const double dx = (h(1, 0) - h(-1, 0)) / (2 * x);
        const double dy = (h(0, 1) - h(0, -1)) / (2 * y);
        const double dxx = (h(1, 0) - 2 * h(0, 0) + h(-1, 0)) / (x * x);
        const double dyy = (h(0, 1) - 2 * h(0, 0) + h(0, -1)) / (y * y);
        const double dxy = (h(1, 1) - h(-1, 1) - h(1, -1) + h(-1, -1)) / (4 * x * y);
        const double squared = dx * dx + dy * dy;
        const double slope = std::sqrt(squared);
        const double bend =
            std::abs(dxx * dy * dy - 2 * dxy * dx * dy + dyy * dx * dx) / (squared * slope) * m_side;
        if (!std::isfinite(bend)) // flat, or beside a hole
            return std::nullopt;
        Found out;
        out.bend = bend;
        out.place.uphillX = dx / slope;
        out.place.uphillY = dy / slope;
        return out;
    }

    const Heightfield& m_heights;
    double m_interval;
    int m_squares;
    double m_side; ///< of a square, m
};

} // namespace

std::vector<ContourPlace> contourPlaces(const Heightfield& heights, double interval, int squares,
                                        const RunContext& context) {
    constexpr int least = 2 * reach + 1;
    if (heights.columns() < least || heights.rows() < least || !(interval > 0) || !std::isfinite(interval))
        return {};
    const Places places(heights, interval, squares);
    std::vector<Found> found;
    for (int row = 0; row < squares && !context.isCancelled(); ++row) {
        const OffsetRowKey key = offsetRowKey(0, 0, row);
        for (int column = 0; column < squares; ++column)
            if (std::optional<Found> best = places.best(column, row)) {
                best->order = offsetBits(key, static_cast<std::uint32_t>(column));
                found.push_back(*best);
            }
    }
    std::ranges::stable_sort(found, [](const Found& a, const Found& b) {
        return a.rank() != b.rank() ? a.rank() < b.rank() : a.order < b.order;
    });
    std::vector<ContourPlace> out;
    out.reserve(found.size());
    for (const Found& one : found)
        out.push_back(one.place);
    return out;
}

} // namespace terrain
