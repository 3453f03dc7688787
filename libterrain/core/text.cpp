// SPDX-License-Identifier: MIT
#include "libterrain/core/text.h"

namespace terrain {

std::string fillArguments(const std::string& pattern, const std::vector<std::string>& arguments) {
    std::string out;
    for (std::size_t i = 0; i < pattern.size(); ++i) {
        const bool place =
            pattern[i] == '%' && i + 1 < pattern.size() && pattern[i + 1] >= '1' && pattern[i + 1] <= '9';
        const std::size_t index = place ? static_cast<std::size_t>(pattern[i + 1] - '1') : 0;
        if (place && index < arguments.size()) {
            out += arguments[index];
            ++i;
        } else {
            out += pattern[i];
        }
    }
    return out;
}

std::string Text::english() const {
    return (subject.empty() ? "" : subject + ": ") + fillArguments(source.source, arguments);
}

} // namespace terrain
