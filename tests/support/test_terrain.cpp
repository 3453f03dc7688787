// SPDX-License-Identifier: MIT
#include "tests/support/test_terrain.h"

#include <cmath>

namespace test {
namespace {

terrain::Heightfield makeHills(int columns, int rows, double spacing, double amplitude) {
    terrain::Grid grid;
    grid.columns = columns;
    grid.rows = rows;
    grid.spacingX = grid.spacingY = spacing;
    terrain::Heightfield field = std::move(terrain::Heightfield::create(grid)).value();
    for (int r = 0; r < rows; ++r)
        for (int c = 0; c < columns; ++c) {
            const double x = 9.0 * c / columns;
            const double y = 9.0 * r / columns;
            const double h = 0.55 * std::sin(x + 1.3 * std::sin(0.7 * y)) * std::cos(0.8 * y) +
                             0.25 * std::sin(2.7 * x + 1) * std::sin(3.1 * y) +
                             0.12 * std::sin(9.1 * x + 4.3 * y) + 0.08 * std::sin(23 * x) * std::cos(19 * y);
            field.row(r)[c] = static_cast<float>(amplitude * h);
        }
    return field;
}

} // namespace

terrain::SharedHeightfield hills(int columns, int rows, double spacing, double amplitude) {
    return std::make_shared<const terrain::Heightfield>(makeHills(columns, rows, spacing, amplitude));
}

terrain::SharedHeightfield hillsWithHole(int columns, int rows, double spacing, double amplitude) {
    terrain::Heightfield field = makeHills(columns, rows, spacing, amplitude);
    for (int r = 0; r < rows; ++r)
        for (int c = 0; c < columns; ++c)
            if (std::hypot(c - columns / 2.0, r - rows / 2.0) < columns / 8.0)
                field.row(r)[c] = terrain::hole;
    return std::make_shared<const terrain::Heightfield>(std::move(field));
}

terrain::SharedHeightfield wrappedHills(int side, double spacing, double amplitude) {
    terrain::Heightfield field = makeHills(side, side, spacing, amplitude);
    const double turn = 6.283185307179586 / (side - 1);
    for (int r = 0; r < side; ++r)
        for (int c = 0; c < side; ++c) {
            const double x = turn * (c % (side - 1));
            const double y = turn * (r % (side - 1));
            field.row(r)[c] = static_cast<float>(amplitude * (0.6 * std::sin(x + std::sin(y)) * std::cos(y) +
                                                              0.3 * std::sin(5 * x) * std::sin(3 * y) +
                                                              0.1 * std::cos(11 * x)));
        }
    return std::make_shared<const terrain::Heightfield>(std::move(field));
}

} // namespace test
