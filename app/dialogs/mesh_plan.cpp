// SPDX-License-Identifier: MIT
#include "app/dialogs/mesh_plan.h"

#include "app/document/native_path.h"
#include "libterrain/formats/mesh_chunks.h"
#include "libterrain/surface/mesh/decimated_mesh.h"
#include "libterrain/surface/mesh/grid_cells.h"

#include <QFile>

namespace app {

namespace {

terrain::Result<terrain::MeshExtent> extentOf(const terrain::MeshRequest& request,
                                              const terrain::Heightfield& heights,
                                              const terrain::RunContext& context) {
    if (request.solid)
        return terrain::countSolids(heights, *request.solid, context);
    if (!request.options.maximumError)
        return terrain::MeshExtent{static_cast<std::uint64_t>(heights.grid().sampleCount()),
                                   2 * terrain::wholeCells(heights),
                                   {},
                                   {}};
    const auto mesh = terrain::decimatedMesh(heights, *request.options.maximumError, context);
    if (!mesh)
        return mesh.failure();
    return terrain::MeshExtent{mesh.value().vertices.size(), mesh.value().indices.size() / 3, {}, {}};
}

terrain::Result<MeshCounts> chunkCounts(const terrain::MeshRequest& request,
                                        const terrain::Heightfield& heights,
                                        const terrain::RunContext& context) {
    if (const terrain::Status taken = terrain::checkTakesChunks(*request.format); !taken)
        return taken.failure();
    const auto chunks = terrain::ChunkSource::plan(heights, *request.options.chunks, context);
    if (!chunks)
        return chunks.failure();
    return MeshCounts{chunks.value().extent(), request.format->expectedChunkBytes(chunks.value()),
                      chunks.value().facts()};
}

} // namespace

bool needsCounting(const terrain::MeshRequest& request) {
    return request.solid || request.options.maximumError || request.options.chunks;
}

terrain::Result<MeshCounts> countsOf(const terrain::MeshRequest& request, const terrain::Heightfield& heights,
                                     const terrain::RunContext& context) {
    if (request.options.chunks)
        return chunkCounts(request, heights, context);
    const auto extent = extentOf(request, heights, context);
    if (!extent)
        return extent.failure();
    const terrain::MeshExtent& counts = extent.value();
    return MeshCounts{counts, request.format->expectedBytes(counts.vertices, counts.triangles), {}};
}

QStringList filesOf(terrain::MeshRequest request, const QString& path) {
    request.path = nativePath(path);
    QStringList out;
    for (const std::filesystem::path& file : terrain::meshFiles(request))
        out << QFile::decodeName(QByteArray::fromStdString(file.string()));
    return out;
}

} // namespace app
