// SPDX-License-Identifier: MIT
#pragma once

#include "libterrain/parameters/parameter_value.h"

#include <optional>
#include <string_view>

namespace terrain {

inline constexpr std::size_t mostCurvePoints = 64;

/// How a curve goes on before its first and behind its last point.
enum class CurveEnds {
    Level,    ///< with slope 0: the end's y
    Parallel, ///< with slope 1: what lies beyond keeps its distance
};

/// Where the points of a parameter's curve may lie and how its numbers are shown.
struct CurveFrame {
    double xMinimum = 0;
    double xMaximum = 1;
    double yMinimum = 0;
    double yMaximum = 1;
    const char* xUnit = "%"; ///< "%" shows a hundred times the number; else the number, and the unit if any
    const char* yUnit = "%";
    CurveEnds ends = CurveEnds::Level;

    [[nodiscard]] double width() const { return xMaximum - xMinimum; }
    [[nodiscard]] double height() const { return yMaximum - yMinimum; }
    /// Between the x of two points: steeper curves could not be computed.
    [[nodiscard]] double leastGap() const { return width() * 1e-6; }
    [[nodiscard]] bool holds(const CurvePoint& p) const {
        return p.x >= xMinimum && p.x <= xMaximum && p.y >= yMinimum && p.y <= yMaximum; // not NaN
    }
};

/// Whether the points make a curve: 2 to mostCurvePoints of them, within the frame, each by its least gap
/// further right than the one before it.
bool isCurve(const CurvePoints& points, const CurveFrame& frame);

/// "x,y;x,y"; none where the text is nothing of the kind. Whether it is a curve is not looked at.
std::optional<CurvePoints> parseCurve(std::string_view text);

/// The text that parseCurve reads back.
std::string curveText(const CurvePoints& points);

/// A smooth curve through points that never leaves the range of the two points beside it: it rises where they
/// rise and falls where they fall. Between two points it is the cubic with the slopes d of the points (s: the
/// slope of the straight line, h its length, − before, + behind the point):
///   d = 0 at a highest or lowest point, else (3h− + 3h+) ÷ ((2h+ + h−) ÷ s− + (h+ + 2h−) ÷ s+),
///   d = s at the ends.
/// Beyond its ends it goes on as CurveEnds says. Source: F. N. Fritsch and J. Butland,
/// "A method for constructing local monotone piecewise cubic interpolants", SIAM J. Sci. Stat. Comput. 5
/// (1984) 300–304. Computed with + − × ÷ alone. A plain value; any thread.
class MonotoneCurve {
public:
    /// Precondition: isCurve() in some frame.
    MonotoneCurve(const CurvePoints& points, CurveEnds ends);

    /// NaN for NaN.
    [[nodiscard]] double operator()(double x) const;

private:
    /// From its point on: y + t·(slope + t·(square + t·cube)) with t = x − its x.
    struct Piece {
        double x = 0;
        double y = 0;
        double slope = 0;
        double square = 0;
        double cube = 0;
    };
    std::vector<Piece> m_pieces;
    CurvePoint m_end;
    double m_slopeBeyond;
};

} // namespace terrain
