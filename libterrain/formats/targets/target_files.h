// SPDX-License-Identifier: MIT
#pragma once

#include "libterrain/formats/heightmap_format.h"
#include "libterrain/formats/mesh_format.h"
#include "libterrain/formats/targets/target.h"

namespace terrain {

/// The file of the target that this format makes and the program can write; null when it takes none such.
const TargetFile* targetFile(const Target& target, const HeightmapFormat& format);
/// The first file of the target whose format can be written; null when none can.
const TargetFile* proposedFile(const Target& target);
/// The mesh of the target that this format makes; null when it takes none such.
const TargetMesh* targetMesh(const Target& target, const MeshFormat& format);
/// ".png .r16": what a target's files may end with, meshes last.
std::string suffixesText(const Target& target);

/// What the target says of a map; null when it says nothing.
const TargetMap* targetMap(const Target& target, std::string_view map);

/// What TargetFile::options or TargetMap::options fix of an option; empty when they leave it free.
std::string_view fixedOption(std::string_view fixed, std::string_view name);
/// Sets what they fix. Precondition: the options are those of the format or map.
void fixOptions(std::string_view fixed, ParameterSet& options);

/// The stem that a file of the target must have for a person's `stem`: with an ending, without what looks
/// like a tile, or another one.
std::string targetStem(const Target& target, std::string stem);
/// What a tile's name has between the stem and the suffix. x from the west, y from the north, `down` rows of
/// tiles in all.
std::string tileName(TileNames names, int x, int y, int down);

} // namespace terrain
