// SPDX-License-Identifier: MIT
#include "libterrain/formats/import_shape.h"

#include "libterrain/core/number_text.h"
#include "libterrain/formats/georeference.h"

#include <algorithm>
#include <cmath>
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

/// Cells as deep as wide, in whole numbers; at most those of the largest terrain.
int cellsOf(double length, double spacing) {
    return static_cast<int>(std::clamp(std::round(length / spacing), 1.0, double{maximumSide - 1}));
}

Status checkCrop(const Window& part, const Grid& file, const std::filesystem::path& path) {
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

Status checkCounts(const ImportShape& shape, const Grid& file, const std::filesystem::path& path) {
    const auto refused = [](TextSource text, std::vector<std::string> arguments) {
        return Error{ErrorCode::InvalidRequest, text, std::move(arguments), "in-resample"};
    };
    const auto isSide = [](int samples) { return samples >= 2 && samples <= maximumSide; };
    if (shape.size && !(isSide(shape.size->columns) && isSide(shape.size->rows)))
        return refused(
            TERRAIN_TEXT("formats",
                         "%1 cannot be resampled to %2 × %3 samples: a terrain has from 2 to %4 a side."),
            {path.string(), numberText(shape.size->columns), numberText(shape.size->rows),
             numberText(maximumSide)});
    const Window part = shape.crop.value_or(wholeOf(file));
    if ((shape.size || shape.squareCells) && (part.columns < 2 || part.rows < 2))
        return refused(TERRAIN_TEXT("formats", "%1: %2 × %3 samples are no area that could be resampled."),
                       {path.string(), numberText(part.columns), numberText(part.rows)});
    return Done{};
}

} // namespace

Status checkShape(const ImportShape& shape, const Grid& file, const std::filesystem::path& path) {
    if (shape.crop)
        if (const Status inside = checkCrop(*shape.crop, file, path); !inside)
            return inside;
    return checkCounts(shape, file, path);
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

Grid resampledGrid(const Grid& shaped, const ImportShape& shape) {
    Grid out = shaped;
    if (shape.size) {
        out.columns = shape.size->columns;
        out.rows = shape.size->rows;
    } else if (shape.squareCells && shaped.spacingX > shaped.spacingY) {
        out.columns = cellsOf(shaped.width(), shaped.spacingY) + 1;
    } else if (shape.squareCells && shaped.spacingY > shaped.spacingX) {
        out.rows = cellsOf(shaped.depth(), shaped.spacingX) + 1;
    }
    if (out.columns != shaped.columns)
        out.spacingX = shaped.width() / (out.columns - 1);
    if (out.rows != shaped.rows)
        out.spacingY = shaped.depth() / (out.rows - 1);
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
