// SPDX-License-Identifier: MIT
#include "libterrain/surface/rows_avx2.h"

#if defined(__x86_64__) && defined(__GNUC__)

#include <immintrin.h>

#include <algorithm>
#include <array>

#define MORAINE_AVX2 __attribute__((target("avx2,fma")))
#define MORAINE_AVX2_INLINE __attribute__((target("avx2,fma"), always_inline)) inline

namespace terrain::rows_avx2 {
namespace {

MORAINE_AVX2_INLINE __m256 all(float value) {
    return _mm256_set1_ps(value);
}

/// Collects whether something was missing, infinite or too large to be squared. A missing sample shows in the
/// slopes of those beside it.
class Gaps {
public:
    MORAINE_AVX2_INLINE Gaps() : m_largest(_mm256_setzero_si256()) {}
    /// Not below 1. As whole numbers such floats have the same order, and NaNs come behind them.
    MORAINE_AVX2_INLINE void look(__m256 steepness) {
        m_largest = _mm256_max_epu32(m_largest, _mm256_castps_si256(steepness));
    }
    [[nodiscard]] MORAINE_AVX2_INLINE bool any() const {
        const __m256i most = _mm256_castps_si256(all(1e30F));
        return _mm256_movemask_epi8(_mm256_cmpeq_epi32(_mm256_max_epu32(m_largest, most), most)) != -1;
    }

private:
    __m256i m_largest;
};

/// Asks early for a row that comes from memory; the two before it are in a cache.
MORAINE_AVX2_INLINE void fetchAhead(const float* row) {
    constexpr int samples = 1024;
    _mm_prefetch(reinterpret_cast<const char*>(row + samples), _MM_HINT_T0);
}

/// Eight packed normals from central differences.
class NormalBlocks {
public:
    MORAINE_AVX2_INLINE NormalBlocks(const RowTriple& rows, const GradientScale& half)
        : m_rows(rows), m_east(all(half.east)), m_north(all(half.north)) {}

    MORAINE_AVX2_INLINE __m256i at(int x) {
        const float* c = m_rows.centre + x;
        fetchAhead(m_rows.south + x);
        const __m256 east =
            _mm256_mul_ps(_mm256_sub_ps(_mm256_loadu_ps(c + 1), _mm256_loadu_ps(c - 1)), m_east);
        const __m256 north = _mm256_mul_ps(
            _mm256_sub_ps(_mm256_loadu_ps(m_rows.north + x), _mm256_loadu_ps(m_rows.south + x)), m_north);
        const __m256 square = _mm256_fmadd_ps(east, east, _mm256_fmadd_ps(north, north, all(1)));
        gaps.look(square);
        // 1/√square by the processor's estimate and one step of Newton's, which makes it right to 22 bits.
        const __m256 estimate = _mm256_rsqrt_ps(square);
        const __m256 rest = _mm256_fnmadd_ps(_mm256_mul_ps(square, estimate), estimate, all(3));
        const __m256 scale = _mm256_mul_ps(_mm256_mul_ps(estimate, all(-32767 / 2.0F)), rest);
        // 1.5·2^23 more, and the nearest whole number stands in the lowest bits.
        const __m256i x16 = _mm256_castps_si256(_mm256_fmadd_ps(east, scale, all(0x1.8p23F)));
        const __m256i y16 = _mm256_castps_si256(_mm256_fmadd_ps(north, scale, all(0x1.8p23F)));
        return _mm256_blend_epi16(x16, _mm256_slli_epi32(y16, 16), 0xAA);
    }

    Gaps gaps;

private:
    const RowTriple& m_rows;
    __m256 m_east;
    __m256 m_north;
};

MORAINE_AVX2_INLINE void save(__m256i packed, PackedNormal* out) {
    _mm256_storeu_si256(reinterpret_cast<__m256i*>(out), packed);
}

/// The shades of a row of samples whose spacings are equal or not.
template <bool isSquare>
class ShadeBlocks {
public:
    MORAINE_AVX2_INLINE ShadeBlocks(const RowTriple& rows, const Shading& s)
        : m_rows(rows), m_flatSquare(all(s.flat * s.flat)), m_ratio(all(s.ratio)), m_x(all(s.x)),
          m_y(all(s.y)), m_z(all(s.z)) {}

    MORAINE_AVX2_INLINE void save32(int x, std::uint8_t* out) {
        fetchAhead(m_rows.south + x);
        fetchAhead(m_rows.south + x + 16);
        const __m256i low = _mm256_packs_epi32(at(x), at(x + 8));
        const __m256i high = _mm256_packs_epi32(at(x + 16), at(x + 24));
        m_least = _mm256_min_epi16(m_least, _mm256_min_epi16(low, high));
        // Packing works within halves of a register; four bytes at a time go to their places.
        const __m256i order = _mm256_setr_epi32(0, 4, 1, 5, 2, 6, 3, 7);
        const __m256i bytes = _mm256_permutevar8x32_epi32(_mm256_packus_epi16(low, high), order);
        _mm256_storeu_si256(reinterpret_cast<__m256i*>(out), bytes);
    }

