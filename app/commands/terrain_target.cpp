// SPDX-License-Identifier: MIT
#include "app/commands/terrain_target.h"

#include "app/commands/export_words.h"
#include "app/commands/map_request.h"
#include "app/commands/write_export.h"
#include "libterrain/core/number_text.h"
#include "libterrain/formats/mesh_import.h"
#include "libterrain/formats/targets/target_files.h"

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

terrain::Error isFolder(const fs::path& path) {
    return cannotWrite("%1 is a folder: name a file in it.", path);
}

} // namespace

terrain::Status checkDestination(const fs::path& path, terrain::Existing existing) {
    if (path == "-")
        return usageError("Results are not written to standard output: name a file (./- for one of the name "
                          "-).");
    std::error_code code;
    const fs::file_status status = fs::status(path, code);
    if (fs::is_directory(status))
        return isFolder(path);
    if (fs::exists(status) && existing == terrain::Existing::Keep)
        return cannotWrite("%1 exists already: choose another name, or --force to replace it.", path);
    const fs::path folder = path.parent_path();
    if (!folder.empty() && !fs::is_directory(folder, code))
        return cannotWrite("%1 cannot be written, for there is no such folder: make it first.", path);
    return terrain::Done{};
}

bool TerrainTarget::takesTriangles() const {
    return m_kind == Kind::Mesh && m_mesh.target == nullptr && !m_mesh.solid &&
           !m_mesh.options.maximumError && !m_mesh.options.chunks;
}

terrain::Result<TerrainTarget> TerrainTarget::choose(const fs::path& path, Invocation& run) {
    std::error_code code;
    if (path.filename().empty() || fs::is_directory(path, code))
        return isFolder(path);
    TerrainTarget out;
    out.m_path = path;
    if (const auto target = run.arguments.text("target")) {
        if (const terrain::Status known = out.chooseTarget(*target); !known)
            return known.failure();
    } else if (!mapsGoBeside(nullptr, run)) {
        auto map = askedMap(path, run);
        if (!map)
            return map.failure();
        if (map.value()) {
            out.m_kind = Kind::Map;
            out.m_map = std::move(map).value();
            return out;
        }
    }
    if (mapsGoBeside(out.m_request.target, run)) {
        auto maps = askedMaps(out.m_request.target, run);
        if (!maps)
            return maps.failure();
        out.m_request.maps = std::move(maps).value();
    }
    const auto format = run.arguments.text("format");
    const terrain::Status chosen = out.m_request.target != nullptr ? out.chooseTargetFormat(format)
                                   : format                        ? out.chooseFormat(*format)
                                                                   : out.chooseSuffix();
    if (!chosen)
        return chosen.failure();
    if (const terrain::Status taken = out.takeOptions(run); !taken)
        return taken.failure();
    return out;
}

terrain::Status TerrainTarget::chooseTarget(const std::string& id) {
    m_request.target = terrain::findTarget(id);
    if (m_request.target == nullptr)
        return usageError("There is no target '%1': 'moraine targets' lists them.", {id});
    return terrain::Done{};
}

/// --format, else the suffix's; a name without a suffix gets what the target prefers.
terrain::Status TerrainTarget::chooseTargetFormat(const std::optional<std::string>& format) {
    const terrain::Target& target = *m_request.target;
    const std::string suffix = lowerSuffix(m_path);
    const terrain::TargetFile* proposed = terrain::proposedFile(target);
    const auto own = std::ranges::find_if(
        target.files, [&](const terrain::TargetFile& file) { return suffix == file.suffix; });
    m_heightmap = format                                  ? terrain::findHeightmapFormat(*format)
                  : suffix.empty() && proposed != nullptr ? terrain::findHeightmapFormat(proposed->format)
                  : own != target.files.end()             ? terrain::findHeightmapFormat(own->format)
                                                          : terrain::heightmapFormatForSuffix(suffix);
    if (m_heightmap != nullptr && terrain::targetFile(target, *m_heightmap) != nullptr)
        return terrain::Done{};
    m_heightmap = nullptr;
    const auto mesh = std::ranges::find_if(target.meshes, [&](const terrain::TargetMesh& one) {
        return format ? *format == one.format : suffix.empty() || suffix == one.suffix;
    });
    if (mesh == target.meshes.end())
        return usageError("%1: %2 takes no such file; end the name with one of %3.",
                          {m_path.string(), target.label, terrain::suffixesText(target)});
    m_kind = Kind::Mesh;
    m_mesh.target = &target;
    m_mesh.format = terrain::findMeshFormat(mesh->format);
    return terrain::Done{};
}

