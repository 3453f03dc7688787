// SPDX-License-Identifier: MIT
#include "app/dialogs/mesh_plan.h"

#include "app/document/native_path.h"
#include "libterrain/surface/mesh/decimated_mesh.h"

#include <QFile>

namespace app {

terrain::Result<terrain::MeshExtent> countsOf(const terrain::MeshRequest& request,
                                              const terrain::Heightfield& heights,
                                              const terrain::RunContext& context) {
    if (request.solid)
        return terrain::countSolids(heights, *request.solid, context);
    const auto mesh = terrain::decimatedMesh(heights, *request.options.maximumError, context);
    if (!mesh)
        return mesh.failure();
    return terrain::MeshExtent{mesh.value().vertices.size(), mesh.value().indices.size() / 3, {}, {}};
}

QStringList filesOf(terrain::MeshRequest request, const QString& path) {
    request.path = nativePath(path);
    QStringList out;
    for (const std::filesystem::path& file : terrain::meshFiles(request))
        out << QFile::decodeName(QByteArray::fromStdString(file.string()));
    return out;
}

} // namespace app
