// SPDX-License-Identifier: MIT
#include "libterrain/project/blob_codec.h"

#include "libterrain/core/contracts.h"

#include <zstd.h>

#include <algorithm>
#include <bit>
#include <cstdint>
#include <cstring>
#include <memory>
#include <new>

namespace terrain {
namespace {

constexpr int fastLevel = 1; // higher ones take far longer and gain little: what is left is noise
constexpr std::size_t planeCount = sizeof(float);

using Bytes = std::unique_ptr<std::uint8_t[]>;

/// Memory that is not set; null when there is not enough.
Bytes allocate(std::size_t size) {
    return Bytes(new (std::nothrow) std::uint8_t[size]);
}

/// The sample's bits as an integer that rises with the height.
std::uint32_t ordered(float height) {
    const auto bits = std::bit_cast<std::uint32_t>(height);
    return bits ^ ((bits >> 31U) != 0 ? 0xFFFFFFFFU : 0x80000000U);
}
float unordered(std::uint32_t value) {
    return std::bit_cast<float>(value ^ ((value >> 31U) != 0 ? 0x80000000U : 0xFFFFFFFFU));
}

/// Small differences of either sign as small numbers.
std::uint32_t zigZag(std::uint32_t difference) {
    return (difference << 1U) ^ (0U - (difference >> 31U));
}
std::uint32_t unZigZag(std::uint32_t value) {
    return (value >> 1U) ^ (0U - (value & 1U));
}

void split(std::span<const float> samples, std::size_t columns, std::uint8_t* planes) {
    const std::size_t count = samples.size();
    std::uint32_t north = 0x80000000U; // 0 m
    for (std::size_t first = 0; first < count; first += columns) {
        std::uint32_t west = north;
        north = ordered(samples[first]);
        for (std::size_t i = first; i < first + columns; ++i) {
            const std::uint32_t here = ordered(samples[i]);
            const std::uint32_t value = zigZag(here - west);
            west = here;
            planes[i] = static_cast<std::uint8_t>(value);
            planes[count + i] = static_cast<std::uint8_t>(value >> 8U);
            planes[2 * count + i] = static_cast<std::uint8_t>(value >> 16U);
            planes[3 * count + i] = static_cast<std::uint8_t>(value >> 24U);
        }
    }
}

void join(const std::uint8_t* planes, std::size_t columns, std::span<float> samples) {
    const std::size_t count = samples.size();
    std::uint32_t north = 0x80000000U;
    for (std::size_t first = 0; first < count; first += columns) {
        std::uint32_t here = north;
        for (std::size_t i = first; i < first + columns; ++i) {
            const std::uint32_t value = std::uint32_t{planes[i]} | std::uint32_t{planes[count + i]} << 8U |
                                        std::uint32_t{planes[2 * count + i]} << 16U |
                                        std::uint32_t{planes[3 * count + i]} << 24U;
            here += unZigZag(value);
            samples[i] = unordered(here);
        }
        north = ordered(samples[first]);
    }
}

} // namespace

std::vector<std::byte> packRows(std::span<const float> samples, std::size_t columns) {
    MORAINE_EXPECTS(columns > 0 && !samples.empty() && samples.size() % columns == 0);
    const std::size_t size = samples.size() * planeCount;
    const Bytes planes = allocate(size);
    const std::size_t bound = ZSTD_compressBound(size);
    const Bytes packed = planes ? allocate(bound) : nullptr;
    if (!packed)
        return {};
    split(samples, columns, planes.get());
    const std::size_t used = ZSTD_compress(packed.get(), bound, planes.get(), size, fastLevel);
    if (ZSTD_isError(used) != 0U)
        return {};
    std::vector<std::byte> out(used);
    std::memcpy(out.data(), packed.get(), used);
    return out;
}

bool unpackRows(std::span<const std::byte> packed, std::span<float> samples, std::size_t columns) {
    MORAINE_EXPECTS(columns > 0 && !samples.empty() && samples.size() % columns == 0);
    const std::size_t size = samples.size() * planeCount;
    if (unpackedBytes(packed) != size)
        return false;
    const Bytes planes = allocate(size);
    if (!planes || ZSTD_decompress(planes.get(), size, packed.data(), packed.size()) != size)
        return false;
    join(planes.get(), columns, samples);
    return true;
}

std::uint64_t unpackedBytes(std::span<const std::byte> packed) {
    const unsigned long long size = ZSTD_getFrameContentSize(packed.data(), packed.size());
    return size == ZSTD_CONTENTSIZE_UNKNOWN || size == ZSTD_CONTENTSIZE_ERROR ? 0 : size;
}

int rowsOfChunk(int columns, int rows) {
    constexpr int samples = 1 << 20;
    return std::clamp(samples / columns, 1, rows);
}

} // namespace terrain
