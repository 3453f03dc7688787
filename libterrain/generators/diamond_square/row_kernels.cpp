// SPDX-License-Identifier: MIT
#include "libterrain/generators/diamond_square/row_kernels.h"

namespace terrain::diamond_square {
namespace {

// Plain loops over restricted pointers without branches: gcc and clang vectorise all of them at -O3. The
// order of operations in every expression is part of the algorithm: it fixes the bits.

struct Hashed {
    static float at(const Offsets& offsets, std::uint32_t step) {
        return signedOffset(offsetBits(offsets.row.key, offsets.column + step));
    }
};

struct Tabled {
    static float at(const Offsets& offsets, std::uint32_t step) {
        return offsets.row.table[static_cast<std::ptrdiff_t>(offsets.column + step) * offsets.row.tableStep];
    }
};

template <Distribution distribution>
float shaped(float number) {
    if constexpr (distribution == Distribution::Positive)
        return number + 0x1p23F;
    if constexpr (distribution == Distribution::Gaussian)
        return gaussianOffset((number + number + 1.0F) * 0x1p-24F); // the middle of u's step: never ±1
    return number;
}

template <class Source, Distribution distribution>
struct Kernels {
    static float offset(const Offsets& offsets, int j) {
        return shaped<distribution>(Source::at(offsets, 2 * static_cast<std::uint32_t>(j))) * offsets.scale;
    }

    static void centres(const float* __restrict up, const float* __restrict down, float* __restrict out,
                        int count, const Offsets& given) {
        const Offsets offsets = given; // a copy that the stores cannot change
        for (int j = 0; j < count; ++j)
            out[j] = ((up[j] + up[j + 1]) + (down[j] + down[j + 1])) * 0.25F + offset(offsets, j);
    }

    static void evenRow(const float* __restrict row, const float* __restrict above,
                        const float* __restrict below, float* __restrict out, int count,
                        const Offsets& given) {
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
                       const Offsets& given) {
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

template <class Source>
const RowKernels& kernelsFrom(Distribution distribution) {
    switch (distribution) {
    case Distribution::Positive:
        return Kernels<Source, Distribution::Positive>::table;
    case Distribution::Gaussian:
        return Kernels<Source, Distribution::Gaussian>::table;
    case Distribution::Uniform:
        break;
    }
    return Kernels<Source, Distribution::Uniform>::table;
}

} // namespace

float offsetScale(Distribution distribution, double amplitude) {
    switch (distribution) {
    case Distribution::Positive:
        return static_cast<float>(amplitude * 0x1p-24);
    case Distribution::Gaussian:
        return static_cast<float>(amplitude);
    case Distribution::Uniform:
        break;
    }
    return static_cast<float>(amplitude * 0x1p-23);
}

const RowKernels& rowKernels(Distribution distribution, bool fromTable) {
    return fromTable ? kernelsFrom<Tabled>(distribution) : kernelsFrom<Hashed>(distribution);
}

} // namespace terrain::diamond_square
