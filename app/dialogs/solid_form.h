// SPDX-License-Identifier: MIT
#pragma once

#include "libterrain/formats/mesh_solid.h"
#include "libterrain/parameters/parameter_set.h"

namespace app {

/// The rows for closed bodies in the dialog for meshes.
std::span<const terrain::ParameterSpec> solidSpecs();

/// What these rows ask for; none for the surface alone. Without an error: that is another row's.
std::optional<terrain::SolidOptions> chosenSolid(const terrain::ParameterSet& values);

} // namespace app
