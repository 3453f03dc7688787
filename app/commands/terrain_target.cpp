// SPDX-License-Identifier: MIT
#include "app/commands/terrain_target.h"

#include "libterrain/core/number_text.h"
#include "libterrain/recipe/recipe_json.h"

#include <algorithm>

namespace app {
namespace {

namespace fs = std::filesystem;

constexpr const char* projectId = "moraine";
constexpr const char* recipeId = "recipe";

std::string lowerSuffix(const fs::path& path) {
    std::string suffix = path.extension().string();
    if (!suffix.empty())
        suffix.erase(0, 1);
    std::ranges::transform(suffix, suffix.begin(),
                           [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c + 32) : c; });
    return suffix;
}

terrain::Error cannotWrite(const char* english, const fs::path& path) {
    return {terrain::ErrorCode::CannotWrite, {"commands", english}, {path.string()}};
}

std::string sizeText(const terrain::Heightfield& heights) {
    return terrain::numberText(heights.columns()) + " x " + terrain::numberText(heights.rows()) + " samples";
}

std::string counted(std::int64_t count, const char* one, const char* several) {
    return terrain::numberText(count) + " " + (count == 1 ? one : several);
}

/// "u16, 0 is −12.5 m and full scale 80.1 m, one step 0.0014 m".
std::string encodingText(const terrain::ExportReport& report) {
    std::string out(terrain::sampleTypeId(report.sampleType));
    if (report.step > 0 && report.range.minimum < report.range.maximum)
        out += ", 0 is " + terrain::numberText(report.range.minimum) + " m and full scale " +
               terrain::numberText(report.range.maximum) + " m, one step " +
               terrain::numberText(static_cast<float>(report.step)) + " m";
    else if (terrain::isInteger(report.sampleType) && report.range.minimum != 0)
        out += ", 0 is " + terrain::numberText(report.range.minimum) + " m, the height of all"; // flat ground
    else
        out += ", in metres";
    return out;
}

} // namespace

terrain::Status checkDestination(const fs::path& path, terrain::Existing existing) {
    std::error_code code;
    const fs::file_status status = fs::status(path, code);
    if (fs::is_directory(status))
        return cannotWrite("%1 is a folder: name a file.", path);
    if (fs::exists(status) && existing == terrain::Existing::Keep)
        return cannotWrite("%1 exists already: choose another name, or --force to replace it.", path);
    const fs::path folder = path.parent_path();
    if (!folder.empty() && !fs::is_directory(folder, code))
        return cannotWrite("%1 cannot be written, for there is no such folder: make it first.", path);
    return terrain::Done{};
}

terrain::Result<terrain::Recipe> recipeOfImport(const Terrain& ground, const terrain::RunContext& context) {
    const terrain::Heightfield& heights = *ground.heights;
    terrain::Result<terrain::Heightfield> copy = heights.clone();
    if (!copy)
        return copy.failure();
    terrain::SharedBlob blob = terrain::makeBlob(std::move(copy).value(), context);
    if (blob == nullptr)
        return terrain::Cancelled{};
    terrain::Recipe recipe;
    recipe.grid = heights.grid();
    recipe.steps.push_back(terrain::makeStep("imported_heights", "ground"));
    if (const terrain::Status set = recipe.steps.front().parameters.set("heights", std::move(blob)); !set)
        return set.failure();
    recipe.steps.front().source = {.type = std::string(terrain::sampleTypeId(ground.sampleType)),
                                   .minimum = ground.scale.minimum,
                                   .maximum = ground.scale.maximum,
                                   .nodata = ground.nodata};
    return recipe;
}

terrain::Result<TerrainTarget> TerrainTarget::choose(const fs::path& path, Invocation& run) {
    TerrainTarget out;
    out.m_path = path;
    const auto format = run.arguments.text("format");
    if (const terrain::Status chosen = format ? out.chooseFormat(*format) : out.chooseSuffix(); !chosen)
        return chosen.failure();
    if (const terrain::Status taken = out.takeOptions(run); !taken)
        return taken.failure();
    return out;
}

terrain::Status TerrainTarget::chooseFormat(const std::string& id) {
    m_heightmap = terrain::findHeightmapFormat(id);
    m_mesh = terrain::findMeshFormat(id);
    if (m_heightmap != nullptr && !m_heightmap->canWrite())
        return usageError("%1 files can be read but not written: 'moraine formats' lists what can.", {id});
    if (m_heightmap != nullptr)
        m_kind = Kind::Heightmap;
    else if (m_mesh != nullptr)
        m_kind = Kind::Mesh;
    else if (id == projectId || id == recipeId)
        m_kind = id == projectId ? Kind::Project : Kind::Recipe;
    else
        return usageError("There is no format '%1': 'moraine formats' lists them.", {id});
    return terrain::Done{};
}

terrain::Status TerrainTarget::chooseSuffix() {
    const std::string suffix = lowerSuffix(m_path);
    if (suffix == "moraine" || suffix == "json") {
        m_kind = suffix == "json" ? Kind::Recipe : Kind::Project;
        return terrain::Done{};
    }
    m_heightmap = terrain::heightmapFormatForSuffix(suffix);
    if (m_heightmap == nullptr)
        m_mesh = terrain::meshFormatForSuffix(suffix);
    m_kind = m_heightmap != nullptr ? Kind::Heightmap : Kind::Mesh;
    if (m_heightmap == nullptr && m_mesh == nullptr)
        return usageError("%1: no format that can be written has this suffix; choose one with --format "
                          "('moraine formats' lists them).",
                          {m_path.string()});
    return terrain::Done{};
}

