// SPDX-License-Identifier: MIT
#pragma once

#include "libterrain/core/text.h"

// What people read of each target, for target_table.cpp.
namespace terrain::targettext {

inline constexpr TextSource unityNotes[] = {
    TERRAIN_TEXT("formats",
                 "Import Raw: leave Flip Vertically off, for the south edge stands first in the file."),
    TERRAIN_TEXT("formats", "Unity keeps heights in 32766 steps, about half as many as the file has."),
};
inline constexpr TextSource unrealNotes[] = {
    TERRAIN_TEXT("formats", "Rows run from north to south, which is along +Y."),
    TERRAIN_TEXT("formats", "Keep other pictures out of the folder: they disturb how tiles are found."),
};
inline constexpr TextSource unrealUnknown[] = {
    TERRAIN_TEXT("formats",
                 "Which versions take a letter u, v, x or y before digits in a file's name for a set "
                 "of tiles: such names are avoided."),
};
inline constexpr TextSource compositionNotes[] = {
    TERRAIN_TEXT("formats", "Rows run from north to south, which is along +Y."),
    TERRAIN_TEXT("formats",
                 "Every tile becomes a landscape of its own and shares its edge with the next one; "
                 "y0 is the northernmost row of tiles."),
};
inline constexpr TextSource terrain3dNotes[] = {
    TERRAIN_TEXT("formats", "The first row is the edge towards −Z."),
};
inline constexpr TextSource hterrainNotes[] = {
    TERRAIN_TEXT("formats", "The first row is the edge of the lowest Z; choose 16 bits and little endian."),
};
inline constexpr TextSource o3deNotes[] = {
    TERRAIN_TEXT("formats",
                 "The ending _gsi of the name keeps colour correction and compression away: leave it."),
};
inline constexpr TextSource o3deUnknown[] = {
    TERRAIN_TEXT("formats", "Which edge of the picture becomes north: check with a corner that you know."),
};
inline constexpr TextSource cryengineNotes[] = {
    TERRAIN_TEXT("formats", "Heights in the editor begin at 0: what was written as 0 is the base height."),
};
inline constexpr TextSource pictureUnknown[] = {
    TERRAIN_TEXT("formats", "Which edge of the picture becomes north: check with a corner that you know."),
};
inline constexpr TextSource blenderNotes[] = {
    TERRAIN_TEXT("formats", "Set the picture's colour space to Non-Color, or the heights are bent."),
    TERRAIN_TEXT("formats", "The top of the picture is north, +Y of an unturned plane."),
};
inline constexpr TextSource printUnknown[] = {
    TERRAIN_TEXT("formats",
                 "The nozzle and the layers of your printer: a base of two layers or more holds, and "
                 "errors below half a layer are not seen."),
};
inline constexpr TextSource cities1Notes[] = {
    TERRAIN_TEXT("formats", "The game shows 0 … 1024 m; a coast without a sea floor becomes a cliff."),
};
inline constexpr TextSource cities2Unknown[] = {
    TERRAIN_TEXT("formats", "How wide the map is in the game, and its default heights: see the map editor."),
    TERRAIN_TEXT("formats", "Which edge of the picture becomes north: check with a corner that you know."),
};
inline constexpr TextSource worldpainterNotes[] = {
    TERRAIN_TEXT("formats", "One sample becomes one block; the first row is north."),
    TERRAIN_TEXT("formats", "Opened as a picture the file may look almost black or washed out; it is right."),
};
inline constexpr TextSource beamngNotes[] = {
    TERRAIN_TEXT("formats", "Rows run from north to south."),
};
inline constexpr TextSource beamngUnknown[] = {
    TERRAIN_TEXT("formats", "Whether your importer flips rows (its flip-Y setting): check with a corner that "
                            "you know."),
};
inline constexpr TextSource farmingNotes[] = {
    TERRAIN_TEXT("formats",
                 "Put dem.png into the map's data folder; change heightScale in the map's i3d file, "
                 "or the land is squashed to the default of 255 m."),
};
inline constexpr TextSource arma3Notes[] = {
    TERRAIN_TEXT("formats", "The cell size of the project in Terrain Builder must be the one of the file."),
};
inline constexpr TextSource enfusionNotes[] = {
    TERRAIN_TEXT("formats", "Save after the import: nothing is saved by itself."),
    TERRAIN_TEXT("formats", "Rows run from north to south: try Invert Z when the land is mirrored."),
};
inline constexpr TextSource terragenNotes[] = {
    TERRAIN_TEXT("formats", "The file itself says the spacing and the heights: nothing has to be typed."),
    TERRAIN_TEXT("formats", "Rows run from south to north in the file, as Terragen has them."),
};
inline constexpr TextSource robloxNotes[] = {
    TERRAIN_TEXT("formats",
                 "One pixel becomes 4 studs; black is the bottom of the selection box, white its top."),
};
inline constexpr TextSource robloxUnknown[] = {
    TERRAIN_TEXT("formats", "Whether more than 8 bits of brightness are used: 8 are written, 256 heights."),
};

inline constexpr TextSource mapNormalNorth = TERRAIN_TEXT(
    "formats", "Normal map: green is bright where the ground faces north, as this program reads it.");
inline constexpr TextSource mapNormalSouth = TERRAIN_TEXT(
    "formats", "Normal map: green is bright where the ground faces south, as this program reads it.");
inline constexpr TextSource unitySplat = TERRAIN_TEXT(
    "formats",
    "Splat map: its red, green, blue and alpha are the weights of four terrain layers, which add up to "
    "255; a script or a tool gives it to the terrain.");
inline constexpr TextSource unrealSplat = TERRAIN_TEXT(
    "formats", "Splat map: each grey file is the weight of one layer; choose it beside that layer when the "
               "landscape is imported.");

} // namespace terrain::targettext
