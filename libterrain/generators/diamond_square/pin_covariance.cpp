// SPDX-License-Identifier: MIT
#include "libterrain/generators/diamond_square/pin_covariance.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <cstdint>
#include <utility>

namespace terrain::diamond_square {
namespace {

#if defined(__x86_64__) && defined(__GNUC__)
#define MORAINE_INLINE __attribute__((always_inline)) inline
#else
#define MORAINE_INLINE inline
#endif

constexpr int mantissaBits = 52;

/// Constant first. Unrolled, so that the loop around it may become vector code.
template <std::size_t... i>
MORAINE_INLINE double horner(const std::array<double, sizeof...(i)>& series, double x,
                             std::index_sequence<i...> /*terms*/) {
    double sum = 0;
    ((sum = sum * x + series[sizeof...(i) - 1 - i]), ...);
    return sum;
}
template <std::size_t count>
MORAINE_INLINE double polynomial(const std::array<double, count>& series, double x) {
    return horner(series, x, std::make_index_sequence<count>());
}

/// 2^x for |x| ≤ 1000: a form of exactPower2 that becomes vector code, without branches and without 106 bits.
MORAINE_INLINE double quickPower2(double x) {
    constexpr double rounder = 0x1.8p52; // leaves the nearest whole number in the last bits
    constexpr double ln2 = 0.69314718055994531;
    const double rounded = x + rounder;
    const double rest = (x - (rounded - rounder)) * ln2;
    constexpr std::array<double, 13> series = {
        1,          1,           1.0 / 2,      1.0 / 6,       1.0 / 24,       1.0 / 120,      1.0 / 720,
        1.0 / 5040, 1.0 / 40320, 1.0 / 362880, 1.0 / 3628800, 1.0 / 39916800, 1.0 / 479001600}; // 2^−52
    const double sum = polynomial(series, rest);
    return std::bit_cast<double>(std::bit_cast<std::uint64_t>(sum) +
                                 (std::bit_cast<std::uint64_t>(rounded) << mantissaBits));
}

MORAINE_INLINE double covarianceAt(double square) {
    constexpr double logE = 1.4426950408889634;
    constexpr double most = 600; // so far away nothing is left
    const double r = std::sqrt(square);
    return (1 + r + square / 3) * quickPower2(-std::min(r * logE, most));
}

MORAINE_INLINE void applyToAll(std::span<double> values) {
    for (double& value : values)
        value = covarianceAt(value);
}

#if defined(__x86_64__) && defined(__GNUC__)
/// Four numbers an instruction instead of two; without fma, so the same bits.
__attribute__((target("avx2"))) void applyToAllAvx2(std::span<double> values) {
    applyToAll(values);
}
#endif

/// r at the reach: (1 + r + r²/3)·exp(−r) = 1/3.
constexpr double reachOfThird = 3.0774547298260884;

} // namespace

PinCovariance::PinCovariance(double reach, Processor processor)
    : m_scale(reachOfThird / reach * (reachOfThird / reach)), m_processor(processor) {}

void PinCovariance::apply(std::span<double> scaledSquares) const {
#if defined(__x86_64__) && defined(__GNUC__)
    if (m_processor == Processor::Avx2)
        return applyToAllAvx2(scaledSquares);
#endif
    applyToAll(scaledSquares);
}

} // namespace terrain::diamond_square