    /// Whether something was missing or infinite: what is no number becomes the least 16-bit one, and no
    /// shade is below −256. Differences too large to be squared (from 10^18 m on) are dark.
    [[nodiscard]] MORAINE_AVX2_INLINE bool anyGap() const {
        return _mm256_movemask_epi8(_mm256_cmpgt_epi16(_mm256_set1_epi16(-256), m_least)) != 0;
    }

private:
    /// Eight, as 32-bit numbers: from 0 to 255, or below 0 on the dark side, which is packed as 0.
    MORAINE_AVX2_INLINE __m256i at(int x) const {
        const float* n = m_rows.north + x;
        const float* c = m_rows.centre + x;
        const float* s = m_rows.south + x;
        const __m256 rising = _mm256_sub_ps(_mm256_loadu_ps(n + 1), _mm256_loadu_ps(s - 1));
        const __m256 falling = _mm256_sub_ps(_mm256_loadu_ps(n - 1), _mm256_loadu_ps(s + 1));
        const __m256 across = _mm256_sub_ps(_mm256_loadu_ps(c + 1), _mm256_loadu_ps(c - 1));
        const __m256 along = _mm256_sub_ps(_mm256_loadu_ps(n), _mm256_loadu_ps(s));
        const __m256 east = _mm256_fmadd_ps(across, all(2), _mm256_sub_ps(rising, falling));
        __m256 north = _mm256_fmadd_ps(along, all(2), _mm256_add_ps(rising, falling));
        if constexpr (!isSquare)
            north = _mm256_mul_ps(north, m_ratio);
        const __m256 square = _mm256_fmadd_ps(east, east, _mm256_fmadd_ps(north, north, m_flatSquare));
        const __m256 facing = _mm256_fnmadd_ps(m_x, east, _mm256_fnmadd_ps(m_y, north, m_z));
        // The estimate is right to 12 bits, a shade has 8.
        const __m256 cosine = _mm256_mul_ps(facing, _mm256_rsqrt_ps(square));
        return _mm256_cvtps_epi32(cosine);
    }

    __m256i m_least = _mm256_setzero_si256();
    const RowTriple& m_rows;
    __m256 m_flatSquare;
    __m256 m_ratio;
    __m256 m_x;
    __m256 m_y;
    __m256 m_z;
};

/// Precondition: count ≥ leastCount.
MORAINE_AVX2_INLINE void streamNormals(NormalBlocks& blocks, int first, int count, PackedNormal* out,
                                       LineStream<PackedNormal>& lines) {
    constexpr int line = LineStream<PackedNormal>::lineSamples;
    lines.begin(out);
    const auto place = static_cast<int>(LineStream<PackedNormal>::placeOf(out));
    int i = (line - place) % line;
    if (i > 0) {
        save(blocks.at(first), lines.line() + place);
        save(blocks.at(first + 8), lines.line() + place + 8);
        lines.setNext(out + i);
        lines.writeLine();
    }
    for (; i + line <= count; i += line) {
        auto* const to = reinterpret_cast<__m256i*>(out + i);
        _mm256_stream_si256(to, blocks.at(first + i));
        _mm256_stream_si256(to + 1, blocks.at(first + i + 8));
    }
    // What is left is the end of the last sixteen.
    std::array<PackedNormal, 2 * line> last{};
    save(blocks.at(first + count - line), last.data());
    save(blocks.at(first + count - line + 8), last.data() + 8);
    std::copy_n(last.data() + line - (count - i), line, lines.line());
    lines.setNextAfterLines(out + count);
}

} // namespace

bool isThere() {
    static const bool found = __builtin_cpu_supports("avx2") != 0 && __builtin_cpu_supports("fma") != 0;
    return found;
}

MORAINE_AVX2 bool normals(const RowTriple& rows, int first, int count, const GradientScale& half,
                          PackedNormal* out, LineStream<PackedNormal>* stream) {
    NormalBlocks blocks(rows, half);
    if (stream != nullptr) {
        streamNormals(blocks, first, count, out, *stream);
    } else {
        for (int i = 0; i + 8 <= count; i += 8)
            save(blocks.at(first + i), out + i);
        save(blocks.at(first + count - 8), out + (count - 8));
    }
    return !blocks.gaps.any();
}

template <bool isSquare>
MORAINE_AVX2_INLINE bool shadeRow(const RowTriple& rows, int first, int count, const Shading& shading,
                                  std::uint8_t* out) {
    ShadeBlocks<isSquare> blocks(rows, shading);
    for (int i = 0; i + 32 <= count; i += 32)
        blocks.save32(first + i, out + i);
    blocks.save32(first + count - 32, out + count - 32);
    return !blocks.anyGap();
}

MORAINE_AVX2 bool shade(const RowTriple& rows, int first, int count, const Shading& shading,
                        std::uint8_t* out) {
    return shading.ratio == 1 ? shadeRow<true>(rows, first, count, shading, out)
                              : shadeRow<false>(rows, first, count, shading, out);
}

} // namespace terrain::rows_avx2

#else

namespace terrain::rows_avx2 {

bool isThere() {
    return false;
}
bool normals(const RowTriple&, int, int, const GradientScale&, PackedNormal*, LineStream<PackedNormal>*) {
    return false;
}
bool shade(const RowTriple&, int, int, const Shading&, std::uint8_t*) {
    return false;
}

} // namespace terrain::rows_avx2

#endif
