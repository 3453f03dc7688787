// SPDX-License-Identifier: MIT
#pragma once

// Rows eight samples at a time, for processors with AVX2: what the kernels share. The same operations as the
// plain loops in the same order and without fma, which would round otherwise: the bits do not differ. Two
// vectors are made side by side, since the hash is a long chain of operations that wait for each other.
#include "libterrain/generators/diamond_square/row_kernels.h"

#if defined(__x86_64__) && defined(__GNUC__)

#include <immintrin.h>

#include <algorithm>
#include <array>
#include <cstring>

#define MORAINE_AVX2 __attribute__((target("avx2")))
#define MORAINE_AVX2_INLINE __attribute__((target("avx2"), always_inline)) inline

namespace terrain::diamond_square::avx2 {

inline constexpr int block = 16; ///< places made in one go

/// The values of `block` neighbouring places.
struct Block {
    __m256 first;
    __m256 second;
};

MORAINE_AVX2_INLINE Block load(const float* from) {
    return {_mm256_loadu_ps(from), _mm256_loadu_ps(from + 8)};
}
MORAINE_AVX2_INLINE Block operator+(const Block& a, const Block& b) {
    return {_mm256_add_ps(a.first, b.first), _mm256_add_ps(a.second, b.second)};
}
MORAINE_AVX2_INLINE Block operator*(const Block& a, __m256 factor) {
    return {_mm256_mul_ps(a.first, factor), _mm256_mul_ps(a.second, factor)};
}
MORAINE_AVX2_INLINE Block quarter(const Block& sum) {
    return sum * _mm256_set1_ps(0.25F);
}

/// The offsets of a row, a block at a time.
template <NumberSource source>
class OffsetBlocks {
public:
    MORAINE_AVX2_INLINE explicit OffsetBlocks(const Offsets& offsets)
        : m_offsets(offsets), m_scale(_mm256_set1_ps(offsets.scale)) {
        // The hash begins with x ^= x >> 16 of x = column ^ key. Since the upper half of the columns is the
        // same for all, that is one xor with a constant.
        const std::uint32_t first = offsets.key.first;
        m_firstKey = all(first ^ (first >> 16) ^ (offsets.column >> 16));
        m_secondKey = all(offsets.key.second);
        seek(0);
    }

    /// The next block begins at place j.
    MORAINE_AVX2_INLINE void seek(int j) {
        m_numbers = m_offsets.numbers + j;
        m_columns = _mm256_add_epi32(all(m_offsets.column + 2 * static_cast<std::uint32_t>(j)),
                                     _mm256_setr_epi32(0, 2, 4, 6, 8, 10, 12, 14));
    }

    MORAINE_AVX2_INLINE Block next() {
        if constexpr (source == NumberSource::Given) {
            const Block out = load(m_numbers) * m_scale;
            m_numbers += block;
            return out;
        }
        __m256i a = _mm256_xor_si256(m_columns, m_firstKey);
        __m256i b = _mm256_xor_si256(_mm256_add_epi32(m_columns, all(block)), m_firstKey);
        m_columns = _mm256_add_epi32(m_columns, all(2 * block));
        a = _mm256_mullo_epi32(a, all(0x21F0AAADU));
        b = _mm256_mullo_epi32(b, all(0x21F0AAADU));
        a = _mm256_xor_si256(a, m_secondKey);
        b = _mm256_xor_si256(b, m_secondKey);
        a = withShifted(a);
        b = withShifted(b);
        a = _mm256_mullo_epi32(a, all(0xD35A2D97U));
        b = _mm256_mullo_epi32(b, all(0xD35A2D97U));
        return Block{number(withShifted(a)), number(withShifted(b))} * m_scale;
    }

private:
    MORAINE_AVX2_INLINE static __m256i all(std::uint32_t value) {
        return _mm256_set1_epi32(static_cast<int>(value));
    }
    MORAINE_AVX2_INLINE static __m256i withShifted(__m256i x) {
        return _mm256_xor_si256(x, _mm256_srli_epi32(x, 15));
    }
    MORAINE_AVX2_INLINE static __m256 number(__m256i bits) {
        const __m256 out = _mm256_cvtepi32_ps(_mm256_srai_epi32(bits, 8));
        return source == NumberSource::Positive ? _mm256_add_ps(out, _mm256_set1_ps(0x1p23F)) : out;
    }

