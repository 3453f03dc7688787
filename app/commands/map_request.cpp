// SPDX-License-Identifier: MIT
#include "app/commands/map_request.h"

#include "app/commands/export_words.h"
#include "libterrain/core/number_text.h"
#include "libterrain/formats/verify_export.h"

namespace app {
namespace {

using terrain::numberText;

/// NAME=VALUE of a repeated option.
terrain::Status takeSettings(const char* option, const std::string& owner, const Invocation& run,
                             terrain::ParameterSet& values) {
    for (const std::string& setting : run.arguments.all(option)) {
        const std::size_t equals = setting.find('=');
        if (equals == std::string::npos)
            return usageError("--%1 takes NAME=VALUE, not '%2'.", {option, setting});
        const std::string name = setting.substr(0, equals);
        if (terrain::findSpec(values.specs(), name) == nullptr)
            return usageError("%1 has no option '%2'.", {owner, name});
        if (terrain::Status set = values.setFromText(name, setting.substr(equals + 1)); !set)
            return set;
    }
    return terrain::Done{};
}

terrain::Status checkOthers(const Invocation& run) {
    for (const char* option : {"target", "max-error", "base", "print-width", "scale", "exaggeration"})
        if (run.arguments.has(option))
            return usageError("--%1 is not for maps: leave it out.", {option});
    return terrain::Done{};
}

/// The format of a map of values, by --format or the suffix, and its options.
terrain::Status takeFormat(const Invocation& run, terrain::MapRequest& request) {
    if (request.map->kind != terrain::SurfaceMap::Kind::Values) {
        for (const char* option : {"format", "option", "range"})
            if (run.arguments.has(option))
                return usageError("--%1 is for maps of numbers, not for '%2'.", {option, request.map->id});
        return terrain::Done{};
    }
    const std::string suffix = request.file.path.extension().string();
    const auto format = run.arguments.text("format");
    request.file.format = format ? terrain::findHeightmapFormat(*format)
                          : suffix.empty()
                              ? nullptr
                              : terrain::heightmapFormatForSuffix(std::string_view(suffix).substr(1));
    if (request.file.format == nullptr || !request.file.format->canWrite())
        return usageError("%1: the map '%2' is written as one of %3.",
                          {request.file.path.string(), request.map->id, terrain::mapSuffixes(*request.map)});
    request.file.options.format = terrain::ParameterSet(request.file.format->exportOptions());
    if (const auto range = run.arguments.range("range"))
        request.file.options.range = terrain::MetreRange{range->first, range->second};
    return takeSettings("option", "The format of " + request.file.path.string(), run,
                        request.file.options.format);
}

/// "u16, 0 is 0 ° and full scale 90 °, one step 0.0014 °".
std::string valueWords(const terrain::SurfaceMap& map, const terrain::ExportOutcome& outcome) {
    const terrain::ExportReport& report = outcome.report;
    const std::string unit = *map.unit != '\0' ? std::string(" ") + map.unit : std::string();
    std::string out(terrain::sampleTypeId(report.sampleType));
    if (report.step > 0)
        out += ", 0 is " + numberText(report.range.minimum) + unit + " and full scale " +
               numberText(report.range.maximum) + unit + ", one step " +
               numberText(static_cast<float>(report.step)) + unit;
    return out + "; read again: largest error " + numberText(static_cast<float>(outcome.largestError)) + unit;
}

std::string fileWords(const terrain::MapOutcome& outcome) {
    std::string out = outcome.files.front().string();
    if (outcome.files.size() > 1)
        out += " ... " + outcome.files.back().filename().string() + " (" +
               numberText(std::uint64_t{outcome.files.size()}) + " files)";
    return out;
}

std::string mapWords(const terrain::SurfaceMap& map, const terrain::MapOutcome& outcome) {
    std::string out = "wrote " + fileWords(outcome) + ": ";
    if (map.kind == terrain::SurfaceMap::Kind::Lines)
        return out + counted(static_cast<std::int64_t>(outcome.lines), "contour line", "contour lines") +
               ", one every " + numberText(static_cast<float>(outcome.interval)) + " m.";
    out += sizeWords(outcome.grid) + ", " + map.id + ", ";
    return out +
           (outcome.values ? valueWords(map, *outcome.values)
                           : std::string("read again: every colour is as it was made")) +
           ".";
}

} // namespace

terrain::Result<std::optional<terrain::MapRequest>> askedMap(const std::filesystem::path& path,
                                                             Invocation& run) {
    const auto id = run.arguments.text("map");
    if (!id && run.arguments.has("map-option"))
        return usageError("--map-option is for maps: name one with --map ID.");
    if (!id)
        return std::optional<terrain::MapRequest>();
    terrain::MapRequest out;
    out.map = terrain::findSurfaceMap(*id);
    if (out.map == nullptr)
        return usageError("There is no map '%1': 'moraine maps' lists them.", {*id});
    if (const terrain::Status right = checkOthers(run); !right)
        return right.failure();
    out.file.path = path;
    out.source.options = terrain::ParameterSet(out.map->options);
    if (const terrain::Status taken =
            takeSettings("map-option", "The map '" + *id + "'", run, out.source.options);
        !taken)
        return taken.failure();
    if (const terrain::Status taken = takeFormat(run, out); !taken)
        return taken.failure();
    if (const auto size = run.arguments.size("resample"))
        out.file.size = terrain::SampleSize{size->first, size->second};
    if (const auto tiles = run.arguments.size("tiles")) {
        out.file.tilesAcross = tiles->first;
        out.file.tilesDown = tiles->second;
    }
    out.file.overlap = run.arguments.whole("overlap");
    if (out.file.overlap && out.file.tilesAcross == 1 && out.file.tilesDown == 1)
        run.console.note("--overlap has no effect without --tiles.");
    return std::optional(std::move(out));
}

terrain::Status writeMap(terrain::MapRequest request, const Terrain& ground, Invocation& run,
                         const terrain::RunContext& context) {
    request.source.seaLevel = ground.project.recipe.seaLevel;
    request.source.display = ground.project.display;
    const auto outcome = terrain::exportMap(request, *ground.heights, run.existing(), context);
    if (!outcome)
        return outcome.failure();
    for (const terrain::Text& note : outcome.value().notes) {
        const bool clipped = note.source == terrain::clippedNote;
        run.console.note(request.file.path.string(),
                         clipped
                             ? terrain::Text({"commands", "Values outside of what was asked for, which were "
                                                          "clipped: %1."},
                                             note.arguments)
                             : note);
    }
    run.console.note(mapWords(*request.map, outcome.value()));
    return terrain::Done{};
}

} // namespace app
