// SPDX-License-Identifier: MIT
#include "libterrain/generators/diamond_square/wide_kernels.h"

namespace terrain::diamond_square {
namespace {

// Plain loops, as those of row_kernels.cpp: the order of operations fixes the bits.

template <NumberSource source>
struct Kernels {
    static float offset(const Offsets& offsets, int j) {
        if constexpr (source == NumberSource::Given)
            return offsets.numbers[j] * offsets.scale;
        const std::uint32_t column = offsets.column + 2 * static_cast<std::uint32_t>(j);
        return signedOffset(offsetBits(offsets.key, column)) * offsets.scale;
    }

    static void centres(const CentreRows& from, const WideWeights& given, float* __restrict out, int count,
                        const Offsets& givenOffsets) {
        const float* const a = from.rows[0];
        const float* const b = from.rows[1];
        const float* const c = from.rows[2];
        const float* const d = from.rows[3];
        const WideWeights w = given;
        const Offsets offsets = givenOffsets;
        for (int j = 0; j < count; ++j) {
            const auto inner = [&](int i) { return w.near * (b[i] + c[i]) + w.side * (a[i] + d[i]); };
            const auto outer = [&](int i) { return w.side * (b[i] + c[i]) + w.far * (a[i] + d[i]); };
            out[j] = ((inner(j) + inner(j + 1)) + (outer(j - 1) + outer(j + 2))) + offset(offsets, j);
        }
    }

    static float edge(const EdgeRows& r, const WideWeights& w, int j) {
        const float near = (r.own[j] + r.own[j + 1]) + (r.near[0][j] + r.near[1][j]);
        const float side =
            ((r.ownBeside[0][j] + r.ownBeside[0][j + 1]) + (r.ownBeside[1][j] + r.ownBeside[1][j + 1])) +
            ((r.near[0][j - 1] + r.near[0][j + 1]) + (r.near[1][j - 1] + r.near[1][j + 1]));
        const float far = (r.own[j - 1] + r.own[j + 2]) + (r.far[0][j] + r.far[1][j]);
        return (w.near * near + w.side * side) + w.far * far;
    }

    static void evenRow(const EdgeRows& from, const WideWeights& given, float* __restrict out, int count,
                        const Offsets& givenOffsets, Store /*store*/) {
        const EdgeRows rows = from;
        const WideWeights weights = given;
        const Offsets offsets = givenOffsets;
        for (int j = 0; j < count; ++j) {
            out[2 * j] = rows.own[j];
            out[2 * j + 1] = edge(rows, weights, j) + offset(offsets, j);
        }
    }

    static void oddRow(const EdgeRows& from, const WideWeights& given, float* __restrict out, int count,
                       const Offsets& givenOffsets, Store /*store*/) {
        const EdgeRows rows = from;
        const WideWeights weights = given;
        const Offsets offsets = givenOffsets;
        for (int j = 0; j < count; ++j) {
            out[2 * j] = edge(rows, weights, j) + offset(offsets, j);
            out[2 * j + 1] = rows.own[j + 1];
        }
    }

    static constexpr WideKernels table = {centres, evenRow, oddRow};
};

} // namespace

const WideKernels& wideKernels(NumberSource source, Processor processor) {
    if (processor == Processor::Avx2)
        return avx2::wideKernels(source);
    return source == NumberSource::Given ? Kernels<NumberSource::Given>::table
                                         : Kernels<NumberSource::Signed>::table;
}

} // namespace terrain::diamond_square
