// SPDX-License-Identifier: MIT
// The kernels of wide_kernels.cpp for processors with AVX2, with the same bits.
#include "libterrain/generators/diamond_square/row_blocks_avx2.h"
#include "libterrain/generators/diamond_square/wide_kernels.h"

#if defined(__x86_64__) && defined(__GNUC__)

namespace terrain::diamond_square::avx2 {
namespace {

const diamond_square::WideKernels& scalar(NumberSource source, FarCorners corners) {
    return diamond_square::wideKernels(source, corners, Processor::Any);
}

/// The weights, each in all places of a vector.
struct Weights {
    __m256 ratio;
    __m256 scale;
    __m256 corner;

    MORAINE_AVX2_INLINE explicit Weights(const WideWeights& w)
        : ratio(_mm256_set1_ps(w.ratio)), scale(_mm256_set1_ps(w.scale)), corner(_mm256_set1_ps(w.corner)) {}
};

MORAINE_AVX2_INLINE Block sumOfFour(const Block& a, const Block& b, const Block& c, const Block& d,
                                    __m256 ratio) {
    return (a + b) + (c + d) * ratio;
}

template <NumberSource source, FarCorners corners>
struct Edges {
    EdgeRows rows;
    Weights weights;
    OffsetBlocks<source> offsets;

    MORAINE_AVX2_INLINE Block own(int j) { return load(rows.own + j); }
    MORAINE_AVX2_INLINE Block edge(int j) {
        const Block offset = offsets.next();
        const EdgeRows& r = rows;
        const Block sum = sumOfFour(load(r.inner[0] + j), load(r.inner[1] + j), load(r.outer[0] + j),
                                    load(r.outer[1] + j), weights.ratio);
        Block product = sum * weights.scale;
        if constexpr (corners == FarCorners::Corrected)
            product = product + ((load(r.corners[0] + j) + load(r.corners[1] + j)) +
                                 (load(r.corners[2] + j) + load(r.corners[3] + j))) *
                                    weights.corner;
        return product + offset;
    }
};

/// The two samples of each pair of an even row.
template <NumberSource source, FarCorners corners>
struct EvenRow : Edges<source, corners> {
    MORAINE_AVX2_INLINE void seek(int /*first*/, int second) { this->offsets.seek(second); }
    MORAINE_AVX2_INLINE Block first(int j) { return this->own(j); }
    MORAINE_AVX2_INLINE Block second(int j) { return this->edge(j); }
};

/// The two samples of each pair of an odd row.
template <NumberSource source, FarCorners corners>
struct OddRow : Edges<source, corners> {
    MORAINE_AVX2_INLINE void seek(int first, int /*second*/) { this->offsets.seek(first); }
    MORAINE_AVX2_INLINE Block first(int j) { return this->edge(j); }
    MORAINE_AVX2_INLINE Block second(int j) { return this->own(j); }
};

MORAINE_AVX2_INLINE void putDiagonals(const DiagonalRows& rows, __m256 ratio, int j, float* even,
                                      float* odd) {
    const auto& coarse = rows.coarse;
    const auto& centres = rows.centres;
    for (int i = j; i < j + block; i += 8) {
        const __m256 coarseEast = _mm256_loadu_ps(coarse[1] + i + 1);
        const __m256 north = _mm256_loadu_ps(centres[0] + i + 1);
        const __m256 south = _mm256_loadu_ps(centres[1] + i);
        const __m256 forEven = _mm256_add_ps(north, _mm256_loadu_ps(coarse[2] + i));
        const __m256 forOdd = _mm256_add_ps(_mm256_loadu_ps(coarse[0] + i + 2), south);
        _mm256_storeu_ps(even + i,
                         _mm256_add_ps(_mm256_add_ps(coarseEast, south), _mm256_mul_ps(forEven, ratio)));
        _mm256_storeu_ps(odd + i + 1,
                         _mm256_add_ps(_mm256_add_ps(north, coarseEast), _mm256_mul_ps(forOdd, ratio)));
    }
}

MORAINE_AVX2 void diagonals(const DiagonalRows& from, float ratio, float* even, float* odd, int count) {
    if (count < block)
        return scalar(NumberSource::Signed, FarCorners::AsProducts).diagonals(from, ratio, even, odd, count);
    const DiagonalRows rows = from;
    const __m256 ratios = _mm256_set1_ps(ratio);
    for (int j = 0; j + block <= count; j += block)
        putDiagonals(rows, ratios, j, even, odd);
    if (count % block != 0)
        putDiagonals(rows, ratios, count - block, even, odd);
}

/// Sums of four rows by column, of which each serves two vectors of centres.
class ColumnSums {
public:
    /// For blocks from place j on.
    MORAINE_AVX2_INLINE ColumnSums(const CentreRows& rows, __m256 ratio, int j)
        : m_rows(rows), m_ratio(ratio), m_next(at(j - 1)) {}

