// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <span>
#include <string_view>

namespace fuzz {

/// A reader of files from strangers, which must survive any bytes: it reads or refuses them, and that is all.
struct Target {
    const char* name;
    const char* suffix;  ///< of the file in which it gets the bytes
    const char* corpora; ///< folders of MORAINE_TEST_DATA/heightmaps with files for it, parted by blanks
    /// Whether it could read them.
    bool (*run)(const Target& target, std::span<const std::byte> bytes);
};

std::span<const Target> targets();
/// Null when there is none of this name.
const Target* findTarget(std::string_view name);

} // namespace fuzz
