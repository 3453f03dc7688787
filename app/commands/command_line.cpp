// SPDX-License-Identifier: MIT
#include "app/commands/command_line.h"

#include "app/commands/help.h"
#include "app/commands/option_hint.h"
#include "app/commands/process.h"
#include "app/commands/verbs.h"
#include "libterrain/core/unfinished_files.h"

#include <algorithm>
#include <cstdlib>
#include <exception>
#include <filesystem>
#include <new>

namespace app {
namespace {

using Words = std::vector<std::string>;

bool isHelp(std::string_view word) {
    return word == "--help" || word == "-h";
}

bool isVersion(std::string_view word) {
    return word == "--version";
}

/// A word that is no verb, but can hardly be meant as a file to open: letters alone, and no such file.
bool looksLikeVerb(const std::string& word) {
    std::error_code code;
    const auto isLetter = [](char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); };
    return std::ranges::all_of(word, isLetter) && !std::filesystem::exists(word, code);
}

/// "--word" or "-w". Longer words with one dash are the window system's (-platform …).
bool isOption(const std::string& word) {
    return word.starts_with("--") || (word.size() == 2 && word.front() == '-');
}

/// An option of verbs, written before the verb.
bool isVerbOption(const std::string& word) {
    return std::ranges::any_of(commonOptions(),
                               [&](const Option& option) { return word == std::string("--") + option.name; });
}

terrain::Error noSuchVerb(const std::string& word) {
    if (isVerbOption(word))
        return usageError("%1 comes after the verb: moraine VERB %1.", {word});
    std::vector<std::string_view> known;
    for (const Verb& verb : verbs())
        known.emplace_back(verb.name);
    const std::string_view meant = closestWord(word, known);
    if (!meant.empty())
        return usageError("There is no verb '%1': did you mean %2?", {word, std::string(meant)});
    if (isOption(word))
        return usageError("There is no option '%1': 'moraine --help' lists what there is.", {word});
    return usageError("There is no verb and no file '%1': 'moraine --help' lists the verbs.", {word});
}

ExitCode finish(const Outcome& outcome, Console& console) {
    if (outcome.isOk())
        return outcome.value();
    if (outcome.isCancelled()) {
        console.note("cancelled; nothing was written.");
        return ExitCode::Cancelled;
    }
    if (!outcome.error().detail.isEmpty())
        console.error(withOption(outcome.error()));
    return exitCode(outcome.error().code);
}

/// Options for reading that meant nothing to any file: most likely something else was meant.
void sayUnusedOptions(const Verb& verb, Invocation& run) {
    if (!verb.importOptions)
        return;
    for (const Option& option : importOptions())
        if (run.arguments.has(option.name) && !run.usedOptions.contains(option.name))
            run.console.note(std::string("--") + option.name + " has no effect on what was read.");
}

ExitCode runVerb(const Verb& verb, const Arguments& arguments) {
    constexpr int mostThreads = 1024;
    Console console(verb.name, arguments.has("quiet"));
    const int threads = std::min(arguments.whole("threads").value_or(0), mostThreads);
    Invocation run(arguments, console, {&watchForInterruption(), console.progress(), threads});
    const Outcome outcome = verb.run(run);
    if (outcome.isOk())
        sayUnusedOptions(verb, run);
    return finish(outcome, console);
}

ExitCode runWords(const Words& words) {
    Console console({}, true); // results and errors; progress is the verb's
    const auto print = [&](const std::string& text) {
        return finish(outcomeOf(console.print(text)), console);
    };
    if (words.empty() || isHelp(words.front()))
        return print(programHelp());
    if (isVersion(words.front()))
        return print(versionText());
    const Verb* verb = findVerb(words.front());
    if (verb == nullptr)
        return finish(noSuchVerb(words.front()), console);
    const std::span<const std::string> rest = std::span(words).subspan(1);
    // Asked for help, nothing else matters; but not behind the end of the options.
    if (std::any_of(rest.begin(), std::ranges::find(rest, std::string("--")), isHelp))
        return print(verbHelp(*verb));
    const terrain::Result<Arguments> arguments = Arguments::parse(*verb, rest);
    return arguments ? runVerb(*verb, arguments.value()) : finish(arguments.failure(), console);
}

/// Takes no memory itself.
void sayNoMemory() noexcept {
    (void)writeAll(Stream::Error,
                   "moraine: There is not enough memory for this: ask for a smaller terrain.\n");
}

/// Some libraries need memory to clean up and have no way to say that there is none: then the program ends
/// here.
[[noreturn]] void endWithoutMemory() {
    try {
        if (const std::exception_ptr thrown = std::current_exception())
            std::rethrow_exception(thrown);
    } catch (const std::bad_alloc&) {
        terrain::removeUnfinishedFiles();
        sayNoMemory();
        std::_Exit(static_cast<int>(ExitCode::OverLimit));
    } catch (...) {
    }
    std::abort();
}

} // namespace

void endWithSentenceWithoutMemory() {
    std::set_terminate(endWithoutMemory);
}

bool isCommandLine(int argc, const char* const* argv) {
    if (argc < 2)
        return false;
    const std::string word = argv[1];
    if (word == "--shaders") // of the window
        return false;
    return findVerb(word) != nullptr || isOption(word) || looksLikeVerb(word);
}

int runCommandLine(int argc, char** argv) {
    guardStandardStreams();
    try {
        return static_cast<int>(runWords(Words(argv + 1, argv + argc)));
    } catch (const std::bad_alloc&) {
        sayNoMemory();
        return static_cast<int>(ExitCode::OverLimit);
    }
}

} // namespace app
