// SPDX-License-Identifier: MIT
#pragma once

#include "libterrain/formats/mesh_solid.h"
#include "libterrain/formats/targets/mesh_sheet.h"

namespace terrain {

/// A mesh as a person asks for it.
struct MeshRequest {
    const Target* target = nullptr;     ///< none: the format as it is
    const MeshFormat* format = nullptr; ///< one that the target takes
    MeshOptions options;                ///< of a surface
    std::optional<SolidOptions> solid;  ///< closed bodies instead; options do not count
    std::filesystem::path path;         ///< as it was named; without a suffix it gets the target's
};

/// What a finished export tells.
struct MeshOutcome {
    MeshReport report;
    std::vector<std::filesystem::path> files; ///< the sheet's aside
    std::filesystem::path sheetText;          ///< empty without a target
    std::filesystem::path sheetJson;
};

/// Every file that exportMeshFor() makes.
std::vector<std::filesystem::path> meshFiles(const MeshRequest& request);

/// What the sheet of a target is made of, before anything is made: vertices and triangles are 0. Errors as
/// solidShape() has them.
Result<MeshSheetFacts> meshSheetFacts(const MeshRequest& request, const Grid& grid,
                                      const HeightRange& heights);

/// Writes a terrain as a mesh or as bodies (exportMesh, exportSolids), and for a target the settings sheet
/// beside it. InvalidRequest for what the target does not take. What a failed or cancelled export has made
/// new is taken away again.
Result<MeshOutcome> exportMeshFor(const MeshRequest& request, const Heightfield& heights, Existing existing,
                                  const RunContext& context = {});

} // namespace terrain
