// SPDX-License-Identifier: MIT
#include "libterrain/formats/maps/map_plan.h"

#include "libterrain/formats/targets/target_files.h"

#include <algorithm>

namespace terrain {
namespace {

/// GIS takes maps in their place, and so does whoever has a terrain with a place and no target; others take
/// pictures.
std::string proposedSuffix(const SurfaceMap& map, const ExportPlan& plan) {
    const bool placed = plan.target != nullptr
                            ? plan.target->placesMaps
                            : !plan.grid.crs.empty() || plan.format->id() == std::string_view("tif");
    if (map.kind == SurfaceMap::Kind::Lines)
        return placed ? "geojson" : "svg";
    return placed ? "tif" : "png";
}

/// Lines are not cut into tiles.
FileNames namesFor(const SurfaceMap& map, FileNames names) {
    if (map.kind == SurfaceMap::Kind::Lines)
        names.tiling = {};
    return names;
}

Result<PlannedMap> planMap(const MapChoice& choice, const ExportRequest& request, const FileNames& names,
                           const ExportPlan& plan) {
    const SurfaceMap& map = *choice.map;
    PlannedMap out;
    out.map = &map;
    out.source = {completedOptions(map, choice.options), request.seaLevel, request.display};
    if (const TargetMap* wanted = plan.target != nullptr ? targetMap(*plan.target, map.id) : nullptr)
        fixOptions(wanted->options, out.source.options);
    std::vector<std::string> layers;
    if (map.check != nullptr) {
        auto checked = map.check(out.source);
        if (!checked)
            return checked.failure();
        layers = std::move(checked).value();
    }
    const std::string suffix = choice.suffix.empty() ? proposedSuffix(map, plan) : choice.suffix;
    if (map.kind == SurfaceMap::Kind::Values)
        out.format = heightmapFormatForSuffix(suffix);
    out.files = mapFiles(namesFor(map, names), map.id, "." + suffix, layers);
    addBeside(out, plan.grid);
    if (const Status possible = checkPlannedMap(out); !possible)
        return possible.failure();
    return out;
}

} // namespace

Status planMaps(const ExportRequest& request, const FileNames& names, ExportPlan& plan) {
    for (const MapChoice& choice : request.maps) {
        if (std::ranges::find(plan.facts.maps, choice.map) != plan.facts.maps.end())
            return Error{ErrorCode::InvalidRequest,
                         TERRAIN_TEXT("formats", "The map '%1' is asked for twice: once is enough."),
                         {choice.map->id},
                         "map"};
        auto planned = planMap(choice, request, names, plan);
        if (!planned)
            return planned.failure();
        plan.facts.maps.push_back(choice.map);
        plan.maps.push_back(std::move(planned).value());
    }
    return Done{};
}

} // namespace terrain
