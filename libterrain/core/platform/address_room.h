// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <filesystem>

namespace terrain {

/// What the limit of the process's address space ("ulimit -v") leaves, in bytes; a large number where there
/// is none. `root` is where the system's files are looked for.
std::uint64_t availableAddresses(const std::filesystem::path& root = "/");

/// As many threads as are wanted, counting the calling one, or fewer where a limit of the address space
/// leaves no room for their stacks and their own memory; at least 1. Libraries end the program, or wait for
/// ever, when a thread cannot be started: to be asked before they are told how many. Cheap without a limit.
/// Any thread.
int threadsWithRoom(int wanted);

} // namespace terrain
