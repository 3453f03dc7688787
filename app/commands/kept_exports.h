// SPDX-License-Identifier: MIT
#pragma once

#include "app/commands/verbs.h"

#include <filesystem>

namespace app {

/// `export PROJECT --name N | --all`: makes exports again that the project keeps, in the files that it names.
Outcome exportKept(const std::filesystem::path& project, Invocation& run);

} // namespace app
