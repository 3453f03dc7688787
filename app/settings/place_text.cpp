// SPDX-License-Identifier: MIT
#include "app/settings/place_text.h"

#include "app/settings/shown_number.h"
#include "libterrain/formats/crs.h"
#include "libterrain/formats/georeference.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace app {

namespace {

class PlaceWords {
    Q_DECLARE_TR_FUNCTIONS(PlaceText)
};

constexpr qsizetype longestName = 16; ///< a code such as EPSG:32632, not a whole WKT

/// Decimals that tell a tenth of the spacing.
int decimalsFor(double spacing) {
    return std::clamp(static_cast<int>(std::ceil(-std::log10(spacing))) + 1, 0, 8);
}

} // namespace

void PlaceText::setGrid(const terrain::Grid& grid) {
    if (grid == m_grid)
        return;
    m_grid = grid;
    m_known = false;
    m_name.clear();
    if (grid.crs.empty())
        return;
    const auto unit = terrain::crsUnit(grid.crs);
    if (!unit || grid.isEmpty())
        return;
    const terrain::CrsStep step = terrain::crsStep(grid);
    m_known = true;
    m_geographic = unit->geographic;
    m_unitsPerMetreX = step.x / grid.spacingX;
    m_unitsPerMetreY = step.y / grid.spacingY;
    m_west = grid.originX;
    m_south = grid.originY - step.y * (grid.rows - 1);
    m_spacing = std::min(step.x, step.y);
    const QString name = QString::fromStdString(grid.crs);
    if (name.size() <= longestName)
        m_name = name;
}

QString PlaceText::at(double x, double y) const {
    if (!m_known)
        return {};
    const double east = m_west + x * m_unitsPerMetreX;
    const double north = m_south + y * m_unitsPerMetreY;
    const int decimals = decimalsFor(m_spacing);
    if (!m_geographic) {
        const QString place = PlaceWords::tr("E %1, N %2")
                                  .arg(shownNumber(east, 'f', decimals), shownNumber(north, 'f', decimals));
        return m_name.isEmpty() ? place : place + QStringLiteral(" (%1)").arg(m_name);
    }
    const QString latitude = shownNumber(std::abs(north), 'f', decimals);
    const QString longitude = shownNumber(std::abs(east), 'f', decimals);
    return (north < 0 ? PlaceWords::tr("%1° S", "latitude") : PlaceWords::tr("%1° N", "latitude"))
               .arg(latitude) +
           QStringLiteral(", ") +
           (east < 0 ? PlaceWords::tr("%1° W", "longitude") : PlaceWords::tr("%1° E", "longitude"))
               .arg(longitude);
}

} // namespace app
