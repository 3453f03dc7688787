// SPDX-License-Identifier: MIT
#pragma once

#include "libterrain/filters/resample/samples.h"

#include <array>
#include <vector>

namespace terrain::resample {

/// A window rebuilt from samples: first across each row of samples, then down. Thread rule: any thread, many
/// rows at once. The samples must outlive it.
class Rebuilding {
public:
    Rebuilding(const Samples& samples, const Window& window, const SampleLine& columns,
               const SampleLine& rows, Kernel kernel);

    /// Rows first … last−1 of the window; `from`: its old heights. Holes stay; so does what no sample is
    /// near.
    void rebuild(int first, int last, const Heightfield& from, Heightfield& to) const;

private:
    const Samples& m_samples;
    SampleLine m_rows;
    int m_firstRow;
    Kernel m_kernel;
    std::vector<int> m_first; ///< of each column's four samples, from the first of the samples on
    std::array<std::vector<double>, 4> m_weights;
};

} // namespace terrain::resample
