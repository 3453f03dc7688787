// SPDX-License-Identifier: MIT
#include "libterrain/parameters/monotone_curve.h"

#include "libterrain/core/contracts.h"
#include "libterrain/core/processor.h"

#include <algorithm>
#include <array>
#include <limits>

namespace terrain {
namespace {

struct Line {
    double length = 0;
    double slope = 0;
};

Line lineTo(const CurvePoint& from, const CurvePoint& to) {
    const double length = to.x - from.x;
    return {length, (to.y - from.y) / length};
}

double slopeBetween(const Line& before, const Line& behind) {
    if (!(before.slope * behind.slope > 0))
        return 0;
    const double weightBefore = 2 * behind.length + before.length;
    const double weightBehind = behind.length + 2 * before.length;
    return (weightBefore + weightBehind) / (weightBefore / before.slope + weightBehind / behind.slope);
}

constexpr std::size_t blockSize = 256;

constexpr std::size_t lanes = 8;

/// The least and the greatest of some numbers; NaNs are none.
struct Extent {
    double least;
    double most;
};

/// Of `count` numbers, which is a multiple of `lanes`; `none` where all are NaN.
MORAINE_LOOP Extent extentOf(const double* xs, std::size_t count, const Extent& none) {
    std::array<double, lanes> least;
    std::array<double, lanes> most;
    least.fill(none.least);
    most.fill(none.most);
    for (std::size_t i = 0; i < count; i += lanes)
        for (std::size_t k = 0; k < lanes; ++k) {
            least[k] = xs[i + k] < least[k] ? xs[i + k] : least[k];
            most[k] = xs[i + k] > most[k] ? xs[i + k] : most[k];
        }
    return {*std::ranges::min_element(least), *std::ranges::max_element(most)};
}

} // namespace

MonotoneCurve::MonotoneCurve(const CurvePoints& points, CurveEnds ends)
    : m_end(points.empty() ? CurvePoint{} : points.back()),
      m_slopeBeyond(ends == CurveEnds::Parallel ? 1 : 0) {
    MORAINE_EXPECTS(points.size() >= 2 && points.size() <= mostCurvePoints);
    std::vector<Line> lines;
    for (std::size_t i = 1; i < points.size(); ++i)
        lines.push_back(lineTo(points[i - 1], points[i]));
    std::vector<double> slopes = {lines.front().slope};
    for (std::size_t i = 1; i < lines.size(); ++i)
        slopes.push_back(slopeBetween(lines[i - 1], lines[i]));
    slopes.push_back(lines.back().slope);
    for (std::size_t i = 0; i < lines.size(); ++i) {
        const auto [length, slope] = lines[i];
        m_pieces.push_back({points[i].x, points[i].y, slopes[i],
                            (3 * slope - 2 * slopes[i] - slopes[i + 1]) / length,
                            (slopes[i] + slopes[i + 1] - 2 * slope) / (length * length)});
    }
}

double MonotoneCurve::operator()(double x) const {
    if (!(x > m_pieces.front().x)) // also NaN
        return m_pieces.front().y + m_slopeBeyond * (x - m_pieces.front().x);
    if (x >= m_end.x)
        return m_end.y + m_slopeBeyond * (x - m_end.x);
    std::size_t i = m_pieces.size() - 1;
    while (m_pieces[i].x > x) // few pieces: a search in order is quick
        --i;
    const Piece& piece = m_pieces[i];
    const double t = x - piece.x;
    return piece.y + t * (piece.slope + t * (piece.square + t * piece.cube));
}

/// Every piece that the block meets is computed for all of its values, and what holds is chosen.
MORAINE_LOOP void MonotoneCurve::applyLoop(std::span<double> block) const {
    std::array<double, blockSize> room;
    const double* const xs = room.data();
    double* const out = block.data();
    const std::size_t count = block.size();
    const std::size_t filled = (count + lanes - 1) / lanes * lanes;
    std::copy_n(out, count, room.data());
    std::fill(room.data() + count, room.data() + filled, std::numeric_limits<double>::quiet_NaN());
    const auto [least, most] = extentOf(xs, filled, {m_end.x, m_pieces.front().x});
    const double beyond = m_slopeBeyond;
    const CurvePoint first{m_pieces.front().x, m_pieces.front().y};
    for (std::size_t i = 0; i < count; ++i)
        out[i] = first.y + beyond * (xs[i] - first.x);
    for (std::size_t k = 0; k < m_pieces.size(); ++k) {
        const Piece piece = m_pieces[k];
        const double end = k + 1 < m_pieces.size() ? m_pieces[k + 1].x : m_end.x;
        if (piece.x > most || end < least)
            continue;
        for (std::size_t i = 0; i < count; ++i) {
            const double t = xs[i] - piece.x;
            const double y = piece.y + t * (piece.slope + t * (piece.square + t * piece.cube));
            out[i] = xs[i] >= piece.x ? y : out[i];
        }
    }
    const CurvePoint last = m_end;
    if (most < last.x)
        return;
    for (std::size_t i = 0; i < count; ++i)
        out[i] = xs[i] >= last.x ? last.y + beyond * (xs[i] - last.x) : out[i];
}

void MonotoneCurve::applyAny(std::span<double> block) const {
    applyLoop(block);
}

MORAINE_AVX2_LOOP void MonotoneCurve::applyAvx2(std::span<double> block) const {
    applyLoop(block);
}

void MonotoneCurve::apply(std::span<double> values) const {
    while (!values.empty()) {
        const std::span<double> block = values.first(std::min(values.size(), blockSize));
        if (usesAvx2())
            applyAvx2(block);
        else
            applyAny(block);
        values = values.subspan(block.size());
    }
}

} // namespace terrain
