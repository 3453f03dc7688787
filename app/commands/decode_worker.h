// SPDX-License-Identifier: MIT
#pragma once

#include <optional>

namespace app {

/// When the program was started to decode a file for another process of it (libterrain's decode_worker.h),
/// does so and gives the exit code; nothing else may have happened before. Otherwise nothing, and from then
/// on this process has its files decoded so.
std::optional<int> decodeForAnother(int argc, const char* const* argv);

} // namespace app
