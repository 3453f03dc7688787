// SPDX-License-Identifier: MIT
#include "app/map/difference_picture.h"

#include <algorithm>
#include <cmath>

namespace app {

QRgb differenceColour(double part) {
    // Ends of one lightness, so that neither direction seems more; both are told apart by the colour-blind.
    constexpr int high[3] = {178, 24, 43};
    constexpr int low[3] = {33, 102, 172};
    constexpr double white = 247;
    const int* end = part >= 0 ? high : low;
    // The root shows small differences, too.
    const double weight = std::sqrt(std::clamp(std::abs(part), 0.0, 1.0));
    const auto mixed = [&](int i) {
        return static_cast<int>(std::lround(white + (end[i] - white) * weight));
    };
    return qRgb(mixed(0), mixed(1), mixed(2));
}

QImage differencePicture(const terrain::Heightfield& first, const terrain::Heightfield& second,
                         double largest, const QSize& most) {
    if (first.columns() != second.columns() || first.rows() != second.rows())
        return {};
    const terrain::Grid& grid = first.grid();
    const QSizeF land((grid.columns - 1) * grid.spacingX, (grid.rows - 1) * grid.spacingY);
    const QSize size = land.scaled(most, Qt::KeepAspectRatio).toSize().expandedTo(QSize(1, 1));
    QImage out(size, QImage::Format_RGB32);
    if (out.isNull())
        return {};
    constexpr QRgb missing = qRgb(128, 128, 128);
    for (int y = 0; y < size.height(); ++y) {
        auto* line = reinterpret_cast<QRgb*>(out.scanLine(y));
        const auto row = static_cast<int>(std::int64_t{y} * grid.rows / size.height());
        for (int x = 0; x < size.width(); ++x) {
            const auto column = static_cast<int>(std::int64_t{x} * grid.columns / size.width());
            const double difference = double{second.row(row)[column]} - double{first.row(row)[column]};
            line[x] =
                std::isnan(difference) ? missing : differenceColour(largest > 0 ? difference / largest : 0);
        }
    }
    return out;
}

} // namespace app