    /// The sums of four columns for block j, of `count` places.
    MORAINE_AVX2_INLINE Block next(int j, int count) {
        const __m256 west = m_next;
        const __m256 middle = at(j + 7);
        // Of the columns from j + 15 on three are needed, and no more may be there.
        m_next = j + 21 <= count
                     ? at(j + 15)
                     : _mm256_permutevar8x32_ps(at(j + 10), _mm256_setr_epi32(5, 6, 7, 7, 7, 7, 7, 7));
        return {ofColumns(west, middle), ofColumns(middle, m_next)};
    }

private:
    MORAINE_AVX2_INLINE __m256 sumOf(__m256 a, __m256 b, __m256 c, __m256 d) const {
        return _mm256_add_ps(_mm256_add_ps(a, b), _mm256_mul_ps(_mm256_add_ps(c, d), m_ratio));
    }
    MORAINE_AVX2_INLINE __m256 at(int j) const {
        const auto& rows = m_rows.rows;
        return sumOf(_mm256_loadu_ps(rows[1] + j), _mm256_loadu_ps(rows[2] + j), _mm256_loadu_ps(rows[0] + j),
                     _mm256_loadu_ps(rows[3] + j));
    }
    /// Of the columns 0 … 3, 1 … 4 and so on of two vectors.
    MORAINE_AVX2_INLINE __m256 ofColumns(__m256 first, __m256 second) const {
        const __m256i low = _mm256_castps_si256(first);
        const __m256i high = _mm256_castps_si256(_mm256_permute2f128_ps(first, second, 0x21));
        return sumOf(_mm256_castsi256_ps(_mm256_alignr_epi8(high, low, 4)),
                     _mm256_castsi256_ps(_mm256_alignr_epi8(high, low, 8)), first,
                     _mm256_castsi256_ps(_mm256_alignr_epi8(high, low, 12)));
    }

    CentreRows m_rows;
    __m256 m_ratio;
    __m256 m_next; ///< from the column before the next block on
};

template <NumberSource source, FarCorners corners>
struct WideRows {
    MORAINE_AVX2_INLINE static Block withCorners(const Block& product, const CentreRows& rows,
                                                 const Weights& w, int j) {
        if constexpr (corners == FarCorners::AsProducts)
            return product;
        const float* north = rows.rows[0] + j;
        const float* south = rows.rows[3] + j;
        return product +
               ((load(north - 1) + load(north + 2)) + (load(south - 1) + load(south + 2))) * w.corner;
    }

    MORAINE_AVX2 static void centres(const CentreRows& rows, const WideWeights& given, float* out, int count,
                                     const Offsets& givenOffsets) {
        if (count < block)
            return scalar(source, corners).centres(rows, given, out, count, givenOffsets);
        const CentreRows own = rows;
        const Weights weights(given);
        OffsetBlocks<source> offsets(givenOffsets);
        ColumnSums sums(own, weights.ratio, 0);
        int j = 0;
        for (; j + block <= count; j += block)
            put(withCorners(sums.next(j, count) * weights.scale, own, weights, j) + offsets.next(), out + j);
        if (j < count) {
            j = count - block;
            offsets.seek(j);
            ColumnSums last(own, weights.ratio, j);
            put(withCorners(last.next(j, count) * weights.scale, own, weights, j) + offsets.next(), out + j);
        }
    }

    MORAINE_AVX2 static void evenRow(const EdgeRows& rows, const WideWeights& weights, float* out, int count,
                                     const Offsets& offsets, LineStream<float>* stream) {
        if (count < block)
            return scalar(source, corners).evenRow(rows, weights, out, count, offsets, stream);
        EvenRow<source, corners> pairs{{rows, Weights(weights), OffsetBlocks<source>(offsets)}};
        makeRow(pairs, out, count, stream);
    }

    MORAINE_AVX2 static void oddRow(const EdgeRows& rows, const WideWeights& weights, float* out, int count,
                                    const Offsets& offsets, LineStream<float>* stream) {
        if (count < block)
            return scalar(source, corners).oddRow(rows, weights, out, count, offsets, stream);
        OddRow<source, corners> pairs{{rows, Weights(weights), OffsetBlocks<source>(offsets)}};
        makeRow(pairs, out, count, stream);
    }

    static constexpr diamond_square::WideKernels table = {centres, diagonals, evenRow, oddRow};
};

template <FarCorners corners>
const diamond_square::WideKernels& kernels(NumberSource source) {
    return source == NumberSource::Given ? WideRows<NumberSource::Given, corners>::table
                                         : WideRows<NumberSource::Signed, corners>::table;
}

} // namespace

const diamond_square::WideKernels& wideKernels(NumberSource source, FarCorners corners) {
    return corners == FarCorners::Corrected ? kernels<FarCorners::Corrected>(source)
                                            : kernels<FarCorners::AsProducts>(source);
}

} // namespace terrain::diamond_square::avx2

#else

namespace terrain::diamond_square::avx2 {

const diamond_square::WideKernels& wideKernels(NumberSource source, FarCorners corners) {
    return diamond_square::wideKernels(source, corners, Processor::Any);
}

} // namespace terrain::diamond_square::avx2

#endif
