// SPDX-License-Identifier: MIT
#pragma once

#include "libterrain/core/grid.h"

#include <QString>

namespace app {

/// Places of a terrain in the coordinates of its own system, as people read them. Cheap to ask; another grid
/// looks the system up. Any thread, one at a time.
class PlaceText {
public:
    PlaceText() = default;
    explicit PlaceText(const terrain::Grid& grid) { setGrid(grid); }

    /// The same grid again costs nothing.
    void setGrid(const terrain::Grid& grid);

    /// Of a place m eastward and northward of the south-west corner: "46.512340° N, 7.123450° E" or
    /// "E 501,234, N 5,200,345 (EPSG:32632)", to a tenth of the spacing; empty without a coordinate system.
    [[nodiscard]] QString at(double x, double y) const;

private:
    terrain::Grid m_grid;
    bool m_known = false;
    bool m_geographic = false;
    double m_west = 0;
    double m_south = 0;
    double m_unitsPerMetreX = 1;
    double m_unitsPerMetreY = 1;
    double m_spacing = 1; ///< the smaller, in the units of the system
    QString m_name;       ///< short, or empty
};

} // namespace app
