// SPDX-License-Identifier: MIT
#pragma once

#include "libterrain/core/heightfield.h"
#include "libterrain/core/run_context.h"
#include "libterrain/generators/diamond_square/amplitude_mask.h"
#include "libterrain/generators/diamond_square/brownian_prediction.h"
#include "libterrain/generators/diamond_square/fixed_nodes.h"
#include "libterrain/generators/diamond_square/row_kernels.h"

namespace terrain::diamond_square {

/// A table that replaces the hash: one number 2^31·(2u − 1) for every node of the last level's lattice, row
/// by row; a node of a coarser level uses the number at its place. Conformance tests feed published random
/// tables to the one implementation through it.
struct OffsetTable {
    int columns = 0;
    std::vector<float> numbers;
};

/// Everything that the heights of a terrain follow from.
struct Plan {
    Settings settings;
    Lattice lattice;
    FixedNodes fixed;
    BrownianPrediction prediction; ///< of the stationary form
    std::vector<float> start;      ///< of the stationary form without a start grid, by its nodes
    AmplitudeMask mask;
    std::vector<Plan> octaves;          ///< of the folded forms: the land is made of these (octaves.h)
    const OffsetTable* table = nullptr; ///< null = random numbers by hash
    Processor processor = thisProcessor();

    /// Whether the offsets' numbers are made before the kernels run.
    [[nodiscard]] bool needsNumbers() const {
        return table != nullptr || !mask.isEmpty() || !settings.byHeight.isSame();
    }

    /// Chooses the kernels.
    void use(Processor kind) {
        processor = kind;
        for (Plan& octave : octaves)
            octave.use(kind);
    }

    /// The table's row for a row of a level; null without a table.
    [[nodiscard]] const float* tableRow(int level, int row) const {
        const std::ptrdiff_t step = std::ptrdiff_t{1} << (lattice.levels - level);
        return table == nullptr ? nullptr : table->numbers.data() + row * step * table->columns;
    }
};

/// The lattice for parameters on a grid.
Result<Lattice> latticeFor(const Settings& settings, const Grid& grid);

/// The plan for parameters on a grid; the error of latticeFor.
Result<Plan> planFor(const Settings& settings, const Grid& grid);

/// How makeWindow ended.
enum class Outcome { Made, Cancelled, OutOfMemory };

/// Makes the samples of `window` of the terrain into `out` (dense), equal to that part of the whole. Work and
/// memory are those of the window and a halo. Thread rule: any number at the same time.
Outcome makeWindow(const Plan& plan, const Window& window, float* out, const RunContext& context);

/// The bytes that makeWindow takes beside `out`.
std::uint64_t workingBytes(const Plan& plan, const Window& window);

} // namespace terrain::diamond_square
