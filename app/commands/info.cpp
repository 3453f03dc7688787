// SPDX-License-Identifier: MIT
#include "app/commands/json.h"
#include "app/commands/terrain_source.h"
#include "app/commands/verbs.h"
#include "libterrain/core/number_text.h"
#include "libterrain/formats/kept_export.h"
#include "libterrain/formats/mesh_format.h"
#include "libterrain/surface/mesh/mesh_origin.h"
#include "libterrain/surface/statistics.h"

namespace app {
namespace {

using terrain::Heightfield;

Json corners(const Heightfield& heights) {
    const int right = heights.columns() - 1;
    const int bottom = heights.rows() - 1;
    const auto at = [&](int column, int row) { return jsonNumber(heights.at(column, row)); };
    return Json::array(
        {Json::array({at(0, 0), at(right, 0)}), Json::array({at(0, bottom), at(right, bottom)})});
}

Json stepsOf(const terrain::Recipe& recipe) {
    Json out = Json::array();
    for (const terrain::Step& step : recipe.steps) {
        Json entry = Json::object();
        entry["id"] = step.id;
        entry["kind"] = step.kind;
        if (!step.name.empty())
            entry["name"] = step.name;
        entry["enabled"] = step.enabled;
        entry["strength"] = jsonNumber(step.strength);
        out.push_back(std::move(entry));
    }
    return out;
}

/// What --name of 'moraine export' takes.
Json keptNames(const terrain::Project& project) {
    Json out = Json::array();
    if (const auto kept = terrain::keptExportsFromJson(project.exports))
        for (const terrain::KeptExport& one : kept.value().list)
            out.push_back(one.name);
    return out;
}

terrain::Result<Json> describedTerrain(const Terrain& ground, const terrain::RunContext& context) {
    const Heightfield& heights = *ground.heights;
    const auto numbers = terrain::statistics(heights, 1, context.part(0, 0.5));
    if (!numbers)
        return numbers.failure();
    const auto print = terrain::fingerprint(heights, context.part(0.5, 1));
    if (!print)
        return print.failure();
    const terrain::Grid& grid = heights.grid();
    Json out = Json::object();
    out["format"] = ground.format;
    out["columns"] = grid.columns;
    out["rows"] = grid.rows;
    out["sample_type"] = std::string(terrain::sampleTypeId(ground.sampleType));
    out["spacing"] = ground.spacingKnown ? Json::array({jsonNumber(grid.spacingX), jsonNumber(grid.spacingY)})
                                         : Json(nullptr);
    out["minimum"] = jsonNumber(numbers.value().minimum);
    out["maximum"] = jsonNumber(numbers.value().maximum);
    out["mean"] = jsonNumber(numbers.value().mean);
    out["nodata_count"] = numbers.value().holes;
    out["corners"] = corners(heights);
    out["center"] = jsonNumber(heights.at(grid.columns / 2, grid.rows / 2));
    out["crs"] = grid.crs.empty() ? Json(nullptr) : Json(grid.crs);
    out["fingerprint"] = print.value().hex();
    if (!ground.isImported) {
        const terrain::Recipe& recipe = ground.project.recipe;
        out["sea_level"] = recipe.seaLevel ? jsonNumber(*recipe.seaLevel) : Json(nullptr);
        out["steps"] = stepsOf(recipe);
        out["exports"] = keptNames(ground.project);
    }
    return out;
}

terrain::Result<Json> describedMesh(const std::filesystem::path& path, Invocation& run) {
    std::vector<terrain::Text> notes;
    const auto mesh = terrain::importMesh(path, run.context, &notes);
    if (!mesh)
        return mesh.failure();
    for (const terrain::Text& note : notes)
        run.console.note(path.string(), note);
    const terrain::MeshFacts facts = terrain::meshFacts(mesh.value());
    const auto point = [&origin = mesh.value().origin](const glm::vec3& p) {
        Json numbers = Json::array();
        for (int axis = 0; axis < 3; ++axis)
            numbers.push_back(jsonNumber(terrain::coordinateFrom(origin[axis], p[axis])));
        return numbers;
    };
    Json out = Json::object();
    out["format"] = terrain::recogniseMesh(path)->id();
    out["vertices"] = facts.vertices;
    out["triangles"] = facts.triangles;
    out["bounds"] =
        facts.vertices > 0 ? Json::array({point(facts.minimum), point(facts.maximum)}) : Json(nullptr);
    out["closed"] = facts.closed;
    out["manifold"] = facts.manifold;
    return out;
}

std::string readable(const Json& value) {
    if (value.is_null())
        return "not known";
    if (value.is_boolean())
        return value.get<bool>() ? "yes" : "no";
    if (value.is_string())
        return printable(value.get<std::string>());
    // −0 is a height like 0.
    return value.is_number_float() ? terrain::numberText(value.get<double>() + 0.0) : printable(value.dump());
}

/// The same facts, one a line, for people.
std::string linesOf(const Json& facts) {
    constexpr std::size_t width = 14;
    std::string out;
    for (const auto& [name, value] : facts.items()) {
        std::string label = name;
        std::ranges::replace(label, '_', ' ');
        out += label + std::string(width - std::min(width, label.size()), ' ') + readable(value) + "\n";
    }
    return out;
}

} // namespace

Outcome runInfo(Invocation& run) {
    const std::filesystem::path path = run.arguments.operand(0);
    terrain::Result<Json> facts = terrain::Cancelled{};
    if (fileKind(path, run.arguments) == FileKind::Mesh) {
        facts = describedMesh(path, run);
    } else {
        const auto ground = loadTerrain(path, run, run.context.part(0, 0.8));
        if (!ground)
            return ground.failure();
        facts = describedTerrain(ground.value(), run.context.part(0.8, 1));
    }
    if (!facts)
        return facts.failure();
    return outcomeOf(
        run.console.print(run.arguments.has("json") ? printed(facts.value()) : linesOf(facts.value())));
}

} // namespace app
