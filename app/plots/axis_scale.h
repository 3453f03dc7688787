// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

namespace app {

/// From a value to its place on an axis, 0 at the axis' low end and 1 at its high end.
struct AxisScale {
    double low = 0;
    double high = 1; ///< > low
    /// Equal factors are equally far apart; low > 0 then.
    bool logarithmic = false;

    [[nodiscard]] double fraction(double value) const;
    [[nodiscard]] double valueAt(double fraction) const;
    /// Round numbers on the axis, at most about `count`; each differs from all others.
    [[nodiscard]] std::vector<double> ticks(int count) const;
};

/// Round numbers (1, 2 or 5 times a power of ten apart) within minimum…maximum, at most about `count`, but
/// two at least.
std::vector<double> axisTicks(double minimum, double maximum, int count);

/// The powers of ten within minimum…maximum (> 0) and, while there is room for all of them, 2 and 5 times the
/// powers; every n-th power where there are more than `count`.
std::vector<double> logarithmicTicks(double minimum, double maximum, int count);

} // namespace app
