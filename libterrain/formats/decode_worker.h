// SPDX-License-Identifier: MIT
#pragma once

#include "libterrain/core/run_context.h"

#include <chrono>
#include <filesystem>
#include <string>
#include <vector>

namespace terrain {

// Files from strangers that GDAL decodes are decoded in a process of their own, so that a crash there is a
// sentence here. The process is the program itself, started with one hidden word; it is handed the file and
// what belongs to it as open descriptors, gives up everything else that a system has (sandbox.h), and answers
// over a channel and a piece of shared memory (decode_messages.h). Nothing that it says is believed
// unchecked. It lives as long as the reader that it works for.

/// The word that makes the program a decode worker.
inline constexpr const char* decodeWorkerWord = "--decode-worker";

/// How decode workers are started.
struct DecodeWorker {
    std::filesystem::path program;                          ///< that calls runDecodeWorker(); empty: none
    std::vector<std::string> arguments{decodeWorkerWord};   ///< that make it do so
    std::chrono::milliseconds patience = defaultPatience(); ///< for an answer of a small file

    /// Longer than any file of 60 MiB needs on a slow machine; files get a second more for each of their MiB.
    static constexpr std::chrono::milliseconds defaultPatience() { return std::chrono::seconds(60); }
};

/// From now on files are decoded so. Where no worker can be started, they are decoded in this process, as
/// they are when this was never called. Thread rule: before any file is read.
void useDecodeWorker(DecodeWorker worker);

/// How files are decoded that this thread opens while it lives, and until they are read. They nest.
class DecodeScope {
public:
    /// When `run`, which outlives the files, is cancelled, a worker is ended in the middle of its work.
    explicit DecodeScope(const RunContext& run);
    /// Of files that this program has just written.
    enum InThisProcess { inThisProcess };
    explicit DecodeScope(InThisProcess);
    DecodeScope(const DecodeScope&) = delete;
    DecodeScope& operator=(const DecodeScope&) = delete;
    ~DecodeScope();

private:
    const RunContext* m_formerRun;
    bool m_wasInProcess;
};

/// Decodes for the process that started this one, until that closes the channel; the exit code. To be called
/// before anything else, with no thread running. 2 when nobody started it for this.
int runDecodeWorker();

} // namespace terrain
