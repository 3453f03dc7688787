// SPDX-License-Identifier: MIT
#pragma once

#include "libterrain/core/result.h"

#include <string>

namespace app {

/// The library's sentence as the command line says it: where it is about something that an option sets, with
/// the option as it is written, before the full stop: "… name one (--channel NAME)." Pure functions.
std::string withOption(const terrain::Text& text);
std::string withOption(const terrain::Error& error);

} // namespace app
