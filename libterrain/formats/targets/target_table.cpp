// SPDX-License-Identifier: MIT
#include "libterrain/formats/targets/mesh_sheet.h"
#include "libterrain/formats/targets/target.h"
#include "libterrain/formats/targets/target_settings.h"
#include "libterrain/formats/targets/target_texts.h"

#include <algorithm>
#include <array>

namespace terrain {
namespace {

using namespace targettext;

constexpr std::array unrealSides = {127, 253, 505, 1009, 2017, 4033, 8129};
constexpr std::array skylinesSides = {1081};
constexpr std::array skylines2Sides = {4096};
constexpr std::array farmingSides = {2049, 4097, 8193};

constexpr SizeRule powersPlusOne(int least, int most) {
    return {SizeRule::Kind::PowerOfTwoPlusOne, least, most, {}};
}
constexpr SizeRule powers(int least, int most) {
    return {SizeRule::Kind::PowerOfTwo, least, most, {}};
}
constexpr SizeRule listed(std::span<const int> sides) {
    return {SizeRule::Kind::Listed, sides.front(), sides.back(), sides};
}

constexpr TargetFile unityFiles[] = {{"raw", "raw", "depth=16 byte_order=little rows=south"}};
constexpr TargetFile unrealFiles[] = {{"png", "png", "depth=16"},
                                      {"raw", "r16", "depth=16 byte_order=little rows=north"}};
constexpr TargetFile compositionFiles[] = {{"raw", "r16", "depth=16 byte_order=little rows=north"},
                                           {"png", "png", "depth=16"}};
constexpr TargetFile terrain3dFiles[] = {{"exr", "exr", "type=f32 channels=rgb"},
                                         {"raw", "r16", "depth=16 byte_order=little rows=north"}};
constexpr TargetFile hterrainFiles[] = {{"raw", "raw", "depth=16 byte_order=little rows=north"}};
constexpr TargetFile pictureFiles[] = {{"png", "png", "depth=16"}};
constexpr TargetFile o3deFiles[] = {{"png", "png", "depth=16"}, {"tif", "tif", "type=f32"}};
constexpr TargetFile cryengineFiles[] = {{"raw", "r16", "depth=16 byte_order=little rows=north"},
                                         {"pgm", "pgm", "depth=16"},
                                         {"tif", "tif", "type=u16"}};
constexpr TargetFile blenderFiles[] = {{"exr", "exr", "type=f32 channels=rgb"}, {"png", "png", "depth=16"}};
constexpr TargetFile threejsFiles[] = {{"r32", "r32", "byte_order=little rows=north"},
                                       {"terrain_rgb", "png", "base=-10000 interval=0.1"}};
constexpr TargetMesh glbMeshes[] = {{"glb", "glb", false}};
constexpr TargetMesh printMeshes[] = {{"3mf", "3mf", true}, {"stl", "stl", true}};
constexpr TargetFile worldpainterFiles[] = {{"png", "png", "depth=16"}, {"tif", "tif", "type=f32"}};
constexpr TargetFile arma3Files[] = {{"asc", "asc"}};
constexpr TargetFile enfusionFiles[] = {{"asc", "asc"}, {"png", "png", "depth=16"}};
constexpr TargetFile robloxFiles[] = {{"png", "png", "depth=8"}};
constexpr TargetFile terragenFiles[] = {{"ter", "ter"}};
constexpr TargetFile gisFiles[] = {{"tif", "tif"}, {"asc", "asc"}};

constexpr TargetMap unityMaps[] = {{"normal", "green=opengl", mapNormalNorth},
                                   {"splat", "files=rgba", unitySplat}};
constexpr TargetMap unrealMaps[] = {{"normal", "green=directx", mapNormalSouth},
                                    {"splat", "files=layers", unrealSplat}};
constexpr TargetMap northMaps[] = {{"normal", "green=opengl", mapNormalNorth}};
constexpr TargetMap southMaps[] = {{"normal", "green=directx", mapNormalSouth}};

const Target table[] = {
    {.id = "unity",
     .label = "Unity",
     .help = TERRAIN_TEXT("formats",
                          "Terrain RAW: 16 bits, little endian, south edge first, 2ⁿ + 1 samples a side."),
     .files = unityFiles,
     .sizes = powersPlusOne(33, 4097),
     .square = true,
     .tiles = TileNames::EastNorthPlain,
     .overlap = 1,
     .maps = unityMaps,
     .settings = unitySettings,
     .notes = unityNotes},
    {.id = "unreal5",
     .label = "Unreal Engine 5",
     .help = TERRAIN_TEXT("formats",
                          "Landscape: 16-bit grey PNG or R16 of the recommended sizes; tiles share nothing."),
     .files = unrealFiles,
     .sizes = listed(unrealSides),
     .square = true,
     .name = NameRule::NoTileLookalike,
     .overlap = 0,
     .maps = unrealMaps,
     .settings = unrealSettings,
     .notes = unrealNotes,
     .unknown = unrealUnknown},
    {.id = "unreal4_composition",
     .label = "Unreal Engine 4 World Composition",
     .help = TERRAIN_TEXT("formats", "Each tile a landscape of a recommended size that shares its edge."),
     .files = compositionFiles,
     .sizes = listed(unrealSides),
     .square = true,
     .name = NameRule::NoTileLookalike,
     .overlap = 1,
     .maps = unrealMaps,
     .settings = unrealSettings,
     .notes = compositionNotes,
     .unknown = unrealUnknown},
    {.id = "terrain3d",
     .label = "Godot Terrain3D",
     .help = TERRAIN_TEXT("formats", "OpenEXR in metres of any size, or R16 whose size and heights are typed "
                                     "in."),
     .files = terrain3dFiles,
     .sizes = {SizeRule::Kind::Any, 2, 65536, {}},
     .oneSpacing = true,
     .maps = northMaps,
     .settings = terrain3dSettings,
     .notes = terrain3dNotes},
    {.id = "hterrain",
     .label = "Godot HTerrain",
     .help =
         TERRAIN_TEXT("formats", "RAW, 16 bits, little endian, 2ⁿ + 1 samples a side; heights are typed in."),
     .files = hterrainFiles,
     .sizes = powersPlusOne(65, 4097),
     .square = true,
     .maps = northMaps,
     .settings = hterrainSettings,
     .notes = hterrainNotes},
    {.id = "o3de",
     .label = "O3DE",
     .help = TERRAIN_TEXT("formats", "16-bit grey PNG or TIFF whose name ends in _gsi, any size."),
     .files = o3deFiles,
     .oneSpacing = true,
     .name = NameRule::EndsInGsi,
     .settings = o3deSettings,
     .notes = o3deNotes,
     .unknown = o3deUnknown},
    {.id = "cryengine",
     .label = "CryEngine",
     .help = TERRAIN_TEXT("formats", "R16, PGM or TIFF of 16 bits, 2ⁿ samples a side, up to 4096."),
     .files = cryengineFiles,
     .sizes = powers(512, 4096),
     .square = true,
     .oneSpacing = true,
     .maps = southMaps,
     .settings = cryengineSettings,
     .notes = cryengineNotes,
     .unknown = pictureUnknown},
    {.id = "blender",
     .label = "Blender",
     .help =
         TERRAIN_TEXT("formats", "A displacement of any size: OpenEXR in metres, or 16-bit grey PNG; or a "
                                 "mesh as glTF."),
     .files = blenderFiles,
     .meshes = glbMeshes,
     .maps = northMaps,
     .settings = blenderSettings,
     .meshSettings = blenderMeshSettings,
     .notes = blenderNotes},
    {.id = "threejs",
     .label = "three.js",
     .help =
         TERRAIN_TEXT("formats", "32-bit floats with their size in JSON, or heights packed into colours: a "
                                 "grey picture would lose all but 8 bits; or a mesh as glTF."),
     .files = threejsFiles,
     .meshes = glbMeshes,
     .maps = northMaps,
     .settings = threejsSettings,
     .meshSettings = threejsMeshSettings},
    {.id = "cities1",
     .label = "Cities: Skylines",
     .help = TERRAIN_TEXT("formats", "16-bit grey PNG of 1081 × 1081 for 17.28 km; heights 0 … 1024 m."),
     .files = pictureFiles,
     .sizes = listed(skylinesSides),
     .square = true,
     .oneSpacing = true,
     .range = RangeRule::Fixed,
     .fixedMinimum = 0,
     .fixedMaximum = 1024,
     .tiles = TileNames::None,
     .settings = cities1Settings,
     .notes = cities1Notes,
     .unknown = pictureUnknown},
    {.id = "cities2",
     .label = "Cities: Skylines II",
     .help = TERRAIN_TEXT("formats", "16-bit grey PNG of 4096 × 4096."),
     .files = pictureFiles,
     .sizes = listed(skylines2Sides),
     .square = true,
     .oneSpacing = true,
     .tiles = TileNames::None,
     .settings = cities2Settings,
     .unknown = cities2Unknown},
    {.id = "worldpainter",
     .label = "WorldPainter (Minecraft)",
     .help =
         TERRAIN_TEXT("formats", "16-bit grey PNG or 32-bit TIFF of any size; heights are mapped to blocks."),
     .files = worldpainterFiles,
     .oneSpacing = true,
     .range = RangeRule::WholeMetres,
     .settings = worldpainterSettings,
     .notes = worldpainterNotes},
    {.id = "beamng",
     .label = "BeamNG",
     .help = TERRAIN_TEXT("formats", "16-bit grey PNG, square, 2ⁿ samples a side from 128 to 8192."),
     .files = pictureFiles,
     .sizes = powers(128, 8192),
     .square = true,
     .oneSpacing = true,
     .settings = beamngSettings,
     .notes = beamngNotes,
     .unknown = beamngUnknown},
    {.id = "farming25",
     .label = "Farming Simulator 25",
     .help = TERRAIN_TEXT("formats", "dem.png: 16-bit grey PNG of 2049, 4097 or 8193 samples a side."),
     .files = pictureFiles,
     .sizes = listed(farmingSides),
     .square = true,
     .oneSpacing = true,
     .name = NameRule::Fixed,
     .fixedName = "dem",
     .tiles = TileNames::None,
     .settings = farmingSettings,
     .notes = farmingNotes,
     .unknown = pictureUnknown},
    {.id = "arma3",
     .label = "Arma 3",
     .help = TERRAIN_TEXT("formats", "ASCII grid of 2ⁿ samples a side at easting 200000, northing 0."),
     .files = arma3Files,
     .sizes = powers(2, 1 << 20),
     .square = true,
     .oneSpacing = true,
     .tiles = TileNames::None,
     .placedAtOrigin = true,
     .easting = 200000,
     .northing = 0,
     .settings = arma3Settings,
     .notes = arma3Notes},
    {.id = "enfusion",
     .label = "Enfusion (Arma Reforger)",
     .help = TERRAIN_TEXT("formats", "ASCII grid or 16-bit grey PNG with one sample more a side than faces."),
     .files = enfusionFiles,
     .oneSpacing = true,
     .settings = enfusionSettings,
     .notes = enfusionNotes},
    {.id = "roblox",
     .label = "Roblox",
     .help = TERRAIN_TEXT("formats", "8-bit grey PNG of up to 4096 × 4096; heights follow from a box."),
     .files = robloxFiles,
     .sizes = {SizeRule::Kind::Any, 2, 4096, {}},
     .oneSpacing = true,
     .tiles = TileNames::None,
     .settings = robloxSettings,
     .notes = robloxNotes,
     .unknown = robloxUnknown},
    {.id = "terragen",
     .label = "Terragen",
     .help = TERRAIN_TEXT("formats", "Its own .ter files: heights in metres, up to 32767 samples a side."),
     .files = terragenFiles,
     .sizes = {SizeRule::Kind::Any, 2, 32767, {}},
     .oneSpacing = true,
     .settings = terragenSettings,
     .notes = terragenNotes},
    {.id = "gis",
     .label = "GIS",
     .help = TERRAIN_TEXT("formats", "GeoTIFF of 32-bit floats or ASCII grid, in metres, with its place."),
     .files = gisFiles,
     .placesMaps = true,
     .settings = gisSettings},
    {.id = "print3d",
     .label = "3D print",
     .help = TERRAIN_TEXT("formats", "Closed bodies in mm: 3MF, which says its unit, or STL."),
     .files = {},
     .meshes = printMeshes,
     .meshSettings = print3dSettings,
     .unknown = printUnknown},
};

} // namespace

std::span<const Target> targets() {
    return table;
}

const Target* findTarget(std::string_view id) {
    const auto found = std::ranges::find_if(targets(), [&](const Target& target) { return id == target.id; });
    return found == targets().end() ? nullptr : &*found;
}

} // namespace terrain
