// SPDX-License-Identifier: MIT
#pragma once

#include "libterrain/core/heightfield.h"
#include "libterrain/core/run_context.h"

namespace terrain {

/// The area in m² whose rain runs through each sample, its own cell included: every sample gives to the one
/// of its eight neighbours that lies steepest below it. Hollows are filled to their outlet first, so that all
/// water reaches the rim of the terrain or a hole (see FilledGround); level ground runs the shortest way to
/// where it falls (see waterWays). Holes stay holes. The same on every machine. Memory for 1.5 times the
/// heights besides the map. Cancelled, or OverLimit without memory.
Result<Heightfield> catchmentMap(const Heightfield& heights, const RunContext& context = {});

} // namespace terrain
