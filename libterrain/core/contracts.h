// SPDX-License-Identifier: MIT
#pragma once

#include <cfloat>

// Bit-exactness is a promise: heights are IEEE binary32, evaluated in their own type, never reassociated.
#ifdef __FAST_MATH__
#error "Moraine cannot be built with -ffast-math: heights are promised bit for bit"
#endif
#if FLT_EVAL_METHOD != 0
#error "Moraine needs FLT_EVAL_METHOD 0 (on 32-bit x86: -msse2 -mfpmath=sse)"
#endif

namespace terrain {
/// Reports a broken contract (a programmer's error) on stderr and aborts.
[[noreturn]] void contractBroken(const char* condition, const char* file, int line);
} // namespace terrain

/// A precondition that only a programmer's error can break; checked in builds with MORAINE_CONTRACTS.
#ifdef MORAINE_CONTRACTS
#define MORAINE_EXPECTS(condition)                                                                           \
    ((condition) ? static_cast<void>(0) : ::terrain::contractBroken(#condition, __FILE__, __LINE__))
#else
#define MORAINE_EXPECTS(condition) static_cast<void>(0)
#endif
