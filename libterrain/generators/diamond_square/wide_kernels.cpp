// SPDX-License-Identifier: MIT
#include "libterrain/generators/diamond_square/wide_kernels.h"

namespace terrain::diamond_square {
namespace {

// Plain loops, as those of row_kernels.cpp: the order of operations fixes the bits.

float sumOfFour(float a, float b, float c, float d, float ratio) {
    return (a + b) + (c + d) * ratio;
}

void diagonals(const DiagonalRows& from, float ratio, float* __restrict even, float* __restrict odd,
               int count) {
    const DiagonalRows rows = from;
    const auto& coarse = rows.coarse;
    const auto& centres = rows.centres;
    for (int j = 0; j < count; ++j) {
        even[j] = sumOfFour(coarse[1][j + 1], centres[1][j], centres[0][j + 1], coarse[2][j], ratio);
        odd[j + 1] = sumOfFour(centres[0][j + 1], coarse[1][j + 1], coarse[0][j + 2], centres[1][j], ratio);
    }
}

template <NumberSource source, FarCorners corners>
struct Kernels {
    static float offset(const Offsets& offsets, int j) {
        if constexpr (source == NumberSource::Given)
            return offsets.numbers[j] * offsets.scale;
        const std::uint32_t column = offsets.column + 2 * static_cast<std::uint32_t>(j);
        return signedOffset(offsetBits(offsets.key, column)) * offsets.scale;
    }

    static float withCorners(float product, const WideWeights& w, float a, float b, float c, float d) {
        if constexpr (corners == FarCorners::AsProducts)
            return product;
        return product + ((a + b) + (c + d)) * w.corner;
    }

    static void centres(const CentreRows& from, const WideWeights& given, float* __restrict out, int count,
                        const Offsets& givenOffsets) {
        const CentreRows r = from;
        const WideWeights w = given;
        const Offsets offsets = givenOffsets;
        const auto column = [&](int j) {
            return sumOfFour(r.rows[1][j], r.rows[2][j], r.rows[0][j], r.rows[3][j], w.ratio);
        };
        for (int j = 0; j < count; ++j) {
            const float product =
                sumOfFour(column(j), column(j + 1), column(j - 1), column(j + 2), w.ratio) * w.scale;
            out[j] = withCorners(product, w, r.rows[0][j - 1], r.rows[0][j + 2], r.rows[3][j - 1],
                                 r.rows[3][j + 2]) +
                     offset(offsets, j);
        }
    }

    static float edge(const EdgeRows& r, const WideWeights& w, const Offsets& offsets, int j) {
        const float product =
            sumOfFour(r.inner[0][j], r.inner[1][j], r.outer[0][j], r.outer[1][j], w.ratio) * w.scale;
        return withCorners(product, w, r.corners[0][j], r.corners[1][j], r.corners[2][j], r.corners[3][j]) +
               offset(offsets, j);
    }

    static void evenRow(const EdgeRows& from, const WideWeights& given, float* __restrict out, int count,
                        const Offsets& givenOffsets, LineStream<float>* /*stream*/) {
        const EdgeRows rows = from;
        const WideWeights weights = given;
        const Offsets offsets = givenOffsets;
        for (int j = 0; j < count; ++j) {
            out[2 * j] = rows.own[j];
            out[2 * j + 1] = edge(rows, weights, offsets, j);
        }
    }

    static void oddRow(const EdgeRows& from, const WideWeights& given, float* __restrict out, int count,
                       const Offsets& givenOffsets, LineStream<float>* /*stream*/) {
        const EdgeRows rows = from;
        const WideWeights weights = given;
        const Offsets offsets = givenOffsets;
        for (int j = 0; j < count; ++j) {
            out[2 * j] = edge(rows, weights, offsets, j);
            out[2 * j + 1] = rows.own[j];
        }
    }

    static constexpr WideKernels table = {centres, diagonals, evenRow, oddRow};
};

template <FarCorners corners>
const WideKernels& kernels(NumberSource source) {
    return source == NumberSource::Given ? Kernels<NumberSource::Given, corners>::table
                                         : Kernels<NumberSource::Signed, corners>::table;
}

} // namespace

const WideKernels& wideKernels(NumberSource source, FarCorners corners, Processor processor) {
    if (processor == Processor::Avx2)
        return avx2::wideKernels(source, corners);
    return corners == FarCorners::Corrected ? kernels<FarCorners::Corrected>(source)
                                            : kernels<FarCorners::AsProducts>(source);
}

} // namespace terrain::diamond_square
