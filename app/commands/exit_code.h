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
using Outcome = terrain::Result<ExitCode>;

/// `code` when all went well.
Outcome outcomeOf(const terrain::Status& status, ExitCode code = ExitCode::Done);

} // namespace app
