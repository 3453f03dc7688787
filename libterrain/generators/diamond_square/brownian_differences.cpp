// SPDX-License-Identifier: MIT
#include "libterrain/generators/diamond_square/brownian_differences.h"

#include "libterrain/core/exact_math.h"

#include <array>
#include <cmath>
#include <cstddef>
#include <cstdlib>
#include <utility>

namespace terrain::diamond_square {
namespace {

constexpr std::size_t classes = 3;
using OfClasses = std::array<double, classes>;

/// Three linear equations: the factors of the unknowns, and at the end what they add up to.
using Equations = std::array<std::array<double, classes + 1>, classes>;

/// 0, 1 or 2 of the neighbour at (x, y), whose coordinates are ±1 or ±3.
std::size_t classOf(int x, int y) {
    return std::size_t{x * x > 1} + std::size_t{y * y > 1};
}

double variogram(int x, int y, double hurst) {
    const int square = x * x + y * y;
    return square == 0 ? 0 : exactPower(square, hurst) / 2;
}

/// Calls body(x, y) for the 16 neighbours.
template <class Body>
void forNeighbours(const Body& body) {
    for (int y = -3; y <= 3; y += 2)
        for (int x = -3; x <= 3; x += 2)
            body(x, y);
}

/// Gauss's elimination with the largest pivot of each column.
OfClasses solved(Equations m) {
    for (std::size_t i = 0; i < classes; ++i) {
        for (std::size_t r = i + 1; r < classes; ++r)
            if (std::abs(m[r][i]) > std::abs(m[i][i]))
                std::swap(m[r], m[i]);
        for (std::size_t r = i + 1; r < classes; ++r) {
            const double factor = m[r][i] / m[i][i];
            for (std::size_t c = i; c <= classes; ++c)
                m[r][c] -= factor * m[i][c];
        }
    }
    OfClasses out{};
    for (std::size_t i = classes; i-- > 0;) {
        double rest = m[i][classes];
        for (std::size_t c = i + 1; c < classes; ++c)
            rest -= m[i][c] * out[c];
        out[i] = rest / m[i][i];
    }
    return out;
}

/// Two samples whose difference shall have the size of fractional Brownian heights: the new one at (0, 0) and
/// one at (x, y), which is old when these are odd, and as new when they are even.
struct Pair {
    int x;
    int y;
    double weight; ///< of the square of the relative error

    [[nodiscard]] bool isOfNew() const { return x % 2 == 0; }
};

/// One of each kind up to six samples away, by how many it stands for; the nearest count more, since their
/// differences are what is seen.
constexpr std::array<Pair, 10> pairs = {{{1, 1, 6},
                                         {1, 3, 2},
                                         {3, 3, 1},
                                         {1, 5, 2},
                                         {3, 5, 2},
                                         {2, 0, 6},
                                         {2, 2, 6},
                                         {4, 0, 1},
                                         {4, 2, 2},
                                         {4, 4, 1}}};

/// What the expected difference of a pair is made of, by classes of neighbours.
class PairSums {
public:
    explicit PairSums(double hurst) {
        for (std::size_t y = 0; y < m_variogram.size(); ++y)
            for (std::size_t x = 0; x <= y; ++x)
                m_variogram[y][x] = m_variogram[x][y] =
                    variogram(2 * static_cast<int>(x), 2 * static_cast<int>(y), hurst);
    }

    /// Σ γ(i, (x, y)) over the neighbours i of a class.
    [[nodiscard]] OfClasses toPlace(int x, int y) const {
        OfClasses out{};
        forNeighbours([&](int c, int r) { out[classOf(c, r)] += between(c - x, r - y); });
        return out;
    }