    const Offsets& m_offsets;
    const float* m_numbers;
    __m256i m_columns;
    __m256i m_firstKey;
    __m256i m_secondKey;
    __m256 m_scale;
};

template <Store store>
MORAINE_AVX2_INLINE void put(__m256 even, __m256 odd, float* out) {
    const __m256 low = _mm256_unpacklo_ps(even, odd);
    const __m256 high = _mm256_unpackhi_ps(even, odd);
    const __m256 first = _mm256_permute2f128_ps(low, high, 0x20);
    const __m256 second = _mm256_permute2f128_ps(low, high, 0x31);
    if constexpr (store == Store::Streamed) {
        _mm256_stream_ps(out, first);
        _mm256_stream_ps(out + 8, second);
    } else {
        _mm256_storeu_ps(out, first);
        _mm256_storeu_ps(out + 8, second);
    }
}

/// out[2i] = even[i], out[2i+1] = odd[i]
template <Store store>
MORAINE_AVX2_INLINE void put(const Block& even, const Block& odd, float* out) {
    put<store>(even.first, odd.first, out);
    put<store>(even.second, odd.second, out + 16);
}

template <class Row>
MORAINE_AVX2_INLINE void putPairs(Row& row, int j, float* out) {
    row.seek(j, j);
    const Block first = row.first(j);
    put<Store::Cached>(first, row.second(j), out);
}

/// Precondition: count ≥ block. The last block may overlap the one before.
template <class Row>
MORAINE_AVX2_INLINE void cachedRow(Row& row, float* out, int count) {
    for (int j = 0; j + block <= count; j += block) {
        const Block first = row.first(j);
        put<Store::Cached>(first, row.second(j), out + 2 * j);
    }
    if (count % block != 0)
        putPairs(row, count - block, out + 2 * (count - block));
}

/// Whole cache lines past the caches, what lies before and behind them as usual.
/// Precondition: count ≥ 2·block.
template <class Row>
MORAINE_AVX2_INLINE void streamedRow(Row& row, float* out, int count) {
    constexpr std::uintptr_t line = 64;
    constexpr int step = 2 * block;
    // Rows follow each other closely in memory. The lines that this one ends in and the next one begins in
    // are written as usual, so they are to be in the cache by then: streamed lines behind them would wait.
    __builtin_prefetch(out + 2 * count - 1, 1);
    __builtin_prefetch(out + 2 * count, 1);
    const auto before = static_cast<int>((0 - reinterpret_cast<std::uintptr_t>(out)) % line / sizeof(float));
    std::array<float, step> ends;
    putPairs(row, 0, ends.data());
    std::copy_n(ends.begin(), before, out);
    float* to = out + before;
    float* const end = out + 2 * count;
    int j = before / 2;
    if (before % 2 == 0) {
        row.seek(j, j);
        for (; end - to >= step; to += step, j += block) {
            const Block first = row.first(j);
            put<Store::Streamed>(first, row.second(j), to);
        }
    } else { // the line begins with the second sample of a pair
        row.seek(j + 1, j);
        for (; end - to > step; to += step, j += block) {
            const Block second = row.second(j);
            put<Store::Streamed>(second, row.first(j + 1), to);
        }
    }
    putPairs(row, count - block, ends.data());
    std::copy(ends.end() - (end - to), ends.end(), to);
}

template <class Row>
MORAINE_AVX2_INLINE void makeRow(Row& row, float* out, int count, Store store) {
    if (store == Store::Streamed && count >= 2 * block)
        streamedRow(row, out, count);
    else
        cachedRow(row, out, count);
}

} // namespace terrain::diamond_square::avx2

#endif
