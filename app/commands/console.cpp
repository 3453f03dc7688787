// SPDX-License-Identifier: MIT
#include "app/commands/console.h"

#include "app/commands/option_hint.h"
#include "app/commands/process.h"
#include "libterrain/core/number_text.h"

#include <chrono>
#include <system_error>

namespace app {
namespace {

constexpr auto firstShown = std::chrono::milliseconds(500);
constexpr auto shownAgain = std::chrono::milliseconds(100);
constexpr const char* clearLine = "\r\033[K";

std::string writtenOut(unsigned char control) {
    constexpr std::string_view digits = "0123456789abcdef";
    switch (control) {
    case '\n':
        return "\\n";
    case '\r':
        return "\\r";
    case '\t':
        return "\\t";
    default:
        return std::string("\\x") + digits[control >> 4] + digits[control & 0xF];
    }
}

} // namespace

std::string printable(std::string_view text) {
    std::string out;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const auto byte = static_cast<unsigned char>(text[i]);
        const auto next = static_cast<unsigned char>(i + 1 < text.size() ? text[i + 1] : 0);
        if (byte < 0x20 || byte == 0x7F) {
            out += writtenOut(byte);
        } else if (byte == 0xC2 && next >= 0x80 && next < 0xA0) { // the upper controls, in UTF-8
            out += writtenOut(next);
            ++i;
        } else {
            out += text[i];
        }
    }
    return out;
}

Console::Console(std::string verb, bool quiet) : m_verb(std::move(verb)), m_quiet(quiet) {
    if (!quiet && isTerminal(Stream::Error))
        try {
            m_shower = std::thread([this] { showProgress(); });
        } catch (const std::system_error&) { // too little memory: then without a line of progress
        }
}

Console::~Console() {
    if (!m_shower.joinable())
        return;
    {
        const std::lock_guard lock(m_mutex);
        m_ended = true;
    }
    m_wake.notify_all();
    m_shower.join();
}

void Console::showProgress() {
    std::unique_lock lock(m_mutex);
    auto wait = firstShown;
    while (!m_wake.wait_for(lock, wait, [this] { return m_ended; })) {
        const int percent = static_cast<int>(m_progress.load(std::memory_order_relaxed) * 100);
        if (percent >= 100 && !m_lineShown)
            continue; // all is said, and only memory is given back
        (void)writeAll(Stream::Error, clearLine + m_verb + " " + terrain::numberText(percent) + " %");
        m_lineShown = true;
        wait = shownAgain;
    }
    if (m_lineShown)
        (void)writeAll(Stream::Error, clearLine);
}

void Console::writeLine(const std::string& text) {
    const std::lock_guard lock(m_mutex);
    (void)writeAll(Stream::Error, (m_lineShown ? clearLine : "") + printable(text) + "\n");
    m_lineShown = false;
}

terrain::Status Console::print(std::string_view text) {
    const std::lock_guard lock(m_mutex);
    if (m_lineShown)
        (void)writeAll(Stream::Error, clearLine);
    m_lineShown = false;
    const std::error_code error = writeAll(Stream::Output, text);
    if (!error)
        return terrain::Done{};
    // A reader that went away (| head) has what it wanted: nothing to say.
    if (error == std::errc::broken_pipe)
        return terrain::Error{terrain::ErrorCode::CannotWrite, {}};
    return terrain::Error{terrain::ErrorCode::CannotWrite,
                          {"commands", "Standard output could not be written (%1): the result is lost."},
                          {error.message()}};
}

void Console::note(const std::string& text) {
    if (!m_quiet)
        writeLine("moraine: " + text);
}

void Console::note(const std::string& subject, const terrain::Text& text) {
    note(subject + ": " + withOption(text));
}

void Console::error(const std::string& text) {
    writeLine("moraine: " + text);
}

} // namespace app
