// SPDX-License-Identifier: MIT
// The kernels of wide_kernels.cpp for processors with AVX2, with the same bits.
#include "libterrain/generators/diamond_square/row_blocks_avx2.h"
#include "libterrain/generators/diamond_square/wide_kernels.h"

#if defined(__x86_64__) && defined(__GNUC__)

namespace terrain::diamond_square::avx2 {
namespace {

const diamond_square::WideKernels& scalar(NumberSource source) {
    return diamond_square::wideKernels(source, Processor::Any);
}

/// The weights, each in all places of a vector.
struct Weights {
    __m256 near;
    __m256 side;
    __m256 far;

    MORAINE_AVX2_INLINE explicit Weights(const WideWeights& w)
        : near(_mm256_set1_ps(w.near)), side(_mm256_set1_ps(w.side)), far(_mm256_set1_ps(w.far)) {}
};

template <NumberSource source>
struct Edges {
    EdgeRows rows;
    Weights weights;
    OffsetBlocks<source> offsets;

    MORAINE_AVX2_INLINE Block edge(int j) {
        const Block offset = offsets.next();
        const EdgeRows& r = rows;
        const Block near =
            (load(r.own + j) + load(r.own + j + 1)) + (load(r.near[0] + j) + load(r.near[1] + j));
        const Block side = ((load(r.ownBeside[0] + j) + load(r.ownBeside[0] + j + 1)) +
                            (load(r.ownBeside[1] + j) + load(r.ownBeside[1] + j + 1))) +
                           ((load(r.near[0] + j - 1) + load(r.near[0] + j + 1)) +
                            (load(r.near[1] + j - 1) + load(r.near[1] + j + 1)));
        const Block far =
            (load(r.own + j - 1) + load(r.own + j + 2)) + (load(r.far[0] + j) + load(r.far[1] + j));
        return ((near * weights.near + side * weights.side) + far * weights.far) + offset;
    }
};

/// The two samples of each pair of an even row.
template <NumberSource source>
struct EvenRow : Edges<source> {
    MORAINE_AVX2_INLINE void seek(int /*first*/, int second) { this->offsets.seek(second); }
    MORAINE_AVX2_INLINE Block first(int j) { return load(this->rows.own + j); }
    MORAINE_AVX2_INLINE Block second(int j) { return this->edge(j); }
};

/// The two samples of each pair of an odd row.
template <NumberSource source>
struct OddRow : Edges<source> {
    MORAINE_AVX2_INLINE void seek(int first, int /*second*/) { this->offsets.seek(first); }
    MORAINE_AVX2_INLINE Block first(int j) { return this->edge(j); }
    MORAINE_AVX2_INLINE Block second(int j) { return load(this->rows.own + j + 1); }
};

constexpr int stretch = 256; ///< columns whose sums are kept at a time

/// The sums of four rows by column, each with the weights of an inner and of an outer column.
struct ColumnSums {
    std::array<float, stretch + 2 * block> inner;
    std::array<float, stretch + 2 * block> outer;

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
        const __m256 near = _mm256_add_ps(row(1), row(2));
        const __m256 far = _mm256_add_ps(row(0), row(3));
        _mm256_storeu_ps(inner.data() + i,
                         _mm256_add_ps(_mm256_mul_ps(near, w.near), _mm256_mul_ps(far, w.side)));
        _mm256_storeu_ps(outer.data() + i,
                         _mm256_add_ps(_mm256_mul_ps(near, w.side), _mm256_mul_ps(far, w.far)));
    }
};

MORAINE_AVX2_INLINE void putCentres(const ColumnSums& sums, int j, const Block& offset, float* out) {
    const float* inner = sums.inner.data() + j;
    const float* outer = sums.outer.data() + j;
    const Block made = ((load(inner + 1) + load(inner + 2)) + (load(outer) + load(outer + 3))) + offset;
    _mm256_storeu_ps(out, made.first);
    _mm256_storeu_ps(out + 8, made.second);
}

template <NumberSource source>
struct WideRows {
    MORAINE_AVX2 static void centres(const CentreRows& rows, const WideWeights& given, float* out, int count,
                                     const Offsets& givenOffsets) {
        if (count < block)
            return scalar(source).centres(rows, given, out, count, givenOffsets);
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
                putCentres(sums, j, offsets.next(), out + from + j);
            if (here % block != 0) {
                offsets.seek(from + here - block);
                putCentres(sums, here - block, offsets.next(), out + from + here - block);
            }
        }
    }

    MORAINE_AVX2 static void evenRow(const EdgeRows& rows, const WideWeights& weights, float* out, int count,
                                     const Offsets& offsets, Store store) {
        if (count < block)
            return scalar(source).evenRow(rows, weights, out, count, offsets, store);
        EvenRow<source> pairs{{rows, Weights(weights), OffsetBlocks<source>(offsets)}};
        makeRow(pairs, out, count, store);
    }

    MORAINE_AVX2 static void oddRow(const EdgeRows& rows, const WideWeights& weights, float* out, int count,
                                    const Offsets& offsets, Store store) {
        if (count < block)
            return scalar(source).oddRow(rows, weights, out, count, offsets, store);
        OddRow<source> pairs{{rows, Weights(weights), OffsetBlocks<source>(offsets)}};
        makeRow(pairs, out, count, store);
    }

    static constexpr diamond_square::WideKernels table = {centres, evenRow, oddRow};
};

} // namespace

const diamond_square::WideKernels& wideKernels(NumberSource source) {
    return source == NumberSource::Given ? WideRows<NumberSource::Given>::table
                                         : WideRows<NumberSource::Signed>::table;
}

} // namespace terrain::diamond_square::avx2

#else

namespace terrain::diamond_square::avx2 {

const diamond_square::WideKernels& wideKernels(NumberSource source) {
    return diamond_square::wideKernels(source, Processor::Any);
}

} // namespace terrain::diamond_square::avx2

#endif
