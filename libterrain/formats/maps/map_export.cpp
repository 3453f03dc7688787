// SPDX-License-Identifier: MIT
#include "libterrain/formats/maps/map_export.h"

#include "libterrain/core/no_memory.h"
#include "libterrain/formats/resampled.h"

#include <new>

namespace terrain {
namespace {

/// The request as the plan of heights knows it: for what is no heightmap, only size, tiles and names count.
ExportRequest asHeights(const MapRequest& request) {
    ExportRequest out = request.file;
    out.target = nullptr;
    out.options.sourceType.reset();
    if (request.map->kind != SurfaceMap::Kind::Values) {
        out.format = findHeightmapFormat("png");
        out.options = {};
    }
    return out;
}

PlannedMap plannedMap(const MapRequest& request, const Grid& grid, const std::vector<std::string>& layers) {
    const ExportRequest& file = request.file;
    const FileNames names{nullptr,
                          file.path,
                          {file.tilesAcross, file.tilesDown, file.overlap.value_or(0)},
                          grid.columns,
                          grid.rows};
    PlannedMap out;
    out.map = request.map;
    out.source = request.source;
    out.format = file.format;
    out.options = file.options;
    out.options.sourceType.reset();
    out.files = mapFiles(names, {}, file.path.extension().string(), layers);
    addBeside(out, grid);
    return out;
}

Result<MapOutcome> written(const MapRequest& request, const ExportPlan& plan, const Heightfield& heights,
                           Existing existing, const RunContext& context) {
    std::vector<std::string> layers;
    if (request.map->check != nullptr) {
        auto checked = request.map->check(request.source);
        if (!checked)
            return checked.failure();
        layers = std::move(checked).value();
    }
    const PlannedMap planned = plannedMap(request, plan.grid, layers);
    if (!plan.resamples)
        return writeMap(planned, heights, existing, context);
    constexpr double changing = 0.2;
    const auto changed = resampled(heights, plan.grid.columns, plan.grid.rows, context.part(0, changing));
    if (!changed)
        return changed.failure();
    auto out = writeMap(planned, changed.value(), existing, context.part(changing, 1));
    if (out)
        out.value().notes.insert(out.value().notes.begin(), plan.notes.begin(), plan.notes.end());
    return out;
}

} // namespace

Status checkMap(const MapRequest& request, const Grid& grid) {
    // What can be held is said before a size or a cut that cannot be.
    MapRequest whole = request;
    whole.file.tilesAcross = whole.file.tilesDown = 1;
    if (Status holdable = checkPlannedMap(plannedMap(whole, grid, {})); !holdable)
        return holdable;
    const auto plan = planExport(asHeights(request), grid, {});
    return plan ? checkPlannedMap(plannedMap(request, plan.value().grid, {})) : Status(plan.failure());
}

Result<MapOutcome> exportMap(const MapRequest& request, const Heightfield& heights, Existing existing,
                             const RunContext& context) {
    if (const Status possible = checkMap(request, heights.grid()); !possible)
        return possible.failure();
    const auto plan = planExport(asHeights(request), heights.grid(), heightRange(heights));
    if (!plan)
        return plan.failure();
    try {
        return written(request, plan.value(), heights, existing, context);
    } catch (const std::bad_alloc&) {
        return noMemoryToWrite(request.file.path);
    }
}

} // namespace terrain
