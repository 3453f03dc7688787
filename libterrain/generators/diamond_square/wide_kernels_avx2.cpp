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

constexpr int stretch = 256; ///< columns whose sums are kept at a time

/// The sums of four rows by column.
struct ColumnSums {
    alignas(32) std::array<float, stretch + 2 * block> sums;

    /// For the columns first − 1 … first + count + 1.
    MORAINE_AVX2_INLINE void make(const CentreRows& from, const Weights& w, int first, int count) {
        const int columns = count + 3;
        for (int i = 0; i < columns; i += 8)
            makeEight(from, w, first - 1, std::min(i, columns - 8));
    }

private:
    MORAINE_AVX2_INLINE void makeEight(const CentreRows& from, const Weights& w, int origin, int i) {
        const auto row = [&](int k) __attribute__((target("avx2"))) {
            return _mm256_loadu_ps(from.rows[k] + origin + i);
        };
        const __m256 inner = _mm256_add_ps(row(1), row(2));
        const __m256 outer = _mm256_add_ps(row(0), row(3));
        _mm256_storeu_ps(sums.data() + i, _mm256_add_ps(inner, _mm256_mul_ps(outer, w.ratio)));
    }
};

MORAINE_AVX2_INLINE Block products(const ColumnSums& columns, const Weights& w, int j) {
    const float* sums = columns.sums.data() + j;
    return sumOfFour(load(sums + 1), load(sums + 2), load(sums), load(sums + 3), w.ratio) * w.scale;
}

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
        const Weights weights(given);
        OffsetBlocks<source> offsets(givenOffsets);
        ColumnSums sums;
        for (int first = 0; first < count; first += stretch) {
            // The last stretch may begin earlier, so that none is shorter than a block.
            const int from = std::min(first, count - block);
            const int here = std::min(stretch, count - from);
            sums.make(rows, weights, from, here);
            offsets.seek(from);
            for (int j = 0; j + block <= here; j += block)
                put(withCorners(products(sums, weights, j), rows, weights, from + j) + offsets.next(),
                    out + from + j);
            if (here % block != 0) {
                const int j = here - block;
                offsets.seek(from + j);
                put(withCorners(products(sums, weights, j), rows, weights, from + j) + offsets.next(),
                    out + from + j);
            }
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
