// SPDX-License-Identifier: MIT
#include "libterrain/filters/pair_means.h"

#include <cstddef>
#include <cstdint>
#include <cstring>

namespace terrain::pair_means {
namespace {

#if defined(__x86_64__) && defined(__GNUC__)
#define MORAINE_INLINE __attribute__((always_inline)) inline
#else
#define MORAINE_INLINE inline
#endif

#if defined(__GNUC__)
/// Eight samples, whatever the processor: one, two or more of its registers.
using Eight = float __attribute__((vector_size(32)));
using EightMasks = std::int32_t __attribute__((vector_size(32)));

MORAINE_INLINE void load(const float* from, Eight& to) {
    std::memcpy(&to, from, sizeof to);
}

/// sum += weight·(before + after); what is missing counts as 0.
MORAINE_INLINE void add(Eight& sum, float weight, const Eight& before, const Eight& after) {
    // A NaN is the only number that is not equal to itself.
    const auto there =
        reinterpret_cast<EightMasks>(before) & (before == before); // NOLINT(misc-redundant-expression)
    const auto thereAfter =
        reinterpret_cast<EightMasks>(after) & (after == after); // NOLINT(misc-redundant-expression)
    sum += weight * (reinterpret_cast<Eight>(there) + reinterpret_cast<Eight>(thereAfter));
}

/// `vectors` times eight samples, whose sums stay in registers.
template <int vectors>
MORAINE_INLINE void block(const float* middle, std::span<const Pair> pairs, const float* weights, int first,
                          float* out) {
    Eight sums[vectors] = {};
    Eight middles[vectors];
    for (int v = 0; v < vectors; ++v)
        load(middle + first + 8 * v, middles[v]);
    for (std::size_t k = 0; k < pairs.size(); ++k) {
        for (int v = 0; v < vectors; ++v) {
            Eight before;
            Eight after;
            load(pairs[k].before + first + 8 * v, before);
            load(pairs[k].after + first + 8 * v, after);
            add(sums[v], weights[k], before - middles[v], after - middles[v]);
        }
    }
    for (int v = 0; v < vectors; ++v) {
        const Eight mean = middles[v] + sums[v];
        std::memcpy(out + first + 8 * v, &mean, sizeof mean);
    }
}
#endif

float orZero(float difference) {
    return difference == difference ? difference : 0.0F;
}

void one(const float* middle, std::span<const Pair> pairs, const float* weights, int i, float* out) {
    float sum = 0;
    for (std::size_t k = 0; k < pairs.size(); ++k)
        sum += weights[k] * (orZero(pairs[k].before[i] - middle[i]) + orZero(pairs[k].after[i] - middle[i]));
    out[i] = middle[i] + sum;
}

MORAINE_INLINE void allBlocks(const float* middle, std::span<const Pair> pairs, const float* weights,
                              int count, float* out) {
    int i = 0;
#if defined(__GNUC__)
    for (; i + 32 <= count; i += 32)
        block<4>(middle, pairs, weights, i, out);
    for (; i + 8 <= count; i += 8)
        block<1>(middle, pairs, weights, i, out);
#endif
    for (; i < count; ++i)
        one(middle, pairs, weights, i, out);
}

#if defined(__x86_64__) && defined(__GNUC__)
/// Twice as many samples an instruction; without fma, so the same bits.
__attribute__((target("avx2"))) void allBlocksAvx2(const float* middle, std::span<const Pair> pairs,
                                                   const float* weights, int count, float* out) {
    allBlocks(middle, pairs, weights, count, out);
}
#endif

} // namespace

void meansOf(const float* middle, std::span<const Pair> pairs, std::span<const float> weights, int count,
             float* out) {
#if defined(__x86_64__) && defined(__GNUC__)
    static const bool hasAvx2 = __builtin_cpu_supports("avx2") != 0;
    if (hasAvx2)
        return allBlocksAvx2(middle, pairs, weights.data(), count, out);
#endif
    allBlocks(middle, pairs, weights.data(), count, out);
}

} // namespace terrain::pair_means
