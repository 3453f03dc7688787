// SPDX-License-Identifier: MIT
#pragma once

#include "tests/fuzz/fuzz_targets.h"

#include <vector>

namespace fuzz {

/// Good files for a target, as this program writes them: where a fuzzer starts.
std::vector<std::vector<std::byte>> seedsFor(const Target& target);

} // namespace fuzz
