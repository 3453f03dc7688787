// SPDX-License-Identifier: MIT
#pragma once

namespace terrain {

/// Lets other threads of the program go before the calling one, for the rest of its life; threads that it
/// starts inherit it. For threads that only work in the background. Does nothing where the system has no
/// priority of a single thread for ordinary programs. Any thread; not for the one of the window.
void lowerThreadPriority() noexcept;

} // namespace terrain
