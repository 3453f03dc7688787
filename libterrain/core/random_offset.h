// SPDX-License-Identifier: MIT
#pragma once

#include "libterrain/core/contracts.h"

#include <bit>
#include <cstdint>

namespace terrain {

// Random numbers by place, not by order: a number follows from (seed, level, lattice row, lattice column)
// alone, so any part of a terrain can be made alone, on any thread, at any resolution. The work of a row is
// hashed once; what is left for a column is a stride, a shift and a 32-bit multiplication, which compilers
// vectorise.
// Thread rule: pure functions.

namespace detail {

/// The finaliser of splitmix64 (G. Steele, D. Lea, C. Flood, "Fast splittable pseudorandom number
/// generators", 2014): every bit of the result depends on every bit of the argument.
inline std::uint64_t mixed(std::uint64_t x) {
    x = (x ^ (x >> 30)) * 0xBF58476D1CE4E5B9U;
    x = (x ^ (x >> 27)) * 0x94D049BB133111EBU;
    return x ^ (x >> 31);
}

inline constexpr std::uint64_t golden = 0x9E3779B97F4A7C15U; // keeps (0, 0, 0) away from the fixed point 0

} // namespace detail

/// The part of the hash that a row of a level's lattice has in common.
struct OffsetRowKey {
    std::uint32_t first = 0;  ///< where the row begins on the circle of 2^32
    std::uint32_t stride = 1; ///< odd: from one column to the next
};

/// The part that all rows of a level have in common. Level 1 is the coarsest, 0 the start; lower ones are
/// possible.
struct OffsetLevelKey {
    std::uint64_t key = 0;
};
inline OffsetLevelKey offsetLevelKey(std::uint64_t seed, int level) {
    const std::uint64_t key = detail::mixed(seed + detail::golden);
    return {
        detail::mixed(key ^ static_cast<std::uint64_t>(static_cast<std::int64_t>(level)) * detail::golden)};
}

/// Key of the lattice row `row` (its index on the level's own lattice, ≥ 0).
inline OffsetRowKey offsetRowKey(OffsetLevelKey level, std::int64_t row) {
    const std::uint64_t key = detail::mixed((level.key ^ static_cast<std::uint64_t>(row)) + detail::golden);
    return {static_cast<std::uint32_t>(key >> 32), static_cast<std::uint32_t>(key) | 1U};
}
inline OffsetRowKey offsetRowKey(std::uint64_t seed, int level, std::int64_t row) {
    return offsetRowKey(offsetLevelKey(seed, level), row);
}

/// The random bits of a column (its index on the level's own lattice); the upper 24 of the 32 are good. A
/// Weyl sequence (H. Weyl, 1916) by the row's own stride, so that no row is another one shifted, then one
/// round of a multiplicative hash: multiplier and shift are the last ones of C. Wellons' hash prospector.
inline std::uint32_t offsetBits(OffsetRowKey key, std::uint32_t column) {
    std::uint32_t x = key.first + column * key.stride;
    x ^= x >> 15;
    return x * 0xD35A2D97U;
}

/// 2^31·(2u − 1) for the u in [0, 1), a multiple of 2^−24, that the upper 24 bits stand for: a multiple of
/// 2^8 from −2^31 to 2^31 − 2^8.
inline float signedOffset(std::uint32_t bits) {
    return static_cast<float>(std::bit_cast<std::int32_t>(bits & 0xFFFFFF00U));
}

inline constexpr float signedOffsetScale = 0x1p-31F; ///< signedOffset · this = 2u − 1

/// The middle of the step of 2u − 1 that a signedOffset stands for: between −1 and 1, never one of these.
inline float middleOfStep(float offset) {
    return offset * signedOffsetScale + 0x1p-24F;
}

/// The Gaussian (mean 0, standard deviation 1) below which a fraction (x + 1)/2 of all draws lies, for
/// |x| ≤ 1 − 2^−24, which gives ±5.42 at most. Relative error below 1·10^−6; the same bits on every
/// processor. z = x·F(w) with w = −ln(1 − x²): F is smooth, so that one quotient of polynomials (fitted to
/// 3·10^−7 for this project) serves the middle and the tails alike, without a branch.
inline float gaussianOffset(float x) {
    const float size = x < 0 ? -x : x;
    const float t = (1.0F - size) * (1.0F + size);
    // t = 2^e·m with m from 2/3 to 4/3; ln m = 2·artanh((m − 1)/(m + 1)).
    const auto bits = std::bit_cast<std::uint32_t>(t);
    const std::uint32_t exponentBits = (bits - 0x3F2AAAABU) & 0xFF800000U;
    const float e = static_cast<float>(std::bit_cast<std::int32_t>(exponentBits)) * 0x1p-23F;
    const float m = std::bit_cast<float>(bits - exponentBits);
    const float s = (m - 1.0F) / (m + 1.0F);
    const float ss = s * s;
    const float artanh = s * (1.0F + ss * (1.0F / 3 + ss * (1.0F / 5 + ss * (1.0F / 7 + ss * (1.0F / 9)))));
    const float w = -(e * 0.693147181F + 2.0F * artanh);
    const float above =
        1.25331452F +
        w * (0.501762092F +
             w * (0.103501362F + w * (0.0139039206F + w * (0.00117000899F + w * 0.0000105736401F))));
    const float below =
        1.0F + w * (0.138556504F + w * (0.0332456489F + w * (0.00326368406F + w * 0.000124244617F)));
    return x * (above / below);
}

} // namespace terrain
