// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <string>
#include <string_view>

namespace terrain {

/// The text of the file with the same stem and this suffix (lower case; upper case counts too) beside `path`;
/// empty when there is none, or when it is no regular file of at most 64 KiB.
std::string readSideFile(const std::filesystem::path& path, std::string_view suffix);

/// The file itself; empty when there is none of that kind. The whole name with the suffix after it
/// (dem.bin.hdr) counts too, after the stem with the suffix (dem.hdr).
std::filesystem::path sideFile(const std::filesystem::path& path, std::string_view suffix);

} // namespace terrain
