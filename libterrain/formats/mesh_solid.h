// SPDX-License-Identifier: MIT
#pragma once

#include "libterrain/formats/mesh_format.h"
#include "libterrain/surface/mesh/solid_mesh.h"

namespace terrain {

/// How land becomes bodies for a 3D printer.
struct SolidOptions {
    double base = 2;                    ///< mm between the bottom and the lowest place
    std::optional<double> printWidth;   ///< mm of the whole from west to east; none: by the scale
    double scale = 0;                   ///< N of 1:N
    double exaggeration = 1;            ///< of heights
    int tilesAcross = 1;                ///< bodies from west to east, for beds that are smaller
    int tilesDown = 1;                  ///< from north to south
    std::optional<double> maximumError; ///< m, as MeshOptions has it
};

struct SolidReport {
    MeshExtent extent; ///< of all bodies together: what is least and greatest of each, in mm
    std::vector<std::filesystem::path> files;
};

/// Whether bodies are written in this format: STL, which has no unit and is read as mm.
bool takesSolids(const MeshFormat& format);

/// The body that these options make of land on this grid. InvalidRequest for a base, a size or an
/// exaggeration that cannot be.
Result<SolidShape> solidShape(const SolidOptions& options, const Grid& grid, const HeightRange& heights);

/// The files that exportSolids() makes, where every tile has land.
std::vector<std::filesystem::path> solidFiles(const std::filesystem::path& path, const SolidOptions& options);

/// Writes land as closed bodies in mm (solidMesh), one STL file a tile, called as tiles of heightmaps are.
/// Tiles share the samples between them and the height of their bottom, so that they can be put together.
/// What a failed or cancelled export has made new is taken away again. As exportMesh otherwise;
/// InvalidRequest for other formats.
Result<SolidReport> exportSolids(const Heightfield& heights, const MeshFormat& format,
                                 const std::filesystem::path& path, const SolidOptions& options,
                                 Existing existing, const RunContext& context = {});

} // namespace terrain
