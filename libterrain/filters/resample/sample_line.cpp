// SPDX-License-Identifier: MIT
#include "libterrain/filters/resample/sample_line.h"

#include <algorithm>
#include <cmath>

namespace terrain::resample {

SampleLine::SampleLine(int count, double spacing, double distance)
    : m_last(count - 1), m_distance(std::max(1.0, distance / spacing)) {}

int SampleLine::cellOf(int column) const {
    return static_cast<int>(std::floor(column / m_distance + 0.5));
}

Taps SampleLine::tapsOf(int column, Kernel kernel) const {
    if (kernel == Kernel::Area)
        return {cellOf(column) - 1, {0, 1, 0, 0}};
    if (kernel == Kernel::Nearest) // the last cell may lie around a sample beyond the grid
        return {std::min(cellOf(column), static_cast<int>(m_last / m_distance)) - 1, {0, 1, 0, 0}};
    const double place = column / m_distance;
    const double before = std::floor(place);
    const double t = place - before;
    const int first = static_cast<int>(before) - 1;
    if (kernel == Kernel::Bilinear)
        return {first, {0, 1 - t, t, 0}};
    return {first,
            {t * (-1 + t * (2 - t)) / 2, (2 + t * t * (3 * t - 5)) / 2, t * (1 + t * (4 - 3 * t)) / 2,
             t * t * (t - 1) / 2}};
}

} // namespace terrain::resample
