// SPDX-License-Identifier: MIT
#include "libterrain/surface/roughness.h"

#include "libterrain/core/exact_math.h"
#include "libterrain/surface/row_slices.h"

#include <array>
#include <cmath>
#include <limits>

namespace terrain {
namespace {

constexpr int mostBaseRows = 513;
constexpr std::size_t leastLags = 3; ///< through two points there is always a line

struct Sum {
    double squares = 0;
    std::int64_t pairs = 0;

    Sum& operator+=(const Sum& other) {
        squares += other.squares;
        pairs += other.pairs;
        return *this;
    }
};

struct Slice {
    std::vector<Sum> along; ///< rows, eastward; one for each lag
    std::vector<Sum> across;
};

/// In samples, for a direction with so many cells.
std::vector<int> lagsFor(int cells) {
    const int greatest = std::max(cells / 8, std::min(4, cells / 2));
    std::vector<int> out;
    for (int power = 1; power <= greatest; power *= 2) {
        out.push_back(power);
        if (power >= 2 && power * 3 / 2 <= greatest)
            out.push_back(power * 3 / 2);
    }
    return out;
}

/// The squared differences of a[0 … count−1] and b[0 … count−1], in eight sums beside each other so that a
/// compiler can make them at a time and the order is fixed.
Sum differences(const float* a, const float* b, int count) {
    constexpr int lanes = 8;
    std::array<float, lanes> squares{};
    std::array<int, lanes> pairs{};
    int i = 0;
    for (; i + lanes <= count; i += lanes)
        for (int lane = 0; lane < lanes; ++lane) {
            const float d = a[i + lane] - b[i + lane];
            const bool known = d == d;
            squares[static_cast<std::size_t>(lane)] += known ? d * d : 0.0F;
            pairs[static_cast<std::size_t>(lane)] += known ? 1 : 0;
        }
    Sum out;
    for (; i < count; ++i) {
        const double d = static_cast<double>(a[i]) - static_cast<double>(b[i]);
        if (std::isnan(d))
            continue;
        out.squares += d * d;
        ++out.pairs;
    }
    for (std::size_t lane = 0; lane < lanes; ++lane)
        out += {static_cast<double>(squares[lane]), pairs[lane]};
    return out;
}

std::vector<HeightDifference> pointsOf(const std::vector<int>& lags, const std::vector<Sum>& sums,
                                       double spacing) {
    std::vector<HeightDifference> out;
    for (std::size_t i = 0; i < lags.size(); ++i) {
        const double mean = sums[i].squares / static_cast<double>(sums[i].pairs);
        if (std::isfinite(mean) && mean > 0)
            out.push_back({lags[i] * spacing, std::sqrt(mean), sums[i].pairs});
    }
    return out;
}

std::optional<RoughnessFit> fitted(const std::vector<HeightDifference>& points) {
    if (points.size() < leastLags)
        return std::nullopt;
    const auto count = static_cast<double>(points.size());
    double x = 0;
    double y = 0;
    for (const HeightDifference& point : points) {
        x += exactLog2(point.lag) / count;
        y += exactLog2(point.rootMeanSquare) / count;
    }
    double xx = 0;
    double xy = 0;
    for (const HeightDifference& point : points) {
        const double dx = exactLog2(point.lag) - x;
        xx += dx * dx;
        xy += dx * (exactLog2(point.rootMeanSquare) - y);
    }
    if (!(xx > 0))
        return std::nullopt;
    const double slope = xy / xx;
    return RoughnessFit{slope, exactPower2(y - slope * x)};
}

/// Eastward and southward lags, and what the slices found for them.
struct Directions {
    std::vector<int> along;
    std::vector<int> across;
    Slice sums;
};

std::vector<HeightDifference> merged(Directions& found, const Grid& grid) {
    if (grid.spacingX == grid.spacingY) {
        const bool longer = found.along.size() >= found.across.size();
        std::vector<Sum>& all = longer ? found.sums.along : found.sums.across;
        const std::vector<Sum>& more = longer ? found.sums.across : found.sums.along;
        for (std::size_t i = 0; i < more.size(); ++i)
            all[i] += more[i];
        return pointsOf(longer ? found.along : found.across, all, grid.spacingX);
    }
    std::vector<HeightDifference> out = pointsOf(found.along, found.sums.along, grid.spacingX);
    const std::vector<HeightDifference> across = pointsOf(found.across, found.sums.across, grid.spacingY);
    out.insert(out.end(), across.begin(), across.end());
    std::ranges::stable_sort(out, {}, &HeightDifference::lag);
    return out;
}

} // namespace

Result<Roughness> roughness(const Heightfield& field, const RunContext& context) {
    if (field.isEmpty())
        return Roughness{};
    const int columns = field.columns();
    Directions found{lagsFor(columns - 1), lagsFor(field.rows() - 1), {}};
    found.sums = {std::vector<Sum>(found.along.size()), std::vector<Sum>(found.across.size())};
    const int step = (field.rows() + mostBaseRows - 1) / mostBaseRows;
    const int bases = (field.rows() + step - 1) / step;
    std::vector<Slice> slices = slicesFor(bases, found.sums);
    if (!overRowSlices(context, bases, slices, [&](int base, Slice& slice) {
            const int row = base * step;
            const float* here = field.row(row);
            for (std::size_t i = 0; i < found.along.size(); ++i)
                slice.along[i] += differences(here, here + found.along[i], columns - found.along[i]);
            for (std::size_t i = 0; i < found.across.size() && row + found.across[i] < field.rows(); ++i)
                slice.across[i] += differences(here, field.row(row + found.across[i]), columns);
        }))
        return Cancelled{};
    for (const Slice& slice : slices) {
        std::ranges::transform(found.sums.along, slice.along, found.sums.along.begin(),
                               [](Sum a, const Sum& b) { return a += b; });
        std::ranges::transform(found.sums.across, slice.across, found.sums.across.begin(),
                               [](Sum a, const Sum& b) { return a += b; });
    }
    Roughness out{merged(found, field.grid()), {}};
    out.fit = fitted(out.differences);
    return out;
}

} // namespace terrain
