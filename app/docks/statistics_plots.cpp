// SPDX-License-Identifier: MIT
#include "app/docks/statistics_plots.h"

#include "app/controls/number_range.h"
#include "app/settings/display_text.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>
#include <cmath>

namespace app {
namespace {

class StatisticsTexts {
    Q_DECLARE_TR_FUNCTIONS(app::StatisticsPlots)
};

constexpr double air = 1.05; ///< over the highest bar

QString percent(double share) {
    const double hundredths = share * 100;
    return QLocale().toString(hundredths, 'f', hundredths > 0 && hundredths < 10 ? 2 : 1) +
           QStringLiteral("\u00a0%");
}

std::optional<PlotMark> waterMark(std::optional<double> water) {
    if (!water)
        return std::nullopt;
    return PlotMark{*water, StatisticsTexts::tr("Water")};
}

/// The axis of the heights; flat ground lies in its middle.
AxisScale heightScale(const terrain::Statistics& heights) {
    if (heights.maximum > heights.minimum)
        return {heights.minimum, heights.maximum};
    return {heights.minimum - 0.5, heights.maximum + 0.5};
}

/// Bars of shares in %, of bins from `first` on.
PlotSeries barsOf(std::span<const std::int64_t> bins, std::int64_t count, double first, double width) {
    PlotSeries out{PlotShape::Bars, {}, width};
    for (std::size_t i = 0; i < bins.size(); ++i)
        out.points.emplace_back(first + (static_cast<double>(i) + 0.5) * width,
                                100.0 * static_cast<double>(bins[i]) / static_cast<double>(count));
    return out;
}

AxisScale shareScale(const PlotSeries& bars) {
    double most = 0;
    for (const QPointF& point : bars.points)
        most = std::max(most, point.y());
    return {0, most > 0 ? most * air : 1};
}

QString slopeSpan(double from, double to) {
    return QLocale().toString(from, 'g', 3) + QStringLiteral("° … ") + QLocale().toString(to, 'g', 3) +
           QStringLiteral("°");
}

} // namespace

Plot heightsPlot(const terrain::Statistics& heights, std::optional<double> water) {
    Plot out;
    out.title = StatisticsTexts::tr("Heights");
    if (heights.count == 0 || heights.histogram.empty())
        return out;
    const bool flat = !(heights.maximum > heights.minimum);
    const AxisScale scale = heightScale(heights);
    const auto bins = flat ? std::span(heights.histogram).first(1) : std::span(heights.histogram);
    const double width = flat ? 0.1 : (scale.high - scale.low) / static_cast<double>(bins.size());
    out.name = StatisticsTexts::tr("heights");
    out.description = StatisticsTexts::tr("Histogram of heights from %1 to %2.")
                          .arg(metresText(heights.minimum), metresText(heights.maximum));
    out.series = {barsOf(bins, heights.count, flat ? heights.minimum - 0.05 : scale.low, width)};
    out.x = {StatisticsTexts::tr("Height in m"), scale};
    out.y = {StatisticsTexts::tr("Share of the land in %"), shareScale(out.series.front())};
    out.mark = waterMark(water);
    out.reading = [width, points = out.series.front().points](std::size_t i) {
        return StatisticsTexts::tr("%1: %2 of the land")
            .arg(metreRangeText(points[i].x() - width / 2, points[i].x() + width / 2),
                 percent(points[i].y() / 100));
    };
    out.csv = [heights] { return QByteArray::fromStdString(terrain::heightHistogramCsv(heights)); };
    return out;
}

Plot hypsometricPlot(const terrain::Statistics& heights, std::optional<double> water) {
    Plot out;
    out.title = StatisticsTexts::tr("Hypsometric curve");
    if (heights.count == 0)
        return out;
    out.name = StatisticsTexts::tr("hypsometric curve");
    out.description = StatisticsTexts::tr("Share of the land above each height from %1 to %2.")
                          .arg(metresText(heights.minimum), metresText(heights.maximum));
    PlotSeries curve{PlotShape::Area, {}};
    for (const terrain::HeightShare& point : terrain::hypsometricCurve(heights))
        curve.points.emplace_back(point.height, point.above * 100);
    out.series = {std::move(curve)};
    out.x = {StatisticsTexts::tr("Height in m"), heightScale(heights)};
    out.y = {StatisticsTexts::tr("Land above it in %"), {0, 100}};
    out.mark = waterMark(water);
    out.reading = [points = out.series.front().points](std::size_t i) {
        return StatisticsTexts::tr("%1 of the land above %2")
            .arg(percent(points[i].y() / 100), metresText(points[i].x()));
    };
    out.csv = [heights] { return QByteArray::fromStdString(terrain::hypsometricCsv(heights)); };
    return out;
}

Plot slopesPlot(const terrain::SlopeDistribution& slopes) {
    Plot out;
    out.title = StatisticsTexts::tr("Slopes");
    if (slopes.count == 0)
        return out;
    const auto shown = static_cast<std::size_t>(std::clamp(std::floor(slopes.steepest) + 1, 10.0, 90.0));
    out.name = StatisticsTexts::tr("slopes");
    out.description =
        StatisticsTexts::tr("Distribution of slopes up to %1.")
            .arg(numberToRead(std::round(slopes.steepest * 10) / 10, QStringLiteral("°"), QLocale()));
    out.series = {barsOf(std::span(slopes.histogram).first(shown), slopes.count, 0, 1)};
    out.x = {StatisticsTexts::tr("Slope in degrees"), {0, static_cast<double>(shown)}};
    out.y = {StatisticsTexts::tr("Share of the land in %"), shareScale(out.series.front())};
    out.reading = [points = out.series.front().points](std::size_t i) {
        return StatisticsTexts::tr("%1: %2 of the land")
            .arg(slopeSpan(points[i].x() - 0.5, points[i].x() + 0.5), percent(points[i].y() / 100));
    };
    out.csv = [slopes] { return QByteArray::fromStdString(terrain::slopesCsv(slopes)); };
    return out;
}

namespace {

/// From half a step below the least to half a step over the greatest, so that no point lies on the frame.
AxisScale logarithmicScale(double least, double greatest) {
    return {least / 1.4, greatest * 1.4, true};
}

PlotSeries fittedLine(const terrain::RoughnessFit& fit, double from, double to) {
    PlotSeries out{PlotShape::Line, {}};
    for (const double lag : {from, to})
        out.points.emplace_back(lag, fit.atOneMetre * std::pow(lag, fit.hurst));
    return out;
}

} // namespace

Plot roughnessPlot(const terrain::Roughness& roughness) {
    Plot out;
    out.title = StatisticsTexts::tr("Roughness");
    if (!roughness.fit)
        return out;
    const auto& found = roughness.differences;
    const double from = found.front().lag;
    const double to = found.back().lag;
    const QString smoothness = QLocale().toString(roughness.fit->hurst, 'f', 2);
    out.name = StatisticsTexts::tr("roughness");
    out.description = StatisticsTexts::tr("Height difference over distances from %1 to %2, H is %3.")
                          .arg(metresText(from), metresText(to), smoothness);
    PlotSeries points{PlotShape::Points, {}};
    for (const terrain::HeightDifference& point : found)
        points.points.emplace_back(point.lag, point.rootMeanSquare);
    const auto [least, greatest] = std::ranges::minmax(found, {}, &terrain::HeightDifference::rootMeanSquare);
    out.series = {std::move(points), fittedLine(*roughness.fit, from, to)};
    out.x = {StatisticsTexts::tr("Distance in m"), logarithmicScale(from, to)};
    out.y = {StatisticsTexts::tr("Difference in m"),
             logarithmicScale(least.rootMeanSquare, greatest.rootMeanSquare)};
    out.note = [smoothness](double) { return StatisticsTexts::tr("Line: H = %1").arg(smoothness); };
    out.reading = [found](std::size_t i) {
        return StatisticsTexts::tr("Over %1: %2")
            .arg(metresText(found[i].lag), metresText(found[i].rootMeanSquare));
    };
    out.csv = [roughness] { return QByteArray::fromStdString(terrain::roughnessCsv(roughness)); };
    return out;
}

} // namespace app
