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

#define MORAINE_TARGET
namespace any_processor {
#include "libterrain/generators/diamond_square/row_loops.h"
}
#undef MORAINE_TARGET

// The same operations eight at a time: the bits do not differ. Without fma, which would round otherwise.
#if defined(__x86_64__) && defined(__GNUC__)
#define MORAINE_TARGET __attribute__((target("avx2")))
namespace avx2 {
#include "libterrain/generators/diamond_square/row_loops.h"
}
#undef MORAINE_TARGET
bool hasAvx2() {
    return __builtin_cpu_supports("avx2") != 0;
}
#else
namespace avx2 = any_processor;
bool hasAvx2() {
    return false;
}
#endif

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

Processor thisProcessor() {
    static const Processor found = hasAvx2() ? Processor::Avx2 : Processor::Any;
    return found;
}

const RowKernels& rowKernels(Distribution distribution, bool fromTable, Processor processor) {
    return processor == Processor::Avx2 ? avx2::kernels(distribution, fromTable)
                                        : any_processor::kernels(distribution, fromTable);
}

} // namespace terrain::diamond_square
