// SPDX-License-Identifier: MIT
#include "libterrain/generators/diamond_square/brownian_start.h"

#include "libterrain/core/exact_math.h"
#include "libterrain/core/random_offset.h"
#include "libterrain/generators/diamond_square/cholesky.h"

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

/// The squared distances between nodes that are 0 … count − 1 apart in one direction.
std::vector<double> squares(int count, const StartShape& shape) {
    constexpr double pi = 3.14159265358979323846;
    const double cell = 1.0 / (1 << shape.halvings);
    std::vector<double> out;
    for (int i = 0; i < count; ++i) {
        const double distance = shape.wraps ? count / pi * exactSine(pi * i / count) : i;
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

using Factor = std::shared_ptr<const std::vector<double>>;

Factor factorOf(const StartShape& shape) {
    std::vector<double> triangle = covariance(shape);
    cholesky::factorise(triangle, shape.count() - 1);
    return std::make_shared<const std::vector<double>>(std::move(triangle));
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
            gaussianStartNumber(settings.seed, static_cast<int>(i / columns), static_cast<int>(i % columns)));
    }
    std::vector<double> heights = {0};
    heights.reserve(shape.count());
    for (std::size_t i = 0; i + 1 < shape.count(); ++i)
        heights.push_back(cholesky::product(factor->data() + i * (i + 1) / 2, numbers.data(), i + 1));
    const double mean = meanOf(heights, shape, lattice);
    std::vector<float> out;
    out.reserve(heights.size());
    for (const double height : heights)
        out.push_back(static_cast<float>(settings.amplitude * (height - mean)) + 0.0F); // never −0
    return out;
}

double gaussianStartNumber(std::uint64_t seed, int row, int column) {
    const std::uint32_t bits = offsetBits(offsetRowKey(seed, 0, row), static_cast<std::uint32_t>(column));
    return static_cast<double>(gaussianOffset(middleOfStep(signedOffset(bits))));
}

} // namespace terrain::diamond_square
