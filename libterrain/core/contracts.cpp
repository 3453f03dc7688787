// SPDX-License-Identifier: MIT
#include "libterrain/core/contracts.h"

#include <cstdio>
#include <cstdlib>

namespace terrain {

void contractBroken(const char* condition, const char* file, int line) {
    std::fprintf(stderr, "moraine: contract broken: %s (%s:%d)\n", condition, file, line);
    std::abort();
}

} // namespace terrain
