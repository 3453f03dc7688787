// SPDX-License-Identifier: MIT
#include "libterrain/generators/diamond_square/brownian_prediction.h"

#include "libterrain/core/exact_math.h"
#include "libterrain/generators/diamond_square/brownian_differences.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>

namespace terrain::diamond_square {
namespace {

constexpr std::size_t classes = 3;
using PerClass = std::array<double, classes>;

/// 0, 1 or 2 of the neighbour at (x, y), whose coordinates are ±1 or ±3.
std::size_t classOf(int x, int y) {
    return std::size_t{x * x > 1} + std::size_t{y * y > 1};
}

double variogram(int x, int y, double hurst) {
    const int square = x * x + y * y;
    return square == 0 ? 0 : exactPower(square, hurst) / 2;
}

/// The variance around a prediction as a function of its weights.
class Variance {
public:
    explicit Variance(double hurst) {
        constexpr std::array<int, 4> places = {-3, -1, 1, 3};
        for (const int y : places)
            for (const int x : places) {
                const std::size_t own = classOf(x, y);
                m_toMiddle[own] += variogram(x, y, hurst);
                for (const int row : places)
                    for (const int column : places)
                        m_between[own][classOf(column, row)] += variogram(column - x, row - y, hurst);
            }
    }

    [[nodiscard]] double of(const PerClass& weights) const {
        double out = 0;
        for (std::size_t i = 0; i < classes; ++i) {
            double between = 0;
            for (std::size_t j = 0; j < classes; ++j)
                between += weights[j] * m_between[i][j];
            out += weights[i] * (2 * m_toMiddle[i] - between);
        }
        return out;
    }

    /// How it grows where the weights grow by `change`.
    [[nodiscard]] double growth(const PerClass& weights, const PerClass& change) const {
        double out = 0;
        for (std::size_t i = 0; i < classes; ++i) {
            double between = 0;
            for (std::size_t j = 0; j < classes; ++j)
                between += weights[j] * m_between[i][j];
            out += 2 * change[i] * (m_toMiddle[i] - between);
        }
        return out;
    }

private:
    PerClass m_toMiddle{};
    std::array<PerClass, classes> m_between{};
};

PerClass products(double inner, double outer) {
    return {inner * inner, inner * outer, outer * outer};
}

BrownianPrediction bestProducts(double hurst) {
    const Variance variance(hurst);
    // From a weight less than any H has to the mean of all 16, which is best for H → 0.
    double low = -0.125;
    double high = 0.25;
    constexpr int halvings = 60;
    for (int i = 0; i < halvings; ++i) {
        const double outer = (low + high) / 2;
        const double inner = 0.5 - outer;
        const PerClass change = {-2 * inner, inner - outer, 2 * outer}; // by outer
        (variance.growth(products(inner, outer), change) < 0 ? low : high) = outer;
    }
    const double outer = (low + high) / 2;
    return {0.5 - outer, outer, 0, variance.of(products(0.5 - outer, outer))};
}

NeighbourWeights mixture(const NeighbourWeights& a, const NeighbourWeights& b, double shareOfB) {
    const auto mix = [&](double x, double y) { return x + shareOfB * (y - x); };
    return {mix(a.near, b.near), mix(a.side, b.side), mix(a.far, b.far), mix(a.variance, b.variance)};
}

} // namespace

BrownianPrediction brownianPrediction(double hurst) {
    const BrownianPrediction best = bestProducts(hurst);
    const double share = std::clamp((0.7 - hurst) / 0.2, 0.0, 1.0);
    if (share == 0)
        return best;
    const PerClass weights = products(best.inner, best.outer);
    const NeighbourWeights start = {weights[0], weights[1], weights[2], best.variance};
    const NeighbourWeights w = mixture(start, weightsOfRightDifferences(hurst, start), share);
    const double inner = std::sqrt(w.near);
    const double outer = w.side / inner;
    return {inner, outer, w.far - outer * outer, w.variance};
}

} // namespace terrain::diamond_square
