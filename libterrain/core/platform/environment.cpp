// SPDX-License-Identifier: MIT
#include "libterrain/core/platform/environment.h"

#include <unistd.h>

#include <algorithm>
#include <cstdlib>
#include <string>
#include <vector>

namespace terrain {

void dropEnvironmentVariables(std::span<const std::string_view> prefixes) {
    std::vector<std::string> names;
    for (char** variable = environ; variable != nullptr && *variable != nullptr; ++variable) {
        const std::string_view text = *variable;
        if (std::ranges::any_of(prefixes, [&](std::string_view p) { return text.starts_with(p); }))
            names.emplace_back(text.substr(0, text.find('=')));
    }
    for (const std::string& name : names)
        ::unsetenv(name.c_str());
}

} // namespace terrain
