// SPDX-License-Identifier: MIT
#include "libterrain/formats/kept_export.h"

#include "libterrain/core/number_text.h"

#include <algorithm>
#include <nlohmann/json.hpp>

namespace terrain {
namespace {

namespace fs = std::filesystem;
using Json = nlohmann::ordered_json;

Json optionsToJson(const ParameterSet& options) {
    Json out = Json::object();
    for (const ParameterSpec& spec : options.specs())
        out[spec.id] = valueText(options.value(spec.id));
    return out;
}

/// With / between folders on every system; relative when it lies in the folder.
std::string storedPath(const fs::path& path, const fs::path& folder) {
    if (folder.empty() || !path.is_absolute())
        return path.generic_string();
    const fs::path relative = path.lexically_relative(folder);
    const bool inside = !relative.empty() && *relative.begin() != "..";
    return (inside ? relative : path).generic_string();
}

Json mapToJson(const MapChoice& choice) {
    Json out = Json::object();
    out["map"] = choice.map->id;
    if (!choice.suffix.empty())
        out["suffix"] = choice.suffix;
    if (!choice.map->options.empty())
        out["options"] = optionsToJson(completedOptions(*choice.map, choice.options));
    return out;
}

void addRequest(Json& out, const ExportRequest& request) {
    out["target"] = request.target != nullptr ? Json(request.target->id) : Json();
    out["format"] = request.format->id();
    out["options"] = optionsToJson(completedOptions(*request.format, request.options.format));
    if (request.options.range)
        out["range"] = {request.options.range->minimum, request.options.range->maximum};
    if (request.size)
        out["size"] = {request.size->columns, request.size->rows};
    out["tiles"] = {request.tilesAcross, request.tilesDown};
    if (request.overlap)
        out["overlap"] = *request.overlap;
    if (!request.maps.empty())
        out["maps"] = Json::array();
    for (const MapChoice& choice : request.maps)
        out["maps"].push_back(mapToJson(choice));
}

Json solidToJson(const SolidOptions& solid) {
    Json out = Json::object();
    out["base"] = solid.base;
    if (solid.printWidth)
        out["print_width"] = *solid.printWidth;
    else
        out["scale"] = solid.scale;
    out["exaggeration"] = solid.exaggeration;
    out["tiles"] = {solid.tilesAcross, solid.tilesDown};
    return out;
}

constexpr const char* skirtsAsNeeded = "as_needed";

/// Skirts: the metres that were typed (0 = none), or that they are as deep as they need.
Json chunksToJson(const ChunkOptions& chunks) {
    Json out = Json::object();
    out["cells"] = chunks.cells;
    out["levels"] = chunks.levels;
    if (chunks.skirts == ChunkOptions::Skirts::AsDeepAsNeeded)
        out["skirts"] = skirtsAsNeeded;
    else
        out["skirts"] = chunks.skirts == ChunkOptions::Skirts::Typed ? chunks.skirtDepth : 0;
    return out;
}

Json toJson(const KeptExport& kept, const fs::path& folder) {
    Json out = Json::object();
    out["name"] = kept.name;
    out["path"] = storedPath(kept.request.path, folder);
    if (kept.mesh == nullptr) {
        addRequest(out, kept.request);
        return out;
    }
    out["target"] = kept.request.target != nullptr ? Json(kept.request.target->id) : Json();
    out["mesh"] = kept.mesh->id();
    const auto maximumError = kept.solid ? kept.solid->maximumError : kept.meshOptions.maximumError;
    if (maximumError)
        out["max_error"] = *maximumError;
    if (kept.meshOptions.chunks)
        out["chunks"] = chunksToJson(*kept.meshOptions.chunks);
    if (kept.solid)
        out["solid"] = solidToJson(*kept.solid);
    return out;
}

std::optional<double> numberIn(const Json& json) {
    return json.is_number() ? std::optional(json.get<double>()) : std::nullopt;
}

/// A count of samples or tiles; none for what cannot be one.
std::optional<int> countIn(const Json& json) {
    if (!json.is_number_integer() || json.get<double>() < 0 || json.get<double>() > maximumSide)
        return std::nullopt;
    return json.get<int>();
}

/// The two numbers of an array; none when it is none such.
template <class Read>
auto pairIn(const Json& json, const char* member, const Read& read) {
    using Number = typename decltype(read(json))::value_type;
    std::optional<std::pair<Number, Number>> out;
    const auto found = json.find(member);
    if (found == json.end() || !found->is_array() || found->size() != 2)
        return out;
    const auto first = read((*found)[0]);
    const auto second = read((*found)[1]);
    if (first && second)
        out.emplace(*first, *second);
    return out;
}

std::string textIn(const Json& json, const char* member) {
    const auto found = json.find(member);
    return found != json.end() && found->is_string() ? found->get<std::string>() : std::string();
}

void readOptions(const Json& json, ParameterSet& options) {
    const auto found = json.find("options");
    if (found == json.end() || !found->is_object())
        return;
    for (const auto& option : found->items())
        if (option.value().is_string() && findSpec(options.specs(), option.key()) != nullptr) {
            // What another version called otherwise keeps its default.
            [[maybe_unused]] const Status set =
                options.setFromText(option.key(), option.value().get<std::string>());
        }
}

std::optional<MapChoice> readMap(const Json& json) {
    MapChoice out;
    if (!json.is_object())
        return std::nullopt;
    out.map = findSurfaceMap(textIn(json, "map"));
    if (out.map == nullptr)
        return std::nullopt;
    out.suffix = textIn(json, "suffix");
    out.options = ParameterSet(out.map->options);
    readOptions(json, out.options);
    return out;
}

/// False for what this version does not know.
bool readMaps(const Json& json, std::vector<MapChoice>& maps) {
    const auto list = json.find("maps");
    if (list == json.end())
        return true;
    for (const Json& entry : *list) {
        auto choice = readMap(entry);
        if (!choice)
            return false;
        maps.push_back(*std::move(choice));
    }
    return true;
}

/// False for what this version does not know.
bool readRequest(const Json& json, ExportRequest& request) {
    const std::string target = textIn(json, "target");
    request.target = findTarget(target);
    request.format = findHeightmapFormat(textIn(json, "format"));
    if (request.format == nullptr || !request.format->canWrite() ||
        (!target.empty() && request.target == nullptr))
        return false;
    request.options.format = ParameterSet(request.format->exportOptions());
    readOptions(json, request.options.format);
    if (const auto range = pairIn(json, "range", numberIn))
        request.options.range = MetreRange{range->first, range->second};
    if (const auto size = pairIn(json, "size", countIn))
        request.size = SampleSize{size->first, size->second};
    if (const auto tiles = pairIn(json, "tiles", countIn); tiles && tiles->first > 0 && tiles->second > 0) {
        request.tilesAcross = tiles->first;
        request.tilesDown = tiles->second;
    }
    if (const auto overlap = json.find("overlap"); overlap != json.end())
        request.overlap = countIn(*overlap);
    return readMaps(json, request.maps);
}

std::optional<double> numberOf(const Json& json, const char* member) {
    const auto found = json.find(member);
    return found != json.end() ? numberIn(*found) : std::nullopt;
}

/// What cannot be is refused when it is made again, as solids are.
std::optional<ChunkOptions> readChunks(const Json& json) {
    const auto found = json.find("chunks");
    if (found == json.end() || !found->is_object())
        return std::nullopt;
    ChunkOptions out;
    const auto cells = found->find("cells");
    const auto levels = found->find("levels");
    out.cells = cells != found->end() ? countIn(*cells).value_or(0) : 0;
    out.levels = levels != found->end() ? countIn(*levels).value_or(0) : 0;
    if (const auto depth = numberOf(*found, "skirts")) {
        out.skirts = *depth == 0 ? ChunkOptions::Skirts::None : ChunkOptions::Skirts::Typed;
        out.skirtDepth = *depth;
    }
    return out;
}

/// What cannot be is refused when it is made again.
std::optional<SolidOptions> readSolid(const Json& json) {
    const auto found = json.find("solid");
    if (found == json.end() || !found->is_object())
        return std::nullopt;
    SolidOptions out;
    out.base = numberOf(*found, "base").value_or(0);
    out.printWidth = numberOf(*found, "print_width");
    out.scale = numberOf(*found, "scale").value_or(0);
    out.exaggeration = numberOf(*found, "exaggeration").value_or(1);
    constexpr int most = 100; // beds
    if (const auto tiles = pairIn(*found, "tiles", countIn)) {
        out.tilesAcross = std::clamp(tiles->first, 1, most);
        out.tilesDown = std::clamp(tiles->second, 1, most);
    }
    out.maximumError = numberOf(json, "max_error");
    return out;
}

/// None for what this version does not know.
std::optional<KeptExport> fromJson(const Json& json, const fs::path& folder) {
    if (!json.is_object())
        return std::nullopt;
    KeptExport out;
    out.name = textIn(json, "name");
    const std::string path = textIn(json, "path");
    if (out.name.empty() || path.empty())
        return std::nullopt;
    out.request.path = folder / path;
    const std::string mesh = textIn(json, "mesh");
    if (mesh.empty())
        return readRequest(json, out.request) ? std::optional(std::move(out)) : std::nullopt;
    const std::string target = textIn(json, "target");
    out.request.target = findTarget(target);
    if (!target.empty() && out.request.target == nullptr)
        return std::nullopt;
    out.mesh = findMeshFormat(mesh);
    out.meshOptions.maximumError = numberOf(json, "max_error");
    out.meshOptions.chunks = readChunks(json);
    out.solid = readSolid(json);
    return out.mesh != nullptr ? std::optional(std::move(out)) : std::nullopt;
}

std::string textOf(const Json& json) {
    return json.dump(-1, ' ', false, Json::error_handler_t::replace);
}

} // namespace

std::string keptExportsToJson(const KeptExports& exports, const fs::path& folder) {
    if (exports.list.empty() && exports.unknown.empty())
        return {};
    Json out = Json::array();
    for (const std::string& unknown : exports.unknown)
        if (Json entry = Json::parse(unknown, nullptr, false); !entry.is_discarded())
            out.push_back(std::move(entry));
    for (const KeptExport& kept : exports.list)
        out.push_back(toJson(kept, folder));
    return textOf(out);
}

Result<KeptExports> keptExportsFromJson(std::string_view text, const fs::path& folder) {
    KeptExports out;
    if (text.empty())
        return out;
    const Json json = Json::parse(text, nullptr, false);
    if (!json.is_array())
        return Error{ErrorCode::UnusableInput,
                     TERRAIN_TEXT("formats", "The exports that the project keeps cannot be read.")};
    for (const Json& entry : json) {
        if (std::optional<KeptExport> kept = fromJson(entry, folder))
            keepExport(out.list, std::move(*kept));
        else
            out.unknown.push_back(textOf(entry));
    }
    return out;
}

void keepExport(std::vector<KeptExport>& exports, KeptExport added) {
    std::erase_if(exports, [&](const KeptExport& kept) { return kept.name == added.name; });
    exports.push_back(std::move(added));
}

std::string nameForExport(const std::vector<KeptExport>& exports, const fs::path& path) {
    const auto same =
        std::ranges::find_if(exports, [&](const KeptExport& kept) { return kept.request.path == path; });
    if (same != exports.end())
        return same->name;
    const std::string wanted = path.filename().string();
    std::string name = wanted;
    const auto isTaken = [&](const KeptExport& kept) { return kept.name == name; };
    for (int number = 2; std::ranges::any_of(exports, isTaken); ++number)
        name = wanted + std::string(" (") + numberText(number) + ")";
    return name;
}

} // namespace terrain
