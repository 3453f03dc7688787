// SPDX-License-Identifier: MIT
#pragma once

#include "libterrain/filters/filter.h"
#include "libterrain/filters/resample/sample_line.h"

namespace terrain::resample {

/// The samples that a window is rebuilt from.
class Samples {
public:
    /// Takes them from the land: its height at each place, between four grid samples bilinearly; beyond the
    /// grid the land goes on as its own point reflection at the border, so that slopes go on. With Area the
    /// mean of the grid samples in each cell. What is missing is left out; NaN where nothing is there.
    /// Cancelled, or OverLimit without memory.
    static Result<Samples> take(const FilterInput& input, const SampleLine& columns, const SampleLine& rows,
                                Kernel kernel, const RunContext& context);

    [[nodiscard]] int firstColumn() const { return m_firstColumn; }
    [[nodiscard]] int columns() const { return m_heights.columns(); }
    /// The samples of a row, from firstColumn() on.
    [[nodiscard]] const float* row(int sample) const { return m_heights.row(sample - m_firstRow); }

private:
    int m_firstColumn = 0;
    int m_firstRow = 0;
    Heightfield m_heights;
};

} // namespace terrain::resample
