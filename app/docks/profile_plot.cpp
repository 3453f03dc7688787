// SPDX-License-Identifier: MIT
#include "app/docks/profile_plot.h"

#include "app/controls/number_range.h"
#include "app/settings/display_text.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>
#include <memory>

namespace app {
namespace {

class ProfileTexts {
    Q_DECLARE_TR_FUNCTIONS(app::ProfilePlot)
};

constexpr double air = 0.06; ///< of the height range, over and under the line

double twoDigits(double value) {
    const double unit = value > 0 ? std::pow(10.0, std::floor(std::log10(value)) - 1) : 1;
    return std::round(value / unit) * unit;
}

/// The height axis for ground along `length` m.
AxisScale heightScale(const terrain::ProfileFacts& facts, double length) {
    if (!(facts.lowest <= facts.highest))
        return {0, 1};
    const double span = facts.highest - facts.lowest;
    const double least = std::max(length * 1e-4, 1e-3);
    const double room = std::max(span * air, (least - span) / 2);
    return {facts.lowest - room, facts.highest + room};
}

QString readingOf(const terrain::ProfilePoint& point) {
    return std::isnan(point.height)
               ? ProfileTexts::tr("%1: no height here").arg(metresText(point.distance))
               : ProfileTexts::tr("%1: %2 high").arg(metresText(point.distance), metresText(point.height));
}

} // namespace

Plot profilePlot(const std::vector<terrain::ProfilePoint>& points) {
    const terrain::ProfileFacts facts = terrain::profileFacts(points);
    const double length = facts.length > 0 ? facts.length : 1;
    Plot out;
    out.title = ProfileTexts::tr("Profile");
    out.name = ProfileTexts::tr("profile");
    out.description = ProfileTexts::tr("Profile over %1, heights %2.")
                          .arg(metresText(facts.length), metreRangeText(facts.lowest, facts.highest));
    out.x = {ProfileTexts::tr("Distance in m"), {0, length}};
    out.y = {ProfileTexts::tr("Height in m"), heightScale(facts, length)};
    PlotSeries line{PlotShape::Area, {}};
    for (const terrain::ProfilePoint& point : points)
        line.points.emplace_back(point.distance, point.height);
    out.series = {std::move(line)};
    out.note = [](double exaggeration) {
        return ProfileTexts::tr("Heights × %1").arg(numberToRead(twoDigits(exaggeration), QLocale()));
    };
    const auto shared = std::make_shared<const std::vector<terrain::ProfilePoint>>(points);
    out.reading = [shared](std::size_t index) { return readingOf((*shared)[index]); };
    out.csv = [shared] { return QByteArray::fromStdString(terrain::profileCsv(*shared)); };
    return out;
}

} // namespace app
