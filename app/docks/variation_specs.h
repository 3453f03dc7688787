// SPDX-License-Identifier: MIT
#pragma once

#include "libterrain/parameters/parameter_spec.h"

namespace app {

/// How the Variations panel varies the terrain: "by" seeds | numbers, "side" 3 | 4 | 5 pictures a side,
/// "jitter" in per cent.
std::span<const terrain::ParameterSpec> variationSpecs();

} // namespace app
