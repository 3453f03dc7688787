// SPDX-License-Identifier: MIT
#pragma once

#include "libterrain/core/grid.h"

#include <vector>

namespace terrain {

/// Land as a mesh in squares, each in several levels of detail.
struct ChunkOptions {
    enum class Skirts {
        None,
        AsDeepAsNeeded, ///< they hide every gap between chunks of different levels
        Typed,          ///< skirtDepth
    };

    int cells = 64; ///< along a side of a chunk, at level 0
    int levels = 4; ///< level k keeps every 2^k-th sample; 1 = the full grid alone
    Skirts skirts = Skirts::AsDeepAsNeeded;
    double skirtDepth = 0; ///< m, > 0; counts when typed
};

/// What is told of a terrain in chunks.
struct ChunkFacts {
    int across = 0;
    int down = 0;
    std::vector<double> errors; ///< m, per level: the largest vertical distance of a sample from it
    double gap = 0;             ///< m: the largest one between the edges of two chunks
    double skirtDepth = 0;      ///< m; 0 = no skirts
};

/// The levels that are proposed for chunks of so many cells: 4, or as many as they can have.
int usualChunkLevels(int cells);

/// InvalidRequest for what cannot be: less than a cell, more levels than chunks can have, a depth that is not
/// above 0, more than 65536 meshes.
Status checkChunks(const ChunkOptions& options, const Grid& grid);

} // namespace terrain
