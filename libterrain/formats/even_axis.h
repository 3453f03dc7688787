// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <optional>
#include <unordered_set>
#include <vector>

namespace terrain {

/// The coordinates of a grid's lines along one axis, found from the coordinates of its points: lines of equal
/// distance, of which some may be missing.
class EvenAxis {
public:
    /// Takes note of a coordinate. False when there are more different ones than a terrain has lines.
    bool add(double coordinate);

    /// After the last coordinate: finds the lines; false when they are not evenly spaced (within a twentieth
    /// of their distance) or fewer than two.
    bool finish();

    /// After finish().
    [[nodiscard]] double first() const { return m_coordinates.front(); }
    [[nodiscard]] double step() const { return m_step; }
    [[nodiscard]] std::int64_t count() const { return m_numbers.back() + 1; }
    /// The number of the line of a coordinate that was added.
    [[nodiscard]] std::int64_t numberOf(double coordinate) const;

private:
    std::unordered_set<double> m_seen;
    double m_last = 0;                   ///< the last one added; most points repeat it or its neighbour's
    std::vector<double> m_coordinates;   ///< different ones, ascending
    std::vector<std::int64_t> m_numbers; ///< of their lines, the first 0
    double m_step = 0;
};

} // namespace terrain
