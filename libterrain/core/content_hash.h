// SPDX-License-Identifier: MIT
#pragma once

#include "libterrain/core/heightfield.h"
#include "libterrain/core/run_context.h"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <string_view>

namespace terrain {

/// A 128-bit content hash; printed as 32 hex digits.
struct ContentHash {
    std::uint64_t high = 0;
    std::uint64_t low = 0;

    [[nodiscard]] std::string hex() const;
    friend bool operator==(const ContentHash&, const ContentHash&) = default;
    friend auto operator<=>(const ContentHash&, const ContentHash&) = default;
};

/// XXH3-128 of the bytes (xxHash specification).
ContentHash contentHash(std::span<const std::byte> bytes);

/// XXH64, seed 0, of the text's UTF-8: what a seed typed as text stands for.
std::uint64_t textHash(std::string_view utf8);

/// The fingerprint of a terrain whose rows come one after the other, north row first: XXH3-128 over columns
/// and rows (u32 little endian) followed by each row's XXH3-128 (canonical byte order) of its float32
/// little-endian bytes, where −0 counts as +0 and a hole as 0x7FC00000. Spacing and place are not part of it.
class FingerprintBuilder {
public:
    FingerprintBuilder(int columns, int rows);
    ~FingerprintBuilder();
    FingerprintBuilder(const FingerprintBuilder&) = delete;
    FingerprintBuilder& operator=(const FingerprintBuilder&) = delete;

    void addRow(std::span<const float> row);
    void addRowHash(const ContentHash& rowHash);
    [[nodiscard]] ContentHash finish() const;

private:
    struct State;
    std::unique_ptr<State> m_state;
};

/// The hash of one row as the fingerprint takes it.
ContentHash rowHash(std::span<const float> row);

/// The fingerprint of a whole field; Cancelled only when the context is.
Result<ContentHash> fingerprint(const Heightfield& field, const RunContext& context = {});

} // namespace terrain
