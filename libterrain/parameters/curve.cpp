// SPDX-License-Identifier: MIT
#include "libterrain/parameters/curve.h"

#include "libterrain/core/contracts.h"
#include "libterrain/core/number_text.h"

#include <algorithm>

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

} // namespace

bool isCurve(const CurvePoints& points, const CurveFrame& frame) {
    if (points.size() < 2 || points.size() > mostCurvePoints)
        return false;
    for (std::size_t i = 0; i < points.size(); ++i) {
        if (!frame.holds(points[i]) || (i > 0 && points[i].x - points[i - 1].x < frame.leastGap()))
            return false;
    }
    return true;
}

std::optional<CurvePoints> parseCurve(std::string_view text) {
    CurvePoints out;
    while (!text.empty()) {
        const std::string_view item = text.substr(0, text.find(';'));
        text.remove_prefix(std::min(text.size(), item.size() + 1));
        const std::size_t comma = item.find(',');
        if (comma == std::string_view::npos)
            return std::nullopt;
        const std::optional<double> x = parseDouble(item.substr(0, comma));
        const std::optional<double> y = parseDouble(item.substr(comma + 1));
        if (!x || !y)
            return std::nullopt;
        out.push_back({*x, *y});
    }
    return out;
}

std::string curveText(const CurvePoints& points) {
    std::string out;
    for (const CurvePoint& p : points)
        out += (out.empty() ? "" : ";") + numberText(p.x) + "," + numberText(p.y);
    return out;
}

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

} // namespace terrain
