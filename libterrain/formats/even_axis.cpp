// SPDX-License-Identifier: MIT
#include "libterrain/formats/even_axis.h"

#include "libterrain/core/grid.h"

#include <algorithm>
#include <cmath>

namespace terrain {

bool EvenAxis::add(double coordinate) {
    if (!m_seen.empty() && coordinate == m_last)
        return true;
    m_last = coordinate;
    m_seen.insert(coordinate + 0.0); // −0 is 0
    return m_seen.size() <= static_cast<std::size_t>(maximumSide);
}

bool EvenAxis::finish() {
    m_coordinates.assign(m_seen.begin(), m_seen.end());
    m_seen.clear();
    std::ranges::sort(m_coordinates);
    if (m_coordinates.size() < 2)
        return false;
    std::vector<double> gaps;
    for (std::size_t i = 1; i < m_coordinates.size(); ++i)
        gaps.push_back(m_coordinates[i] - m_coordinates[i - 1]);
    // Where lines are missing, gaps are multiples; digits that were cut make them a little uneven.
    std::vector<double> sorted = gaps;
    const auto middle = sorted.begin() + static_cast<std::ptrdiff_t>(sorted.size() / 2);
    std::nth_element(sorted.begin(), middle, sorted.end());
    m_numbers.assign(1, 0);
    for (const double gap : gaps) {
        const double lines = std::round(gap / *middle);
        constexpr double most = 1e9; // lines; more than any terrain has
        if (!(lines >= 1 && lines < most))
            return false;
        m_numbers.push_back(m_numbers.back() + static_cast<std::int64_t>(lines));
    }
    m_step = (m_coordinates.back() - first()) / static_cast<double>(m_numbers.back());
    constexpr double slack = 0.05;
    for (std::size_t i = 0; i < m_coordinates.size(); ++i) {
        const double line = first() + m_step * static_cast<double>(m_numbers[i]);
        if (!(std::abs(m_coordinates[i] - line) <= slack * m_step))
            return false;
    }
    return true;
}

std::int64_t EvenAxis::numberOf(double coordinate) const {
    const auto found = std::ranges::lower_bound(m_coordinates, coordinate);
    return m_numbers[static_cast<std::size_t>(found - m_coordinates.begin())];
}

} // namespace terrain
