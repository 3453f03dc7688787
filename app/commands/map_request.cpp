// SPDX-License-Identifier: MIT
#include "app/commands/map_request.h"

#include "app/commands/export_words.h"
#include "libterrain/formats/targets/target_files.h"

#include <algorithm>

namespace app {
namespace {

/// NAME=VALUE.
terrain::Status takeSetting(const char* option, const std::string& owner, const std::string& setting,
                            terrain::ParameterSet& values) {
    const std::size_t equals = setting.find('=');
    if (equals == std::string::npos)
        return usageError("--%1 takes NAME=VALUE, not '%2'.", {option, setting});
    const std::string name = setting.substr(0, equals);
    if (terrain::findSpec(values.specs(), name) == nullptr)
        return usageError("%1 has no option '%2'.", {owner, name});
    return values.setFromText(name, setting.substr(equals + 1));
}

/// NAME=VALUE of a repeated option.
terrain::Status takeSettings(const char* option, const std::string& owner, const Invocation& run,
                             terrain::ParameterSet& values) {
    for (const std::string& setting : run.arguments.all(option))
        if (terrain::Status taken = takeSetting(option, owner, setting, values); !taken)
            return taken;
    return terrain::Done{};
}

std::string nameOf(const terrain::SurfaceMap& map) {
    return std::string("The map '") + map.id + "'";
}

/// ID, or ID.SUFFIX.
terrain::Result<terrain::MapChoice> chosenMap(const std::string& word) {
    const std::size_t point = word.find('.');
    terrain::MapChoice out;
    out.map = terrain::findSurfaceMap(word.substr(0, point));
    if (out.map == nullptr)
        return usageError("There is no map '%1': 'moraine maps' lists them.", {word.substr(0, point)});
    out.options = terrain::ParameterSet(out.map->options);
    if (point == std::string::npos)
        return out;
    out.suffix = word.substr(point + 1);
    const std::vector<std::string> known = terrain::mapSuffixes(*out.map);
    if (std::ranges::find(known, out.suffix) == known.end())
        return usageError("%1 is not written as .%2, but as one of %3.",
                          {nameOf(*out.map), out.suffix, terrain::mapSuffixesText(*out.map)});
    return out;
}

/// [ID.]NAME=VALUE, where the target leaves it free.
terrain::Status takeMapOption(const terrain::Target* target, const std::string& setting,
                              std::vector<terrain::MapChoice>& maps) {
    const std::size_t point = setting.substr(0, setting.find('=')).find('.');
    const bool named = point != std::string::npos;
    const std::string id = named ? setting.substr(0, point) : std::string();
    const auto owner = std::ranges::find_if(
        maps, [&](const terrain::MapChoice& one) { return !named || id == one.map->id; });
    if (owner == maps.end() || (!named && maps.size() > 1))
        return usageError("--map-option %1: say of which --map it is, as ID.NAME=VALUE.", {setting});
    const std::string assignment = named ? setting.substr(point + 1) : setting;
    if (terrain::Status taken = takeSetting("map-option", nameOf(*owner->map), assignment, owner->options);
        !taken)
        return taken;
    const terrain::TargetMap* wanted =
        target != nullptr ? terrain::targetMap(*target, owner->map->id) : nullptr;
    const std::string name = assignment.substr(0, assignment.find('='));
    const std::string fixed(wanted != nullptr ? terrain::fixedOption(wanted->options, name) : "");
    if (!fixed.empty() && fixed != assignment.substr(name.size() + 1))
        return usageError("%1 needs %2=%3: leave --map-option %2 out.", {target->label, name, fixed});
    return terrain::Done{};
}

terrain::Status checkOthers(const Invocation& run) {
    for (const char* option : {"max-error", "base", "print-width", "scale", "exaggeration"})
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
        return usageError(
            "%1: the map '%2' is written as one of %3.",
            {request.file.path.string(), request.map->id, terrain::mapSuffixesText(*request.map)});
    request.file.options.format = terrain::ParameterSet(request.file.format->exportOptions());
    if (const auto range = run.arguments.range("range"))
        request.file.options.range = terrain::MetreRange{range->first, range->second};
    return takeSettings("option", "The format of " + request.file.path.string(), run,
                        request.file.options.format);
}

} // namespace

bool mapsGoBeside(const terrain::Target* target, const Invocation& run) {
    const std::vector<std::string> words = run.arguments.all("map");
    return target != nullptr || words.size() > 1 ||
           (words.size() == 1 && words.front().find('.') != std::string::npos);
}

terrain::Result<std::vector<terrain::MapChoice>> askedMaps(const terrain::Target* target,
                                                           const Invocation& run) {
    std::vector<terrain::MapChoice> out;
    for (const std::string& word : run.arguments.all("map")) {
        auto choice = chosenMap(word);
        if (!choice)
            return choice.failure();
        out.push_back(std::move(choice).value());
    }
    for (const std::string& setting : run.arguments.all("map-option"))
        if (const terrain::Status taken = takeMapOption(target, setting, out); !taken)
            return taken.failure();
    return out;
}

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
    if (const terrain::Status taken = takeSettings("map-option", nameOf(*out.map), run, out.source.options);
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
    tellMap(request.file.path, outcome.value(), run);
    return terrain::Done{};
}

void tellMap(const std::filesystem::path& path, const terrain::MapOutcome& outcome, Invocation& run) {
    for (const terrain::Text& note : outcome.notes)
        run.console.note(path.string(), mapNote(note));
    run.console.note(mapWords(outcome));
}

} // namespace app
