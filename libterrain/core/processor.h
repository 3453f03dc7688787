// SPDX-License-Identifier: MIT
#pragma once

// Loops that exist twice: for any processor, and for those with AVX2, which do twice as many samples with an
// instruction. Without fma, so both give the same bits. A loop is written once as a MORAINE_LOOP function;
// two plain functions call it, one of them MORAINE_AVX2_LOOP, which only usesAvx2() may choose.

#if defined(__GNUC__)
#define MORAINE_LOOP __attribute__((always_inline)) inline
#else
#define MORAINE_LOOP inline
#endif

#if defined(__x86_64__) && defined(__GNUC__)
#define MORAINE_AVX2_LOOP __attribute__((target("avx2")))
#else
#define MORAINE_AVX2_LOOP
#endif

namespace terrain {

/// Whether the loops for AVX2 run: the processor has it, and the environment variable MORAINE_PROCESSOR is
/// not "any" (for tests). The same answer for the whole run; any thread.
bool usesAvx2();

} // namespace terrain
