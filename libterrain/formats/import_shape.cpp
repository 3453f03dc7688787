// SPDX-License-Identifier: MIT
#include "libterrain/formats/import_shape.h"

#include "libterrain/core/number_text.h"
#include "libterrain/formats/georeference.h"

#include <algorithm>
#include <utility>

namespace terrain {
namespace {

bool liesAcross(const ImportShape& shape) {
    return shape.quarterTurns % 2 != 0;
}

/// Steps through the samples of the result, in samples.
struct Steps {
    std::ptrdiff_t start;
    std::ptrdiff_t column;
    std::ptrdiff_t row;
};

/// For a part of columns × rows that is turned clockwise into a field `width` samples wide and `height` high.
Steps turnedSteps(int turns, std::ptrdiff_t width, std::ptrdiff_t height) {
    switch (turns) {
    case 1:
        return {width - 1, width, -1};
    case 2:
        return {height * width - 1, -1, -width};
    case 3:
        return {(height - 1) * width, -width, 1};
    default:
        return {0, 1, width};
    }
}

} // namespace

Status checkShape(const ImportShape& shape, const Grid& file, const std::filesystem::path& path) {
    if (!shape.crop)
        return Done{};
    const Window& part = *shape.crop;
    const auto inside = [](int first, int count, int all) {
        return first >= 0 && count >= 1 && first < all && count <= all - first;
    };
    if (inside(part.column, part.columns, file.columns) && inside(part.row, part.rows, file.rows))
        return Done{};
    return Error{ErrorCode::InvalidRequest,
                 TERRAIN_TEXT("formats",
                              "%1 has %2 × %3 samples: a part of %4 × %5 from column %6 and row %7 "
                              "on does not lie in it (both count from 0)."),
                 {path.string(), numberText(file.columns), numberText(file.rows), numberText(part.columns),
                  numberText(part.rows), numberText(part.column), numberText(part.row)},
                 "crop"};
}

Grid shapedGrid(const Grid& file, const ImportShape& shape, HeightmapFacts& facts) {
    Grid out = file;
    if (shape.crop)
        out = placedWindow(file, *shape.crop);
    const bool placed = !file.crs.empty() || (facts.spacingKnown && (file.originX != 0 || file.originY != 0));
    if (shape.crop && !placed && !facts.spacingKnown) { // a picture lies nowhere, and so does a part of it
        out.originX = file.originX;
        out.originY = file.originY;
    }
    if (liesAcross(shape)) {
        std::swap(out.columns, out.rows);
        std::swap(out.spacingX, out.spacingY);
    }
    if (shape.keepsPlace())
        return out;
    out.crs.clear();
    out.originX = 0;
    out.originY = 0;
    if (placed)
        facts.notes.emplace_back(
            TERRAIN_TEXT("formats", "Turned or mirrored, the ground no longer lies where the file says: its "
                                    "coordinate system and its place are left out."));
    return out;
}

ShapedRows::ShapedRows(const Grid& file, const ImportShape& shape, Heightfield& heights)
    : m_part(shape.crop.value_or(wholeOf(file))), m_fileColumns(file.columns), m_heights(heights) {
    const std::ptrdiff_t width = heights.columns();
    const std::ptrdiff_t height = heights.rows();
    Steps steps = turnedSteps(shape.quarterTurns, width, height);
    if (shape.mirrorEastWest) {
        const std::ptrdiff_t column = steps.start % width;
        steps.start += width - 1 - 2 * column;
    }
    if (shape.mirrorNorthSouth) {
        const std::ptrdiff_t row = steps.start / width;
        steps.start += width * (height - 1 - 2 * row);
    }
    std::ptrdiff_t& alongRow = liesAcross(shape) ? steps.row : steps.column;
    std::ptrdiff_t& acrossRows = liesAcross(shape) ? steps.column : steps.row;
    if (shape.mirrorEastWest)
        alongRow = -alongRow;
    if (shape.mirrorNorthSouth)
        acrossRows = -acrossRows;
    m_start = steps.start;
    m_columnStep = steps.column;
    m_rowStep = steps.row;
}

void ShapedRows::put(int first, std::span<const float> rows) {
    const int count = static_cast<int>(rows.size() / static_cast<std::size_t>(m_fileColumns));
    const int begin = std::max(first, m_part.row);
    const int end = std::min(first + count, m_part.row + m_part.rows);
    float* const out = m_heights.row(0);
    // Column by column, for those of a turned terrain lie one behind the other in it.
    for (int column = 0; column < m_part.columns; ++column)
        for (int row = begin; row < end; ++row)
            out[m_start + column * m_columnStep + (row - m_part.row) * m_rowStep] =
                rows[static_cast<std::size_t>(row - first) * static_cast<std::size_t>(m_fileColumns) +
                     static_cast<std::size_t>(m_part.column + column)];
}

} // namespace terrain
