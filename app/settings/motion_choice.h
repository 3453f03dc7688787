// SPDX-License-Identifier: MIT
#pragma once

namespace app {

/// Whether what changes place may take a moment to get there; System = as the desktop has it.
enum class Motion { System, Always, Reduced };

} // namespace app
