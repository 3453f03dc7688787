// SPDX-License-Identifier: MIT
#include "app/map/map_ground.h"

#include "app/map/map_raster.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>
#include <cmath>

namespace app {
namespace {

/// Decimals that tell neighbouring values `step` apart.
int decimalsFor(double step) {
    return std::clamp(static_cast<int>(std::ceil(-std::log10(step))), 0, 4);
}

double mixed(double a, double b, double t) {
    return a + (b - a) * t;
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

int MapGround::wrapped(int index, int samples) const {
    return m_repeat && samples > 1 ? index % (samples - 1) : index;
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
    const QPoint first(static_cast<int>(column), static_cast<int>(row));
    const QPoint last(std::min(first.x() + 1, columns() - 1), std::min(first.y() + 1, rows() - 1));
    const double x = column - first.x();
    const double y = row - first.y();
    const double north = mixed(sample(first).height, sample({last.x(), first.y()}).height, x);
    const double south = mixed(sample({first.x(), last.y()}).height, sample(last).height, x);
    double height = mixed(north, south, y);
    if (std::isnan(height))
        height = sample(cell(position)).height;
    const GroundPoint corner = sample(first);
    return GroundPoint{corner.x + x * m_heights.grid().spacingX, corner.y - y * m_heights.grid().spacingY,
                       height};
}

QString groundText(const GroundPoint& point, double spacing) {
    const QLocale locale;
    const int decimals = decimalsFor(spacing);
    const QString x = locale.toString(point.x, 'f', decimals);
    const QString y = locale.toString(point.y, 'f', decimals);
    if (std::isnan(point.height))
        return QCoreApplication::translate("app::MapWidget", "%1 m east, %2 m north, no height here")
            .arg(x, y);
    return QCoreApplication::translate("app::MapWidget", "%1 m east, %2 m north, height %3 m")
        .arg(x, y, locale.toString(point.height, 'f', std::max(1, decimals + 1)));
}

} // namespace app
