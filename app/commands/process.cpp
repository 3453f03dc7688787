// SPDX-License-Identifier: MIT
#include "app/commands/process.h"

#include <fcntl.h>
#include <unistd.h>

#include <cerrno>
#include <csignal>

namespace app {
namespace {

std::atomic<bool> interrupted{false};
static_assert(std::atomic<bool>::is_always_lock_free, "set from a signal handler");

extern "C" void onInterruption(int) {
    interrupted.store(true, std::memory_order_relaxed);
}

} // namespace

void guardStandardStreams() {
    // Opened against its direction: a write to a closed output stays an error.
    constexpr int modes[] = {O_WRONLY, O_RDONLY, O_RDONLY};
    for (int descriptor = 0; descriptor < 3; ++descriptor)
        if (::fcntl(descriptor, F_GETFD) < 0)
            (void)::open("/dev/null", modes[descriptor]); // takes the lowest free number: this one
    std::signal(SIGPIPE, SIG_IGN);
}

const std::atomic<bool>& watchForInterruption() {
    struct sigaction action {};
    action.sa_handler = onInterruption;
    action.sa_flags = SA_RESTART | static_cast<int>(SA_RESETHAND);
    for (const int signal : {SIGINT, SIGTERM, SIGHUP}) {
        struct sigaction former {};
        // What the caller had ignored (nohup) stays ignored.
        if (::sigaction(signal, nullptr, &former) == 0 && former.sa_handler != SIG_IGN)
            ::sigaction(signal, &action, nullptr);
    }
    return interrupted;
}

bool isTerminal(Stream stream) {
    return ::isatty(static_cast<int>(stream)) == 1;
}

std::error_code writeAll(Stream stream, std::string_view text) {
    while (!text.empty()) {
        const ssize_t written = ::write(static_cast<int>(stream), text.data(), text.size());
        if (written < 0 && errno != EINTR)
            return {errno, std::generic_category()};
        if (written > 0)
            text.remove_prefix(static_cast<std::size_t>(written));
    }
    return {};
}

} // namespace app
