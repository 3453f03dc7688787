// SPDX-License-Identifier: MIT
#include "libterrain/generators/diamond_square/brownian_start.h"

#include "libterrain/core/exact_math.h"
#include "libterrain/core/random_offset.h"

#include <algorithm>
#include <cmath>
#include <memory>
#include <mutex>

namespace terrain::diamond_square {
namespace {

/// What the covariance follows from.
struct StartShape {
    int columns = 0; ///< nodes
    int rows = 0;
    bool wraps = false;
    int halvings = 0;
    double hurst = 0;

    [[nodiscard]] std::size_t count() const {
        return static_cast<std::size_t>(columns) * static_cast<std::size_t>(rows);
    }
    friend bool operator==(const StartShape&, const StartShape&) = default;
};

StartShape shapeOf(const Lattice& lattice, double hurst) {
    const int more = lattice.wraps ? 0 : 1;
    return {lattice.startColumns + more, lattice.startRows + more, lattice.wraps, lattice.startHalvings,
            hurst};
}

/// sin(x) for 0 ≤ x ≤ π, by its series about 0 and by symmetry.
double sine(double x) {
    constexpr double pi = 3.14159265358979323846;
    x = std::min(x, pi - x);
    double sum = 0;
    for (int i = 23; i >= 1; i -= 2)
        sum = 1 - x * x / ((i + 1) * (i + 2)) * sum;
    return x * sum;
}

/// The squared distances between nodes that are 0 … count − 1 apart in one direction.
std::vector<double> squares(int count, const StartShape& shape) {
    constexpr double pi = 3.14159265358979323846;
    const double cell = 1.0 / (1 << shape.halvings);
    std::vector<double> out;
    for (int i = 0; i < count; ++i) {
        const double distance = shape.wraps ? count / pi * sine(pi * i / count) : i;
        out.push_back(cell * cell * distance * distance);
    }
    return out;
}

/// The lower triangle L, row by row, of L·Lᵀ = covariance of all nodes but the first, whose height is 0:
/// (d(0,i)^2H + d(0,j)^2H − d(i,j)^2H)/2.
std::vector<double> covariance(const StartShape& shape) {
    const std::vector<double> across = squares(shape.columns, shape);
    const std::vector<double> down = squares(shape.rows, shape);
    std::vector<double> powers; // d^2H by the two distances
    for (const double y : down)
        for (const double x : across)
            powers.push_back(x + y > 0 ? exactPower(x + y, shape.hurst) : 0);
    const auto columns = static_cast<std::size_t>(shape.columns);
    const auto apart = [](std::size_t a, std::size_t b) { return a > b ? a - b : b - a; };
    std::vector<double> out;
    for (std::size_t i = 1; i < shape.count(); ++i)
        for (std::size_t j = 1; j <= i; ++j)
            out.push_back(
                (powers[i] + powers[j] -
                 powers[apart(i / columns, j / columns) * columns + apart(i % columns, j % columns)]) /
                2);
    return out;
}

/// The sum of a[k]·b[k] in eight parts, so that it may be vector code; the order is part of the algorithm.
double product(const double* a, const double* b, std::size_t count) {
    constexpr std::size_t lanes = 8;
    double parts[lanes] = {};
    std::size_t k = 0;
    for (; k + lanes <= count; k += lanes)
        for (std::size_t lane = 0; lane < lanes; ++lane)
            parts[lane] += a[k + lane] * b[k + lane];
    for (; k < count; ++k)
        parts[k % lanes] += a[k] * b[k];
    return ((parts[0] + parts[4]) + (parts[2] + parts[6])) + ((parts[1] + parts[5]) + (parts[3] + parts[7]));
}

double* rowOf(std::vector<double>& triangle, std::size_t i) {
    return triangle.data() + i * (i + 1) / 2;
}

using Factor = std::shared_ptr<const std::vector<double>>;

/// Cholesky's factor of the covariance, in place.
Factor factorOf(const StartShape& shape) {
    std::vector<double> m = covariance(shape);
    for (std::size_t i = 0; i + 1 < shape.count(); ++i) {
        double* const row = rowOf(m, i);
        for (std::size_t j = 0; j < i; ++j) {
            const double* const other = rowOf(m, j);
            row[j] = (row[j] - product(row, other, j)) / other[j];
        }
        row[i] = std::sqrt(std::max(0.0, row[i] - product(row, row, i)));
    }
    return std::make_shared<const std::vector<double>>(std::move(m));
}

/// The factor, made only when none of the last few is the one.
Factor keptFactor(const StartShape& shape) {
    struct Kept {
        StartShape shape;
        Factor factor;
    };
    constexpr std::size_t most = 8;
    static std::mutex mutex;
    static std::vector<Kept> kept;
    const std::lock_guard lock(mutex);
    const auto found = std::ranges::find(kept, shape, &Kept::shape);
    if (found != kept.end())
        return found->factor;
    if (kept.size() == most)
        kept.erase(kept.begin());
    kept.push_back({shape, factorOf(shape)});
    return kept.back().factor;
}

double gaussianAt(std::uint64_t seed, int row, int column) {
    const std::uint32_t bits = offsetBits(offsetRowKey(seed, 0, row), static_cast<std::uint32_t>(column));
    return static_cast<double>(gaussianOffset(middleOfStep(signedOffset(bits))));
}

/// The mean over the nodes that the terrain covers: all of a wrapped lattice, the middle of an open one.
double meanOf(const std::vector<double>& heights, const StartShape& shape, const Lattice& lattice) {
    const int first = lattice.origin >> lattice.levels;
    const int beyondColumns = shape.columns - first;
    const int beyondRows = shape.rows - first;
    double sum = 0;
    for (int r = first; r < beyondRows; ++r)
        for (int c = first; c < beyondColumns; ++c)
            sum += heights[static_cast<std::size_t>(r) * static_cast<std::size_t>(shape.columns) +
                           static_cast<std::size_t>(c)];
    return sum / (static_cast<double>(beyondRows - first) * (beyondColumns - first));
}

} // namespace

std::vector<float> brownianStart(const Lattice& lattice, const Settings& settings) {
    const StartShape shape = shapeOf(lattice, settings.hurst);
    const Factor factor = keptFactor(shape);
    std::vector<double> numbers;
    for (std::size_t i = 1; i < shape.count(); ++i) {
        const auto columns = static_cast<std::size_t>(shape.columns);
        numbers.push_back(
            gaussianAt(settings.seed, static_cast<int>(i / columns), static_cast<int>(i % columns)));
    }
    std::vector<double> heights = {0};
    for (std::size_t i = 0; i + 1 < shape.count(); ++i)
        heights.push_back(product(factor->data() + i * (i + 1) / 2, numbers.data(), i + 1));
    const double mean = meanOf(heights, shape, lattice);
    std::vector<float> out;
    for (const double height : heights)
        out.push_back(static_cast<float>(settings.amplitude * (height - mean)) + 0.0F); // never −0
    return out;
}

} // namespace terrain::diamond_square
