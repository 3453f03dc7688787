// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>

namespace terrain {

/// The files that are being made and have no name of their own yet, so that an end without clean-up leaves
/// none behind. Any thread.
void noteUnfinished(const std::filesystem::path& path);
void forgetUnfinished(const std::filesystem::path& path) noexcept;

/// For a program that ends at once, out of memory: takes none itself.
void removeUnfinishedFiles() noexcept;

} // namespace terrain
