// SPDX-License-Identifier: MIT
#include "libterrain/core/number_text.h"
#include "libterrain/formats/clipping.h"
#include "libterrain/formats/export_plan.h"
#include "libterrain/formats/maps/contour_file.h"
#include "libterrain/formats/maps/picture_file.h"
#include "libterrain/formats/maps/planned_map.h"
#include "libterrain/formats/new_files.h"
#include "libterrain/formats/verify_export.h"

namespace terrain {
namespace {

using Kind = SurfaceMap::Kind;

constexpr double computing = 0.4; // of the time

MapOutcome outcomeOf(const PlannedMap& planned, const Heightfield& heights) {
    MapOutcome out;
    out.map = planned.map;
    out.grid = heights.grid();
    for (const PlannedFile& file : planned.files)
        out.files.push_back(file.path);
    return out;
}

Result<MapOutcome> writeValues(const PlannedMap& planned, const Heightfield& heights, Existing existing,
                               const RunContext& context) {
    auto values = planned.map->values(heights, planned.source, context.part(0, computing));
    if (!values)
        return values.failure();
    ExportRequest file;
    file.format = planned.format;
    file.options = planned.options;
    file.path = planned.files.front().path;
    if (!file.options.range)
        file.options.range = planned.map->range;
    auto plan = planExport(file, values.value().grid(), heightRange(values.value()));
    if (!plan)
        return plan.failure();
    plan.value().files = planned.files;
    auto outcome = runExport(plan.value(), values.value(), existing, context.part(computing, 1));
    if (!outcome)
        return outcome.failure();
    MapOutcome out = outcomeOf(planned, heights);
    out.notes = outcome.value().report.notes;
    if (const std::optional<Clipping>& cut = outcome.value().clipping) {
        const TextSource ofLand = clippingText(plan.value(), *cut).source; // it speaks of metres
        std::erase_if(out.notes, [&](const Text& note) { return note.source == ofLand; });
        out.notes.emplace_back(clippedNote, std::vector{numberText(cut->count)});
    }
    out.values = VerifiedReport{std::move(outcome.value().report), outcome.value().largestError};
    return out;
}

Result<MapOutcome> writePictures(const PlannedMap& planned, const Heightfield& heights, Existing existing,
                                 const RunContext& context) {
    if (const Status whole = checkHoles(*planned.map, heights); !whole)
        return whole.failure();
    const auto picture = planned.map->picture(heights, planned.source);
    if (!picture)
        return picture.failure();
    NewFiles made;
    const auto count = static_cast<double>(planned.files.size());
    for (std::size_t i = 0; i < planned.files.size(); ++i) {
        const PlannedFile& file = planned.files[i];
        made.expect(file.path);
        const auto index = static_cast<double>(i);
        if (const Status written = writePicture(*picture.value(), heights.grid(), {file.window, file.layer},
                                                *pictureKind(file.path), file.path, existing,
                                                context.part(index / count, (index + 1) / count));
            !written)
            return written.failure();
        made.made();
    }
    made.keep();
    return outcomeOf(planned, heights);
}

Result<MapOutcome> writeLines(const PlannedMap& planned, const Heightfield& heights, Existing existing,
                              const RunContext& context) {
    const ParameterSet& options = planned.source.options;
    const std::filesystem::path& path = planned.files.front().path;
    const ContourKind kind = *contourKind(path);
    ContourStyle style;
    style.base = options.real("base");
    style.interval = options.real("interval");
    style.index = options.isChoice("index", "10") ? 10 : 5;
    if (style.interval == 0)
        style.interval = contourInterval(heightRange(heights));
    const auto lines = contourLines(heights, style.base, style.interval, context.part(0, 2 * computing));
    if (!lines)
        return lines.failure();
    if (const Status written = writeContours(lines.value(), heights.grid(), style, kind, path, existing);
        !written)
        return written.failure();
    MapOutcome out = outcomeOf(planned, heights);
    out.lines = lines.value().size();
    out.interval = style.interval;
    const std::string& crs = heights.grid().crs;
    if (!crs.empty() && !crs.starts_with("EPSG:") && kind == ContourKind::GeoJson)
        out.notes.emplace_back(TERRAIN_TEXT("formats", "The coordinate system has no EPSG code, and GeoJSON "
                                                       "cannot name it: say so where the lines are opened."));
    return out;
}

} // namespace

Result<MapOutcome> writeMap(const PlannedMap& planned, const Heightfield& heights, Existing existing,
                            const RunContext& context) {
    if (const Status free = checkFree(planned.paths(), existing); !free)
        return free.failure();
    switch (planned.map->kind) {
    case Kind::Values:
        return writeValues(planned, heights, existing, context);
    case Kind::Picture:
        return writePictures(planned, heights, existing, context);
    case Kind::Lines:
        break;
    }
    return writeLines(planned, heights, existing, context);
}

} // namespace terrain
