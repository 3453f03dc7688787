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
        const std::uint32_t step = 2 * offsets.key.stride;
        m_lanes = _mm256_mullo_epi32(all(step), _mm256_setr_epi32(0, 1, 2, 3, 4, 5, 6, 7));
        m_eightPlaces = all(8 * step);
        m_block = all(block * step);
        seek(0);
    }

    /// The next block begins at place j.
    MORAINE_AVX2_INLINE void seek(int j) {
        if constexpr (source == NumberSource::Given)
            m_numbers = m_offsets.numbers + j;
        const std::uint32_t column = m_offsets.column + 2 * static_cast<std::uint32_t>(j);
        m_states = _mm256_add_epi32(all(m_offsets.key.first + column * m_offsets.key.stride), m_lanes);
    }

    MORAINE_AVX2_INLINE Block next() {
        if constexpr (source == NumberSource::Given) {
            const Block out = load(m_numbers) * m_scale;
            m_numbers += block;
            return out;
        }
        const __m256 first = number(m_states);
        const __m256 second = number(_mm256_add_epi32(m_states, m_eightPlaces));
        m_states = _mm256_add_epi32(m_states, m_block);
        return Block{first, second} * m_scale;
    }

private:
    MORAINE_AVX2_INLINE static __m256i all(std::uint32_t value) {
        return _mm256_set1_epi32(static_cast<int>(value));
    }
    /// signedOffset of the bits that offsetBits makes from this state.
    MORAINE_AVX2_INLINE static __m256 number(__m256i state) {
        const __m256i mixed = _mm256_xor_si256(state, _mm256_srli_epi32(state, 15));
        const __m256i bits = _mm256_mullo_epi32(mixed, all(0xD35A2D97U));
        const __m256 out = _mm256_cvtepi32_ps(_mm256_and_si256(bits, all(0xFFFFFF00U)));
        return source == NumberSource::Positive ? _mm256_add_ps(out, _mm256_set1_ps(0x1p31F)) : out;
    }

    const Offsets& m_offsets;
    const float* m_numbers = nullptr; // of numbers that are given alone
    __m256i m_lanes;
    __m256i m_eightPlaces;
    __m256i m_block;
    __m256i m_states;
    __m256 m_scale;
};

/// Two vectors that memory takes one after the other.
MORAINE_AVX2_INLINE Block interleaved(__m256 even, __m256 odd) {
    const __m256 low = _mm256_unpacklo_ps(even, odd);
    const __m256 high = _mm256_unpackhi_ps(even, odd);
    return {_mm256_permute2f128_ps(low, high, 0x20), _mm256_permute2f128_ps(low, high, 0x31)};
}

MORAINE_AVX2_INLINE void put(const Block& samples, float* out) {
    _mm256_storeu_ps(out, samples.first);
    _mm256_storeu_ps(out + 8, samples.second);
}

MORAINE_AVX2_INLINE void streamLine(const Block& line, float* out) {
    _mm256_stream_ps(out, line.first);
    _mm256_stream_ps(out + 8, line.second);
}

/// out[2i] = even[i], out[2i+1] = odd[i]
MORAINE_AVX2_INLINE void putPairs(const Block& even, const Block& odd, float* out) {
    put(interleaved(even.first, odd.first), out);
    put(interleaved(even.second, odd.second), out + 16);
}
MORAINE_AVX2_INLINE void streamPairs(const Block& even, const Block& odd, float* out) {
    streamLine(interleaved(even.first, odd.first), out);
    streamLine(interleaved(even.second, odd.second), out + 16);
}

/// The block of pairs from pair j on.
template <class Row>
MORAINE_AVX2_INLINE void putBlock(Row& row, int j, float* out) {
    row.seek(j, j);
    const Block first = row.first(j);
    putPairs(first, row.second(j), out);
}

/// Precondition: count ≥ block. The last block may overlap the one before.
template <class Row>
MORAINE_AVX2_INLINE void cachedRow(Row& row, float* out, int count) {
    for (int j = 0; j + block <= count; j += block) {
        const Block first = row.first(j);
        putPairs(first, row.second(j), out + 2 * j);
    }
    if (count % block != 0)
        putBlock(row, count - block, out + 2 * (count - block));
}

/// Precondition: count ≥ 2·block.
template <class Row>
MORAINE_AVX2_INLINE void streamedRow(Row& row, float* out, int count, LineStream<float>& lines) {
    constexpr int step = 2 * block;
    constexpr int line = LineStream<float>::lineSamples;
    lines.begin(out);
    const auto place = static_cast<int>(LineStream<float>::placeOf(out));
    const int before = (line - place) % line;
    float* to = out + before;
    if (before > 0) {
        putBlock(row, 0, lines.line() + place);
        lines.setNext(to);
        lines.writeLine();
    }
    float* const end = out + 2 * count;
    int j = before / 2;
    if (before % 2 == 0) {
        row.seek(j, j);
        for (; end - to >= step; to += step, j += block) {
            const Block first = row.first(j);
            streamPairs(first, row.second(j), to);
        }
    } else { // the line begins with the second sample of a pair
        row.seek(j + 1, j);
        for (; end - to > step; to += step, j += block) {
            const Block second = row.second(j);
            streamPairs(second, row.first(j + 1), to);
        }
    }
    // What is left is the end of the last block, up to two lines. A line more may be read than there is.
    std::array<float, step + line> last;
    putBlock(row, count - block, last.data());
    const float* from = last.data() + step - (end - to);
    for (; end - to >= line; to += line, from += line)
        streamLine(load(from), to);
    put(load(from), lines.line());
    lines.setNextAfterLines(end);
}

template <class Row>
MORAINE_AVX2_INLINE void makeRow(Row& row, float* out, int count, LineStream<float>* lines) {
    if (lines == nullptr) {
        cachedRow(row, out, count);
    } else if (count >= 2 * block) {
        streamedRow(row, out, count, *lines);
    } else {
        std::array<float, 4 * block> pairs;
        cachedRow(row, pairs.data(), count);
        for (int i = 0; i < 2 * count; ++i)
            lines->put(out + i, pairs[static_cast<std::size_t>(i)]);
    }
}

} // namespace terrain::diamond_square::avx2

#endif
