// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace terrain {

// Heights in few bytes, without loss: every bit of every sample comes back, those of holes too. Each sample's
// bits are mapped to an integer in the order of the heights, replaced by the zig-zag difference to its
// western neighbour (the first of a row: to its northern one), split into four planes of bytes, and packed by
// zstd. Thread rule: pure functions.

/// The rows of `columns` samples each, packed. Empty when there is not enough memory.
/// Preconditions: columns ≥ 1, the size of `samples` is a multiple of it, at least one row.
std::vector<std::byte> packRows(std::span<const float> samples, std::size_t columns);

/// The reverse, into all of `samples`. False when `packed` is not what packRows makes of that many samples
/// (its own statement of its size is checked before memory is taken), or when there is not enough memory.
bool unpackRows(std::span<const std::byte> packed, std::span<float> samples, std::size_t columns);

/// How many bytes of samples `packed` says that it holds; 0 when it does not say. Its first 18 bytes are
/// enough.
std::uint64_t unpackedBytes(std::span<const std::byte> packed);

/// How many rows are packed together: about four megabytes of them, at least one.
int rowsOfChunk(int columns, int rows);

} // namespace terrain
