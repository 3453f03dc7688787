// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>

namespace terrain {

/// As allocateLarge, for what is made from heights: large memory begins in the middle of a page of 4 KiB,
/// where heights begin at its start. Loops that read one large array and write another of as many bytes are
/// slow when both begin at the same place of a page: processors compare the addresses of loads and of the
/// stores before them by their last 12 bits, and take one for the other. To be released with releaseLarge.
void* allocateDerived(std::size_t bytes) noexcept;

} // namespace terrain
