// SPDX-License-Identifier: MIT
#pragma once

#include "libterrain/formats/mesh_export.h"

#include <QStringList>

namespace app {

/// How many vertices and triangles the mesh or the bodies will have; makes them for it. Precondition: few
/// triangles or bodies are asked for.
terrain::Result<terrain::MeshExtent> countsOf(const terrain::MeshRequest& request,
                                              const terrain::Heightfield& heights,
                                              const terrain::RunContext& context);

/// Every file that is made under this path.
QStringList filesOf(terrain::MeshRequest request, const QString& path);

} // namespace app
