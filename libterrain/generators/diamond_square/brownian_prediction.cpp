// SPDX-License-Identifier: MIT
#include "libterrain/generators/diamond_square/brownian_prediction.h"

#include "libterrain/core/exact_math.h"

#include <array>
#include <cmath>
#include <cstddef>
#include <utility>

namespace terrain::diamond_square {
namespace {

constexpr std::size_t classes = 3;
constexpr std::size_t unknowns = classes + 1; ///< the weights and μ
using Equations = std::array<std::array<double, unknowns + 1>, unknowns>;

/// 0, 1 or 2 of the neighbour at (x, y), whose coordinates are ±1 or ±3.
std::size_t classOf(int x, int y) {
    return static_cast<std::size_t>((x * x > 1 ? 1 : 0) + (y * y > 1 ? 1 : 0));
}

double variogram(int x, int y, double hurst) {
    const int square = x * x + y * y;
    return square == 0 ? 0 : exactPower(square, hurst) / 2;
}

/// One equation for a neighbour of each class, and the one for the sum of the weights.
Equations equationsFor(double hurst) {
    constexpr std::array<std::array<int, 2>, classes> places = {{{1, 1}, {1, 3}, {3, 3}}};
    Equations out{};
    for (std::size_t i = 0; i < classes; ++i) {
        const auto [x, y] = places[i];
        for (int row = -3; row <= 3; row += 2)
            for (int column = -3; column <= 3; column += 2)
                out[i][classOf(column, row)] += variogram(column - x, row - y, hurst);
        out[i][classes] = 1;
        out[i][unknowns] = variogram(x, y, hurst);
    }
    out[classes] = {4, 8, 4, 0, 1};
    return out;
}

/// Gauss's elimination with the largest pivot of each column.
std::array<double, unknowns> solved(Equations m) {
    for (std::size_t i = 0; i < unknowns; ++i) {
        for (std::size_t r = i + 1; r < unknowns; ++r)
            if (std::abs(m[r][i]) > std::abs(m[i][i]))
                std::swap(m[r], m[i]);
        for (std::size_t r = i + 1; r < unknowns; ++r) {
            const double factor = m[r][i] / m[i][i];
            for (std::size_t c = i; c <= unknowns; ++c)
                m[r][c] -= factor * m[i][c];
        }
    }
    std::array<double, unknowns> out{};
    for (std::size_t i = unknowns; i-- > 0;) {
        double rest = m[i][unknowns];
        for (std::size_t c = i + 1; c < unknowns; ++c)
            rest -= m[i][c] * out[c];
        out[i] = rest / m[i][i];
    }
    return out;
}

} // namespace

BrownianPrediction brownianPrediction(double hurst) {
    const std::array<double, unknowns> found = solved(equationsFor(hurst));
    BrownianPrediction out = {found[0], found[1], found[2]};
    out.variance = 4 * out.near * variogram(1, 1, hurst) + 8 * out.side * variogram(1, 3, hurst) +
                   4 * out.far * variogram(3, 3, hurst) + found[classes];
    return out;
}

} // namespace terrain::diamond_square
