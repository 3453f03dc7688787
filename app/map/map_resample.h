// SPDX-License-Identifier: MIT
#pragma once

#include "libterrain/core/heightfield.h"

#include <array>

namespace app {

/// One axis of a resampled terrain. Its cells are pixels where a pixel covers more than one sample, else
/// samples.
class ResampledAxis {
public:
    /// `drawn`: samples as drawn; `period`: samples after which they repeat, 0 = never. `scale`: pixels a
    /// sample.
    ResampledAxis(int drawn, int period, double scale);

    [[nodiscard]] int cells() const { return m_cells; }
    /// Samples a cell, ≥ 1.
    [[nodiscard]] double samplesPerCell() const { return m_perCell; }
    /// Of these, how many are looked at.
    [[nodiscard]] double tapsPerCell() const { return m_perCell / m_step; }

    /// The samples of a cell: `count` of them from `first` (a multiple of `step`) on, `step` apart, the two
    /// outer ones weighted by how much of them the cell covers. All weights together are 1.
    struct Taps {
        int first = 0;
        int count = 0;
        int step = 1;
        float firstWeight = 1;
        float weight = 0; ///< of those between
        float lastWeight = 0;

        [[nodiscard]] float weightOf(int i) const {
            return i == 0 ? firstWeight : i == count - 1 ? lastWeight : weight;
        }
    };
    [[nodiscard]] Taps taps(int cell) const;

    /// The sample of the terrain that the drawn sample `i` shows.
    [[nodiscard]] int sample(int i) const { return m_period > 0 ? i % m_period : i; }
    [[nodiscard]] bool repeats() const { return m_period > 0; }
    /// Whether pixels lie between cells.
    [[nodiscard]] bool interpolates() const { return m_scale > 1; }

    /// Where the middle of a pixel lies: the cell at or before it, and how far it is to the next, 0…1.
    struct Place {
        int cell = 0;
        float toNext = 0;
    };
    [[nodiscard]] Place place(int pixel) const;

private:
    int m_drawn;
    int m_period;
    int m_cells;
    double m_scale;
    double m_perCell;
    int m_step;
};

/// A strip of columns of a terrain at the resolution of two axes, read row by row.
class ResampledRows {
public:
    /// The most cells of a row.
    static constexpr int mostCells = 264;

    /// Gives the cells first … first+count−1 of every row, count ≤ mostCells; they may lie outside the axis.
    ResampledRows(const terrain::Heightfield& heights, const ResampledAxis& columns,
                  const ResampledAxis& rows, int first, int count);

    /// A row of cells: `count` heights, NaN for holes (less than half of the area is known) and outside.
    void read(int row, float* out) const;

private:
    /// Most samples of a line that are added up at once.
    static constexpr int capacity = 2048;

    void readCells(const ResampledAxis::Taps& rows, int from, int to, float* out) const;
    void sumRows(const ResampledAxis::Taps& rows, int firstSample, int count, float* sums) const;
    [[nodiscard]] float averageOfKnown(const ResampledAxis::Taps& columns,
                                       const ResampledAxis::Taps& rows) const;

    const terrain::Heightfield& m_heights;
    const ResampledAxis& m_columns;
    const ResampledAxis& m_rows;
    int m_count;
    int m_from; ///< of the cells asked for, those inside the axis: m_from … m_to−1
    int m_to;
    std::array<ResampledAxis::Taps, mostCells> m_taps;
};

} // namespace app
