// SPDX-License-Identifier: MIT
#include "app/plots/axis_scale.h"

#include <QString>

#include <algorithm>
#include <cmath>

namespace app {
namespace {

/// Takes the noise of binary fractions away.
double clean(double value) {
    return QString::number(value, 'g', 12).toDouble();
}

} // namespace

double AxisScale::fraction(double value) const {
    if (logarithmic)
        return std::log(value / low) / std::log(high / low);
    return (value - low) / (high - low);
}

double AxisScale::valueAt(double fraction) const {
    return logarithmic ? low * std::pow(high / low, fraction) : low + (high - low) * fraction;
}

std::vector<double> AxisScale::ticks(int count) const {
    return logarithmic ? logarithmicTicks(low, high, count) : axisTicks(low, high, count);
}

std::vector<double> axisTicks(double minimum, double maximum, int count) {
    if (!(maximum > minimum) || count < 1)
        return {};
    const double rough = (maximum - minimum) / count;
    const double power = std::pow(10.0, std::floor(std::log10(rough)));
    const double digit = rough / power;
    const double step = (digit <= 1 ? 1 : digit <= 2 ? 2 : digit <= 5 ? 5 : 10) * power;
    std::vector<double> out;
    for (double i = std::ceil(minimum / step); i * step <= maximum; i += 1)
        out.push_back(clean(i * step));
    // One number does not tell a scale.
    return out.size() < 2 ? axisTicks(minimum, maximum, 2 * count) : out;
}

std::vector<double> logarithmicTicks(double minimum, double maximum, int count) {
    if (!(minimum > 0) || !(maximum > minimum) || count < 1)
        return {};
    const int first = static_cast<int>(std::floor(std::log10(minimum)));
    const int last = static_cast<int>(std::ceil(std::log10(maximum)));
    std::vector<double> all;
    std::vector<double> powers;
    for (int exponent = first; exponent <= last; ++exponent)
        for (const double digit : {1.0, 2.0, 5.0}) {
            const double tick = clean(digit * std::pow(10.0, exponent));
            if (tick < minimum * (1 - 1e-12) || tick > maximum * (1 + 1e-12))
                continue;
            all.push_back(tick);
            if (digit == 1)
                powers.push_back(tick);
        }
    if (static_cast<int>(all.size()) <= count || powers.size() < 2)
        return all;
    const std::size_t every =
        (powers.size() + static_cast<std::size_t>(count) - 1) / static_cast<std::size_t>(count);
    std::vector<double> out;
    for (std::size_t i = 0; i < powers.size(); i += every)
        out.push_back(powers[i]);
    return out;
}

} // namespace app
