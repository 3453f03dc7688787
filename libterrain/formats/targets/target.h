// SPDX-License-Identifier: MIT
#pragma once

#include "libterrain/core/grid.h"
#include "libterrain/core/text.h"

#include <optional>
#include <span>
#include <string_view>

namespace terrain {

class SettingsSheet;
struct SheetFacts;
struct MeshSheetFacts;

/// A file format as a target wants it.
struct TargetFile {
    const char* format; ///< id of a HeightmapFormat
    const char* suffix; ///< of the file
    /// Options of the format that the target fixes, "name=value" with blanks between them; empty = none.
    const char* options = "";
};

/// A mesh as a target wants it.
struct TargetMesh {
    const char* format; ///< id of a MeshFormat
    const char* suffix; ///< of the file
    bool isBody;        ///< closed, in mm; else the surface alone
};

/// A map beside the heights as a target wants it.
struct TargetMap {
    const char* map;     ///< id of a SurfaceMap
    const char* options; ///< of the map, that the target fixes, as of a TargetFile
    TextSource note;     ///< what to do with it there
};

/// Which numbers of samples a side a target takes.
struct SizeRule {
    enum class Kind {
        Any,
        PowerOfTwo,        ///< 2ⁿ, from `least` to `most`
        PowerOfTwoPlusOne, ///< 2ⁿ + 1, likewise
        Listed,            ///< those of `list`, ascending
    };
    Kind kind = Kind::Any;
    int least = 2;
    int most = maximumSide;
    std::span<const int> list = {};
};

/// Which heights 0 and full scale of integer samples stand for.
enum class RangeRule {
    Heights,     ///< the lowest and the highest, or two that a person gives
    WholeMetres, ///< the same, widened to whole metres: the tool takes no others
    Fixed,       ///< those of the target
};

/// What a target asks of a file's name.
enum class NameRule {
    Any,
    EndsInGsi,      ///< before the suffix
    Fixed,          ///< Target::fixedName
    NoTileLookalike ///< no u, v, x, y that digits follow, except in the names of tiles
};

/// How a target takes a terrain in pieces.
enum class TileNames {
    None,           ///< not at all
    ColumnRow,      ///< NAME_x0_y0, columns from the west, rows from the north
    EastNorthPlain, ///< NAME_0_0, columns from the west, rows from the south
};

/// What another tool needs of a terrain: plain data, one row of a table each (target_table.cpp).
struct Target {
    const char* id;                    ///< stable
    const char* label;                 ///< the tool's own name, the same in every language
    TextSource help;                   ///< what it takes, in a sentence
    std::span<const TargetFile> files; ///< of heightmaps; the first is proposed; none: it takes meshes alone
    std::span<const TargetMesh> meshes = {};
    SizeRule sizes = {};     ///< of the terrain, or of each tile
    bool square = false;     ///< as many rows as columns
    bool oneSpacing = false; ///< no different spacings from west to east and from north to south
    RangeRule range = RangeRule::Heights;
    double fixedMinimum = 0; ///< m, where the range is fixed
    double fixedMaximum = 0;
    NameRule name = NameRule::Any;
    const char* fixedName = "";
    TileNames tiles = TileNames::ColumnRow;
    std::optional<int> overlap = std::nullopt; ///< samples that neighbouring tiles must share; none = any
    std::span<const TargetMap> maps = {};
    bool placesMaps = false;     ///< maps beside the heights are placed on the earth: GeoTIFF and GeoJSON
    bool placedAtOrigin = false; ///< its own easting and northing stand in the file
    double easting = 0;          ///< of the south-west corner, where that is so
    double northing = 0;
    /// Adds the numbers that a person types into the tool; null where it takes no heightmaps.
    void (*settings)(const SheetFacts& facts, SettingsSheet& sheet) = nullptr;
    /// The same for a mesh, with all its notes; null where it takes none.
    void (*meshSettings)(const MeshSheetFacts& facts, SettingsSheet& sheet) = nullptr;
    std::span<const TextSource> notes = {};   ///< what else to do in the tool with a heightmap
    std::span<const TextSource> unknown = {}; ///< what its makers do not say
};

/// Every target, in the order in which people see them.
std::span<const Target> targets();
/// Null when there is none.
const Target* findTarget(std::string_view id);

/// Whether the target takes this many samples a side.
bool takesSide(const SizeRule& rule, int side);
/// The side nearest to `side` among those that `count` tiles with `overlap` shared samples give; the greater
/// of two that are equally near. `tile` receives the side of a tile. count 1: the nearest side that is taken.
int nearestSide(const SizeRule& rule, int side, int count, int overlap, int& tile);
/// "33, 65 … 4097", for people.
std::string sidesText(const SizeRule& rule);

} // namespace terrain
