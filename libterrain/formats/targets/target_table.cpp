// SPDX-License-Identifier: MIT
#include "libterrain/formats/targets/target.h"
#include "libterrain/formats/targets/target_settings.h"

#include <algorithm>
#include <array>

namespace terrain {
namespace {

constexpr auto anySize = SizeRule{};
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
constexpr TargetFile worldpainterFiles[] = {{"png", "png", "depth=16"}, {"tif", "tif", "type=f32"}};
constexpr TargetFile arma3Files[] = {{"asc", "asc"}};
constexpr TargetFile enfusionFiles[] = {{"asc", "asc"}, {"png", "png", "depth=16"}};
constexpr TargetFile robloxFiles[] = {{"png", "png", "depth=8"}};
constexpr TargetFile terragenFiles[] = {{"ter", "ter"}};
constexpr TargetFile gisFiles[] = {{"tif", "tif"}, {"asc", "asc"}};

constexpr TextSource unityNotes[] = {
    TERRAIN_TEXT("formats",
                 "Import Raw: leave Flip Vertically off, for the south edge stands first in the file."),
    TERRAIN_TEXT("formats", "Unity keeps heights in 32766 steps, about half as many as the file has."),
};
constexpr TextSource unrealNotes[] = {
    TERRAIN_TEXT("formats", "Rows run from north to south, which is along +Y."),
    TERRAIN_TEXT("formats", "Keep other pictures out of the folder: they disturb how tiles are found."),
};
constexpr TextSource unrealUnknown[] = {
    TERRAIN_TEXT("formats",
                 "Which versions take a letter u, v, x or y before digits in a file's name for a set "
                 "of tiles: such names are avoided."),
};
constexpr TextSource compositionNotes[] = {
    TERRAIN_TEXT("formats", "Rows run from north to south, which is along +Y."),
    TERRAIN_TEXT("formats",
                 "Every tile becomes a landscape of its own and shares its edge with the next one; "
                 "y0 is the northernmost row of tiles."),
};
constexpr TextSource terrain3dNotes[] = {
    TERRAIN_TEXT("formats", "The first row is the edge towards −Z."),
};
constexpr TextSource hterrainNotes[] = {
    TERRAIN_TEXT("formats", "The first row is the edge of the lowest Z; choose 16 bits and little endian."),
};
constexpr TextSource o3deNotes[] = {
    TERRAIN_TEXT("formats",
                 "The ending _gsi of the name keeps colour correction and compression away: leave it."),
};
constexpr TextSource o3deUnknown[] = {
    TERRAIN_TEXT("formats", "Which edge of the picture becomes north: check with a corner that you know."),
};
constexpr TextSource cryengineNotes[] = {
    TERRAIN_TEXT("formats", "Heights in the editor begin at 0: what was written as 0 is the base height."),
};
constexpr TextSource pictureUnknown[] = {
    TERRAIN_TEXT("formats", "Which edge of the picture becomes north: check with a corner that you know."),
};
constexpr TextSource blenderNotes[] = {
    TERRAIN_TEXT("formats", "Set the picture's colour space to Non-Color, or the heights are bent."),
    TERRAIN_TEXT("formats", "The top of the picture is north, +Y of an unturned plane."),
};
constexpr TextSource cities1Notes[] = {
    TERRAIN_TEXT("formats", "The game shows 0 … 1024 m; a coast without a sea floor becomes a cliff."),
};
constexpr TextSource cities2Unknown[] = {
    TERRAIN_TEXT("formats", "How wide the map is in the game, and its default heights: see the map editor."),
    TERRAIN_TEXT("formats", "Which edge of the picture becomes north: check with a corner that you know."),
};
constexpr TextSource worldpainterNotes[] = {
    TERRAIN_TEXT("formats", "One sample becomes one block; the first row is north."),
    TERRAIN_TEXT("formats", "Opened as a picture the file may look almost black or washed out; it is right."),
};
constexpr TextSource beamngNotes[] = {
    TERRAIN_TEXT("formats", "Rows run from north to south."),
};
constexpr TextSource beamngUnknown[] = {
    TERRAIN_TEXT("formats", "Whether your importer flips rows (its flip-Y setting): check with a corner that "
                            "you know."),
};
constexpr TextSource farmingNotes[] = {
    TERRAIN_TEXT("formats",
                 "Put dem.png into the map's data folder; change heightScale in the map's i3d file, "
                 "or the land is squashed to the default of 255 m."),
};
constexpr TextSource arma3Notes[] = {
    TERRAIN_TEXT("formats", "The cell size of the project in Terrain Builder must be the one of the file."),
};
constexpr TextSource enfusionNotes[] = {
    TERRAIN_TEXT("formats", "Save after the import: nothing is saved by itself."),
    TERRAIN_TEXT("formats", "Rows run from north to south: try Invert Z when the land is mirrored."),
};
constexpr TextSource terragenNotes[] = {
    TERRAIN_TEXT("formats", "The file itself says the spacing and the heights: nothing has to be typed."),
    TERRAIN_TEXT("formats", "Rows run from south to north in the file, as Terragen has them."),
};
constexpr TextSource robloxNotes[] = {
    TERRAIN_TEXT("formats",
                 "One pixel becomes 4 studs; black is the bottom of the selection box, white its top."),
};
constexpr TextSource robloxUnknown[] = {
    TERRAIN_TEXT("formats", "Whether more than 8 bits of brightness are used: 8 are written, 256 heights."),
};

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
     .settings = terrain3dSettings,
     .notes = terrain3dNotes},
    {.id = "hterrain",
     .label = "Godot HTerrain",
     .help =
         TERRAIN_TEXT("formats", "RAW, 16 bits, little endian, 2ⁿ + 1 samples a side; heights are typed in."),
     .files = hterrainFiles,
     .sizes = powersPlusOne(65, 4097),
     .square = true,
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
     .settings = cryengineSettings,
     .notes = cryengineNotes,
     .unknown = pictureUnknown},
    {.id = "blender",
     .label = "Blender",
     .help = TERRAIN_TEXT("formats", "A displacement of any size: OpenEXR in metres, or 16-bit grey PNG."),
     .files = blenderFiles,
     .settings = blenderSettings,
     .notes = blenderNotes},
    {.id = "threejs",
     .label = "three.js",
     .help =
         TERRAIN_TEXT("formats", "32-bit floats with their size in JSON, or heights packed into colours: a "
                                 "grey picture would lose all but 8 bits."),
     .files = threejsFiles,
     .settings = threejsSettings},
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
     .settings = gisSettings},
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
