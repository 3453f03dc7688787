// SPDX-License-Identifier: MIT
#pragma once

#include "app/commands/options.h"

#include <string>

namespace app {

/// `moraine --help`: what the program is, every verb and option, formats, exit codes, examples.
std::string programHelp();

/// `moraine VERB --help`, from the verb's table.
std::string verbHelp(const Verb& verb);

std::string versionText();

} // namespace app
