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

/// The body that these options make of land on this grid. InvalidRequest for a base, a size or an
/// exaggeration that cannot be.
Result<SolidShape> solidShape(const SolidOptions& options, const Grid& grid, const HeightRange& heights);

/// The files that exportSolids() makes, where every tile has land.
std::vector<std::filesystem::path> solidFiles(const std::filesystem::path& path, const SolidOptions& options);

/// The largest error of land, in m, that a print of this shape does not show: a twentieth of a millimetre,
/// half of a fine layer.
double unseenError(const SolidShape& shape);

/// How many vertices and triangles the bodies have together; their bounds are 0. Makes every body of few
/// triangles, or with holes. Errors as exportSolids has them.
Result<MeshExtent> countSolids(const Heightfield& heights, const SolidOptions& options,
                               const RunContext& context = {});

/// Writes land as closed bodies in mm (solidMesh), one file a tile, called as tiles of heightmaps are.
/// Tiles share the samples between them and the height of their bottom, so that they can be put together.
/// What a failed or cancelled export has made new is taken away again. As exportMesh otherwise;
/// InvalidRequest for formats that take no bodies.
Result<SolidReport> exportSolids(const Heightfield& heights, const MeshFormat& format,
                                 const std::filesystem::path& path, const SolidOptions& options,
                                 Existing existing, const RunContext& context = {});

} // namespace terrain
