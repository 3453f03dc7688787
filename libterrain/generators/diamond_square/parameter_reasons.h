// SPDX-License-Identifier: MIT
#pragma once

#include "libterrain/parameters/parameter_set.h"

/// Why parameters of the step have no effect beside the others; none where they have one.
namespace terrain::diamond_square::reasons {

using Reason = std::optional<TextSource>;

Reason amplitude(const ParameterSet& set);
Reason seed(const ParameterSet& set);
Reason stopLevel(const ParameterSet& set);
Reason falloff(const ParameterSet& set);
Reason hurst(const ParameterSet& set);
Reason factor(const ParameterSet& set);
Reason distribution(const ParameterSet& set); ///< also of the last half step
Reason corners(const ParameterSet& set);
Reason northWestCorner(const ParameterSet& set);
Reason otherCorner(const ParameterSet& set);
Reason startGrid(const ParameterSet& set);
Reason pinReach(const ParameterSet& set);
Reason cornerRange(const ParameterSet& set);
Reason octaves(const ParameterSet& set);
Reason offsets(const ParameterSet& set);
Reason amplitudeByHeight(const ParameterSet& set);

} // namespace terrain::diamond_square::reasons
