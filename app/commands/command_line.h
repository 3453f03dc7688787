// SPDX-License-Identifier: MIT
#pragma once

namespace app {

/// From now on a lack of memory that nothing handles ends the program with a sentence and the exit code for
/// it, and without unfinished files, instead of a crash. To be called first.
void endWithSentenceWithoutMemory();

/// Whether the arguments name a verb, --help or --version: then the program runs without a window.
bool isCommandLine(int argc, const char* const* argv);

/// Runs a verb and gives the exit code of the contract. Makes the application object that it needs by itself
/// (none for most verbs). Results on stdout, everything else on stderr.
int runCommandLine(int argc, char** argv);

} // namespace app
