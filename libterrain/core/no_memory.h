// SPDX-License-Identifier: MIT
#pragma once

#include "libterrain/core/result.h"

#include <filesystem>

namespace terrain {

/// That there is too little memory to read a file, or to write it, and what to do. OverLimit.
Error noMemoryToRead(const std::filesystem::path& path);
Error noMemoryToWrite(const std::filesystem::path& path);

} // namespace terrain
