// SPDX-License-Identifier: MIT
#pragma once

#include "libterrain/parameters/curve.h"

#include <span>
#include <vector>

namespace terrain {

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

    /// Each value becomes (*this)(value), the same bits, many at a time.
    void apply(std::span<double> values) const;

private:
    /// From its point on: y + t·(slope + t·(square + t·cube)) with t = x − its x.
    struct Piece {
        double x = 0;
        double y = 0;
        double slope = 0;
        double square = 0;
        double cube = 0;
    };
    void applyAny(std::span<double> block) const;
    void applyAvx2(std::span<double> block) const;
    void applyLoop(std::span<double> block) const;

    std::vector<Piece> m_pieces;
    CurvePoint m_end;
    double m_slopeBeyond;
};

} // namespace terrain
