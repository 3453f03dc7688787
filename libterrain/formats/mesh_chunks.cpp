// SPDX-License-Identifier: MIT
#include "libterrain/formats/mesh_chunks.h"

#include "libterrain/core/number_text.h"
#include "libterrain/formats/serial_rows.h"
#include "libterrain/surface/mesh/chunk_levels.h"

#include <algorithm>
#include <cmath>
#include <glm/common.hpp>
#include <new>

namespace terrain {
namespace {

constexpr std::int64_t mostParts = 65536; // so that what stands before the numbers stays small

MeshExtent extentOf(const Mesh& mesh) {
    MeshExtent out{mesh.vertices.size(), mesh.indices.size() / 3, mesh.vertices.front(),
                   mesh.vertices.front()};
    for (const glm::vec3& vertex : mesh.vertices) {
        out.minimum = glm::min(out.minimum, vertex);
        out.maximum = glm::max(out.maximum, vertex);
    }
    return out;
}

void merge(const MeshExtent& part, MeshExtent& whole) {
    const bool isFirst = whole.triangles == 0;
    whole.vertices += part.vertices;
    whole.triangles += part.triangles;
    whole.minimum = isFirst ? part.minimum : glm::min(whole.minimum, part.minimum);
    whole.maximum = isFirst ? part.maximum : glm::max(whole.maximum, part.maximum);
}

double depthOf(const ChunkOptions& options, const Heightfield& heights, double gap) {
    switch (options.skirts) {
    case ChunkOptions::Skirts::None:
        return 0;
    case ChunkOptions::Skirts::Typed:
        return options.skirtDepth;
    case ChunkOptions::Skirts::AsDeepAsNeeded:
        break;
    }
    // Chunks of one level meet exactly.
    return options.levels > 1 ? depthThatHides(gap, heights) : 0;
}

/// The normals of the full grid in the rows of one row of chunks.
class NormalBand {
public:
    explicit NormalBand(const Heightfield& heights) : m_heights(heights) {}

    void fill(int row, int rows) {
        m_row = row;
        const auto columns = static_cast<std::size_t>(m_heights.columns());
        m_normals.resize(columns * static_cast<std::size_t>(rows));
        for (int i = 0; i < rows; ++i)
            areaWeightedNormals(m_heights, QuadSplit::Rising, row + i,
                                std::span(m_normals).subspan(static_cast<std::size_t>(i) * columns, columns));
    }

