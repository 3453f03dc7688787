// SPDX-License-Identifier: MIT
#include "libterrain/core/number_text.h"
#include "libterrain/core/platform/memory.h"
#include "libterrain/surface/mesh/grid_cells.h"
#include "libterrain/surface/mesh/mesh.h"

#include <limits>
#include <new>

namespace terrain {
namespace {

Error tooLarge(const Heightfield& field) {
    return {ErrorCode::OverLimit,
            TERRAIN_TEXT("surface", "A mesh of %1 × %2 vertices is too large: choose a smaller size."),
            {numberText(field.columns()), numberText(field.rows())}};
}

/// The two triangles of the cell whose south-east corner is the present row's `column` + 1.
void addCell(const GridCells& cells, int column, QuadSplit split, std::vector<std::uint32_t>& indices) {
    const auto nw = static_cast<std::uint32_t>(cells.vertexBefore(column));
    const auto ne = static_cast<std::uint32_t>(cells.vertexBefore(column + 1));
    const auto sw = static_cast<std::uint32_t>(cells.vertex(column));
    const auto se = static_cast<std::uint32_t>(cells.vertex(column + 1));
    if (split == QuadSplit::Rising)
        indices.insert(indices.end(), {nw, sw, ne, ne, sw, se});
    else
        indices.insert(indices.end(), {nw, sw, se, nw, se, ne});
}

Result<Mesh> built(const Heightfield& field, QuadSplit split, const RunContext& context) {
    Mesh out;
    const auto samples = static_cast<std::size_t>(field.grid().sampleCount());
    out.vertices.reserve(samples);
    out.indices.reserve(static_cast<std::size_t>(wholeCells(field)) * 6);
    GridCells cells(field);
    for (int row = 0; row < field.rows(); ++row) {
        if (context.isCancelled())
            return Cancelled{};
        cells.advance();
        for (int column = 0; column < field.columns(); ++column) {
            if (cells.hasVertex(column))
                out.vertices.push_back(cells.position(column, row));
            if (cells.isWhole(column))
                addCell(cells, column, split, out.indices);
        }
        context.setProgress((row + 1.0) / field.rows());
    }
    return out;
}

} // namespace

Result<Mesh> gridMesh(const Heightfield& field, QuadSplit split, const RunContext& context) {
    if (field.isEmpty())
        return Mesh{};
    const auto samples = static_cast<std::uint64_t>(field.grid().sampleCount());
    constexpr std::uint64_t bytesPerSample = sizeof(glm::vec3) + 6 * sizeof(std::uint32_t);
    if (samples > std::numeric_limits<std::uint32_t>::max() || samples * bytesPerSample > availableMemory())
        return tooLarge(field);
    try {
        return built(field, split, context);
    } catch (const std::bad_alloc&) {
        return tooLarge(field);
    }
}

std::vector<std::vector<std::uint32_t>> triangleStrips(int columns, int rows) {
    std::vector<std::vector<std::uint32_t>> out;
    if (columns < 2 || rows < 2)
        return out;
    out.resize(static_cast<std::size_t>(rows - 1));
    const auto width = static_cast<std::uint32_t>(columns);
    for (std::uint32_t row = 0; row + 1 < static_cast<std::uint32_t>(rows); ++row) {
        std::vector<std::uint32_t>& strip = out[row];
        strip.reserve(2 * std::size_t{width});
        for (std::uint32_t column = 0; column < width; ++column) {
            strip.push_back(row * width + column);
            strip.push_back((row + 1) * width + column);
        }
    }
    return out;
}

} // namespace terrain
