// SPDX-License-Identifier: MIT
#pragma once

#include "libterrain/formats/mesh_solid.h"
#include "libterrain/formats/targets/settings_sheet.h"

namespace terrain {

/// What the numbers of a sheet follow from when a target gets a mesh.
struct MeshSheetFacts {
    Grid grid;                          ///< of the terrain
    MeshExtent extent;                  ///< as it was written: m of the terrain, or mm of the largest body
    const MeshFormat* format = nullptr; ///< not null
    std::optional<double> maximumError; ///< m of the terrain; none: every sample is a vertex
    std::optional<ChunkOptions> chunks; ///< of a surface in chunks
    std::optional<SolidOptions> solid;  ///< of bodies
    std::optional<SolidShape> shape;    ///< of bodies

    [[nodiscard]] glm::dvec3 size() const { return glm::dvec3(extent.maximum) - glm::dvec3(extent.minimum); }
};

/// The sheet of a target for a mesh with these facts. Precondition: the target takes meshes.
SettingsSheet meshSettingsSheet(const Target& target, const MeshSheetFacts& facts);

// As the two files that stand beside a mesh; see sheetText and sheetJson. `files`: their names.
std::string meshSheetText(const Target& target, const MeshSheetFacts& facts,
                          const std::vector<std::string>& files);
std::string meshSheetJson(const Target& target, const MeshSheetFacts& facts,
                          const std::vector<std::string>& files);

// What a person types into each target that takes meshes, for target_table.cpp.
void print3dSettings(const MeshSheetFacts& facts, SettingsSheet& sheet);
void blenderMeshSettings(const MeshSheetFacts& facts, SettingsSheet& sheet);
void threejsMeshSettings(const MeshSheetFacts& facts, SettingsSheet& sheet);

} // namespace terrain
