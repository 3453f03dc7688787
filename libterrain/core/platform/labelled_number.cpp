// SPDX-License-Identifier: MIT
#include "libterrain/core/platform/labelled_number.h"

#include <fstream>
#include <sstream>
#include <string>

namespace terrain {

std::optional<std::uint64_t> numberBehind(const std::filesystem::path& file, std::string_view label) {
    std::ifstream lines(file);
    for (std::string line; std::getline(lines, line);) {
        const std::size_t end = label.size();
        if (!line.starts_with(label) || line.find_first_of(" \t", end) != end) // "VmSize" is not "VmSizeOld"
            continue;
        std::istringstream value(line.substr(end));
        std::uint64_t out = 0;
        return value >> out ? std::optional(out) : std::nullopt;
    }
    return std::nullopt;
}

} // namespace terrain
