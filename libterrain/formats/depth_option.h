// SPDX-License-Identifier: MIT
#pragma once

#include "libterrain/formats/sample_type.h"
#include "libterrain/parameters/parameter_set.h"

namespace terrain {

/// The export option `depth` of formats whose samples have 16 (as proposed) or 8 bits.
const ParameterSpec& depthOption();

/// U8 or U16, as the option says.
SampleType depthType(const ParameterSet& options);

} // namespace terrain
