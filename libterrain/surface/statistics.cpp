// SPDX-License-Identifier: MIT
#include "libterrain/surface/statistics.h"

#include "libterrain/core/number_text.h"
#include "libterrain/core/parallel_rows.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <new>

namespace terrain {
namespace {

/// Rows are gathered in slices whose number depends on the field alone, so that sums are added in one order
/// whatever the number of threads.
constexpr int mostSlices = 64;

struct Slice {
    std::int64_t count = 0;
    double sum = 0;
    double squares = 0;
    std::vector<std::int64_t> histogram;
};

template <class Body>
bool overSlices(const Heightfield& field, std::vector<Slice>& slices, const RunContext& context,
                const Body& body) {
    const auto count = static_cast<int>(slices.size());
    return parallelRows(context, count, 1, [&](int first, int last) {
        for (int s = first; s < last; ++s) {
            const int from = static_cast<int>(std::int64_t{field.rows()} * s / count);
            const int to = static_cast<int>(std::int64_t{field.rows()} * (s + 1) / count);
            for (int row = from; row < to; ++row)
                body(std::span(field.row(row), static_cast<std::size_t>(field.columns())),
                     slices[static_cast<std::size_t>(s)]);
        }
    });
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
    std::vector<Slice> slices(static_cast<std::size_t>(std::min(mostSlices, field.rows())));
    for (Slice& slice : slices)
        slice.histogram.resize(static_cast<std::size_t>(bins));
    const std::optional<HeightRange> range = heightRange(field, context.part(0, 0.2));
    if (!range || !overSlices(field, slices, context.part(0.2, 0.5), addSum))
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
    if (!overSlices(field, slices, context.part(0.5, 1), Spread(out, bins)))
        return Cancelled{};
    double squares = 0;
    for (const Slice& slice : slices) {
        squares += slice.squares;
        std::ranges::transform(out.histogram, slice.histogram, out.histogram.begin(), std::plus{});
    }
    out.standardDeviation = std::sqrt(squares / count);
    return out;
}

/// The range of a row, in lanes that the compiler keeps in vector registers.
HeightRange rowRange(std::span<const float> row) {
    constexpr std::size_t lanes = 4;
    constexpr float infinity = std::numeric_limits<float>::infinity();
    float low[lanes] = {infinity, infinity, infinity, infinity};
    float high[lanes] = {-infinity, -infinity, -infinity, -infinity};
    const std::size_t whole = row.size() / lanes * lanes;
    for (std::size_t i = 0; i < whole; i += lanes) {
        for (std::size_t lane = 0; lane < lanes; ++lane) {
            // Comparisons with NaN are false, so holes fall through both.
            low[lane] = std::min(low[lane], row[i + lane]);
            high[lane] = std::max(high[lane], row[i + lane]);
        }
    }
    for (const float h : row.subspan(whole)) {
        low[0] = std::min(low[0], h);
        high[0] = std::max(high[0], h);
    }
    return {*std::ranges::min_element(low), *std::ranges::max_element(high)};
}

} // namespace

std::optional<HeightRange> heightRange(const Heightfield& field, const RunContext& context) {
    if (field.isEmpty())
        return HeightRange{};
    constexpr float infinity = std::numeric_limits<float>::infinity();
    std::array<HeightRange, mostSlices> slices;
    slices.fill({infinity, -infinity});
    const bool finished = parallelRows(context, mostSlices, 1, [&](int first, int last) {
        for (int s = first; s < last; ++s) {
            HeightRange& slice = slices[static_cast<std::size_t>(s)];
            const int from = static_cast<int>(std::int64_t{field.rows()} * s / mostSlices);
            const int to = static_cast<int>(std::int64_t{field.rows()} * (s + 1) / mostSlices);
            for (int row = from; row < to; ++row) {
                const HeightRange r = rowRange({field.row(row), static_cast<std::size_t>(field.columns())});
                slice = {std::min(slice.minimum, r.minimum), std::max(slice.maximum, r.maximum)};
            }
        }
    });
    if (!finished)
        return std::nullopt;
    HeightRange out{infinity, -infinity};
    for (const HeightRange& slice : slices)
        out = {std::min(out.minimum, slice.minimum), std::max(out.maximum, slice.maximum)};
    return out.minimum <= out.maximum ? out : HeightRange{};
}

Result<Statistics> statistics(const Heightfield& field, int bins, const RunContext& context) {
    MORAINE_EXPECTS(bins >= 1);
    try {
        return gathered(field, bins, context);
    } catch (const std::bad_alloc&) {
        return Error{ErrorCode::OverLimit,
                     TERRAIN_TEXT("surface", "There is not enough memory for a histogram of %1 bins."),
                     {numberText(bins)}};
    }
}

} // namespace terrain
