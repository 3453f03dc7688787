// SPDX-License-Identifier: MIT
#include "libterrain/surface/curvature.h"

#include "libterrain/surface/horn_gradient.h"

#include <algorithm>
#include <cmath>
#include <vector>

namespace terrain {
namespace {

constexpr int places = 96;

/// The least of 1, 2 and 5 × 10^k that is not below a value.
double roundedUp(double value) {
    const double power = std::pow(10.0, std::floor(std::log10(value)));
    for (const double factor : {1.0, 2.0, 5.0})
        if (value <= factor * power * (1 + 1e-9))
            return factor * power;
    return 10 * power;
}

} // namespace

float meanCurvature(const std::array<float, 9>& h, double spacingX, double spacingY) {
    const auto at = [&h](std::size_t i) { return static_cast<double>(h[i]); };
    const double zx = (at(5) - at(3)) / (2 * spacingX);
    const double zy = (at(1) - at(7)) / (2 * spacingY);
    const double zxx = (at(5) - 2 * at(4) + at(3)) / (spacingX * spacingX);
    const double zyy = (at(1) - 2 * at(4) + at(7)) / (spacingY * spacingY);
    const double zxy = (at(2) - at(0) - at(8) + at(6)) / (4 * spacingX * spacingY);
    const double square = 1 + zx * zx + zy * zy;
    return static_cast<float>(-((1 + zy * zy) * zxx - 2 * zx * zy * zxy + (1 + zx * zx) * zyy) /
                              (2 * square * std::sqrt(square)));
}

double curvatureRange(const Heightfield& heights) {
    std::vector<double> found;
    const int columns = std::min(places, heights.columns());
    const int rows = std::min(places, heights.rows());
    const auto place = [](int i, int count, int samples) {
        return count > 1 ? static_cast<int>(std::int64_t{samples - 1} * i / (count - 1)) : 0;
    };
    for (int j = 0; j < rows; ++j) {
        const RowTriple triple = rowsAround(heights, place(j, rows, heights.rows()));
        for (int i = 0; i < columns; ++i) {
            const int column = place(i, columns, heights.columns());
            if (std::isnan(triple.centre[column]))
                continue;
            const float bent = meanCurvature(filledNeighbours(triple, column), heights.grid().spacingX,
                                             heights.grid().spacingY);
            if (std::isfinite(bent))
                found.push_back(std::abs(static_cast<double>(bent)));
        }
    }
    if (found.empty())
        return 0.001;
    const auto most = found.begin() + static_cast<std::ptrdiff_t>((found.size() - 1) * 9 / 10);
    std::ranges::nth_element(found, most);
    return *most > 1e-12 ? roundedUp(*most) : 0.001;
}

} // namespace terrain
