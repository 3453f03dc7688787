// SPDX-License-Identifier: MIT
#pragma once

namespace app {

/// What the person wants; System = as the desktop has it.
enum class Theme { System, Light, Dark };

} // namespace app
