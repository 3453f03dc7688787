// SPDX-License-Identifier: MIT
#include "libterrain/core/random_offset.h"

namespace terrain {
namespace {

/// The finaliser of splitmix64 (G. Steele, D. Lea, C. Flood, "Fast splittable pseudorandom number
/// generators", 2014): every bit of the result depends on every bit of the argument.
std::uint64_t mixed(std::uint64_t x) {
    x = (x ^ (x >> 30)) * 0xBF58476D1CE4E5B9U;
    x = (x ^ (x >> 27)) * 0x94D049BB133111EBU;
    return x ^ (x >> 31);
}

constexpr std::uint64_t golden = 0x9E3779B97F4A7C15U; // keeps (0, 0, 0) away from the fixed point 0

} // namespace

OffsetLevelKey offsetLevelKey(std::uint64_t seed, int level) {
    const std::uint64_t key = mixed(seed + golden);
    return {mixed(key ^ static_cast<std::uint64_t>(static_cast<std::int64_t>(level)) * golden)};
}

OffsetRowKey offsetRowKey(OffsetLevelKey level, std::int64_t row) {
    const std::uint64_t key = mixed((level.key ^ static_cast<std::uint64_t>(row)) + golden);
    return {static_cast<std::uint32_t>(key >> 32), static_cast<std::uint32_t>(key)};
}

} // namespace terrain
