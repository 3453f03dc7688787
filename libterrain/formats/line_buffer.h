// SPDX-License-Identifier: MIT
#pragma once

#include "libterrain/core/safe_file.h"
#include "libterrain/surface/mesh/mesh_origin.h"

#include <charconv>
#include <cstdint>
#include <string_view>
#include <vector>

namespace terrain {

/// Text of a mesh that is gathered and written in one piece a row. Numbers always with a point.
class LineBuffer {
public:
    void add(std::string_view text) { m_text.insert(m_text.end(), text.begin(), text.end()); }

    /// The shortest text that reads back as the same number.
    template <class Number>
    void addNumber(Number value) {
        constexpr std::size_t longest = 48;
        const std::size_t length = m_text.size();
        m_text.resize(length + longest);
        char* begin = m_text.data() + length;
        // Fixed notation: not every reader knows exponents. Heights and lengths of terrains are short in it.
        const auto end = write(begin, begin + longest, value);
        m_text.resize(static_cast<std::size_t>(end - m_text.data()));
    }

    /// A coordinate of a vertex that is counted from `origin`.
    void addCoordinate(double origin, float offset) {
        if (origin == 0)
            addNumber(offset);
        else
            addNumber(coordinateFrom(origin, offset));
    }

    Status flush(ByteSink& sink) {
        Status written = sink.write(std::as_bytes(std::span(m_text)));
        m_text.clear();
        return written;
    }

private:
    static char* write(char* begin, char* end, std::uint64_t value) {
        return std::to_chars(begin, end, value).ptr;
    }
    template <class Real>
    static char* write(char* begin, char* end, Real value) {
        const auto fixed = std::to_chars(begin, end, value, std::chars_format::fixed);
        return fixed.ec == std::errc{} ? fixed.ptr : std::to_chars(begin, end, value).ptr;
    }

    std::vector<char> m_text;
};

/// How many digits the numbers from 1 to `count` have, together.
std::uint64_t digitsUpTo(std::uint64_t count);

} // namespace terrain
