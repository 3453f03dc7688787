// SPDX-License-Identifier: MIT
#include "libterrain/formats/clipping.h"

#include "libterrain/core/parallel_rows.h"
#include "libterrain/core/rounded_text.h"

#include <atomic>
#include <cmath>

namespace terrain {
namespace {

/// A range with round ends that holds the heights.
MetreRange roundRange(const HeightRange& heights) {
    constexpr double parts = 100; // of the span, at least
    double step = 1;
    while (step > 1e-6 && step * parts > static_cast<double>(heights.span()))
        step /= 10;
    return {std::floor(heights.minimum / step) * step, std::ceil(heights.maximum / step) * step};
}

/// For a range that nobody can widen: the land has to move, or to be lower.
Text targetText(const Target& target, const MetreRange& held, const Clipping& clipping) {
    const double low = clipping.heights.minimum;
    const double high = clipping.heights.maximum;
    const double room = held.maximum - held.minimum;
    std::vector<std::string> arguments = {
        target.label,   shortText(held.minimum), shortText(held.maximum),
        shortText(low), shortText(high),         percentText(clipping.share()),
        std::string()};
    if (high - low > room) {
        arguments.back() = shortText(high - low);
        arguments.push_back(shortText(room));
        return {
            TERRAIN_TEXT("formats",
                         "%1 shows heights from %2 to %3 m, and the land reaches from %4 to %5 m: %6 % of "
                         "it is cut off. It spans %7 m where %8 m fit: make it lower, or export it for "
                         "another program."),
            std::move(arguments)};
    }
    const bool up = low < held.minimum;
    arguments.back() = shortText(std::ceil(up ? held.minimum - low : high - held.maximum));
    return {
        up ? TERRAIN_TEXT("formats",
                          "%1 shows heights from %2 to %3 m, and the land reaches from %4 to %5 m: %6 % of "
                          "it is cut off. Raise the land with its sea by %7 m, and all of it fits.")
           : TERRAIN_TEXT("formats",
                          "%1 shows heights from %2 to %3 m, and the land reaches from %4 to %5 m: %6 % of "
                          "it is cut off. Lower the land with its sea by %7 m, and all of it fits."),
        std::move(arguments)};
}

Text rangeText(const MetreRange& held, const Clipping& clipping) {
    const MetreRange enough = roundRange(clipping.heights);
    return {TERRAIN_TEXT("formats",
                         "The range asked for is %1 to %2 m, and the land reaches from %3 to %4 m: "
                         "%5 % of it is cut off. A range of %6 to %7 m holds all of it."),
            {shortText(held.minimum), shortText(held.maximum),
             shortText(static_cast<double>(clipping.heights.minimum)),
             shortText(static_cast<double>(clipping.heights.maximum)), percentText(clipping.share()),
             shortText(enough.minimum), shortText(enough.maximum)}};
}

Text formatText(const MetreRange& held, const Clipping& clipping) {
    return {TERRAIN_TEXT("formats",
                         "The file holds heights from %1 to %2 m, and the land reaches from %3 to %4 "
                         "m: %5 % of it is cut off. Choose another format, or other options."),
            {shortText(held.minimum), shortText(held.maximum),
             shortText(static_cast<double>(clipping.heights.minimum)),
             shortText(static_cast<double>(clipping.heights.maximum)), percentText(clipping.share())}};
}

} // namespace

std::optional<std::int64_t> outsideCount(const ExportPlan& plan, const Heightfield& heights,
                                         const RunContext& context) {
    if (!plan.held)
        return 0;
    const double low = plan.held->minimum - plan.facts.step / 2;
    const double high = plan.held->maximum + plan.facts.step / 2;
    std::atomic<std::int64_t> total{0};
    constexpr int rowsOfBlock = 64;
    const bool done = parallelRows(context, heights.rows(), rowsOfBlock, [&](int first, int last) {
        std::int64_t count = 0;
        for (int row = first; row < last; ++row)
            for (const float height :
                 std::span(heights.row(row), static_cast<std::size_t>(heights.columns())))
                count += static_cast<double>(height) < low || static_cast<double>(height) > high ? 1 : 0;
        total += count;
    });
    return done ? std::optional(total.load()) : std::nullopt;
}

Text clippingText(const ExportPlan& plan, const Clipping& clipping) {
    const MetreRange held = plan.held.value_or(MetreRange{});
    switch (plan.rangeOrigin) {
    case RangeOrigin::Target:
        return targetText(*plan.target, held, clipping);
    case RangeOrigin::Asked:
        return rangeText(held, clipping);
    default:
        return formatText(held, clipping);
    }
}

} // namespace terrain
