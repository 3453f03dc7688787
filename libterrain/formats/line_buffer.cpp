// SPDX-License-Identifier: MIT
#include "libterrain/formats/line_buffer.h"

namespace terrain {

std::uint64_t digitsUpTo(std::uint64_t count) {
    std::uint64_t out = 0;
    // Every number has a last digit; those from 10 on have one before it, and so on.
    for (std::uint64_t first = 1; first <= count; first *= 10) {
        out += count - first + 1;
        if (first > count / 10)
            break;
    }
    return out;
}

} // namespace terrain
