// SPDX-License-Identifier: MIT
#include "app/commands/json.h"

#include <cmath>

namespace app {

Json jsonNumber(double value) {
    return std::isfinite(value) ? Json(value) : Json(nullptr);
}

Json jsonText(const terrain::TextSource& text) {
    return text.source;
}

std::string printed(const Json& json) {
    constexpr int indent = 2;
    return json.dump(indent, ' ', false, Json::error_handler_t::replace) + "\n";
}

} // namespace app
