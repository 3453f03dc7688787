// SPDX-License-Identifier: MIT
#include "libterrain/surface/mesh/plane_error_avx2.h"

#if defined(__x86_64__) && defined(__GNUC__)

#include "libterrain/surface/mesh/triangle_rows.h"

#include <immintrin.h>

#include <algorithm>
#include <array>

#define MORAINE_AVX2 __attribute__((target("avx2,bmi2")))
#define MORAINE_AVX2_INLINE __attribute__((target("avx2,bmi2"), always_inline)) inline

namespace terrain::plane_error_avx2 {
namespace {

/// All bits set in the first `count` of eight places, none in the others.
MORAINE_AVX2_INLINE __m256i firstOnes(int count) {
    alignas(64) static constexpr std::array<std::int32_t, 16> places = {-1, -1, -1, -1, -1, -1, -1, -1};
    return _mm256_loadu_si256(reinterpret_cast<const __m256i*>(places.data() + 8 - std::min(count, 8)));
}

/// The greatest of eight floats ≥ 0 and the least of eight codes, everywhere.
MORAINE_AVX2_INLINE __m256 greatestOf(__m256 v) {
    v = _mm256_max_ps(v, _mm256_permute2f128_ps(v, v, 1));
    v = _mm256_max_ps(v, _mm256_permute_ps(v, 0x4E));
    return _mm256_max_ps(v, _mm256_permute_ps(v, 0xB1));
}
MORAINE_AVX2_INLINE __m256i leastOf(__m256i v) {
    v = _mm256_min_epu32(v, _mm256_permute2x128_si256(v, v, 1));
    v = _mm256_min_epu32(v, _mm256_shuffle_epi32(v, 0x4E));
    return _mm256_min_epu32(v, _mm256_shuffle_epi32(v, 0xB1));
}

/// In each of eight columns of places the first sample that lies furthest away.
class Search {
public:
    MORAINE_AVX2_INLINE Search(const LatticeHeights& lattice, const TriangleRows& rows)
        : m_lattice(lattice), m_rows(rows), m_places(_mm256_setr_epi32(0, 1, 2, 3, 4, 5, 6, 7)),
          m_slope(_mm256_set1_ps(static_cast<float>(rows.slope()))), m_worst(_mm256_setzero_ps()),
          m_samples(_mm256_setzero_si256()) {}

    MORAINE_AVX2_INLINE void look(int first, int last, int step) {
        for (int row = first; row <= last; row += step) {
            auto [begin, left] = m_rows.samples(row);
            const float* heights = m_lattice.heights + static_cast<std::size_t>(row) * m_lattice.columns +
                                   static_cast<std::size_t>(begin);
            const __m256 start = _mm256_set1_ps(static_cast<float>(m_rows.plane(begin, row)));
            const __m256i code = _mm256_set1_epi32(static_cast<int>(m_lattice.code.of(begin, row)));
            __m256i places = m_places;
            do {
                const __m256i inside = firstOnes(left);
                const __m256 line = _mm256_add_ps(start, _mm256_mul_ps(m_slope, _mm256_cvtepi32_ps(places)));
                const __m256 off = _mm256_sub_ps(_mm256_maskload_ps(heights, inside), line);
                const __m256 far = _mm256_and_ps(off, _mm256_castsi256_ps(_mm256_srli_epi32(inside, 1)));
                const __m256 isFurther = _mm256_cmp_ps(far, m_worst, _CMP_GT_OQ);
                m_worst = _mm256_max_ps(far, m_worst);
                m_samples = _mm256_blendv_epi8(m_samples, _mm256_add_epi32(code, places),
                                               _mm256_castps_si256(isFurther));
                places = _mm256_add_epi32(places, _mm256_set1_epi32(8));
                heights += 8;
                left -= 8;
            } while (left > 0);
        }
    }

    MORAINE_AVX2_INLINE WorstSample found() const {
        const __m256 worst = greatestOf(m_worst);
        const __m256 isWorst = _mm256_cmp_ps(m_worst, worst, _CMP_EQ_OQ);
        const __m256i others = _mm256_xor_si256(_mm256_castps_si256(isWorst), _mm256_set1_epi32(-1));
        const __m256i sample = leastOf(_mm256_or_si256(m_samples, others));
        return {static_cast<std::uint32_t>(_mm_cvtsi128_si32(_mm256_castsi256_si128(sample))),
                _mm_cvtss_f32(_mm256_castps256_ps128(worst))};
    }
    /// Goes on from what was found.
    MORAINE_AVX2_INLINE void keep(const WorstSample& found) {
        m_worst = _mm256_set1_ps(found.error);
        m_samples = _mm256_set1_epi32(static_cast<int>(found.sample));
    }

private:
    const LatticeHeights& m_lattice;
    const TriangleRows& m_rows;
    const __m256i m_places;
    const __m256 m_slope;
    __m256 m_worst;
    __m256i m_samples;
};

} // namespace

bool isThere() {
    static const bool found = __builtin_cpu_supports("avx2") != 0 && __builtin_cpu_supports("bmi2") != 0;
    return found;
}

MORAINE_AVX2 WorstSample worstSample(const LatticeHeights& lattice, const LatticeCorners& corners,
                                     float enough) {
    const LatticeCorners sorted = sortedCorners(corners);
    const std::int64_t twice = twiceTheArea(lattice.code, sorted);
    if (const std::int64_t size = std::abs(twice); size <= 2)
        return size == 2 ? middleSample<float>(lattice, sorted) : WorstSample{};
    const TriangleRows rows(lattice, sorted, twice);
    Search search(lattice, rows);
    if (const int step = rows.stepOfGlance(); step > 1) {
        search.look(rows.first(), rows.bend() - 1, step);
        search.look(rows.bend(), rows.last(), step);
        const WorstSample found = search.found();
        if (found.error > enough)
            return found;
        search.keep(found);
    }
    search.look(rows.first(), rows.last(), 1);
    return search.found();
}

} // namespace terrain::plane_error_avx2

#else

namespace terrain::plane_error_avx2 {

bool isThere() {
    return false;
}
WorstSample worstSample(const LatticeHeights& lattice, const LatticeCorners& corners, float enough) {
    return terrain::worstSample<float>(lattice, corners, enough);
}

} // namespace terrain::plane_error_avx2

#endif
