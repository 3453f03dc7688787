// SPDX-License-Identifier: MIT
#include "libterrain/generators/diamond_square/row_kernels.h"

#include "libterrain/core/processor.h"

namespace terrain::diamond_square {
namespace {

// Plain loops over restricted pointers without branches: gcc and clang vectorise all of them at -O3. The
// order of operations in every expression is part of the algorithm: it fixes the bits.

template <NumberSource source>
struct Kernels {
    static float offset(const Offsets& offsets, int j) {
        if constexpr (source == NumberSource::Given)
            return offsets.numbers[j] * offsets.scale;
        const std::uint32_t column = offsets.column + 2 * static_cast<std::uint32_t>(j);
        const float number = signedOffset(offsetBits(offsets.key, column));
        return (source == NumberSource::Positive ? number + 0x1p31F : number) * offsets.scale;
    }

    static void centres(const float* __restrict up, const float* __restrict down, float* __restrict out,
                        int count, const Offsets& given) {
        const Offsets offsets = given; // a copy that the stores cannot change
        for (int j = 0; j < count; ++j)
            out[j] = ((up[j] + up[j + 1]) + (down[j] + down[j + 1])) * 0.25F + offset(offsets, j);
    }

    static void evenRow(const float* __restrict row, const float* __restrict above,
                        const float* __restrict below, float* __restrict out, int count, const Offsets& given,
                        LineStream<float>* /*stream*/) {
        const Offsets offsets = given;
        for (int j = 0; j < count; ++j) {
            out[2 * j] = row[j];
            out[2 * j + 1] = ((above[j] + below[j]) + (row[j] + row[j + 1])) * 0.25F + offset(offsets, j);
        }
    }

    static void borderRow(const float* __restrict row, const float* __restrict inner, float* __restrict out,
                          int count, const Offsets& given) {
        const Offsets offsets = given;
        for (int j = 0; j < count; ++j) {
            out[2 * j] = row[j];
            out[2 * j + 1] = ((row[j] + row[j + 1]) + inner[j]) / 3.0F + offset(offsets, j);
        }
    }

    static void oddRow(const float* __restrict up, const float* __restrict down,
                       const float* __restrict centres, float* __restrict out, int count,
                       const Offsets& given, LineStream<float>* /*stream*/) {
        const Offsets offsets = given;
        for (int j = 0; j < count; ++j) {
            out[2 * j] = ((up[j] + down[j]) + (centres[j - 1] + centres[j])) * 0.25F + offset(offsets, j);
            out[2 * j + 1] = centres[j];
        }
    }

    static float borderSample(float up, float down, float inner, const Offsets& offsets) {
        return ((up + down) + inner) / 3.0F + offset(offsets, 0);
    }

    static constexpr RowKernels table = {centres, evenRow, borderRow, oddRow, borderSample};
};

float gaussianOf(float number) {
    return gaussianOffset(middleOfStep(number));
}

float shaped(Distribution distribution, float number) {
    switch (distribution) {
    case Distribution::Positive:
        return number + 0x1p31F;
    case Distribution::Gaussian:
        return gaussianOf(number);
    case Distribution::Uniform:
        break;
    }
    return number;
}

} // namespace

float offsetScale(Distribution distribution, double amplitude) {
    switch (distribution) {
    case Distribution::Positive:
        return static_cast<float>(amplitude * 0x1p-32);
    case Distribution::Gaussian:
        return static_cast<float>(amplitude);
    case Distribution::Uniform:
        break;
    }
    return static_cast<float>(amplitude * 0x1p-31);
}

Processor thisProcessor() {
    static const Processor found = avx2::isThere() && usesAvx2() ? Processor::Avx2 : Processor::Any;
    return found;
}

NumberSource sourceOf(Distribution distribution, bool areGiven) {
    if (areGiven || distribution == Distribution::Gaussian)
        return NumberSource::Given;
    return distribution == Distribution::Positive ? NumberSource::Positive : NumberSource::Signed;
}

const RowKernels& rowKernels(NumberSource source, Processor processor) {
    if (processor == Processor::Avx2)
        return avx2::kernels(source);
    switch (source) {
    case NumberSource::Positive:
        return Kernels<NumberSource::Positive>::table;
    case NumberSource::Given:
        return Kernels<NumberSource::Given>::table;
    case NumberSource::Signed:
        break;
    }
    return Kernels<NumberSource::Signed>::table;
}

void makeNumbers(Distribution distribution, Processor processor, const OffsetRow& row, std::uint32_t column,
                 int count, float* out) {
    if (row.table != nullptr) {
        for (std::ptrdiff_t j = 0; j < count; ++j)
            out[j] = shaped(distribution, row.table[(std::ptrdiff_t{column} + 2 * j) * row.tableStep]);
    } else if (processor == Processor::Avx2 && distribution == Distribution::Gaussian) {
        avx2::gaussianNumbers(row.key, column, count, out);
    } else {
        for (int j = 0; j < count; ++j)
            out[j] = shaped(distribution,
                            signedOffset(offsetBits(row.key, column + 2 * static_cast<std::uint32_t>(j))));
    }
}

} // namespace terrain::diamond_square