terrain::Status TerrainTarget::takeOptions(Invocation& run) {
    if (const auto range = run.arguments.range("range"))
        m_options.range = terrain::MetreRange{range->first, range->second};
    const std::vector<std::string> settings = run.arguments.all("option");
    if (m_heightmap != nullptr)
        m_options.format = terrain::ParameterSet(m_heightmap->exportOptions());
    for (const std::string& setting : settings) {
        const std::size_t equals = setting.find('=');
        if (equals == std::string::npos)
            return usageError("--option takes NAME=VALUE, not '%1'.", {setting});
        const std::string name = setting.substr(0, equals);
        if (terrain::findSpec(m_options.format.specs(), name) == nullptr)
            return usageError("The format of %1 has no option '%2': 'moraine formats' lists them.",
                              {m_path.string(), name});
        if (terrain::Status set = m_options.format.setFromText(name, setting.substr(equals + 1)); !set)
            return set;
    }
    const bool takesRange = m_heightmap != nullptr && !m_heightmap->integersAreMetres() &&
                            terrain::isInteger(m_heightmap->writtenType(m_options.format));
    if (m_options.range && !takesRange)
        run.console.note("--range has no effect: " + m_path.string() + " holds metres.");
    return terrain::Done{};
}

terrain::Status TerrainTarget::checkGrid(const terrain::Grid& grid) const {
    return m_heightmap != nullptr ? m_heightmap->checkGridForWriting(grid) : terrain::Status(terrain::Done{});
}

terrain::Status TerrainTarget::write(const Terrain& ground, Invocation& run,
                                     const terrain::RunContext& context) const {
    switch (m_kind) {
    case Kind::Heightmap:
        return writeHeightmap(ground, run, context);
    case Kind::Mesh:
        return writeMesh(ground, run, context);
    case Kind::Project:
        return writeProject(ground, run, context);
    case Kind::Recipe:
        return writeRecipe(ground, run);
    }
    return terrain::Done{};
}

terrain::Status TerrainTarget::writeHeightmap(const Terrain& ground, Invocation& run,
                                              const terrain::RunContext& context) const {
    terrain::ExportOptions options = m_options;
    if (ground.isImported)
        options.setSource(terrain::sampleTypeId(ground.sampleType), ground.scale, ground.nodata);
    else if (const terrain::SourceSamples* source = terrain::sourceSamples(ground.project.recipe))
        options.setSource(source->type, {source->minimum, source->maximum}, source->nodata);
    const auto report =
        terrain::exportHeightmap(*ground.heights, *m_heightmap, m_path, options, run.existing(), context);
    if (!report)
        return report.failure();
    for (const terrain::Text& note : report.value().notes)
        run.console.note(m_path.string(), note);
    run.console.note("wrote " + m_path.string() + ": " + sizeText(*ground.heights) + ", " +
                     encodingText(report.value()) + ".");
    return terrain::Done{};
}

terrain::Status TerrainTarget::writeMesh(const Terrain& ground, Invocation& run,
                                         const terrain::RunContext& context) const {
    const auto report = terrain::exportMesh(*ground.heights, *m_mesh, m_path, run.existing(), context);
    if (!report)
        return report.failure();
    for (const terrain::Text& note : report.value().notes)
        run.console.note(m_path.string(), note);
    run.console.note(
        "wrote " + m_path.string() + ": " +
        counted(static_cast<std::int64_t>(report.value().vertices), "vertex", "vertices") + ", " +
        counted(static_cast<std::int64_t>(report.value().triangles), "triangle", "triangles") + ".");
    return terrain::Done{};
}

terrain::Status TerrainTarget::writeProject(const Terrain& ground, Invocation& run,
                                            const terrain::RunContext& context) const {
    terrain::Project project = ground.project;
    if (ground.isImported) {
        auto recipe = recipeOfImport(ground, context.part(0, 0.3));
        if (!recipe)
            return recipe.failure();
        project.recipe = std::move(recipe).value();
    }
    const auto print = terrain::fingerprint(*ground.heights, context.part(0.3, 0.4));
    if (!print)
        return print.failure();
    project.fingerprint = print.value();
    if (terrain::Status saved = terrain::saveProject(project, m_path, run.existing(), context.part(0.4, 1));
        !saved)
        return saved;
    run.console.note("wrote " + m_path.string() + ": " + sizeText(*ground.heights) + ", fingerprint " +
                     print.value().hex() + ".");
    return terrain::Done{};
}

terrain::Status TerrainTarget::writeRecipe(const Terrain& ground, Invocation& run) const {
    if (ground.isImported || terrain::hasBulkData(ground.project.recipe))
        return usageError("%1: this terrain holds imported or painted heights, which a recipe text cannot "
                          "hold; save it as a project, with the suffix .moraine.",
                          {m_path.string()});
    const std::string json = terrain::recipeToJson(ground.project.recipe);
    terrain::SafeFile::Options options;
    options.existing = run.existing();
    if (terrain::Status written = terrain::writeFileSafely(m_path, std::as_bytes(std::span(json)), options);
        !written)
        return written;
    run.console.note("wrote " + m_path.string() + ": a recipe of " +
                     counted(static_cast<std::int64_t>(ground.project.recipe.steps.size()), "step", "steps") +
                     ".");
    return terrain::Done{};
}

} // namespace app
