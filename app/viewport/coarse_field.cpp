// SPDX-License-Identifier: MIT
#include "app/viewport/coarse_field.h"

#include "app/viewport/prepared_heights.h"

#include <algorithm>

namespace app {

terrain::SharedHeightfield fieldForPictures(const PreparedHeights& heights) {
    constexpr std::int64_t mostTexels = std::int64_t{4200} * 4200;
    std::size_t level = 0;
    const auto texels = [&] {
        return std::int64_t{heights.levels[level].columns} * heights.levels[level].rows;
    };
    while (texels() > mostTexels)
        ++level;
    if (level == 0)
        return heights.shown;
    const terrain::Grid& fine = heights.shown->grid();
    terrain::Grid grid = fine;
    grid.columns = heights.levels[level].columns;
    grid.rows = heights.levels[level].rows;
    grid.spacingX = fine.spacingX * fine.columns / grid.columns;
    grid.spacingY = fine.spacingY * fine.rows / grid.rows;
    terrain::Result<terrain::Heightfield> out = terrain::Heightfield::create(grid);
    if (!out)
        return nullptr;
    std::copy_n(heights.heightsOf(level), out.value().samples().size(), out.value().samples().begin());
    return std::make_shared<const terrain::Heightfield>(std::move(out).value());
}

} // namespace app
