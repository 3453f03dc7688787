// SPDX-License-Identifier: MIT
#include "libterrain/core/processor.h"

#include <cstdlib>
#include <string_view>

namespace terrain {
namespace {

bool isThere() {
#if defined(__x86_64__) && defined(__GNUC__)
    return __builtin_cpu_supports("avx2") != 0;
#else
    return false;
#endif
}

bool isAskedForAny() {
    const char* asked = std::getenv("MORAINE_PROCESSOR");
    return asked != nullptr && std::string_view(asked) == "any";
}

} // namespace

bool usesAvx2() {
    static const bool uses = isThere() && !isAskedForAny();
    return uses;
}

} // namespace terrain
