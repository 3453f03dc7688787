// SPDX-License-Identifier: MIT
#include "libterrain/formats/targets/map_notes.h"

#include "libterrain/formats/targets/target_files.h"

#include <algorithm>

namespace terrain {
namespace {

using namespace std::string_view_literals;

bool holdsNumbers(const SurfaceMap& map) {
    return map.kind != SurfaceMap::Kind::Lines && map.id != "colour"sv;
}

} // namespace

void addMapNotes(const Target& target, const SheetFacts& facts, SettingsSheet& sheet) {
    for (const SurfaceMap* map : facts.maps) {
        if (const TargetMap* own = targetMap(target, map->id))
            sheet.note(own->note);
        else if (map->id == "normal"sv && !target.placesMaps)
            sheet.unknown(TERRAIN_TEXT(
                "formats", "Which way green points in this program's normal maps: where hills look "
                           "like hollows, write it with the other one."));
    }
    const bool numbers =
        std::ranges::any_of(facts.maps, [](const SurfaceMap* map) { return holdsNumbers(*map); });
    if (numbers && !target.placesMaps)
        sheet.note(TERRAIN_TEXT("formats", "Maps hold numbers: import them without sRGB (as linear), or they "
                                           "are bent. Colours are a picture."));
    const bool tiles = facts.tilesAcross > 1 || facts.tilesDown > 1;
    if (tiles && !facts.maps.empty() && target.name == NameRule::NoTileLookalike)
        sheet.note(TERRAIN_TEXT("formats", "Move the maps out of the folder before the tiles are imported."));
}

} // namespace terrain
