// SPDX-License-Identifier: MIT
#pragma once

#include "libterrain/parameters/parameter_spec.h"

namespace terrain::diamond_square {

// Parts of the step's table: how large offsets are by size, height and place.
ParameterSpec octavesSpec();
ParameterSpec levelAmplitudesSpec();
ParameterSpec lowAmplitudeSpec();
ParameterSpec highAmplitudeSpec();
ParameterSpec lowHeightSpec();
ParameterSpec highHeightSpec();
ParameterSpec amplitudeMaskSpec();

} // namespace terrain::diamond_square
