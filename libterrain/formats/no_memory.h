// SPDX-License-Identifier: MIT
#pragma once

#include "libterrain/core/result.h"

#include <filesystem>

namespace terrain {

/// That there is too little memory to write a file. OverLimit.
Error noMemoryToWrite(const std::filesystem::path& path);

} // namespace terrain
