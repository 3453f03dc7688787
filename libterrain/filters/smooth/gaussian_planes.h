// SPDX-License-Identifier: MIT
#pragma once

#include "libterrain/filters/filter.h"
#include "libterrain/filters/smooth/gaussian_axis.h"

#include <atomic>

namespace terrain::smooth {

/// Whole numbers from `first` on.
struct Range {
    int first = 0;
    int count = 0;

    [[nodiscard]] int end() const { return first + count; }
    [[nodiscard]] Range widened(int by) const { return {first - by, count + 2 * by}; }
};

/// Samples of a lattice, told by their places on it; the lattice of a level
/// counts every 2^level-th place of the grid from the grid's north-west on.
struct Plane {
    Range columns;
    Range rows;
    Heightfield heights;
};

/// What a pass reads: a plane, or the heights of a filter's window, that go on
/// mirrored beyond the grid. Beyond those borders of the window that are none
/// of the grid's anything is read. Valid as long as what it was made of.
class Source {
public:
    explicit Source(const FilterInput& input);
    explicit Source(const Plane& plane);

    /// The samples of a row, from columns().first on.
    [[nodiscard]] const float* row(int r) const;
    [[nodiscard]] Range columns() const { return m_columns; }
    /// The one of columns() that stands for a column anywhere.
    [[nodiscard]] int columnFor(int column) const;

private:
    [[nodiscard]] static int placeOf(int index, int gridCount, Range there);

    const Heightfield* m_heights;
    Range m_columns;
    Range m_rows;
    int m_gridColumns = 0; ///< 0: nothing beyond is read
    int m_gridRows = 0;
};

/// In which directions the samples are halved.
struct Halving {
    bool columns = false;
    bool rows = false;
};

/// The places of the coarser lattice that those of a finer one follow from.
Range coarserFor(Range finer);
/// The places of the finer lattice that those of a coarser one follow from.
Range finerFor(Range coarser);

// The passes. Cancelled or OverLimit where they cannot be made; `holes` is set
// where something was missing.

/// The plane of the coarser lattice at these of its places.
Result<Plane> reduced(const Source& source, Halving halving, Range columns, Range rows,
                      const RunContext& context, std::atomic<bool>& holes);

/// The mean with the weights of both axes, on the same lattice.
Result<Plane> meanOf(const Source& source, const GaussianAxis& alongRows, const GaussianAxis& alongColumns,
                     Range columns, Range rows, const RunContext& context, std::atomic<bool>& holes);

/// The plane of the finer lattice at these of its places.
Result<Plane> expanded(const Plane& plane, Halving halving, Range columns, Range rows,
                       const RunContext& context, std::atomic<bool>& holes);

} // namespace terrain::smooth
