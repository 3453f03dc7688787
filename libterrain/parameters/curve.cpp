// SPDX-License-Identifier: MIT
#include "libterrain/parameters/curve.h"

#include "libterrain/core/number_text.h"

#include <algorithm>

namespace terrain {

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

} // namespace terrain
