// SPDX-License-Identifier: MIT
#pragma once

#include "libterrain/formats/import_options.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstring>
#include <optional>
#include <span>
#include <string_view>

namespace terrain {

static_assert(std::endian::native == std::endian::little || std::endian::native == std::endian::big);

/// The number whose bytes stand at `at`.
template <class Number>
Number loadNumber(const std::byte* at, ByteOrder order) {
    std::array<std::byte, sizeof(Number)> bytes;
    std::copy_n(at, sizeof(Number), bytes.begin());
    if ((order == ByteOrder::Big) != (std::endian::native == std::endian::big))
        std::ranges::reverse(bytes);
    return std::bit_cast<Number>(bytes);
}

template <class Number>
void storeNumber(Number number, std::byte* at, ByteOrder order) {
    auto bytes = std::bit_cast<std::array<std::byte, sizeof(Number)>>(number);
    if ((order == ByteOrder::Big) != (std::endian::native == std::endian::big))
        std::ranges::reverse(bytes);
    std::ranges::copy(bytes, at);
}

/// As many numbers as there are samples. Precondition: `bytes` holds them.
template <class Number>
void decodeAs(std::span<const std::byte> bytes, ByteOrder order, std::span<double> samples) {
    for (std::size_t i = 0; i < samples.size(); ++i)
        samples[i] = static_cast<double>(loadNumber<Number>(&bytes[i * sizeof(Number)], order));
}

/// Numbers one after the other from bytes of which nothing is believed: what lies beyond the end is none, and
/// once something was, everything after it is.
class ByteReader {
public:
    explicit ByteReader(std::span<const std::byte> bytes, ByteOrder order = ByteOrder::Little)
        : m_rest(bytes), m_order(order) {}

    template <class Number>
    std::optional<Number> take() {
        const auto bytes = takeBytes(sizeof(Number));
        return bytes ? std::optional(loadNumber<Number>(bytes->data(), m_order)) : std::nullopt;
    }

    std::optional<std::span<const std::byte>> takeBytes(std::size_t count) {
        if (m_failed || count > m_rest.size()) {
            m_failed = true;
            return std::nullopt;
        }
        const auto out = m_rest.first(count);
        m_rest = m_rest.subspan(count);
        return out;
    }

    [[nodiscard]] bool failed() const { return m_failed; }

private:
    std::span<const std::byte> m_rest;
    ByteOrder m_order;
    bool m_failed = false;
};

/// The bytes as text.
inline std::string_view asText(std::span<const std::byte> bytes) {
    return {reinterpret_cast<const char*>(bytes.data()), bytes.size()};
}

inline bool startsWith(std::span<const std::byte> bytes, std::string_view text) {
    return asText(bytes).substr(0, text.size()) == text;
}

} // namespace terrain
