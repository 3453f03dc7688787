// SPDX-License-Identifier: MIT
#pragma once

#include "libterrain/formats/mesh_format.h"

namespace terrain {

// What exportMesh and exportSolids share.

/// Refuses what can be known before a mesh is made: an error that cannot be asked for, land without a cell.
Status checkMeshRequest(const Heightfield& heights, const std::filesystem::path& path,
                        const std::optional<double>& maximumError);

/// A mesh under its name, whole or not at all.
Result<MeshReport> writeMesh(const MeshSource& mesh, const MeshFormat& format,
                             const std::filesystem::path& path, Existing existing, const RunContext& context);

} // namespace terrain
