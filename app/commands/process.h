// SPDX-License-Identifier: MIT
#pragma once

#include <atomic>
#include <string_view>
#include <system_error>

namespace app {

// What the command line asks of the operating system.

enum class Stream { Output = 1, Error = 2 };

/// Gives closed standard streams a stand-in, so that no file that is opened later becomes standard output by
/// accident, and makes a reader that went away an error of the write instead of the end of the program.
void guardStandardStreams();

/// Sets the flag when the person or the system asks the program to end (Ctrl+C, SIGTERM, SIGHUP). The second
/// request ends it at once. Call once.
const std::atomic<bool>& watchForInterruption();

bool isTerminal(Stream stream);

/// Writes all of `text`; the error is the system's.
std::error_code writeAll(Stream stream, std::string_view text);

} // namespace app