terrain::Status TerrainTarget::chooseFormat(const std::string& id) {
    m_heightmap = terrain::findHeightmapFormat(id);
    m_mesh.format = terrain::findMeshFormat(id);
    if (m_heightmap != nullptr && !m_heightmap->canWrite())
        return usageError("%1 files can be read but not written: 'moraine formats' lists what can.", {id});
    if (m_heightmap != nullptr)
        m_kind = Kind::Heightmap;
    else if (m_mesh.format != nullptr)
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
        m_mesh.format = terrain::meshFormatForSuffix(suffix);
    m_kind = m_heightmap != nullptr ? Kind::Heightmap : Kind::Mesh;
    if (m_heightmap == nullptr && m_mesh.format == nullptr)
        return usageError("%1: no format that can be written has this suffix; choose one with --format "
                          "('moraine formats' lists them).",
                          {m_path.string()});
    return terrain::Done{};
}

terrain::Status TerrainTarget::checkGrid(const terrain::Grid& grid) const {
    if (holdsSteps())
        return terrain::checkGrid(grid);
    if (m_map)
        return terrain::checkMap(*m_map, grid);
    if (m_mesh.options.chunks)
        return terrain::checkChunks(*m_mesh.options.chunks, grid);
    if (m_heightmap == nullptr)
        return terrain::Done{};
    terrain::ExportRequest request = m_request;
    request.seaLevel = 0; // the recipe's comes with the heights
    const auto plan = terrain::planExport(request, grid, {});
    return plan ? terrain::Status(terrain::Done{}) : terrain::Status(plan.failure());
}

terrain::Status TerrainTarget::checkPlace(terrain::Existing existing) const {
    const bool ownNames =
        m_map || m_request.target != nullptr || m_request.tilesAcross > 1 || m_request.tilesDown > 1;
    return checkDestination(m_path, ownNames ? terrain::Existing::Replace : existing);
}

bool TerrainTarget::canStream() const {
    const bool changed = m_request.target != nullptr || m_request.size || m_request.tilesAcross > 1 ||
                         m_request.tilesDown > 1 || !m_request.maps.empty();
    return m_heightmap != nullptr && !changed && m_heightmap->canStream(m_request.options);
}

terrain::Status TerrainTarget::writeStream(terrain::HeightSource& heights, Invocation& run,
                                           const terrain::RunContext& context) const {
    const auto report =
        terrain::exportStream(heights, *m_heightmap, m_path, m_request.options, run.existing(), context);
    if (!report)
        return report.failure();
    run.console.note("wrote " + m_path.string() + ": " + sizeWords(heights.grid()) + ", " +
                     std::string(terrain::sampleTypeId(report.value().sampleType)) +
                     ", in metres; read again: every height is as it was made.");
    return terrain::Done{};
}

terrain::Status TerrainTarget::write(const Terrain& ground, Invocation& run,
                                     const terrain::RunContext& context) const {
    switch (m_kind) {
    case Kind::Heightmap:
        return writeExport(m_request, ground, run, context);
    case Kind::Mesh:
        return writeMeshes(ground, run, context);
    case Kind::Map:
        return writeMap(*m_map, ground, run, context);
    case Kind::Project:
        return writeProject(ground, run, context);
    case Kind::Recipe:
        return writeRecipe(ground, run);
    }
    return terrain::Done{};
}

/// Without an error of its own, a target of bodies gets one that does not show.
terrain::Status TerrainTarget::writeMeshes(const Terrain& ground, Invocation& run,
                                           const terrain::RunContext& context) const {
    terrain::MeshRequest request = m_mesh;
    if (request.target != nullptr && request.solid && !request.solid->maximumError) {
        const auto shape = terrain::solidShape(*request.solid, ground.heights->grid(),
                                               terrain::heightRange(*ground.heights));
        if (!shape)
            return shape.failure();
        request.solid->maximumError = terrain::unseenError(shape.value());
    }
    return writeMesh(request, ground, run, context);
}

terrain::Status TerrainTarget::rewriteMesh(const fs::path& from, Invocation& run) const {
    run.usedOptions.insert("mesh-up");
    const auto report = terrain::convertMesh(from, meshUp(run.arguments), *m_mesh.format, m_path,
                                             run.existing(), run.context);
    if (!report)
        return report.failure();
    for (const terrain::Text& note : report.value().notes)
        run.console.note(m_path.string(), note);
    run.console.note(meshWords(m_mesh, {report.value(), {m_path}, {}, {}}));
    return terrain::Done{};
}

} // namespace app
