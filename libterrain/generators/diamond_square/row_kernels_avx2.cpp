// SPDX-License-Identifier: MIT
// The kernels of row_kernels.cpp for processors with AVX2, with the same bits.
#include "libterrain/generators/diamond_square/row_blocks_avx2.h"

#if defined(__x86_64__) && defined(__GNUC__)

namespace terrain::diamond_square::avx2 {
namespace {

/// The two samples of each pair of an even row.
template <NumberSource source>
struct EvenRow {
    const float* row;
    const float* above;
    const float* below;
    OffsetBlocks<source> offsets;

    MORAINE_AVX2_INLINE void seek(int /*first*/, int second) { offsets.seek(second); }
    MORAINE_AVX2_INLINE Block first(int j) { return load(row + j); }
    MORAINE_AVX2_INLINE Block second(int j) {
        const Block offset = offsets.next();
        const Block sum = (load(above + j) + load(below + j)) + (load(row + j) + load(row + j + 1));
        return quarter(sum) + offset;
    }
};

/// The two samples of each pair of an odd row.
template <NumberSource source>
struct OddRow {
    const float* up;
    const float* down;
    const float* centres;
    OffsetBlocks<source> offsets;

    MORAINE_AVX2_INLINE void seek(int first, int /*second*/) { offsets.seek(first); }
    MORAINE_AVX2_INLINE Block first(int j) {
        const Block offset = offsets.next();
        const Block sum = (load(up + j) + load(down + j)) + (load(centres + j - 1) + load(centres + j));
        return quarter(sum) + offset;
    }
    MORAINE_AVX2_INLINE Block second(int j) { return load(centres + j); }
};

MORAINE_AVX2_INLINE void putCentres(const float* up, const float* down, const Block& offset, float* out) {
    const Block made = quarter((load(up) + load(up + 1)) + (load(down) + load(down + 1))) + offset;
    put(made, out);
}

const RowKernels& scalar(NumberSource source) {
    return rowKernels(source, Processor::Any);
}

template <NumberSource source>
struct Kernels {
    MORAINE_AVX2 static void centres(const float* up, const float* down, float* out, int count,
                                     const Offsets& given) {
        if (count < block)
            return scalar(source).centres(up, down, out, count, given);
        OffsetBlocks<source> offsets(given);
        for (int j = 0; j + block <= count; j += block)
            putCentres(up + j, down + j, offsets.next(), out + j);
        if (count % block != 0) {
            const int j = count - block;
            offsets.seek(j);
            putCentres(up + j, down + j, offsets.next(), out + j);
        }
    }

    MORAINE_AVX2 static void evenRow(const float* row, const float* above, const float* below, float* out,
                                     int count, const Offsets& given, LineStream<float>* stream) {
        if (count < block)
            return scalar(source).evenRow(row, above, below, out, count, given, stream);
        EvenRow<source> pairs{row, above, below, OffsetBlocks<source>(given)};
        makeRow(pairs, out, count, stream);
    }

    MORAINE_AVX2 static void oddRow(const float* up, const float* down, const float* centres, float* out,
                                    int count, const Offsets& given, LineStream<float>* stream) {
        if (count < block)
            return scalar(source).oddRow(up, down, centres, out, count, given, stream);
        OddRow<source> pairs{up, down, centres, OffsetBlocks<source>(given)};
        makeRow(pairs, out, count, stream);
    }
};

template <NumberSource source>
const RowKernels& kernelsOf() {
    static const RowKernels table = {Kernels<source>::centres, Kernels<source>::evenRow,
                                     scalar(source).borderRow, Kernels<source>::oddRow,
                                     scalar(source).borderSample};
    return table;
}

} // namespace

bool isThere() {
    return __builtin_cpu_supports("avx2") != 0;
}

const RowKernels& kernels(NumberSource source) {
    switch (source) {
    case NumberSource::Positive:
        return kernelsOf<NumberSource::Positive>();
    case NumberSource::Given:
        return kernelsOf<NumberSource::Given>();
    case NumberSource::Signed:
        break;
    }
    return kernelsOf<NumberSource::Signed>();
}

MORAINE_AVX2 void gaussianNumbers(OffsetRowKey key, std::uint32_t column, int count, float* out) {
    for (int j = 0; j < count; ++j) {
        const std::uint32_t bits = offsetBits(key, column + 2 * static_cast<std::uint32_t>(j));
        out[j] = gaussianOffset(middleOfStep(signedOffset(bits)));
    }
}

} // namespace terrain::diamond_square::avx2

#else

namespace terrain::diamond_square::avx2 {

bool isThere() {
    return false;
}
const RowKernels& kernels(NumberSource source) {
    return rowKernels(source, Processor::Any);
}
void gaussianNumbers(OffsetRowKey key, std::uint32_t column, int count, float* out) {
    makeNumbers(Distribution::Gaussian, Processor::Any, {key}, column, count, out);
}

} // namespace terrain::diamond_square::avx2

#endif