    /// Σ γ(i, j) over the neighbours i of (0, 0) of one class and j of (x, y) of another.
    [[nodiscard]] std::array<OfClasses, classes> toNeighbours(int x, int y) const {
        std::array<OfClasses, classes> out{};
        forNeighbours([&](int c, int r) {
            const OfClasses sums = toPlace(c - x, r - y);
            for (std::size_t i = 0; i < classes; ++i)
                out[classOf(c, r)][i] += sums[i];
        });
        return out;
    }

private:
    /// Old samples are an even number of places apart.
    [[nodiscard]] double between(int x, int y) const {
        return m_variogram[static_cast<std::size_t>(std::abs(y) / 2)]
                          [static_cast<std::size_t>(std::abs(x) / 2)];
    }

    std::array<std::array<double, 6>, 6> m_variogram{};
};

OfClasses times(const std::array<OfClasses, classes>& sums, const OfClasses& weights) {
    OfClasses out{};
    for (std::size_t i = 0; i < classes; ++i)
        out[i] = sums[i][0] * weights[0] + sums[i][1] * weights[1] + sums[i][2] * weights[2];
    return out;
}

double times(const OfClasses& a, const OfClasses& b) {
    return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

/// The least squares of the relative errors of all pairs for the two nearer weights and the variance; the
/// third weight is what is left of 1.
class Fit {
public:
    Fit(double hurst, const NeighbourWeights& start) : m_found{start.near, start.side, start.variance} {
        const PairSums sums(hurst);
        m_own = sums.toNeighbours(0, 0);
        for (std::size_t i = 0; i < pairs.size(); ++i) {
            const Pair& pair = pairs[i];
            m_wanted[i] = variogram(pair.x, pair.y, hurst);
            if (pair.isOfNew())
                m_both[i] = sums.toNeighbours(pair.x, pair.y);
            else
                m_one[i] = sums.toPlace(pair.x, pair.y);
        }
    }

    void step() {
        Equations equations{};
        for (std::size_t i = 0; i < pairs.size(); ++i)
            addPair(i, equations);
        const OfClasses change = solved(equations);
        for (std::size_t i = 0; i < classes; ++i)
            m_found[i] += change[i];
    }

    [[nodiscard]] NeighbourWeights found() const {
        const OfClasses w = weights();
        return {w[0], w[1], w[2], m_found[2]};
    }

private:
    [[nodiscard]] OfClasses weights() const {
        return {m_found[0], m_found[1], 0.25 - m_found[0] - 2 * m_found[1]};
    }

    /// Adds the error of a pair and how it changes with the unknowns to the normal equations.
    void addPair(std::size_t i, Equations& equations) const {
        const OfClasses w = weights();
        const OfClasses own = times(m_own, w);
        const bool isOfNew = pairs[i].isOfNew();
        const OfClasses other = isOfNew ? times(m_both[i], w) : m_one[i];
        // The whole of κ(0) and v for two new samples, half of them for one.
        const double share = isOfNew ? 1 : 0.5;
        const double error = (times(w, other) + share * (m_found[2] - times(w, own))) / m_wanted[i] - 1;
        OfClasses slopes{};
        for (std::size_t k = 0; k < classes; ++k)
            slopes[k] = (isOfNew ? 2 : 1) * (other[k] - own[k]) / m_wanted[i];
        const OfClasses row = {slopes[0] - slopes[2], slopes[1] - 2 * slopes[2], share / m_wanted[i]};
        for (std::size_t r = 0; r < classes; ++r) {
            for (std::size_t c = 0; c < classes; ++c)
                equations[r][c] += pairs[i].weight * row[r] * row[c];
            equations[r][classes] -= pairs[i].weight * row[r] * error;
        }
    }

    OfClasses m_found; ///< near, side, variance
    std::array<OfClasses, classes> m_own{};
    std::array<std::array<OfClasses, classes>, pairs.size()> m_both{};
    std::array<OfClasses, pairs.size()> m_one{};
    std::array<double, pairs.size()> m_wanted{};
};

} // namespace

NeighbourWeights weightsOfRightDifferences(double hurst, const NeighbourWeights& start) {
    constexpr int steps = 24; // far more than it takes to stand still
    Fit fit(hurst, start);
    for (int i = 0; i < steps; ++i)
        fit.step();
    return fit.found();
}

} // namespace terrain::diamond_square
