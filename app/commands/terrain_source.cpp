// SPDX-License-Identifier: MIT
#include "app/commands/terrain_source.h"

#include "libterrain/filters/filter.h"
#include "libterrain/formats/crs.h"
#include "libterrain/formats/heightmap_format.h"
#include "libterrain/formats/mesh_import.h"
#include "libterrain/recipe/evaluate.h"
#include "libterrain/recipe/recipe_json.h"

#include <algorithm>
#include <array>
#include <fstream>

namespace app {
namespace {

namespace fs = std::filesystem;

constexpr const char* fillKind = "fill_holes";

terrain::Error unusable(const char* english, const fs::path& path) {
    return {terrain::ErrorCode::UnusableInput, {"commands", english}, {path.string()}};
}

constexpr std::uintmax_t largestRecipe = std::uintmax_t{64} << 20;

std::string contentOf(const fs::path& path) {
    std::ifstream file(path, std::ios::binary);
    return {(std::istreambuf_iterator<char>(file)), std::istreambuf_iterator<char>()};
}

/// JSON begins with a brace, after a mark of its encoding and blanks.
bool beginsAsJson(const fs::path& path) {
    std::ifstream file(path, std::ios::binary);
    std::array<char, 256> head{};
    file.read(head.data(), head.size());
    std::string_view text(head.data(), static_cast<std::size_t>(file.gcount()));
    if (text.starts_with("\xEF\xBB\xBF"))
        text.remove_prefix(3);
    const std::size_t first = text.find_first_not_of(" \t\r\n");
    return first != std::string_view::npos && text[first] == '{';
}

/// Whether a text in JSON has the member that tells recipes from all others.
bool namesItselfRecipe(std::string_view text) {
    constexpr std::string_view member = "\"moraine\"";
    for (auto at = text.find(member); at != std::string_view::npos; at = text.find(member, at + 1)) {
        const auto next = text.find_first_not_of(" \t\r\n", at + member.size());
        if (next != std::string_view::npos && text[next] == ':')
            return true;
    }
    return false;
}

/// JSON called .json is meant as a recipe, whatever it holds; under another name it may as well be what a
/// server answered in place of a heightmap.
bool isRecipe(const fs::path& path) {
    std::error_code code;
    if (!fs::is_regular_file(path, code) || !beginsAsJson(path))
        return false;
    const std::string suffix = path.extension().string();
    if (suffix == ".json" || suffix == ".JSON")
        return true;
    return fs::file_size(path, code) <= largestRecipe && namesItselfRecipe(contentOf(path));
}

terrain::MetreRange metreRange(const std::pair<double, double>& ends) {
    return {ends.first, ends.second};
}

terrain::RawLayout rawLayout(const Arguments& arguments) {
    terrain::RawLayout out;
    if (const auto size = arguments.size("raw-size")) {
        out.columns = size->first;
        out.rows = size->second;
    }
    if (const auto type = arguments.text("raw-type"))
        out.type = terrain::sampleTypeFromId(*type);
    if (arguments.text("raw-endian") == "big")
        out.byteOrder = terrain::ByteOrder::Big;
    out.headerBytes = static_cast<std::uint64_t>(arguments.whole("raw-header").value_or(0));
    out.southFirst = arguments.text("raw-rows") == "south";
    return out;
}

terrain::ImportShape shapeOf(const Arguments& arguments) {
    terrain::ImportShape out;
    out.crop = arguments.rectangle("crop");
    const std::string turn = arguments.text("rotate").value_or("");
    out.quarterTurns = turn == "90" ? 1 : turn == "180" ? 2 : turn == "270" ? 3 : 0;
    const std::string flip = arguments.text("flip").value_or("");
    out.mirrorEastWest = flip == "horizontal" || flip == "both";
    out.mirrorNorthSouth = flip == "vertical" || flip == "both";
    if (const auto size = arguments.size("in-resample"))
        out.size = terrain::SampleCounts{size->first, size->second};
    out.squareCells = arguments.text("in-resample") == "square";
    return out;
}

terrain::ImportOptions importOptionsOf(const Arguments& arguments) {
    terrain::ImportOptions out;
    out.format = arguments.text("in-format").value_or("");
    if (const auto range = arguments.range("in-range"))
        out.range = metreRange(*range);
    out.nodata = arguments.number("nodata");
    out.spacing = arguments.number("in-spacing");
    out.channel = arguments.text("channel").value_or("");
    out.raw = rawLayout(arguments);
    out.rgb = {arguments.number("rgb-base"), arguments.number("rgb-interval")};
    out.shape = shapeOf(arguments);
    return out;
}

/// Of a mesh only the places of its samples can be chosen.
bool meansSomethingToMeshes(std::string_view option) {
    return option.starts_with("mesh-") || option == "in-spacing" || option == "fill-nodata";
}

/// Remembers which of the given options meant something to a heightmap or a mesh of this format.
void rememberUsed(const std::string& format, Invocation& run) {
    const terrain::HeightmapFormat* reader = terrain::findHeightmapFormat(format);
    const auto takes = reader != nullptr ? reader->takes() : terrain::HeightmapFormat::Takes();
    for (const Option& option : importOptions()) {
        const std::string_view name = option.name;
        const bool used = reader == nullptr           ? meansSomethingToMeshes(name)
                          : name.starts_with("mesh-") ? false
                          : name.starts_with("raw-")  ? takes.rawLayout
                          : name.starts_with("rgb-")  ? takes.rgb
                          : name == "channel"         ? takes.channel
                          : name == "in-range"        ? takes.range
                                                      : true;
        if (used)
            run.usedOptions.insert(option.name);
    }
}

terrain::Result<terrain::Heightfield> filled(const terrain::Heightfield& heights,
                                             const terrain::RunContext& context) {
    const terrain::Filter* filter = terrain::findFilter(fillKind);
    return filter->apply({heights.grid(), terrain::wholeOf(heights.grid()), heights},
                         terrain::ParameterSet(filter->description().parameters), context);
}

terrain::Result<Terrain> loadHeightmap(const fs::path& path, Invocation& run,
                                       const terrain::RunContext& context) {
    const bool fills = run.arguments.has("fill-nodata");
    const terrain::ImportOptions options = importOptionsOf(run.arguments);
    const terrain::MeshSampling sampling{run.arguments.whole("mesh-columns"), meshUp(run.arguments)};
    auto imported = terrain::importHeights(path, options, sampling, context.part(0, fills ? 0.7 : 1));
    if (!imported)
        return imported.failure();
    terrain::ImportedHeightmap& map = imported.value();
    for (const terrain::Text& note : map.notes)
        run.console.note(path.string(), note);
    if (fills && map.holes > 0) {
        auto whole = filled(map.heights, context.part(0.7, 1));
        if (!whole)
            return whole.failure();
        map.heights = std::move(whole).value();
    }
    Terrain out;
    out.heights = std::make_shared<const terrain::Heightfield>(std::move(map.heights));
    out.format = map.format;
    rememberUsed(map.format, run);
    out.spacingKnown = map.spacingKnown || options.spacing.has_value();
    out.sampleType = map.sampleType;
    out.scale = map.scale;
    out.nodata = map.nodata;
    out.isImported = true;
    return out;
}

terrain::Result<terrain::Project> readProjectOrRecipe(const fs::path& path, FileKind kind,
                                                      const terrain::RunContext& context) {
    if (kind == FileKind::Project)
        return terrain::loadProject(path, context);
    terrain::Result<terrain::Recipe> recipe = readRecipe(path, true);
    if (!recipe)
        return recipe.failure();
    terrain::Project project;
    project.recipe = std::move(recipe).value();
    return project;
}

terrain::Result<Terrain> evaluated(const fs::path& path, FileKind kind, Invocation& run,
                                   const terrain::RunContext& context) {
    auto project = readProjectOrRecipe(path, kind, context.part(0, 0.1));
    if (!project)
        return project.failure();
    Terrain out;
    out.format = kind == FileKind::Project ? "moraine" : "recipe";
    out.project = std::move(project).value();
    terrain::Recipe& recipe = out.project.recipe;
    if (const terrain::Status placed = checkPlace(recipe, path); !placed)
        return placed.failure();
    sayIneffective(recipe, path.string(), run.console);
    const bool fills = run.arguments.has("fill-nodata");
    run.usedOptions.insert("fill-nodata");
    if (fills)
        addFillStep(recipe);
    auto heights = terrain::evaluate(recipe, context.part(0.1, 0.9));
    if (!heights)
        return heights.failure();
    out.heights = std::move(heights).value();
    const auto print = terrain::fingerprint(*out.heights, context.part(0.9, 1));
    if (!print)
        return print.failure();
    if (!fills && out.project.fingerprint && *out.project.fingerprint != print.value())
        run.console.note(path.string() +
                         ": this version of Moraine makes other heights of it than the one "
                         "that saved it (fingerprint " +
                         print.value().hex() + ", saved " + out.project.fingerprint->hex() + ").");
    out.project.fingerprint = print.value();
    return out;
}

} // namespace

terrain::MeshUp meshUp(const Arguments& arguments) {
    return arguments.text("mesh-up") == "y" ? terrain::MeshUp::Y : terrain::MeshUp::Z;
}

FileKind fileKind(const fs::path& path, const Arguments& arguments) {
    if (arguments.has("in-format"))
        return FileKind::Heightmap;
    if (terrain::isProjectFile(path))
        return FileKind::Project;
    if (isRecipe(path))
        return FileKind::Recipe;
    return terrain::recogniseMesh(path) != nullptr ? FileKind::Mesh : FileKind::Heightmap;
}

terrain::Status checkPlace(const terrain::Recipe& recipe, const fs::path& path) {
    terrain::Status known = terrain::checkCrs(recipe.grid.crs);
    if (known)
        return known;
    terrain::Error error = known.error();
    error.detail.subject = path.string();
    return error;
}

void sayIneffective(const terrain::Recipe& recipe, const std::string& subject, Console& console) {
    for (const terrain::Text& note : terrain::recipeNotes(recipe))
        console.note(subject, note);
}

void addFillStep(terrain::Recipe& recipe) {
    std::string id = "fill";
    for (int i = 2; terrain::findStep(recipe, id) != nullptr; ++i)
        id = "fill_" + std::to_string(i);
    recipe.steps.push_back(terrain::makeStep(fillKind, std::move(id)));
}

terrain::Result<terrain::Recipe> readRecipe(const fs::path& path, bool checked) {
    std::error_code code;
    if (!fs::exists(path, code))
        return unusable("%1 does not exist: check its name.", path);
    if (!fs::is_regular_file(path, code))
        return unusable("%1 is no file: name a recipe.", path);
    if (fs::file_size(path, code) > largestRecipe)
        return unusable("%1 is larger than any recipe (64 MiB): name a recipe.", path);
    std::ifstream file(path, std::ios::binary);
    const std::string text((std::istreambuf_iterator<char>(file)), std::istreambuf_iterator<char>());
    if (!file)
        return unusable("%1 cannot be read: check its permissions.", path);
    return checked ? terrain::recipeFromJson(text, path.string())
                   : terrain::recipeFromJsonUnchecked(text, path.string());
}

terrain::Result<Terrain> loadTerrain(const fs::path& path, Invocation& run,
                                     const terrain::RunContext& context) {
    switch (const FileKind kind = fileKind(path, run.arguments); kind) {
    case FileKind::Project:
    case FileKind::Recipe:
        return evaluated(path, kind, run, context);
    case FileKind::Mesh:
    case FileKind::Heightmap:
        break;
    }
    return loadHeightmap(path, run, context);
}

} // namespace app
