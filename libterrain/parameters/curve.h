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

} // namespace terrain
