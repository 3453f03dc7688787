// SPDX-License-Identifier: MIT
#pragma once

#include "libterrain/formats/import_options.h"
#include "libterrain/formats/mesh_format.h"

namespace terrain {

/// The axis of a mesh that points up: z, or y with z to the south, as many 3D programs have it.
enum class MeshUp { Z, Y };

/// How the heights of a mesh are taken, besides ImportOptions::spacing.
struct MeshSampling {
    std::optional<int> columns; ///< over its whole width; none, and no spacing: by its vertices
    MeshUp up = MeshUp::Z;
};

/// Reads a mesh and takes its heights as they are seen from above (heightsFromAbove): at its own places where
/// its vertices lie on a lattice, else with the spacing or the columns that the options name, else with about
/// as many samples as it has vertices. Its lengths count as metres. UnusableInput for what cannot be read and
/// for a mesh that is a line from above; InvalidRequest for a spacing that it cannot be sampled with. The
/// format of the facts is a mesh format's.
Result<ImportedHeightmap> importMeshHeights(const std::filesystem::path& path, const ImportOptions& options,
                                            const MeshSampling& sampling, const RunContext& context = {});

/// importHeightmap(), or importMeshHeights() for a mesh when the options name no format.
Result<ImportedHeightmap> importHeights(const std::filesystem::path& path, const ImportOptions& options,
                                        const MeshSampling& sampling, const RunContext& context = {});

/// Reads a mesh, with its triangles as they are, and writes it in another format. Errors as importMesh and
/// exportMesh have them.
Result<MeshReport> convertMesh(const std::filesystem::path& from, MeshUp up, const MeshFormat& format,
                               const std::filesystem::path& to, Existing existing,
                               const RunContext& context = {});

} // namespace terrain
