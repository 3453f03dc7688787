// SPDX-License-Identifier: MIT
#pragma once

#include "libterrain/formats/mesh_export.h"

#include <QStringList>

namespace app {

/// What is told of a mesh before it is written.
struct MeshCounts {
    terrain::MeshExtent extent; ///< without bounds
    std::uint64_t bytes = 0;    ///< of the file or the files, about
    std::optional<terrain::ChunkFacts> chunks;
};

/// How large the mesh or the bodies will be; makes them for it, unless it is the full grid.
terrain::Result<MeshCounts> countsOf(const terrain::MeshRequest& request, const terrain::Heightfield& heights,
                                     const terrain::RunContext& context);
/// Whether countsOf() has something to make.
bool needsCounting(const terrain::MeshRequest& request);

/// Every file that is made under this path.
QStringList filesOf(terrain::MeshRequest request, const QString& path);

} // namespace app