    void gather(const ChunkMesh& chunk, std::vector<glm::vec3>& out) const {
        out.clear();
        const auto columns = static_cast<std::size_t>(m_heights.columns());
        for (const auto& [column, row] : chunk.samples)
            out.push_back(m_normals[static_cast<std::size_t>(row - m_row) * columns +
                                    static_cast<std::size_t>(column)]);
    }

private:
    const Heightfield& m_heights;
    int m_row = 0;
    std::vector<glm::vec3> m_normals;
};

std::vector<Text> notesOf(const ChunkFacts& facts, const Heightfield& heights) {
    std::vector<Text> out;
    const auto metres = [](double value) { return numberText(static_cast<float>(value)); };
    for (std::size_t level = 1; level < facts.errors.size(); ++level)
        out.emplace_back(TERRAIN_TEXT("formats", "Level of detail %1 lies within %2 m of every sample."),
                         std::vector{numberText(std::uint64_t{level}), metres(facts.errors[level])});
    if (facts.skirtDepth < facts.gap)
        out.emplace_back(TERRAIN_TEXT("formats", "Between chunks of different levels there are gaps of up to "
                                                 "%1 m that no skirt hides."),
                         std::vector{metres(facts.gap)}, "skirts");
    if (const std::int64_t holes = holeCount(heights); holes > 0)
        out.emplace_back(TERRAIN_TEXT("formats", "Missing samples: %1. What is around them is left out, at "
                                                 "each level as far as its triangles reach."),
                         std::vector{numberText(holes)});
    return out;
}

} // namespace

int usualChunkLevels(int cells) {
    return std::min(ChunkOptions{}.levels, mostChunkLevels(cells));
}

Status checkChunks(const ChunkOptions& options, const Grid& grid) {
    if (options.cells < 1 || options.cells > maximumSide)
        return Error{ErrorCode::InvalidRequest,
                     TERRAIN_TEXT("formats", "A chunk has at least one cell a side, not %1."),
                     {numberText(options.cells)},
                     "chunks"};
    const int most = mostChunkLevels(options.cells);
    if (options.levels < 1 || options.levels > most)
        return Error{
            ErrorCode::InvalidRequest,
            TERRAIN_TEXT("formats", "Chunks of %1 cells a side have 1 to %2 levels of detail, not %3."),
            {numberText(options.cells), numberText(most), numberText(options.levels)},
            "lods"};
    const bool typed = options.skirts == ChunkOptions::Skirts::Typed;
    if (typed && !(std::isfinite(options.skirtDepth) && options.skirtDepth > 0))
        return Error{ErrorCode::InvalidRequest,
                     TERRAIN_TEXT("formats", "Skirts must be deeper than 0 m, not %1."),
                     {numberText(options.skirtDepth)},
                     "skirts"};
    const ChunkGrid chunks(grid.columns, grid.rows, options.cells);
    const std::int64_t parts = std::int64_t{chunks.across()} * chunks.down() * options.levels;
    if (parts > mostParts)
        return Error{ErrorCode::InvalidRequest,
                     TERRAIN_TEXT("formats",
                                  "A file holds at most %1 meshes, not %2: choose larger chunks or "
                                  "fewer levels of detail."),
                     {numberText(mostParts), numberText(parts)},
                     "chunks"};
    return Done{};
}

std::string ChunkSource::Part::name() const {
    return "chunk_x" + numberText(x) + "_y" + numberText(y) + "_LOD" + numberText(level);
}

std::optional<int> chunkLevel(std::string_view name) {
    const auto takeNumber = [&name](std::string_view before) -> std::optional<std::int64_t> {
        if (!name.starts_with(before))
            return std::nullopt;
        name.remove_prefix(before.size());
        const std::size_t digits = std::min(name.find_first_not_of("0123456789"), name.size());
        const auto number = parseInteger(name.substr(0, digits));
        name.remove_prefix(digits);
        return number;
    };
    constexpr std::int64_t most = 99; // each has a quarter of the samples of the one before
    if (!takeNumber("chunk_x") || !takeNumber("_y"))
        return std::nullopt;
    const auto level = takeNumber("_LOD");
    return level && *level <= most && name.empty() ? std::optional(static_cast<int>(*level)) : std::nullopt;
}

Text noteOfLevels() {
    return Text(TERRAIN_TEXT("formats", "The mesh is in chunks with levels of detail: only the finest level "
                                        "is taken."));
}

Result<ChunkSource> ChunkSource::plan(const Heightfield& heights, const ChunkOptions& options,
                                      const RunContext& context) {
    if (const Status possible = checkChunks(options, heights.grid()); !possible)
        return possible.failure();
    Result<ChunkLevels> levels = chunkLevels(heights, options.cells, options.levels, context.part(0, 0.5));
    if (!levels)
        return levels.failure();
    ChunkSource out(heights, options.cells);
    const ChunkGrid chunks = out.grid();
    const double gap = levels.value().gap;
    out.m_facts = {chunks.across(), chunks.down(), std::move(levels.value().errors), gap,
                   depthOf(options, heights, gap)};
    try {
        if (const Status found = out.findParts(options.levels, context.part(0.5, 1)); !found)
            return found.failure();
    } catch (const std::bad_alloc&) {
        return Error{
            ErrorCode::OverLimit,
            TERRAIN_TEXT(
                "formats",
                "There is not enough memory to cut the terrain into chunks: choose a smaller size.")};
    }
    return out;
}

Status ChunkSource::findParts(int levels, const RunContext& context) {
    const ChunkGrid chunks = grid();
    return serialRows(context, chunks.down(), [&](int y) -> Status {
        for (int x = 0; x < chunks.across(); ++x)
            for (int level = 0; level < levels; ++level) {
                const ChunkMesh made = chunkMesh(*m_heights, chunks.window(x, y), level, m_facts.skirtDepth);
                if (made.mesh.indices.empty())
                    continue;
                m_parts.push_back({x, y, level, extentOf(made.mesh)});
                merge(m_parts.back().extent, m_extent);
            }
        return Done{};
    });
}

Status ChunkSource::forEach(const RunContext& context, const Sink& sink) const {
    const ChunkGrid chunks = grid();
    NormalBand band(*m_heights);
    std::vector<glm::vec3> normals;
    int filled = -1;
    for (std::size_t i = 0; i < m_parts.size(); ++i) {
        if (context.isCancelled())
            return Cancelled{};
        const Part& part = m_parts[i];
        const Window chunk = chunks.window(part.x, part.y);
        if (part.y != filled)
            band.fill(chunk.row, chunk.rows);
        filled = part.y;
        const ChunkMesh made = chunkMesh(*m_heights, chunk, part.level, m_facts.skirtDepth);
        band.gather(made, normals);
        if (Status done = sink(part, made.mesh, normals); !done)
            return done;
        context.setProgress(static_cast<double>(i + 1) / static_cast<double>(m_parts.size()));
    }
    return Done{};
}

Status checkTakesChunks(const MeshFormat& format) {
    if (format.takesChunks())
        return Done{};
    return Error{ErrorCode::InvalidRequest,
                 TERRAIN_TEXT("formats",
                              "Chunks with levels of detail need a format that names its meshes, and "
                              "%1 does not: choose glTF (.glb) or OBJ."),
                 {format.id()},
                 "chunks"};
}

Result<MeshReport> exportChunks(const Heightfield& heights, const MeshFormat& format,
                                const std::filesystem::path& path, const MeshOptions& options,
                                Existing existing, const RunContext& context) {
    if (const Status taken = checkTakesChunks(format); !taken)
        return taken.failure();
    if (options.maximumError)
        return Error{ErrorCode::InvalidRequest,
                     TERRAIN_TEXT("formats", "%1: a mesh is either in chunks or of few triangles within an "
                                             "error, not both."),
                     {path.string()},
                     "chunks"};
    const Result<ChunkSource> planned = ChunkSource::plan(heights, *options.chunks, context.part(0, 0.4));
    if (!planned)
        return planned.failure();
    const ChunkSource& chunks = planned.value();
    Result<SafeFile> file = SafeFile::open(
        path, {.existing = existing, .expectedBytes = format.expectedChunkBytes(chunks), .backup = {}});
    if (!file)
        return file.failure();
    if (const Status done = format.writeChunks(chunks, file.value(), context.part(0.4, 1)); !done)
        return done.failure();
    if (const Status committed = file.value().commit(); !committed)
        return committed.failure();
    return MeshReport{chunks.extent(), notesOf(chunks.facts(), heights), chunks.facts()};
}

} // namespace terrain
