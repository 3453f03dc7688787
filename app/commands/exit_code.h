// SPDX-License-Identifier: MIT
#pragma once

#include "libterrain/core/result.h"

#include <string>

namespace app {

/// What the program tells its caller; part of the command line's contract.
enum class ExitCode {
    Done = 0,
    Different = 1,
    Usage = 2,
    UnusableInput = 3,
    CannotWrite = 4,
    NewerVersion = 5,
    OverLimit = 6,
    NoOpenGl = 7,
    Cancelled = 130,
};

ExitCode exitCode(terrain::ErrorCode code);

/// A request that cannot be, in words of the command line. Those are English only: scripts read them.
terrain::Error usageError(const char* english, std::vector<std::string> arguments = {});

/// How a verb ended.
struct Outcome {
    Outcome(ExitCode code) : result(code) {}
    Outcome(const terrain::Error& error) : result(error) {}
    Outcome(const terrain::Failure& failure) : result(failure) {}

    terrain::Result<ExitCode> result;
};

} // namespace app
