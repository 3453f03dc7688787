// SPDX-License-Identifier: MIT
#include "libterrain/core/content_hash.h"

#include "libterrain/core/parallel_rows.h"

#include <xxhash.h>

#include <array>
#include <bit>
#include <cstdio>
#include <cstring>
#include <vector>

namespace terrain {
namespace {

static_assert(std::endian::native == std::endian::little, "hashes and file writers assume little endian");

ContentHash fromXxh(const XXH128_hash_t& hash) {
    return {hash.high64, hash.low64};
}

/// The bits that stand for a sample: one zero, one NaN.
std::uint32_t canonicalBits(float height) {
    constexpr std::uint32_t canonicalHole = 0x7FC00000U;
    if (height != height)
        return canonicalHole;
    return height == 0.0F ? 0U : std::bit_cast<std::uint32_t>(height);
}

} // namespace

std::string ContentHash::hex() const {
    std::array<char, 33> out{};
    std::snprintf(out.data(), out.size(), "%016llx%016llx", static_cast<unsigned long long>(high),
                  static_cast<unsigned long long>(low));
    return out.data();
}

ContentHash contentHash(std::span<const std::byte> bytes) {
    return fromXxh(XXH3_128bits(bytes.data(), bytes.size()));
}

std::uint64_t textHash(std::string_view utf8) {
    return XXH64(utf8.data(), utf8.size(), 0);
}

struct FingerprintBuilder::State {
    XXH3_state_t* hash = XXH3_createState();
    ~State() { XXH3_freeState(hash); }
    State() = default;
    State(const State&) = delete;
    State& operator=(const State&) = delete;
};

FingerprintBuilder::FingerprintBuilder(int columns, int rows) : m_state(std::make_unique<State>()) {
    XXH3_128bits_reset(m_state->hash);
    const std::array<std::uint32_t, 2> size = {static_cast<std::uint32_t>(columns),
                                               static_cast<std::uint32_t>(rows)};
    XXH3_128bits_update(m_state->hash, size.data(), sizeof(size));
}

FingerprintBuilder::~FingerprintBuilder() = default;

void FingerprintBuilder::addRow(std::span<const float> row) {
    addRowHash(rowHash(row));
}

void FingerprintBuilder::addRowHash(const ContentHash& hash) {
    XXH128_canonical_t canonical;
    XXH128_canonicalFromHash(&canonical, XXH128_hash_t{hash.low, hash.high});
    XXH3_128bits_update(m_state->hash, canonical.digest, sizeof(canonical.digest));
}

ContentHash FingerprintBuilder::finish() const {
    return fromXxh(XXH3_128bits_digest(m_state->hash));
}

ContentHash rowHash(std::span<const float> row) {
    // Chunks keep the canonical copy in the first-level cache.
    constexpr std::size_t chunk = 2048;
    std::array<std::uint32_t, chunk> bits{};
    if (row.size() <= chunk) {
        for (std::size_t i = 0; i < row.size(); ++i)
            bits[i] = canonicalBits(row[i]);
        return fromXxh(XXH3_128bits(bits.data(), row.size() * sizeof(float)));
    }
    XXH3_state_t* state = XXH3_createState();
    XXH3_128bits_reset(state);
    for (std::size_t first = 0; first < row.size(); first += chunk) {
        const std::size_t count = std::min(chunk, row.size() - first);
        for (std::size_t i = 0; i < count; ++i)
            bits[i] = canonicalBits(row[first + i]);
        XXH3_128bits_update(state, bits.data(), count * sizeof(float));
    }
    const ContentHash out = fromXxh(XXH3_128bits_digest(state));
    XXH3_freeState(state);
    return out;
}

Result<ContentHash> fingerprint(const Heightfield& field, const RunContext& context) {
    std::vector<ContentHash> hashes(static_cast<std::size_t>(field.rows()));
    const bool done = parallelRows(context, field.rows(), 16, [&](int first, int last) {
        for (int r = first; r < last; ++r)
            hashes[static_cast<std::size_t>(r)] =
                rowHash({field.row(r), static_cast<std::size_t>(field.columns())});
    });
    if (!done)
        return Cancelled{};
    FingerprintBuilder builder(field.columns(), field.rows());
    for (const ContentHash& hash : hashes)
        builder.addRowHash(hash);
    return builder.finish();
}

} // namespace terrain
