// SPDX-License-Identifier: MIT
#include "app/commands/json.h"
#include "app/commands/parameter_lists.h"
#include "app/commands/verbs.h"
#include "libterrain/filters/filter.h"
#include "libterrain/formats/heightmap_format.h"
#include "libterrain/formats/maps/map_export.h"
#include "libterrain/formats/mesh_format.h"
#include "libterrain/formats/targets/target_files.h"
#include "libterrain/generators/generator.h"
#include "libterrain/recipe/preset.h"

namespace app {
namespace {

Json described(const terrain::Preset& preset) {
    Json out = Json::object();
    out["id"] = preset.id;
    out["label"] = jsonText(preset.label);
    out["help"] = jsonText(preset.help);
    out["columns"] = preset.columns;
    out["rows"] = preset.columns;
    out["spacing"] = jsonNumber(preset.spacing);
    out["values"] = Json::object();
    for (const terrain::PresetValue& value : preset.values)
        out["values"][value.parameter] = value.text;
    out["controls"] = describedParameters(preset.controls);
    return out;
}

const char* groupWord(terrain::StepGroup group) {
    switch (group) {
    case terrain::StepGroup::Ground:
        return "ground";
    case terrain::StepGroup::Shape:
        return "shape";
    case terrain::StepGroup::Heights:
        return "heights";
    case terrain::StepGroup::Area:
        break;
    }
    return "area";
}

Json described(const terrain::StepDescription& step, const char* role) {
    Json out = Json::object();
    out["id"] = step.kind;
    out["label"] = jsonText(step.label);
    out["help"] = jsonText(step.help);
    out["role"] = role;
    out["algorithm"] = step.algorithm;
    switch (step.promise) {
    case terrain::StepPromise::Pointwise:
        out["promise"] = "pointwise";
        break;
    case terrain::StepPromise::Neighbourhood:
        out["promise"] = "neighbourhood";
        break;
    case terrain::StepPromise::Whole:
        out["promise"] = "whole";
        break;
    }
    out["group"] = groupWord(step.group);
    out["parameters"] = describedParameters(step.parameters);
    return out;
}

template <class Format>
Json describedFile(const Format& format, const char* kind) {
    Json out = Json::object();
    out["id"] = format.id();
    out["label"] = jsonText(format.label());
    out["kind"] = kind;
    out["suffixes"] = Json::array();
    for (const char* suffix : format.suffixes())
        out["suffixes"].push_back(suffix);
    return out;
}

Json described(const terrain::HeightmapFormat& format) {
    Json out = describedFile(format, "heightmap");
    out["reads"] = format.canRead();
    out["writes"] = format.canWrite();
    out["holes"] = format.canHoldHoles();
    out["options"] = describedParameters(format.exportOptions());
    return out;
}

const char* rangeWord(terrain::RangeRule rule) {
    switch (rule) {
    case terrain::RangeRule::Heights:
        return "heights";
    case terrain::RangeRule::WholeMetres:
        return "whole_metres";
    case terrain::RangeRule::Fixed:
        break;
    }
    return "fixed";
}

Json described(const terrain::Target& target) {
    Json out = Json::object();
    out["id"] = target.id;
    out["label"] = target.label;
    out["help"] = jsonText(target.help);
    out["files"] = Json::array();
    for (const terrain::TargetFile& file : target.files) {
        const terrain::HeightmapFormat* format = terrain::findHeightmapFormat(file.format);
        if (format != nullptr && terrain::targetFile(target, *format) != nullptr)
            out["files"].push_back(
                {{"format", file.format}, {"suffix", file.suffix}, {"options", file.options}});
    }
    for (const terrain::TargetMesh& mesh : target.meshes)
        out["files"].push_back({{"format", mesh.format}, {"suffix", mesh.suffix}, {"options", ""}});
    out["sizes"] = terrain::sidesText(target.sizes);
    out["square"] = target.square;
    out["one_spacing"] = target.oneSpacing;
    out["range"] = rangeWord(target.range);
    out["tiles"] = target.tiles != terrain::TileNames::None;
    out["overlap"] = target.overlap ? Json(*target.overlap) : Json();
    out["unknown"] = Json::array();
    for (const terrain::TextSource& unknown : target.unknown)
        out["unknown"].push_back(jsonText(unknown));
    return out;
}

/// Files of this program itself, or whose writer has no options.
Json simpleFile(const char* id, const char* label, const char* kind, const char* suffix) {
    Json out = Json::object();
    out["id"] = id;
    out["label"] = label;
    out["kind"] = kind;
    out["suffixes"] = Json::array({suffix});
    out["reads"] = true;
    out["writes"] = true;
    out["holes"] = true;
    out["options"] = Json::array();
    return out;
}

std::string padded(std::string text, std::size_t width) {
    text.resize(std::max(width, text.size()), ' ');
    return text + "  ";
}

std::string stepLines(const Json& list) {
    std::string out;
    for (const Json& entry : list) {
        out += entry["id"].get<std::string>() + "  " + entry["label"].get<std::string>() + "\n";
        out += parameterLines(entry["parameters"]);
    }
    return out;
}

std::string presetLines(const Json& list) {
    std::string out;
    for (const Json& entry : list) {
        out += padded(entry["id"], 12) + entry["label"].get<std::string>() + "\n";
        out += parameterLines(entry["controls"]);
    }
    return out;
}

std::string formatLines(const Json& list) {
    std::string out;
    for (const Json& entry : list) {
        std::string suffixes;
        for (const Json& suffix : entry["suffixes"])
            suffixes += (suffixes.empty() ? "." : " .") + suffix.get<std::string>();
        const std::string uses =
            std::string(entry["reads"] ? "read" : "    ") + " " + (entry["writes"] ? "write" : "     ");
        out += padded(entry["id"], 12) + padded(uses, 10) + padded(suffixes, 18) +
               entry["label"].get<std::string>() + "\n";
        out += parameterLines(entry["options"]);
    }
    return out;
}

Json described(const terrain::SurfaceMap& map) {
    using Kind = terrain::SurfaceMap::Kind;
    Json out = Json::object();
    out["id"] = map.id;
    out["label"] = jsonText(map.label);
    out["help"] = jsonText(map.help);
    out["kind"] = map.kind == Kind::Values ? "values" : map.kind == Kind::Picture ? "picture" : "lines";
    out["unit"] = map.unit;
    out["range"] = map.range ? Json::array({jsonNumber(map.range->minimum), jsonNumber(map.range->maximum)})
                             : Json(nullptr);
    out["suffixes"] = terrain::mapSuffixesText(map);
    out["options"] = describedParameters(map.options);
    return out;
}

std::string mapLines(const Json& list) {
    std::string out;
    for (const Json& entry : list) {
        out += padded(entry["id"], 12) + entry["help"].get<std::string>() + " (" +
               entry["suffixes"].get<std::string>() + ")\n";
        out += parameterLines(entry["options"]);
    }
    return out;
}

std::string targetLines(const Json& list) {
    std::string out;
    for (const Json& entry : list) {
        std::string suffixes;
        for (const Json& file : entry["files"])
            suffixes += (suffixes.empty() ? "." : " .") + file["suffix"].get<std::string>();
        out += padded(entry["id"], 19) + padded(suffixes, 10) + entry["label"].get<std::string>() + ": " +
               entry["help"].get<std::string>() + "\n";
    }
    return out;
}

} // namespace

Outcome runPresets(Invocation& run) {
    Json list = Json::array();
    for (const terrain::Preset& preset : terrain::presets())
        list.push_back(described(preset));
    return outcomeOf(run.console.print(run.arguments.has("json") ? printed(list) : presetLines(list)));
}

Outcome runSteps(Invocation& run) {
    Json list = Json::array();
    for (const terrain::Generator* generator : terrain::generators())
        list.push_back(described(generator->description(), "generator"));
    for (const terrain::Filter* filter : terrain::filters())
        list.push_back(described(filter->description(), "filter"));
    return outcomeOf(run.console.print(run.arguments.has("json") ? printed(list) : stepLines(list)));
}

Outcome runFormats(Invocation& run) {
    Json list = Json::array();
    for (const terrain::HeightmapFormat* format : terrain::heightmapFormats())
        list.push_back(described(*format));
    for (const terrain::MeshFormat* format : terrain::meshFormats()) {
        Json entry = describedFile(*format, "mesh");
        entry["reads"] = format->canRead();
        entry["writes"] = true;
        entry["holes"] = true;
        entry["options"] = Json::array();
        list.push_back(std::move(entry));
    }
    list.push_back(simpleFile("moraine", "Moraine project", "project", "moraine"));
    list.push_back(simpleFile("recipe", "Moraine recipe (text)", "recipe", "json"));
    return outcomeOf(run.console.print(run.arguments.has("json") ? printed(list) : formatLines(list)));
}

Outcome runMaps(Invocation& run) {
    Json list = Json::array();
    for (const terrain::SurfaceMap& map : terrain::surfaceMaps())
        list.push_back(described(map));
    return outcomeOf(run.console.print(run.arguments.has("json") ? printed(list) : mapLines(list)));
}

Outcome runTargets(Invocation& run) {
    Json list = Json::array();
    for (const terrain::Target& target : terrain::targets())
        list.push_back(described(target));
    return outcomeOf(run.console.print(run.arguments.has("json") ? printed(list) : targetLines(list)));
}

} // namespace app
