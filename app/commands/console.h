// SPDX-License-Identifier: MIT
#pragma once

#include "libterrain/core/result.h"
#include "libterrain/core/run_context.h"

#include <atomic>
#include <condition_variable>
#include <mutex>
#include <string>
#include <string_view>
#include <thread>

namespace app {

/// The text with its control characters written out (\n, \x1b): names of files may hold them, and a terminal
/// would obey.
std::string printable(std::string_view text);

/// What a verb says: results to standard output, all else to standard error. Thread rule: any thread.
class Console {
public:
    /// `verb` stands before the progress. `quiet`: errors only.
    Console(std::string verb, bool quiet);
    ~Console();
    Console(const Console&) = delete;
    Console& operator=(const Console&) = delete;

    /// A result, whole lines. CannotWrite when nobody can have read it; the error has no
    /// text when the reader went away.
    terrain::Status print(std::string_view text);

    // One line each, printable whatever is in it.
    /// What was chosen, ignored or is worth a look.
    void note(const std::string& text);
    void note(const std::string& subject, const terrain::Text& text);
    void error(const std::string& text);

    /// Where a computation tells its progress: it is shown while it takes long, when somebody can see it.
    [[nodiscard]] std::atomic<float>* progress() { return &m_progress; }
    [[nodiscard]] bool isQuiet() const { return m_quiet; }

private:
    void showProgress();
    void writeLine(const std::string& text);

    std::string m_verb;
    bool m_quiet;
    std::atomic<float> m_progress{0};
    std::mutex m_mutex;
    std::condition_variable m_wake;
    bool m_ended = false;
    bool m_lineShown = false;
    std::thread m_shower;
};

} // namespace app
