// SPDX-License-Identifier: MIT
#include "app/map/map_ground.h"

#include "app/map/map_raster.h"
#include "app/settings/shown_number.h"
#include "libterrain/surface/surface_height.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace app {
namespace {

/// Decimals that tell neighbouring values `step` apart.
int decimalsFor(double step) {
    return std::clamp(static_cast<int>(std::ceil(-std::log10(step))), 0, 4);
}

} // namespace

int MapGround::columns() const {
    return drawnSamples(m_heights.columns(), m_repeat);
}

int MapGround::rows() const {
    return drawnSamples(m_heights.rows(), m_repeat);
}

QSizeF MapGround::size() const {
    return {columns() * m_heights.grid().spacingX, rows() * m_heights.grid().spacingY};
}

int MapGround::period(int samples) const {
    return m_repeat && samples > 1 ? samples - 1 : 0;
}

int MapGround::wrapped(int index, int samples) const {
    return period(samples) > 0 ? index % period(samples) : index;
}

GroundPoint MapGround::point(double column, double row, double height) const {
    const terrain::Grid& grid = m_heights.grid();
    return {column * grid.spacingX, (grid.rows - 1 - row) * grid.spacingY, height};
}

GroundPoint MapGround::sample(const QPoint& cell) const {
    const int column = wrapped(cell.x(), m_heights.columns());
    const int row = wrapped(cell.y(), m_heights.rows());
    return point(column, row, static_cast<double>(m_heights.at(column, row)));
}

QPointF MapGround::position(const QPoint& cell) const {
    return {(cell.x() + 0.5) * m_heights.grid().spacingX, (cell.y() + 0.5) * m_heights.grid().spacingY};
}

QPointF MapGround::positionOf(const terrain::PlanPoint& place) const {
    const terrain::Grid& grid = m_heights.grid();
    return {place.x + 0.5 * grid.spacingX, (grid.rows - 0.5) * grid.spacingY - place.y};
}

std::vector<QPointF> MapGround::copies() const {
    const terrain::Grid& grid = m_heights.grid();
    const double across = period(grid.columns) * grid.spacingX;
    const double down = period(grid.rows) * grid.spacingY;
    std::vector<QPointF> out;
    for (int row = 0; row < (down > 0 ? 3 : 1); ++row)
        for (int column = 0; column < (across > 0 ? 3 : 1); ++column)
            out.emplace_back(column * across, row * down);
    return out;
}

QPoint MapGround::cell(const QPointF& position) const {
    const auto index = [](double at, double spacing, int count) {
        return static_cast<int>(std::clamp(std::floor(at / spacing), 0.0, count - 1.0));
    };
    return {index(position.x(), m_heights.grid().spacingX, columns()),
            index(position.y(), m_heights.grid().spacingY, rows())};
}

std::optional<GroundPoint> MapGround::at(const QPointF& position) const {
    if (!QRectF(QPointF(0, 0), size()).contains(position))
        return std::nullopt;
    const double column = std::clamp(position.x() / m_heights.grid().spacingX - 0.5, 0.0, columns() - 1.0);
    const double row = std::clamp(position.y() / m_heights.grid().spacingY - 0.5, 0.0, rows() - 1.0);
    // Of a repeated terrain, the place in the terrain itself.
    const auto own = [this](double at, int samples) {
        const int length = period(samples);
        return length > 0 ? at - std::floor(at / length) * length : at;
    };
    const double ownColumn = own(column, m_heights.columns());
    const double ownRow = own(row, m_heights.rows());
    const double height = surfaceHeight(m_heights, ownColumn, ownRow);
    return point(ownColumn, ownRow, std::isnan(height) ? sample(cell(position)).height : height);
}

GroundPoint MapGround::nearest(const QPointF& position) const {
    // Not the far rim itself, which is outside.
    const double inside = 1e-9;
    const QSizeF whole = size() * (1 - inside);
    return at({std::clamp(position.x(), 0.0, whole.width()), std::clamp(position.y(), 0.0, whole.height())})
        .value_or(GroundPoint{});
}

QString groundText(const GroundPoint& point, double spacing) {
    const int decimals = decimalsFor(spacing);
    const QString x = shownNumber(point.x, 'f', decimals);
    const QString y = shownNumber(point.y, 'f', decimals);
    if (std::isnan(point.height))
        return QCoreApplication::translate("app::MapWidget", "%1 m east, %2 m north, no height here")
            .arg(x, y);
    return QCoreApplication::translate("app::MapWidget", "%1 m east, %2 m north, height %3 m")
        .arg(x, y, shownNumber(point.height, 'f', std::max(1, decimals + 1)));
}

} // namespace app
