// SPDX-License-Identifier: MIT
#pragma once

#include "libterrain/formats/chunk_options.h"
#include "libterrain/parameters/parameter_set.h"

namespace app {

/// The rows for the triangles in the dialog for meshes.
std::span<const terrain::ParameterSpec> meshSpecs();

/// Whether a row belongs to the kind of mesh that these values ask for.
bool isMeshRowShown(const terrain::ParameterSet& values, std::string_view id);

/// The chunks that are asked for; none for other meshes.
std::optional<terrain::ChunkOptions> chosenChunks(const terrain::ParameterSet& values);

} // namespace app
