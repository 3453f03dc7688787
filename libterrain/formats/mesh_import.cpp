// SPDX-License-Identifier: MIT
#include "libterrain/formats/mesh_import.h"

#include "libterrain/core/no_memory.h"
#include "libterrain/core/number_text.h"
#include "libterrain/formats/file_reader.h"
#include "libterrain/formats/mesh_writing.h"
#include "libterrain/surface/mesh/heights_from_above.h"
#include "libterrain/surface/mesh/mesh_origin.h"

#include <algorithm>
#include <cmath>
#include <glm/common.hpp>
#include <new>
#include <optional>

namespace terrain {
namespace {

namespace fs = std::filesystem;

/// Mesh programs with y up have z pointing south.
void turnUp(Mesh& mesh, MeshUp up) {
    if (up == MeshUp::Y) {
        for (glm::vec3& v : mesh.vertices)
            v = {v.x, 0 - v.z, v.y};
        mesh.origin = {mesh.origin.x, 0 - mesh.origin.z, mesh.origin.y};
    }
}

/// Whether its own z axis looks like one from south to north: land is wider than high.
bool looksTurned(const Mesh& mesh, const MeshBounds& bounds) {
    if (mesh.vertices.empty())
        return false;
    glm::vec2 heights(mesh.vertices.front().z);
    for (const glm::vec3& v : mesh.vertices)
        heights = {glm::min(heights.x, v.z), glm::max(heights.y, v.z)};
    return double{heights.y} - double{heights.x} > bounds.depth();
}

Result<MeshLattice> latticeFor(const Mesh& mesh, const MeshBounds& bounds, const ImportOptions& options,
                               const MeshSampling& sampling) {
    if (options.spacing)
        return latticeOf(bounds, *options.spacing);
    if (sampling.columns) {
        const Result<double> spacing = spacingOfColumns(bounds, *sampling.columns);
        return spacing ? latticeOf(bounds, spacing.value()) : Result<MeshLattice>(spacing.failure());
    }
    if (std::optional<MeshLattice> own = ownLattice(mesh))
        return std::move(*own);
    // A round spacing, or one a little finer that ends at the edge.
    const double cells = std::ceil(bounds.width() / suggestedSpacing(bounds) - 1e-6);
    return latticeOf(bounds, bounds.width() / std::max(1.0, cells));
}

/// Metres, rounded to millimetres.
std::string inMillimetres(double metres) {
    return numberText(std::round(metres * 1000) / 1000);
}

/// What lies beyond the last column and row.
std::optional<Text> noteOfRest(const MeshBounds& bounds, const MeshLattice& lattice) {
    const auto rest = [](double size, std::size_t samples, double spacing) {
        const double left = size - static_cast<double>(samples - 1) * spacing;
        return left > 1e-3 * spacing ? left : 0;
    };
    const double east = rest(bounds.width(), lattice.x.size(), lattice.spacingX);
    const double south = rest(bounds.depth(), lattice.y.size(), lattice.spacingY);
    if (east == 0 && south == 0)
        return std::nullopt;
    return Text(TERRAIN_TEXT("formats", "The mesh reaches %1 m further east and %2 m further south than the "
                                        "last column and row."),
                {inMillimetres(east), inMillimetres(south)});
}

/// Where a mesh of a map lies; one near 0 lies nowhere in particular.
void place(Heightfield& heights, const glm::dvec3& origin, const MeshLattice& lattice) {
    if (origin.z != 0)
        for (float& height : heights.samples())
            height = static_cast<float>(origin.z + static_cast<double>(height));
    if (origin.x == 0 && origin.y == 0)
        return;
    Grid grid = heights.grid();
    grid.originX = coordinateFrom(origin.x, lattice.x.front());
    grid.originY = coordinateFrom(origin.y, lattice.y.front());
    heights.setGrid(grid);
}

Result<ImportedHeightmap> sampled(const fs::path& path, const ImportOptions& options,
                                  const MeshSampling& sampling, const RunContext& context) {
    ImportedHeightmap out;
    Result<Mesh> read = importMesh(path, context.part(0, 0.5), &out.notes);
    if (!read)
        return read.failure();
    Mesh& mesh = read.value();
    turnUp(mesh, sampling.up);
    const MeshBounds bounds = boundsFromAbove(mesh);
    const bool turned = sampling.up == MeshUp::Z && looksTurned(mesh, bounds);
    if (!(bounds.width() > 0 && bounds.depth() > 0))
        return Error{ErrorCode::UnusableInput,
                     TERRAIN_TEXT("formats", "%1: seen from above the mesh is a line: its other axis is up, "
                                             "or it is no ground."),
                     {path.string()},
                     "mesh-up"};
    const Result<MeshLattice> lattice = latticeFor(mesh, bounds, options, sampling);
    if (!lattice)
        return lattice.failure();
    Result<Heightfield> heights = heightsFromAbove(mesh, lattice.value(), context.part(0.5, 1));
    if (!heights)
        return heights.failure();
    out.heights = std::move(heights).value();
    place(out.heights, mesh.origin, lattice.value());
    out.format = recogniseMesh(path)->id();
    out.spacingKnown = true;
    out.holes = holeCount(out.heights);
    out.notes.emplace_back(TERRAIN_TEXT("formats", "A mesh of %1 triangles, seen from above. Its lengths are "
                                                   "taken as metres."),
                           std::vector{numberText(std::uint64_t{mesh.indices.size() / 3})});
    if (std::optional<Text> rest = noteOfRest(bounds, lattice.value()))
        out.notes.push_back(std::move(*rest));
    if (turned)
        out.notes.emplace_back(TERRAIN_TEXT("formats", "The mesh is higher than deep: its y axis seems to be "
                                                       "up."),
                               std::vector<std::string>(), "mesh-up");
    return out;
}

} // namespace

Result<ImportedHeightmap> importMeshHeights(const fs::path& path, const ImportOptions& options,
                                            const MeshSampling& sampling, const RunContext& context) {
    try {
        return sampled(path, options, sampling, context);
    } catch (const std::bad_alloc&) {
        return noMemoryToRead(path);
    }
}

Result<ImportedHeightmap> importHeights(const fs::path& path, const ImportOptions& options,
                                        const MeshSampling& sampling, const RunContext& context) {
    if (options.format.empty() && recogniseMesh(path) != nullptr)
        return importMeshHeights(path, options, sampling, context);
    return importHeightmap(path, options, context);
}

Result<MeshReport> convertMesh(const fs::path& from, MeshUp up, const MeshFormat& format, const fs::path& to,
                               Existing existing, const RunContext& context) {
    std::vector<Text> notes;
    Result<Mesh> mesh = importMesh(from, context.part(0, 0.6), &notes);
    if (!mesh)
        return mesh.failure();
    try {
        turnUp(mesh.value(), up);
        Result<MeshReport> out = writeMesh(StoredMeshSource(mesh.value(), StoredMeshSource::Of::OtherMesh),
                                           format, to, existing, context.part(0.6, 1));
        if (out)
            out.value().notes.insert(out.value().notes.begin(), notes.begin(), notes.end());
        return out;
    } catch (const std::bad_alloc&) {
        return noMemoryToWrite(to);
    }
}

} // namespace terrain
