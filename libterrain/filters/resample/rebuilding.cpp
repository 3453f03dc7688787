// SPDX-License-Identifier: MIT
#include "libterrain/filters/resample/rebuilding.h"

#include "libterrain/core/processor.h"

#include <algorithm>
#include <bit>
#include <cstdint>
#include <limits>

namespace terrain::resample {
namespace {

constexpr int strip = 256; ///< columns that are rebuilt together: what they need stays in the first cache

/// The weighted mean of four numbers; without those that are missing, whose weights the others get.
double meanOf(const std::array<double, 4>& numbers, const std::array<double, 4>& weights) {
    double sum = 0;
    double known = 0;
    bool isWhole = true;
    for (std::size_t i = 0; i < 4; ++i)
        if (weights[i] != 0 && numbers[i] != numbers[i])
            isWhole = false;
    for (std::size_t i = 0; i < 4; ++i) {
        const double weight = isWhole ? weights[i] : std::max(weights[i], 0.0);
        if (weight == 0 || numbers[i] != numbers[i])
            continue;
        sum += weight * numbers[i];
        known += weight;
    }
    return isWhole ? sum : known > 0 ? sum / known : static_cast<double>(hole);
}

/// Columns, each rebuilt from four samples of a row from first[i] on.
struct Across {
    const int* first;
    std::array<const double*, 4> weights;
};

/// `count` columns of a row of samples.
void meansAcross(const Across& across, const float* samples, int count, double* out) {
    const auto [wa, wb, wc, wd] = across.weights;
    for (int i = 0; i < count; ++i) {
        const float* const s = samples + across.first[i];
        const std::array<double, 4> numbers = {static_cast<double>(s[0]), static_cast<double>(s[1]),
                                               static_cast<double>(s[2]), static_cast<double>(s[3])};
        const double sum =
            (wa[i] * numbers[0] + wb[i] * numbers[1]) + (wc[i] * numbers[2] + wd[i] * numbers[3]);
        out[i] = sum - sum == 0 ? sum : meanOf(numbers, {wa[i], wb[i], wc[i], wd[i]});
    }
}

/// Four rows of what meansAcross made, and what each weighs.
struct Down {
    std::array<const double*, 4> rows;
    std::array<double, 4> weights;
};

/// The weighted sums of `count` columns where `from` has no hole; false when some are not finite.
MORAINE_LOOP bool sumsDown(const Down& down, const float* __restrict from, int count, float* __restrict to) {
    const auto [a, b, c, d] = down.rows;
    const auto [wa, wb, wc, wd] = down.weights;
    std::uint64_t odd = 0; // the bits of 0 as long as all are finite: the loop stays without branches
    for (int i = 0; i < count; ++i) {
        const double sum = (wa * a[i] + wb * b[i]) + (wc * c[i] + wd * d[i]);
        odd |= std::bit_cast<std::uint64_t>(sum - sum);
        const auto height = static_cast<float>(sum);
        to[i] = from[i] == from[i] ? height : from[i];
    }
    return odd == 0;
}

bool sumsDownAny(const Down& down, const float* from, int count, float* to) {
    return sumsDown(down, from, count, to);
}

MORAINE_AVX2_LOOP bool sumsDownAvx2(const Down& down, const float* from, int count, float* to) {
    return sumsDown(down, from, count, to);
}

/// sumsDown once more where holes are near.
void meansDown(const Down& down, const float* from, int count, float* to) {
    for (int i = 0; i < count; ++i) {
        std::array<double, 4> numbers;
        std::ranges::transform(down.rows, numbers.begin(), [i](const double* row) { return row[i]; });
        const auto height = static_cast<float>(meanOf(numbers, down.weights));
        to[i] = from[i] == from[i] && height == height ? height : from[i];
    }
}

/// The last four rows of samples that were asked for, rebuilt across some columns.
class RowsAcross {
public:
    RowsAcross(const Samples& samples, const Across& across, int count)
        : m_samples(samples), m_across(across), m_count(count) {
        m_sample.fill(std::numeric_limits<int>::min());
    }

    const double* row(int sample) {
        const auto slot = static_cast<std::size_t>(sample & 3); // of four that follow each other each its own
        if (m_sample[slot] != sample) {
            meansAcross(m_across, m_samples.row(sample), m_count, m_rows[slot].data());
            m_sample[slot] = sample;
        }
        return m_rows[slot].data();
    }

private:
    const Samples& m_samples;
    Across m_across;
    int m_count;
    std::array<int, 4> m_sample;
    std::array<std::array<double, strip>, 4> m_rows;
};

} // namespace

Rebuilding::Rebuilding(const Samples& samples, const Window& window, const SampleLine& columns,
                       const SampleLine& rows, Kernel kernel)
    : m_samples(samples), m_rows(rows), m_firstRow(window.row), m_kernel(kernel) {
    for (int c = 0; c < window.columns; ++c) {
        const Taps taps = columns.tapsOf(window.column + c, kernel);
        m_first.push_back(taps.first - samples.firstColumn());
        for (std::size_t i = 0; i < 4; ++i)
            m_weights[i].push_back(taps.weights[i]);
    }
}

void Rebuilding::rebuild(int first, int last, const Heightfield& from, Heightfield& to) const {
    const auto sums = usesAvx2() ? sumsDownAvx2 : sumsDownAny;
    const int columns = static_cast<int>(m_first.size());
    for (int x = 0; x < columns; x += strip) {
        const int count = std::min(strip, columns - x);
        Across across{m_first.data() + x, {}};
        std::ranges::transform(m_weights, across.weights.begin(),
                               [x](const std::vector<double>& weights) { return weights.data() + x; });
        RowsAcross rows(m_samples, across, count);
        for (int r = first; r < last; ++r) {
            const Taps taps = m_rows.tapsOf(m_firstRow + r, m_kernel);
            Down down{{}, taps.weights};
            for (int i = 0; i < 4; ++i)
                down.rows[static_cast<std::size_t>(i)] = rows.row(taps.first + i);
            if (!sums(down, from.row(r) + x, count, to.row(r) + x))
                meansDown(down, from.row(r) + x, count, to.row(r) + x);
        }
    }
}

} // namespace terrain::resample
