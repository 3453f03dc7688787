// SPDX-License-Identifier: MIT
#include "libterrain/formats/mesh_export.h"

#include "libterrain/core/no_memory.h"
#include "libterrain/core/number_text.h"
#include "libterrain/formats/file_reader.h"
#include "libterrain/formats/new_files.h"
#include "libterrain/formats/targets/target_files.h"

#include <algorithm>
#include <iterator>
#include <new>

namespace terrain {
namespace {

namespace fs = std::filesystem;

fs::path pathOf(const MeshRequest& request) {
    fs::path out = request.path;
    if (request.target != nullptr && !out.has_extension())
        if (const TargetMesh* mesh = targetMesh(*request.target, *request.format))
            out += std::string(".") + mesh->suffix;
    return out;
}

fs::path besideOf(const MeshRequest& request, const char* ending) {
    fs::path out = request.path;
    return out.replace_filename(request.path.stem().string() + ending);
}

Status checkTarget(const MeshRequest& request) {
    if (request.target == nullptr)
        return Done{};
    const TargetMesh* mesh = targetMesh(*request.target, *request.format);
    if (mesh == nullptr)
        return Error{ErrorCode::InvalidRequest,
                     TERRAIN_TEXT("formats", "%1 takes no files of the format '%2': its files end with %3."),
                     {request.target->label, request.format->id(), suffixesText(*request.target)},
                     "format"};
    if (mesh->isBody != request.solid.has_value())
        return Error{ErrorCode::InvalidRequest,
                     mesh->isBody ? TERRAIN_TEXT("formats", "%1 takes closed bodies, not a surface.")
                                  : TERRAIN_TEXT("formats", "%1 takes a surface, not closed bodies."),
                     {request.target->label},
                     "base"};
    return Done{};
}

Result<MeshOutcome> writtenMeshes(const MeshRequest& request, const Heightfield& heights, Existing existing,
                                  const RunContext& context) {
    const fs::path path = pathOf(request);
    if (request.solid) {
        Result<SolidReport> made =
            exportSolids(heights, *request.format, path, *request.solid, existing, context);
        if (!made)
            return made.failure();
        MeshOutcome out{{made.value().extent, {}, {}}, std::move(made.value().files), {}, {}};
        if (const std::int64_t holes = holeCount(heights); holes > 0)
            out.report.notes.emplace_back(
                TERRAIN_TEXT("formats", "Missing samples: %1. The bodies have walls around them."),
                std::vector{numberText(holes)});
        return out;
    }
    Result<MeshReport> made = exportMesh(heights, *request.format, path, request.options, existing, context);
    if (!made)
        return made.failure();
    return MeshOutcome{std::move(made).value(), {path}, {}, {}};
}

std::vector<fs::path> thoseThere(const std::vector<fs::path>& paths) {
    std::vector<fs::path> out;
    std::error_code code;
    std::ranges::copy_if(paths, std::back_inserter(out),
                         [&](const fs::path& path) { return fs::exists(path, code); });
    return out;
}

Status writeText(const fs::path& path, const std::string& text, Existing existing) {
    SafeFile::Options options;
    options.existing = existing;
    return writeFileSafely(path, std::as_bytes(std::span(text)), options);
}

Status writeSheet(const MeshRequest& request, const Heightfield& heights, Existing existing, NewFiles& made,
                  MeshOutcome& outcome) {
    Result<MeshSheetFacts> planned = meshSheetFacts(request, heights.grid(), heightRange(heights));
    if (!planned)
        return planned.failure();
    MeshSheetFacts& facts = planned.value();
    facts.extent = outcome.report.extent;
    std::vector<std::string> names;
    for (const fs::path& file : outcome.files)
        names.push_back(file.filename().string());
    outcome.sheetText = besideOf(request, ".settings.txt");
    outcome.sheetJson = besideOf(request, ".settings.json");
    for (const auto& [path, text] :
         {std::pair(outcome.sheetText, meshSheetText(*request.target, facts, names)),
          std::pair(outcome.sheetJson, meshSheetJson(*request.target, facts, names))}) {
        made.expect(path);
        if (Status done = writeText(path, text, existing); !done)
            return done;
        made.made();
    }
    return Done{};
}

Result<MeshOutcome> written(const MeshRequest& request, const Heightfield& heights,
                            const std::vector<fs::path>& planned, Existing existing,
                            const RunContext& context) {
    const std::vector<fs::path> before = thoseThere(planned);
    Result<MeshOutcome> out = writtenMeshes(request, heights, existing, context);
    if (!out)
        return out;
    NewFiles made;
    for (const fs::path& file : out.value().files)
        if (std::ranges::find(before, file) == before.end())
            made.add(file);
    if (request.target != nullptr)
        if (const Status sheet = writeSheet(request, heights, existing, made, out.value()); !sheet)
            return sheet.failure();
    made.keep();
    return out;
}

} // namespace

std::vector<fs::path> meshFiles(const MeshRequest& request) {
    std::vector<fs::path> out = {pathOf(request)};
    if (request.solid)
        out = solidFiles(out.front(), *request.solid);
    if (request.target != nullptr)
        out.insert(out.end(), {besideOf(request, ".settings.txt"), besideOf(request, ".settings.json")});
    return out;
}

Result<MeshSheetFacts> meshSheetFacts(const MeshRequest& request, const Grid& grid,
                                      const HeightRange& heights) {
    MeshSheetFacts out{
        grid, {}, request.format, request.options.maximumError, request.options.chunks, request.solid, {}};
    const glm::dvec2 land(grid.width(), grid.depth());
    if (!request.solid) {
        out.extent.minimum = {0, 0, heights.isEmpty() ? 0 : heights.minimum};
        out.extent.maximum = glm::vec3(glm::vec2(land), heights.isEmpty() ? 0 : heights.maximum);
        return out;
    }
    const Result<SolidShape> shape = solidShape(*request.solid, grid, heights);
    if (!shape)
        return shape.failure();
    out.shape = shape.value();
    out.maximumError = request.solid->maximumError;
    // The largest tile has the rest of a division.
    const auto most = [](int cells, int tiles) { return (cells + tiles - 1) / tiles; };
    const glm::dvec2 cells(most(grid.columns - 1, request.solid->tilesAcross),
                           most(grid.rows - 1, request.solid->tilesDown));
    out.extent.maximum = glm::vec3(cells * glm::dvec2(grid.spacingX, grid.spacingY) * shape.value().scale,
                                   double{heights.span()} * shape.value().upScale + shape.value().base);
    return out;
}

Result<MeshOutcome> exportMeshFor(const MeshRequest& request, const Heightfield& heights, Existing existing,
                                  const RunContext& context) {
    if (const Status taken = checkTarget(request); !taken)
        return taken.failure();
    const std::vector<fs::path> planned = meshFiles(request);
    if (const Status free = checkFree(planned, existing); !free)
        return free.failure();
    try {
        return written(request, heights, planned, existing, context);
    } catch (const std::bad_alloc&) {
        return noMemoryToWrite(request.path);
    }
}

} // namespace terrain
