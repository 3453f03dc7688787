// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>

namespace terrain {

/// What a process that decodes a file from a stranger may still use.
struct SandboxLimits {
    std::uint64_t memory = 0;  ///< bytes of address space
    std::uint64_t seconds = 0; ///< of the processors
    int lastDescriptor = 0;    ///< those above it are closed
};

/// What of it the system took.
struct Sandbox {
    bool limits = false; ///< memory, time, no files written, few files open, no picture of its memory
    bool filter = false; ///< no network, no other program, no other process, nothing opened for writing
};

/// Gives up, for good, what decoding needs not. To be called before any thread is started.
Sandbox enterSandbox(const SandboxLimits& limits);

} // namespace terrain
