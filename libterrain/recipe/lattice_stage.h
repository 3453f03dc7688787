// SPDX-License-Identifier: MIT
#pragma once

#include "libterrain/core/heightfield.h"
#include "libterrain/core/run_context.h"
#include "libterrain/recipe/recipe.h"
#include "libterrain/surface/display.h"

#include <array>

namespace terrain {

/// A stage in the growth of diamond-square ground: what is there after a level's centres, or after its edges
/// as well. Level 0 is the start, before any offset.
struct LatticeStage {
    int level = 0;
    bool centresOnly = false; ///< the level's edges are still to come

    friend bool operator==(const LatticeStage&, const LatticeStage&) = default;
};

/// All stages in their order: the start, then centres and edges of each level down to single samples. Empty
/// when the recipe's first step is not diamond-square or cannot be made on its grid.
std::vector<LatticeStage> latticeStages(const Recipe& recipe);

/// Samples of the whole terrain between two nodes that the stage has reached in a row of nodes: a power of 2.
/// Precondition: the stage is one of latticeStages().
int latticeStep(const Recipe& recipe, const LatticeStage& stage);

/// The ground at a stage, made by the generator itself (stop_level, stop_half) and by the first step alone:
/// only the nodes that the stage has reached, as a grid with their spacing from the terrain's north-west
/// sample on. Where edges are still to come, their places lie halfway between the nodes beside them, so that
/// the surface through them is that of the nodes. Columns and rows are at least 2: of a terrain that ends
/// within a cell the nearest reached nodes are taken. Errors as evaluate(); cancelled between the steps.
/// Precondition: the stage is one of latticeStages(). Any thread.
Result<Heightfield> latticeStageHeights(const Recipe& recipe, const LatticeStage& stage,
                                        const RunContext& context = {});

/// How all stages of a terrain are shown, so that they can be compared: over the heights of the finished one,
/// unless the display has a range of its own. `finished`: its heights; empty leaves the display as it is.
Display stageDisplay(Display display, const HeightRange& finished);

/// Where one sample of a stage comes from.
struct SampleOrigin {
    int column = 0; ///< of the stage's grid
    int row = 0;
    std::vector<std::array<int, 2>> neighbours; ///< column, row: the three or four it is the mean of
    double mean = 0;                            ///< m, of these
    double offset = 0;                          ///< m: what was added
    double amplitude = 0;                       ///< m: the offset's bound; gaussian: its standard deviation
    double height = 0;                          ///< m
};

/// The samples that a stage adds, row by row, of the forms that take the mean of three or four neighbours;
/// none at the start, for the stationary form, which predicts from 16, and where pins move all samples
/// afterwards. Left out are samples at the
/// terrain's border that have a neighbour beyond it (open edges, and sizes that end within the lattice).
/// `heights` are the stage's. On wrapped edges a neighbour beyond the border is the one at the other side.
std::vector<SampleOrigin> samplesOfStage(const Recipe& recipe, const LatticeStage& stage,
                                         const Heightfield& heights);

/// A stage of which only the first `count` of its new samples are there: the places of the others lie as a
/// surface through their neighbours has them. Null when there is not enough memory.
SharedHeightfield withFirstSamples(const Heightfield& heights, std::span<const SampleOrigin> samples,
                                   int count);

} // namespace terrain
