// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <vector>

namespace terrain::resample {

enum class Kernel { Nearest, Bilinear, Bicubic, Area };

/// What one place takes: four samples that follow each other from `first` on, with weights that add up to 1.
struct Taps {
    int first = 0;
    std::array<double, 4> weights{};
};

/// The columns (or rows) of a grid, and samples along them at the multiples of a distance from the grid's
/// first, wherever a window lies. A distance shorter than the spacing is the spacing.
/// Pure functions of the arguments; places are given by their index on the grid.
class SampleLine {
public:
    /// `count` columns, `spacing` m apart; samples `distance` m apart.
    SampleLine(int count, double spacing, double distance);

    /// The samples that a column is rebuilt from (M. Catmull and R. Rom, "A class of local interpolating
    /// splines", 1974, for Bicubic). Where three would do, the others weigh 0.
    [[nodiscard]] Taps tapsOf(int column, Kernel kernel) const;
    /// The sample whose cell a column lies in.
    [[nodiscard]] int cellOf(int column) const;
    /// Where a sample lies, in columns; may lie outside the grid.
    [[nodiscard]] double placeOf(int sample) const { return sample * m_distance; }
    /// The last column's index.
    [[nodiscard]] int last() const { return m_last; }

private:
    int m_last;
    double m_distance; ///< in columns
};

} // namespace terrain::resample
