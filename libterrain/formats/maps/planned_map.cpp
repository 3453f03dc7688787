// SPDX-License-Identifier: MIT
#include "libterrain/formats/maps/planned_map.h"

#include "libterrain/core/number_text.h"
#include "libterrain/formats/maps/contour_file.h"
#include "libterrain/formats/maps/map_pictures.h"
#include "libterrain/formats/maps/picture_file.h"

#include <algorithm>

namespace terrain {
namespace {

using Kind = SurfaceMap::Kind;

/// Formats that hold any numbers; those of metres alone, such as .hgt, would make others of them.
bool holdsValues(const HeightmapFormat& format) {
    return format.canWrite() && !format.onlyByName() && !format.integersAreMetres() &&
           format.id() != std::string_view("ter");
}

bool isHoldable(const PlannedMap& planned) {
    const std::filesystem::path& path = planned.files.front().path;
    switch (planned.map->kind) {
    case Kind::Values:
        return planned.format != nullptr && holdsValues(*planned.format) &&
               planned.format->writtenType(completedOptions(*planned.format, planned.options.format)) !=
                   SampleType::I16;
    case Kind::Picture:
        return pictureKind(path).has_value();
    case Kind::Lines:
        return contourKind(path).has_value();
    }
    return false;
}

} // namespace

std::vector<std::filesystem::path> PlannedMap::paths() const {
    std::vector<std::filesystem::path> out;
    for (const PlannedFile& file : files) {
        out.push_back(file.path);
        if (!beside.empty())
            out.push_back(std::filesystem::path(file.path).replace_extension(beside));
    }
    return out;
}

SizeEstimate PlannedMap::estimatedSize(const Grid& grid, const Heightfield& heights) const {
    double samples = 0; // of all files: tiles may share some
    for (const PlannedFile& file : files)
        samples += static_cast<double>(file.window.columns) * file.window.rows;
    if (map->kind == Kind::Lines)
        return {};
    if (map->kind == Kind::Picture) {
        const double bytes = files.front().layer < 0 ? pictureSampleBytes(*map, source.options) : 1;
        return {static_cast<std::uint64_t>(samples * bytes), SizeEstimate::Kind::Packed};
    }
    SizeEstimate out = format->estimatedSize(grid, heights, completedOptions(*format, options.format));
    const auto whole = static_cast<double>(grid.sampleCount());
    out.bytes = static_cast<std::uint64_t>(static_cast<double>(out.bytes) * (samples / whole));
    return out;
}

void addBeside(PlannedMap& planned, const Grid& grid) {
    const auto side = planned.format != nullptr ? planned.format->sideText(grid) : std::nullopt;
    planned.beside = side && !side->text.empty() ? side->suffix : "";
}

std::vector<std::string> mapSuffixes(const SurfaceMap& map) {
    if (map.kind == Kind::Picture)
        return {"png", "tif"};
    if (map.kind == Kind::Lines)
        return {"geojson", "svg"};
    std::vector<std::string> out;
    for (const HeightmapFormat* format : heightmapFormats())
        if (holdsValues(*format))
            out.emplace_back(format->suffixes().front());
    return out;
}

std::string mapSuffixesText(const SurfaceMap& map) {
    std::string out;
    for (const std::string& suffix : mapSuffixes(map))
        out += (out.empty() ? "." : " .") + suffix;
    return out;
}

ParameterSet completedOptions(const SurfaceMap& map, const ParameterSet& options) {
    return options.specs().empty() ? ParameterSet(map.options) : options;
}

Status checkPlannedMap(const PlannedMap& planned) {
    if (!isHoldable(planned))
        return Error{ErrorCode::InvalidRequest,
                     TERRAIN_TEXT("formats",
                                  "%1 cannot hold the map '%2': it is written as one of %3, but not "
                                  "in samples that are whole metres."),
                     {planned.files.front().path.string(), planned.map->id, mapSuffixesText(*planned.map)},
                     "format"};
    if (planned.map->kind == Kind::Lines && planned.files.size() > 1)
        return Error{ErrorCode::InvalidRequest,
                     TERRAIN_TEXT("formats", "Contour lines go into one file, not into tiles."),
                     {},
                     "tiles"};
    return Done{};
}

Status checkHoles(const SurfaceMap& map, const Heightfield& heights) {
    if (map.kind != Kind::Picture)
        return Done{};
    const std::int64_t holes = holeCount(heights);
    if (holes == 0)
        return Done{};
    return Error{
        ErrorCode::UnusableInput,
        TERRAIN_TEXT("formats", "Missing samples: %1. A map in colours cannot hold them: fill them."),
        {numberText(holes)},
        "fill-nodata"};
}

} // namespace terrain
