// SPDX-License-Identifier: MIT
#pragma once

#include "libterrain/core/contracts.h"

#include <bit>
#include <cstdint>

namespace terrain {

// Random numbers by place, not by order: a number follows from (seed, level, lattice row, lattice column)
// alone, so any part of a terrain can be made alone, on any thread, at any resolution. The work of a row is
// hashed once; what is left for a column is two 32-bit multiplications, which compilers vectorise.
// Thread rule: pure functions.

/// The part of the hash that a row of a level's lattice has in common.
struct OffsetRowKey {
    std::uint32_t first = 0;
    std::uint32_t second = 0;
};

/// The part that all rows of a level have in common. Level 1 is the coarsest, 0 the start; lower ones are
/// possible.
struct OffsetLevelKey {
    std::uint64_t key = 0;
};
OffsetLevelKey offsetLevelKey(std::uint64_t seed, int level);

/// Key of the lattice row `row` (its index on the level's own lattice, ≥ 0).
OffsetRowKey offsetRowKey(OffsetLevelKey level, std::int64_t row);
inline OffsetRowKey offsetRowKey(std::uint64_t seed, int level, std::int64_t row) {
    return offsetRowKey(offsetLevelKey(seed, level), row);
}

/// 32 random bits of a column (its index on the level's own lattice). Shifts and multipliers are those that
/// C. Wellons' hash prospector found to have the least bias; the second key in the middle keeps rows whose
/// first keys are near each other apart.
inline std::uint32_t offsetBits(OffsetRowKey key, std::uint32_t column) {
    std::uint32_t x = column ^ key.first;
    x ^= x >> 16;
    x *= 0x21F0AAADU;
    x ^= key.second;
    x ^= x >> 15;
    x *= 0xD35A2D97U;
    x ^= x >> 15;
    return x;
}

/// 2^23·(2u − 1) for the u in [0, 1), a multiple of 2^−24, that these bits stand for: a whole number from
/// −2^23 to 2^23 − 1.
inline float signedOffset(std::uint32_t bits) {
    return static_cast<float>(std::bit_cast<std::int32_t>(bits) >> 8);
}

inline constexpr float signedOffsetScale = 0x1p-23F; ///< signedOffset · this = 2u − 1

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
