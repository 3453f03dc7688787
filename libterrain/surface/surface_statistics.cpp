// SPDX-License-Identifier: MIT
#include "libterrain/surface/surface_statistics.h"

#include "libterrain/core/exact_math.h"
#include "libterrain/core/number_text.h"

#include <cmath>
#include <limits>
#include <span>

namespace terrain {
namespace {

std::string known(double value) {
    return std::isfinite(value) ? numberText(value) : std::string();
}

/// Bins of equal width from `first` on.
std::string histogramCsv(const std::string& head, std::span<const std::int64_t> bins, double first,
                         double width, std::int64_t count) {
    std::string out = head;
    for (std::size_t i = 0; count > 0 && i < bins.size(); ++i) {
        const auto at = static_cast<double>(i);
        out += numberText(first + at * width) + ',' + numberText(first + (at + 1) * width) + ',' +
               std::to_string(bins[i]) + ',' +
               numberText(static_cast<double>(bins[i]) / static_cast<double>(count)) + '\n';
    }
    return out;
}

double binWidth(const Statistics& heights) {
    return (heights.maximum - heights.minimum) / static_cast<double>(heights.histogram.size());
}

} // namespace

Result<SurfaceStatistics> surfaceStatistics(const Heightfield& field, std::optional<double> waterLevel,
                                            int bins, const RunContext& context) {
    SurfaceStatistics out;
    out.waterLevel = waterLevel;
    auto heights = statistics(field, bins, context.part(0, 0.3));
    if (!heights)
        return heights.failure();
    auto slopes = slopeDistribution(field, context.part(0.3, 0.7));
    if (!slopes)
        return slopes.failure();
    const double level = waterLevel.value_or(-std::numeric_limits<double>::infinity());
    auto area = landArea(field, level, context.part(0.7, 0.8));
    if (!area)
        return area.failure();
    auto rough = roughness(field, context.part(0.8, 1));
    if (!rough)
        return rough.failure();
    out.heights = std::move(heights).value();
    out.slopes = slopes.value();
    out.area = area.value();
    out.roughness = std::move(rough).value();
    return out;
}

std::vector<HeightShare> hypsometricCurve(const Statistics& heights) {
    std::vector<HeightShare> out;
    if (heights.count == 0)
        return out;
    std::int64_t below = 0;
    for (std::size_t i = 0; i <= heights.histogram.size(); ++i) {
        const double share = 1 - static_cast<double>(below) / static_cast<double>(heights.count);
        out.push_back({heights.minimum + static_cast<double>(i) * binWidth(heights), share});
        if (i < heights.histogram.size())
            below += heights.histogram[i];
    }
    out.back().height = heights.maximum;
    return out;
}

std::string surfaceStatisticsCsv(const SurfaceStatistics& numbers) {
    std::string out = "quantity,value,unit\n";
    const auto line = [&out](const char* quantity, const std::string& value, const char* unit) {
        out += std::string(quantity) + ',' + value + ',' + unit + '\n';
    };
    const Statistics& heights = numbers.heights;
    line("minimum", known(heights.minimum), "m");
    line("maximum", known(heights.maximum), "m");
    line("mean", known(heights.mean), "m");
    line("standard_deviation", known(heights.standardDeviation), "m");
    line("samples", std::to_string(heights.count + heights.holes), "");
    line("holes", std::to_string(heights.holes), "");
    line("area", known(numbers.area.whole), "m2");
    line("water_level", numbers.waterLevel ? known(*numbers.waterLevel) : std::string(), "m");
    line("area_above_water", known(numbers.area.aboveLevel), "m2");
    line("mean_slope", known(numbers.slopes.mean), "degrees");
    line("steepest_slope", known(numbers.slopes.steepest), "degrees");
    const auto& fit = numbers.roughness.fit;
    line("roughness_h", fit ? known(fit->hurst) : std::string(), "");
    line("rms_difference_over_1_m", fit ? known(fit->atOneMetre) : std::string(), "m");
    return out;
}

std::string heightHistogramCsv(const Statistics& heights) {
    return histogramCsv("from_m,to_m,samples,share\n", heights.histogram, heights.minimum, binWidth(heights),
                        heights.count);
}

std::string hypsometricCsv(const Statistics& heights) {
    std::string out = "height_m,share_above\n";
    for (const HeightShare& point : hypsometricCurve(heights))
        out += numberText(point.height) + ',' + numberText(point.above) + '\n';
    return out;
}

std::string slopesCsv(const SlopeDistribution& slopes) {
    return histogramCsv("from_degrees,to_degrees,samples,share\n", slopes.histogram, 0, 1, slopes.count);
}

std::string roughnessCsv(const Roughness& roughness) {
    std::string out = "lag_m,rms_difference_m,pairs,fitted_m\n";
    for (const HeightDifference& point : roughness.differences) {
        out += numberText(point.lag) + ',' + numberText(point.rootMeanSquare) + ',' +
               std::to_string(point.pairs) + ',';
        if (roughness.fit)
            out += numberText(roughness.fit->atOneMetre * exactPower(point.lag, roughness.fit->hurst));
        out += '\n';
    }
    return out;
}

} // namespace terrain
