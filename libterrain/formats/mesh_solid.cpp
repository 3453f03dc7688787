// SPDX-License-Identifier: MIT
#include "libterrain/formats/mesh_solid.h"

#include "libterrain/core/no_memory.h"
#include "libterrain/core/number_text.h"
#include "libterrain/formats/mesh_writing.h"
#include "libterrain/formats/new_files.h"
#include "libterrain/formats/targets/target_files.h"
#include "libterrain/formats/tiling.h"
#include "libterrain/surface/mesh/decimated_mesh.h"

#include <cmath>
#include <glm/common.hpp>
#include <limits>
#include <new>

namespace terrain {
namespace {

namespace fs = std::filesystem;

bool isLength(double value) {
    return std::isfinite(value) && value > 0;
}

Error impossible(TextSource text, double value, const char* field) {
    return {ErrorCode::InvalidRequest, text, {numberText(value)}, field};
}

/// What is decided before anything is made.
struct SolidPlan {
    SolidShape shape;
    std::vector<Window> windows;
    std::vector<fs::path> files;
};

Result<SolidPlan> planOf(const Heightfield& heights, const fs::path& path, const SolidOptions& options) {
    if (const Status possible = checkMeshRequest(heights, path, options.maximumError); !possible)
        return possible.failure();
    const Result<SolidShape> shape = solidShape(options, heights.grid(), heightRange(heights));
    if (!shape)
        return shape.failure();
    Tiling tiling{options.tilesAcross, options.tilesDown, 0};
    tiling.overlap = tiling.isWhole() ? 0 : 1;
    if (const Status possible = checkTiling(tiling, heights.columns(), heights.rows()); !possible)
        return possible.failure();
    return SolidPlan{shape.value(), tileWindows(tiling, heights.columns(), heights.rows()),
                     solidFiles(path, options)};
}

Result<Mesh> bodyOf(const Heightfield& land, const SolidOptions& options, const SolidShape& shape,
                    const RunContext& context) {
    const bool isTile = options.tilesAcross > 1 || options.tilesDown > 1;
    const TerrainEdge edge = isTile ? TerrainEdge::Shared : TerrainEdge::Free;
    const Result<Mesh> surface = options.maximumError
                                     ? decimatedMesh(land, *options.maximumError, context, edge)
                                     : gridMesh(land, QuadSplit::Rising, context);
    return surface ? solidMesh(surface.value(), shape) : surface;
}

void merge(const MeshExtent& part, MeshExtent& whole) {
    const bool isFirst = whole.triangles == 0;
    whole.vertices += part.vertices;
    whole.triangles += part.triangles;
    whole.minimum = isFirst ? part.minimum : glm::min(whole.minimum, part.minimum);
    whole.maximum = isFirst ? part.maximum : glm::max(whole.maximum, part.maximum);
}

Result<MeshExtent> writeBody(const Heightfield& land, const MeshFormat& format, const fs::path& path,
                             const SolidOptions& options, const SolidShape& shape, Existing existing,
                             const RunContext& context) {
    const Result<Mesh> body = bodyOf(land, options, shape, context.part(0, 0.7));
    if (!body)
        return body.failure();
    if (body.value().indices.empty()) // a tile of holes alone
        return MeshExtent{};
    const Result<MeshReport> report = writeMesh(StoredMeshSource(body.value(), MeshSource::Of::Body), format,
                                                path, existing, context.part(0.7, 1));
    if (!report)
        return report.failure();
    return report.value().extent;
}

Result<SolidReport> written(const Heightfield& heights, const MeshFormat& format, const SolidPlan& plan,
                            const SolidOptions& options, Existing existing, const RunContext& context) {
    SolidReport out;
    NewFiles made;
    const auto count = static_cast<double>(plan.windows.size());
    for (std::size_t i = 0; i < plan.windows.size(); ++i) {
        const Result<Heightfield> land = partOf(heights, plan.windows[i]);
        if (!land)
            return land.failure();
        made.expect(plan.files[i]);
        const auto begun = static_cast<double>(i);
        const Result<MeshExtent> extent =
            writeBody(land.value(), format, plan.files[i], options, plan.shape, existing,
                      context.part(begun / count, (begun + 1) / count));
        if (!extent)
            return extent.failure();
        if (extent.value().triangles == 0)
            continue;
        made.made();
        out.files.push_back(plan.files[i]);
        merge(extent.value(), out.extent);
    }
    made.keep();
    return out;
}

/// Of the body under a tile without holes of which every sample is a vertex: its surface, for each edge of
/// the rim two triangles of wall and one of bottom, and a vertex in the middle of the bottom.
MeshExtent wholeBody(const Window& tile) {
    const auto columns = static_cast<std::uint64_t>(tile.columns);
    const auto rows = static_cast<std::uint64_t>(tile.rows);
    const std::uint64_t rim = 2 * (columns - 1 + rows - 1);
    return {columns * rows + rim + 1, 2 * (columns - 1) * (rows - 1) + 3 * rim, glm::vec3(0), glm::vec3(0)};
}

Result<MeshExtent> counted(const Heightfield& heights, const SolidPlan& plan, const SolidOptions& options,
                           const RunContext& context) {
    MeshExtent out;
    const bool isWhole = !options.maximumError && holeCount(heights) == 0;
    const auto count = static_cast<double>(plan.windows.size());
    for (std::size_t i = 0; i < plan.windows.size(); ++i) {
        MeshExtent one = wholeBody(plan.windows[i]);
        if (!isWhole) {
            const Result<Heightfield> land = partOf(heights, plan.windows[i]);
            if (!land)
                return land.failure();
            const auto begun = static_cast<double>(i);
            const Result<Mesh> body =
                bodyOf(land.value(), options, plan.shape, context.part(begun / count, (begun + 1) / count));
            if (!body)
                return body.failure();
            one = {body.value().vertices.size(), body.value().indices.size() / 3, glm::vec3(0), glm::vec3(0)};
        }
        out.vertices += one.vertices;
        out.triangles += one.triangles;
    }
    return out;
}

} // namespace

std::vector<fs::path> solidFiles(const fs::path& path, const SolidOptions& options) {
    if (options.tilesAcross == 1 && options.tilesDown == 1)
        return {path};
    std::vector<fs::path> out;
    for (int y = 0; y < options.tilesDown; ++y)
        for (int x = 0; x < options.tilesAcross; ++x)
            out.push_back(path.parent_path() /
                          (path.stem().string() + tileName(TileNames::ColumnRow, x, y, options.tilesDown) +
                           path.extension().string()));
    return out;
}

Result<SolidShape> solidShape(const SolidOptions& options, const Grid& grid, const HeightRange& heights) {
    if (!isLength(options.base))
        return impossible(TERRAIN_TEXT("formats", "The base must be thicker than 0 mm, not %1."),
                          options.base, "base");
    if (options.printWidth && !isLength(*options.printWidth))
        return impossible(TERRAIN_TEXT("formats", "The body must be wider than 0 mm, not %1."),
                          *options.printWidth, "print-width");
    if (!options.printWidth && !isLength(options.scale))
        return impossible(TERRAIN_TEXT("formats", "The scale 1:%1 needs a number greater than 0."),
                          options.scale, "scale");
    if (!isLength(options.exaggeration))
        return impossible(TERRAIN_TEXT("formats", "The exaggeration must be greater than 0, not %1."),
                          options.exaggeration, "exaggeration");
    constexpr double millimetres = 1000;
    SolidShape out;
    out.scale = options.printWidth ? *options.printWidth / grid.width() : millimetres / options.scale;
    out.upScale = out.scale * options.exaggeration;
    out.lowest = heights.isEmpty() ? 0 : static_cast<double>(heights.minimum);
    out.base = options.base;
    const double relief = heights.isEmpty() ? 0 : static_cast<double>(heights.maximum) - out.lowest;
    if (relief * out.upScale + out.base > static_cast<double>(std::numeric_limits<float>::max()))
        return impossible(TERRAIN_TEXT("formats",
                                       "The land spans %1 m: no mesh holds a body so high. Choose a "
                                       "smaller scale, or correct the heights."),
                          relief, options.printWidth ? "print-width" : "scale");
    return out;
}

double unseenError(const SolidShape& shape) {
    constexpr double millimetres = 0.05;
    const double error = millimetres / shape.upScale;
    const double unit = std::pow(10, std::floor(std::log10(error)) - 1); // two digits are enough
    return std::floor(error / unit) * unit;
}

Result<MeshExtent> countSolids(const Heightfield& heights, const SolidOptions& options,
                               const RunContext& context) {
    const Result<SolidPlan> plan = planOf(heights, {}, options);
    if (!plan)
        return plan.failure();
    try {
        return counted(heights, plan.value(), options, context);
    } catch (const std::bad_alloc&) {
        return Error{ErrorCode::OverLimit,
                     TERRAIN_TEXT("formats", "There is not enough memory to make the bodies: allow a larger "
                                             "error, or choose a smaller size.")};
    }
}

Result<SolidReport> exportSolids(const Heightfield& heights, const MeshFormat& format, const fs::path& path,
                                 const SolidOptions& options, Existing existing, const RunContext& context) {
    if (!format.takesBodies())
        return Error{ErrorCode::InvalidRequest,
                     TERRAIN_TEXT("formats", "%1: bodies for a 3D printer are written as 3MF or STL, in mm."),
                     {path.string()},
                     "base"};
    const Result<SolidPlan> plan = planOf(heights, path, options);
    if (!plan)
        return plan.failure();
    if (const Status free = checkFree(plan.value().files, existing); !free)
        return free.failure();
    try {
        return written(heights, format, plan.value(), options, existing, context);
    } catch (const std::bad_alloc&) {
        return noMemoryToWrite(path);
    }
}

} // namespace terrain
