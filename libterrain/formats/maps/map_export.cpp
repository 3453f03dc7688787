// SPDX-License-Identifier: MIT
#include "libterrain/formats/maps/map_export.h"

#include "libterrain/core/number_text.h"
#include "libterrain/formats/maps/contour_file.h"
#include "libterrain/formats/maps/picture_file.h"
#include "libterrain/formats/new_files.h"
#include "libterrain/formats/resampled.h"
#include "libterrain/formats/text_case.h"

#include <algorithm>
#include <new>

namespace terrain {
namespace {

namespace fs = std::filesystem;
using Kind = SurfaceMap::Kind;

constexpr double computing = 0.4; // of the time

std::string suffixOf(const fs::path& path) {
    return lowerCase(path.extension().string());
}

std::optional<PictureKind> pictureKind(const fs::path& path) {
    const std::string suffix = suffixOf(path);
    if (suffix == ".png")
        return PictureKind::Png;
    return suffix == ".tif" || suffix == ".tiff" ? std::optional(PictureKind::GeoTiff) : std::nullopt;
}

std::optional<ContourKind> contourKind(const fs::path& path) {
    const std::string suffix = suffixOf(path);
    if (suffix == ".svg")
        return ContourKind::Svg;
    return suffix == ".geojson" ? std::optional(ContourKind::GeoJson) : std::nullopt;
}

/// Formats that hold any numbers; those of metres alone, such as .hgt, would make others of them.
bool holdsValues(const HeightmapFormat& format) {
    return format.canWrite() && !format.onlyByName() && !format.integersAreMetres() &&
           format.id() != std::string_view("ter");
}

bool isHoldable(const MapRequest& request) {
    switch (request.map->kind) {
    case Kind::Values:
        return request.file.format != nullptr && holdsValues(*request.file.format) &&
               request.file.format->writtenType(
                   completedOptions(*request.file.format, request.file.options.format)) != SampleType::I16;
    case Kind::Picture:
        return pictureKind(request.file.path).has_value();
    case Kind::Lines:
        return contourKind(request.file.path).has_value();
    }
    return false;
}

/// The request as the plan of heights knows it: for what is no heightmap, only size, tiles and names count.
ExportRequest planned(const MapRequest& request) {
    ExportRequest out = request.file;
    out.target = nullptr;
    out.options.sourceType.reset();
    if (request.map->kind != Kind::Values) {
        out.format = findHeightmapFormat("png");
        out.options = {};
    }
    return out;
}

Result<MapOutcome> writeValues(const MapRequest& request, const Heightfield& heights, Existing existing,
                               const RunContext& context) {
    auto values = request.map->values(heights, request.source, context.part(0, computing));
    if (!values)
        return values.failure();
    ExportRequest file = planned(request);
    file.size.reset(); // it has it already
    if (!file.options.range)
        file.options.range = request.map->range;
    const auto plan = planExport(file, values.value().grid(), heightRange(values.value()));
    if (!plan)
        return plan.failure();
    auto outcome = runExport(plan.value(), values.value(), existing, context.part(computing, 1));
    if (!outcome)
        return outcome.failure();
    MapOutcome out;
    out.grid = plan.value().grid;
    out.files = outcome.value().files;
    out.values = std::move(outcome).value();
    out.notes = out.values->report.notes;
    return out;
}

/// The files of a picture: its tiles, and for each of them its layers.
std::vector<std::pair<fs::path, PicturePart>> pictureFiles(const MapPicture& picture,
                                                           const ExportPlan& plan) {
    std::vector<std::pair<fs::path, PicturePart>> out;
    for (const PlannedFile& file : plan.files) {
        if (picture.layers().empty())
            out.emplace_back(file.path, PicturePart{file.window});
        for (std::size_t i = 0; i < picture.layers().size(); ++i) {
            fs::path path = file.path;
            path.replace_filename(file.path.stem().string() + "_" + picture.layers()[i] +
                                  file.path.extension().string());
            out.emplace_back(std::move(path), PicturePart{file.window, static_cast<int>(i)});
        }
    }
    return out;
}

Result<MapOutcome> writePictures(const MapRequest& request, const Heightfield& heights, Existing existing,
                                 const RunContext& context) {
    if (const std::int64_t holes = holeCount(heights); holes > 0)
        return Error{ErrorCode::UnusableInput,
                     TERRAIN_TEXT("formats", "Missing samples: %1. A map in colours cannot hold them: fill "
                                             "them."),
                     {numberText(holes)},
                     "fill-nodata"};
    const auto picture = request.map->picture(heights, request.source);
    if (!picture)
        return picture.failure();
    ExportRequest file = planned(request);
    file.size.reset();
    const auto plan = planExport(file, heights.grid(), heightRange(heights));
    if (!plan)
        return plan.failure();
    const auto files = pictureFiles(*picture.value(), plan.value());
    MapOutcome out;
    out.grid = heights.grid();
    for (const auto& [path, part] : files)
        out.files.push_back(path);
    if (const Status free = checkFree(out.files, existing); !free)
        return free.failure();
    NewFiles made;
    const auto count = static_cast<double>(files.size());
    for (std::size_t i = 0; i < files.size(); ++i) {
        made.expect(files[i].first);
        const auto index = static_cast<double>(i);
        if (const Status written = writePicture(*picture.value(), heights.grid(), files[i].second,
                                                *pictureKind(request.file.path), files[i].first, existing,
                                                context.part(index / count, (index + 1) / count));
            !written)
            return written.failure();
        made.made();
    }
    made.keep();
    return out;
}

Result<MapOutcome> writeLines(const MapRequest& request, const Heightfield& heights, Existing existing,
                              const RunContext& context) {
    const ParameterSet& options = request.source.options;
    ContourStyle style;
    style.base = options.real("base");
    style.interval = options.real("interval");
    style.index = options.isChoice("index", "10") ? 10 : 5;
    if (style.interval == 0)
        style.interval = contourInterval(heightRange(heights));
    const auto lines = contourLines(heights, style.base, style.interval, context.part(0, 2 * computing));
    if (!lines)
        return lines.failure();
    if (const Status written = writeContours(lines.value(), heights.grid(), style,
                                             *contourKind(request.file.path), request.file.path, existing);
        !written)
        return written.failure();
    MapOutcome out;
    out.grid = heights.grid();
    out.files = {request.file.path};
    out.lines = lines.value().size();
    out.interval = style.interval;
    const std::string& crs = heights.grid().crs;
    if (!crs.empty() && !crs.starts_with("EPSG:") && contourKind(request.file.path) == ContourKind::GeoJson)
        out.notes.emplace_back(TERRAIN_TEXT("formats", "The coordinate system has no EPSG code, and GeoJSON "
                                                       "cannot name it: say so where the lines are opened."));
    return out;
}

Result<MapOutcome> written(const MapRequest& request, const Heightfield& heights, Existing existing,
                           const RunContext& context) {
    switch (request.map->kind) {
    case Kind::Values:
        return writeValues(request, heights, existing, context);
    case Kind::Picture:
        return writePictures(request, heights, existing, context);
    case Kind::Lines:
        break;
    }
    return writeLines(request, heights, existing, context);
}

} // namespace

std::string mapSuffixes(const SurfaceMap& map) {
    if (map.kind == Kind::Picture)
        return ".png .tif";
    if (map.kind == Kind::Lines)
        return ".geojson .svg";
    std::string out;
    for (const HeightmapFormat* format : heightmapFormats())
        if (holdsValues(*format))
            out += (out.empty() ? "." : " .") + std::string(format->suffixes().front());
    return out;
}

Status checkMap(const MapRequest& request, const Grid& grid) {
    if (!isHoldable(request))
        return Error{ErrorCode::InvalidRequest,
                     TERRAIN_TEXT("formats", "%1 cannot hold the map '%2': it is written as one of %3 (whole "
                                             "metres aside)."),
                     {request.file.path.string(), request.map->id, mapSuffixes(*request.map)},
                     "format"};
    const bool whole = request.file.tilesAcross == 1 && request.file.tilesDown == 1;
    if (request.map->kind == Kind::Lines && !whole)
        return Error{ErrorCode::InvalidRequest,
                     TERRAIN_TEXT("formats", "Contour lines go into one file, not into tiles."),
                     {},
                     "tiles"};
    const auto plan = planExport(planned(request), grid, {});
    return plan ? Status(Done{}) : Status(plan.failure());
}

Result<MapOutcome> exportMap(const MapRequest& request, const Heightfield& heights, Existing existing,
                             const RunContext& context) {
    if (const Status possible = checkMap(request, heights.grid()); !possible)
        return possible.failure();
    const auto plan = planExport(planned(request), heights.grid(), heightRange(heights));
    if (!plan)
        return plan.failure();
    if (request.map->kind != Kind::Picture) // whose files are named by its layers too
        if (const Status free = checkFree(plan.value().paths(), existing); !free)
            return free.failure();
    try {
        if (!plan.value().resamples)
            return written(request, heights, existing, context);
        constexpr double changing = 0.2;
        const Grid& grid = plan.value().grid;
        const auto changed = resampled(heights, grid.columns, grid.rows, context.part(0, changing));
        if (!changed)
            return changed.failure();
        auto out = written(request, changed.value(), existing, context.part(changing, 1));
        if (out)
            out.value().notes.insert(out.value().notes.begin(), plan.value().notes.begin(),
                                     plan.value().notes.end());
        return out;
    } catch (const std::bad_alloc&) {
        return Error{ErrorCode::OverLimit,
                     TERRAIN_TEXT("formats", "%1: there is not enough memory to write it."),
                     {request.file.path.string()}};
    }
}

} // namespace terrain
