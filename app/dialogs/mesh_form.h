// SPDX-License-Identifier: MIT
#pragma once

#include "libterrain/parameters/parameter_set.h"

namespace app {

/// The rows for the triangles in the dialog for meshes.
std::span<const terrain::ParameterSpec> meshSpecs();

} // namespace app
