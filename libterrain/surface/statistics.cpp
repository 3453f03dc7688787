// SPDX-License-Identifier: MIT
#include "libterrain/surface/statistics.h"

#include "libterrain/core/number_text.h"
#include "libterrain/surface/row_slices.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <new>

namespace terrain {
namespace {

struct Slice {
    std::int64_t count = 0;
    double sum = 0;
    double squares = 0;
    std::vector<std::int64_t> histogram;
};

std::span<const float> rowOf(const Heightfield& field, int row) {
    return {field.row(row), static_cast<std::size_t>(field.columns())};
}

void addSum(std::span<const float> row, Slice& slice) {
    double sum = 0;
    std::int64_t count = 0;
    for (const float h : row) {
        const bool valid = !std::isnan(h);
        sum += valid ? static_cast<double>(h) : 0.0;
        count += valid ? 1 : 0;
    }
    slice.sum += sum;
    slice.count += count;
}

/// The bin of every valid height and its squared distance from the mean.
class Spread {
public:
    Spread(const Statistics& of, int bins)
        : m_mean(of.mean), m_minimum(of.minimum), m_last(bins - 1),
          m_perMetre(of.maximum > of.minimum ? bins / (of.maximum - of.minimum) : 0) {}

    void operator()(std::span<const float> row, Slice& slice) const {
        double squares = 0;
        for (const float h : row) {
            if (std::isnan(h))
                continue;
            const double from = static_cast<double>(h) - m_mean;
            squares += from * from;
            const double place = (static_cast<double>(h) - m_minimum) * m_perMetre;
            // The greatest height belongs to the last bin, and an infinite one must not leave the array.
            const auto bin =
                place < m_last ? static_cast<std::size_t>(place) : static_cast<std::size_t>(m_last);
            ++slice.histogram[bin];
        }
        slice.squares += squares;
    }

private:
    double m_mean;
    double m_minimum;
    double m_last;
    double m_perMetre;
};

Statistics empty(const Heightfield& field, int bins) {
    constexpr double nan = std::numeric_limits<double>::quiet_NaN();
    const std::int64_t holes = field.isEmpty() ? 0 : field.grid().sampleCount();
    return {0, holes, nan, nan, nan, nan, std::vector<std::int64_t>(static_cast<std::size_t>(bins))};
}

Result<Statistics> gathered(const Heightfield& field, int bins, const RunContext& context) {
    if (field.isEmpty())
        return empty(field, bins);
    Slice first;
    first.histogram.resize(static_cast<std::size_t>(bins));
    std::vector<Slice> slices = slicesFor(field.rows(), first);
    const std::optional<HeightRange> range = heightRange(field, context.part(0, 0.2));
    if (!range || !overRowSlices(context.part(0.2, 0.5), field.rows(), slices,
                                 [&](int row, Slice& slice) { addSum(rowOf(field, row), slice); }))
        return Cancelled{};
    Statistics out = empty(field, bins);
    double sum = 0;
    for (const Slice& slice : slices) {
        sum += slice.sum;
        out.count += slice.count;
    }
    out.holes -= out.count;
    if (out.count == 0)
        return out;
    const auto count = static_cast<double>(out.count);
    out.minimum = static_cast<double>(range->minimum);
    out.maximum = static_cast<double>(range->maximum);
    out.mean = sum / count;
    const Spread spread(out, bins);
    if (!overRowSlices(context.part(0.5, 1), field.rows(), slices,
                       [&](int row, Slice& slice) { spread(rowOf(field, row), slice); }))
        return Cancelled{};
    double squares = 0;
    for (const Slice& slice : slices) {
        squares += slice.squares;
        std::ranges::transform(out.histogram, slice.histogram, out.histogram.begin(), std::plus{});
    }
    out.standardDeviation = std::sqrt(squares / count);
    return out;
}

/// What both hold; either may be empty.
HeightRange united(const HeightRange& a, const HeightRange& b) {
    if (a.isEmpty() || b.isEmpty())
        return a.isEmpty() ? b : a;
    return {std::min(a.minimum, b.minimum), std::max(a.maximum, b.maximum)};
}

} // namespace

std::optional<HeightRange> heightRange(const Heightfield& field, const RunContext& context) {
    std::array<HeightRange, mostSlices> slices;
    const auto columns = static_cast<std::size_t>(field.columns());
    const bool finished = parallelRows(context, mostSlices, 1, [&](int first, int last) {
        for (int s = first; s < last; ++s) {
            const int from = static_cast<int>(std::int64_t{field.rows()} * s / mostSlices);
            const int to = static_cast<int>(std::int64_t{field.rows()} * (s + 1) / mostSlices);
            const std::size_t count = columns * static_cast<std::size_t>(to - from);
            if (count > 0)
                slices[static_cast<std::size_t>(s)] = heightRange(std::span(field.row(from), count));
        }
    });
    HeightRange out;
    for (const HeightRange& slice : slices)
        out = united(out, slice);
    return finished ? std::optional(out) : std::nullopt;
}

int histogramBins(std::int64_t samples) {
    constexpr double most = 128; // more than the pixels of a small plot
    return static_cast<int>(std::clamp(std::round(2 * std::cbrt(static_cast<double>(samples))), 1.0, most));
}

Result<Statistics> statistics(const Heightfield& field, int bins, const RunContext& context) {
    MORAINE_EXPECTS(bins >= 1);
    try {
        return gathered(field, bins, context);
    } catch (const std::bad_alloc&) {
        return Error{
            ErrorCode::OverLimit,
            TERRAIN_TEXT("surface", "There is not enough memory for a histogram of %1 bins: ask for fewer."),
            {numberText(bins)}};
    }
}

} // namespace terrain
