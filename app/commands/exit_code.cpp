// SPDX-License-Identifier: MIT
#include "app/commands/exit_code.h"

namespace app {

ExitCode exitCode(terrain::ErrorCode code) {
    switch (code) {
    case terrain::ErrorCode::InvalidRequest:
        return ExitCode::Usage;
    case terrain::ErrorCode::UnusableInput:
        return ExitCode::UnusableInput;
    case terrain::ErrorCode::CannotWrite:
        return ExitCode::CannotWrite;
    case terrain::ErrorCode::NewerVersion:
        return ExitCode::NewerVersion;
    case terrain::ErrorCode::OverLimit:
        return ExitCode::OverLimit;
    case terrain::ErrorCode::NoOpenGl:
        return ExitCode::NoOpenGl;
    }
    return ExitCode::Usage;
}

Outcome outcomeOf(const terrain::Status& status, ExitCode code) {
    return status ? Outcome(code) : Outcome(status.failure());
}

terrain::Error usageError(const char* english, std::vector<std::string> arguments) {
    return {terrain::ErrorCode::InvalidRequest, terrain::TextSource{"commands", english},
            std::move(arguments)};
}

} // namespace app
