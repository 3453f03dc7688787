// SPDX-License-Identifier: MIT
#include "libterrain/filters/smooth/gaussian_axis.h"

#include "libterrain/core/exact_math.h"

#include <algorithm>
#include <cmath>

namespace terrain::smooth {
namespace {

constexpr double reach = 3.5; ///< standard deviations: 0.05 % of the weight lies beyond
/// At the coarsest level, where it is the first and where it is a later one:
/// less would show the kernels' own shape.
constexpr double leastFirst = 2.25;
constexpr double leastLater = 1.5;
constexpr double varianceOfHalving = 1; ///< of each kernel

/// Those of both sides and of the sample itself add up to 1.
std::vector<float> weightsOf(double deviation) {
    std::vector<double> bells(static_cast<std::size_t>(std::ceil(reach * deviation)));
    double sum = 1;
    for (std::size_t i = 0; i < bells.size(); ++i) {
        const double t = static_cast<double>(i + 1) / deviation;
        constexpr double log2e = 1.4426950408889634;
        bells[i] = exactPower2(-0.5 * t * t * log2e);
        sum += 2 * bells[i];
    }
    std::vector<float> out(bells.size());
    std::ranges::transform(bells, out.begin(), [sum](double bell) { return static_cast<float>(bell / sum); });
    return out;
}

} // namespace

GaussianAxis gaussianAxis(double deviation) {
    GaussianAxis out;
    double variance = deviation * deviation; // in samples of the level
    for (;;) {
        // Down to the next level it is a quarter of what is left; up again another
        // kernel of that level's variance, a quarter of 1, is to come.
        const double next = (variance - 2 * varianceOfHalving) / 4;
        if (next < (out.levels == 0 ? leastFirst : leastLater))
            break;
        variance = next;
        ++out.levels;
    }
    out.weights = weightsOf(std::sqrt(variance));
    return out;
}

int reachOf(const GaussianAxis& axis) {
    const int scale = 1 << axis.levels;
    // At each level 2 samples down and up to 3 up, for samples at odd places.
    return static_cast<int>(axis.weights.size()) * scale + 5 * (scale - 1);
}

} // namespace terrain::smooth
