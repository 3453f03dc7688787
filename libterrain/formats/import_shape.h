// SPDX-License-Identifier: MIT
#pragma once

#include "libterrain/formats/import_options.h"

#include <filesystem>

namespace terrain {

/// Refuses a crop that is empty or reaches beyond the file's samples (InvalidRequest, field "crop"), and
/// other numbers of samples than a terrain has or for ground that is a line (field "in-resample").
Status checkShape(const ImportShape& shape, const Grid& file, const std::filesystem::path& path);

/// The terrain's grid. Samples of a part keep their place; ground that was turned or mirrored no longer lies
/// where the file says, so that its crs and origin are left out, which is noted in facts. Spacings turn with
/// the ground. It is not resampled yet. Precondition: checkShape.
Grid shapedGrid(const Grid& file, const ImportShape& shape, HeightmapFacts& facts);

/// What becomes of shapedGrid when it is resampled: its corners stay where they are. Square cells are as
/// square as whole numbers of samples over the same ground allow. Precondition: checkShape.
Grid resampledGrid(const Grid& shaped, const ImportShape& shape);

/// Puts rows of a file where the shape wants them.
class ShapedRows {
public:
    /// Precondition: checkShape, and `heights` has the size of shapedGrid. `heights` must outlive it.
    ShapedRows(const Grid& file, const ImportShape& shape, Heightfield& heights);

    /// Rows first … of the file, dense and whole.
    void put(int first, std::span<const float> rows);

private:
    Window m_part;
    int m_fileColumns;
    std::ptrdiff_t m_start;      ///< where the part's north-west sample goes
    std::ptrdiff_t m_columnStep; ///< from there to that of the next column of the file
    std::ptrdiff_t m_rowStep;
    Heightfield& m_heights;
};

} // namespace terrain
