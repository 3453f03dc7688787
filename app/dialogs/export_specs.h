// SPDX-License-Identifier: MIT
#pragma once

#include "libterrain/parameters/parameter_set.h"

namespace app {

// What the export dialog asks besides target and format.

/// range ("heights" or "own"), minimum and maximum in m.
std::span<const terrain::ParameterSpec> exportRangeSpecs();

/// resample, columns, rows.
std::span<const terrain::ParameterSpec> exportSizeSpecs();

/// across, down, overlap.
std::span<const terrain::ParameterSpec> exportTileSpecs();

} // namespace app
