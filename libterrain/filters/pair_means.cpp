// SPDX-License-Identifier: MIT
#include "libterrain/filters/pair_means.h"

#include "libterrain/core/processor.h"

#include <cstddef>
#include <cstdint>
#include <cstring>

namespace terrain::pair_means {
namespace {

struct Means {
    const float* middle;
    std::span<const Pair> pairs;
    const float* weights;
    float* out;
};

float orZero(float difference) {
    return difference == difference ? difference : 0.0F;
}

bool isFinite(float x) {
    return x - x == 0;
}

/// As of all samples; then, if one is missing or the sums are too large, of those that are there.
bool one(const Means& work, int i) {
    const float middle = work.middle[i];
    float sum = 0;
    for (std::size_t k = 0; k < work.pairs.size(); ++k)
        sum += work.weights[k] * ((work.pairs[k].before[i] + work.pairs[k].after[i]) - 2 * middle);
    work.out[i] = middle + sum;
    if (isFinite(work.out[i]))
        return true;
    float from = middle;
    for (std::size_t k = 0; k < work.pairs.size() && from != from; ++k)
        from = work.pairs[k].before[i] == work.pairs[k].before[i] ? work.pairs[k].before[i]
                                                                  : work.pairs[k].after[i];
    sum = 0;
    for (std::size_t k = 0; k < work.pairs.size(); ++k)
        sum += work.weights[k] *
               (orZero(work.pairs[k].before[i] - from) + orZero(work.pairs[k].after[i] - from));
    work.out[i] = from + sum;
    return false;
}

#if defined(__GNUC__)
/// Eight samples, whatever the processor: one, two or more of its registers.
using Eight = float __attribute__((vector_size(32)));
using EightMasks = std::int32_t __attribute__((vector_size(32)));

/// From anywhere in memory. Not as a result: how vectors are returned depends on the processor asked for.
MORAINE_LOOP void load(Eight& to, const float* from) {
    std::memcpy(&to, from, sizeof to);
}

MORAINE_LOOP bool isZero(const EightMasks& masks) {
    std::uint64_t parts[4];
    std::memcpy(parts, &masks, sizeof parts);
    return ((parts[0] | parts[1]) | (parts[2] | parts[3])) == 0;
}

/// `vectors` times eight samples, whose sums stay in registers. False where one by one is to be looked.
template <int vectors>
MORAINE_LOOP bool block(const Means& given, int first) {
    const Means work = given;
    const float* middle = work.middle + first;
    Eight sums[vectors];
    Eight twice[vectors];
#pragma GCC unroll 4
    for (int v = 0; v < vectors; ++v) {
        Eight here;
        load(here, middle + 8 * v);
        twice[v] = here + here;
        sums[v] = Eight{};
    }
    for (std::size_t k = 0; k < work.pairs.size(); ++k) {
        const float weight = work.weights[k];
        const float* before = work.pairs[k].before + first;
        const float* after = work.pairs[k].after + first;
#pragma GCC unroll 4
        for (int v = 0; v < vectors; ++v) {
            Eight one;
            Eight other;
            load(one, before + 8 * v);
            load(other, after + 8 * v);
            sums[v] += weight * ((one + other) - twice[v]);
        }
    }
    EightMasks bad = {};
#pragma GCC unroll 4
    for (int v = 0; v < vectors; ++v) {
        Eight here;
        load(here, middle + 8 * v);
        const Eight mean = here + sums[v];
        bad |= (mean - mean) != 0.0F; // NOLINT(misc-redundant-expression): NaN unless finite
        std::memcpy(work.out + first + 8 * v, &mean, sizeof mean);
    }
    return isZero(bad);
}
#endif

bool oneByOne(const Means& work, int first, int last) {
    bool good = true;
    for (int i = first; i < last; ++i)
        good = one(work, i) && good;
    return good;
}

MORAINE_LOOP bool allMeans(const Means& work, int count) {
    int i = 0;
    bool good = true;
#if defined(__GNUC__)
    for (; i + 32 <= count; i += 32)
        good = (block<4>(work, i) || oneByOne(work, i, i + 32)) && good;
    for (; i + 8 <= count; i += 8)
        good = (block<1>(work, i) || oneByOne(work, i, i + 8)) && good;
    if (i < count && count >= 8) { // the last eight, some of them once more
        i = count - 8;
        return (block<1>(work, i) || oneByOne(work, i, count)) && good;
    }
#endif
    return oneByOne(work, i, count) && good;
}

// Plain loops over restricted pointers without branches: gcc and clang vectorise them at -O3.

MORAINE_LOOP bool allMidpoints(const float* __restrict a, const float* __restrict b, int count,
                               float* __restrict out) {
    std::int32_t missing = 0;
    for (int i = 0; i < count; ++i) {
        const float mean = 0.5F * (a[i] + b[i]);
        missing |= mean - mean == 0 ? 0 : 1; // NaN of what is not finite
        out[i] = mean;
    }
    if (missing == 0)
        return true;
    for (int i = 0; i < count; ++i)
        if (!isFinite(out[i]))
            out[i] = a[i] != a[i] ? b[i] : b[i] != b[i] ? a[i] : 0.5F * a[i] + 0.5F * b[i];
    return false;
}

MORAINE_LOOP void splitAll(const float* __restrict from, int count, float* __restrict even,
                           float* __restrict odd) {
    for (std::ptrdiff_t i = 0; i < count; ++i) {
        even[i] = from[2 * i];
        odd[i] = from[2 * i + 1];
    }
}

MORAINE_LOOP bool doubleAll(const float* __restrict row, int count, float* __restrict out) {
    std::int32_t missing = 0;
    for (std::ptrdiff_t i = 0; i < count; ++i) {
        const float here = row[i] + 0.125F * ((row[i - 1] + row[i + 1]) - 2 * row[i]);
        const float between = 0.5F * (row[i] + row[i + 1]);
        const float both = here + between;
        missing |= both - both == 0 ? 0 : 1;
        out[2 * i] = here;
        out[2 * i + 1] = between;
    }
    return missing == 0;
}

MORAINE_AVX2_LOOP bool meansAvx2(const Means& work, int count) {
    return allMeans(work, count);
}
MORAINE_AVX2_LOOP bool midpointsAvx2(const float* a, const float* b, int count, float* out) {
    return allMidpoints(a, b, count, out);
}
MORAINE_AVX2_LOOP void splitAvx2(const float* from, int count, float* even, float* odd) {
    splitAll(from, count, even, odd);
}
MORAINE_AVX2_LOOP bool doubleAvx2(const float* row, int count, float* out) {
    return doubleAll(row, count, out);
}

} // namespace

bool meansOf(const float* middle, std::span<const Pair> pairs, std::span<const float> weights, int count,
             float* out) {
    const Means work{middle, pairs, weights.data(), out};
    if (usesAvx2())
        return meansAvx2(work, count);
    return allMeans(work, count);
}

bool midpointsOf(const float* a, const float* b, int count, float* out) {
    if (usesAvx2())
        return midpointsAvx2(a, b, count, out);
    return allMidpoints(a, b, count, out);
}

void split(const float* from, int count, float* even, float* odd) {
    if (usesAvx2())
        return splitAvx2(from, count, even, odd);
    splitAll(from, count, even, odd);
}

bool doubled(const float* row, int count, float* out) {
    const auto quick = [=] {
        if (usesAvx2())
            return doubleAvx2(row, count, out);
        return doubleAll(row, count, out);
    };
    if (quick())
        return true;
    constexpr float weight = 0.125F;
    for (std::ptrdiff_t i = 0; i < count; ++i) {
        const Pair beside{row + i - 1, row + i + 1};
        one({row + i, {&beside, 1}, &weight, out + 2 * i}, 0);
        allMidpoints(row + i, row + i + 1, 1, out + 2 * i + 1);
    }
    return false;
}

} // namespace terrain::pair_means
