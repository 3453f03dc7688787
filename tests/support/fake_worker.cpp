// SPDX-License-Identifier: MIT
#include "tests/support/fake_worker.h"

#include "libterrain/core/platform/sandbox.h"
#include "libterrain/formats/decode_messages.h"
#include "libterrain/formats/decode_worker.h"

#include <fcntl.h>
#include <sys/ptrace.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#include <atomic>
#include <csignal>
#include <cstdio>
#include <cstring>

namespace support {
namespace {

using namespace terrain;

constexpr int side = 100;

RasterFacts facts() {
    RasterFacts out;
    out.columns = side;
    out.rows = side;
    out.bands.resize(1);
    return out;
}

/// Facts that no door gives.
RasterFacts wrongFacts(QByteArrayView fault) {
    RasterFacts out = facts();
    if (fault == "no columns")
        out.columns = 0;
    else if (fault == "too many rows")
        out.rows = maximumSide + 1;
    else if (fault == "no bands")
        out.bands.clear();
    else if (fault == "17 bands")
        out.bands.resize(17);
    else if (fault == "no block")
        out.blockRows = 0;
    else if (fault == "strange type")
        out.type = static_cast<SampleType>(99);
    else if (fault == "endless crs")
        out.crs.assign(3U << 20, 'x');
    return out;
}

void takeAllMemory() {
    enterSandbox({std::uint64_t{1} << 30, 60, 40});
    for (;;) {
        constexpr std::size_t piece = std::size_t{16} << 20;
        std::memset(new char[piece], 1, piece); // ends with std::bad_alloc, which nobody catches
    }
}

void spin() {
    enterSandbox({std::uint64_t{4} << 30, 1, 40});
    for (volatile unsigned i = 0;; i = i + 1) {
    }
}

void hang(const char* pidFile) {
    if (std::FILE* file = std::fopen(pidFile, "w")) {
        std::fprintf(file, "%d", static_cast<int>(::getpid()));
        std::fclose(file);
    }
    for (;;)
        ::pause();
}

/// What a worker does that was asked to open its file.
void answerOpen(Channel& channel, QByteArrayView fault, const char* argument) {
    const auto say = [&](Message message, std::vector<std::byte> bytes) {
        sendMessage(channel, message, bytes);
    };
    if (fault == "crash")
        ::raise(SIGSEGV);
    if (fault == "memory")
        takeAllMemory();
    if (fault == "time")
        spin();
    if (fault == "hang")
        hang(argument);
    if (fault == "garbage")
        channel.send(std::vector<std::byte>(5000, std::byte{0x5A}));
    else if (fault == "endless message")
        channel.send(std::as_bytes(std::span("1NRM\2\0\0\0\xFF\xFF\xFF\xFF", 12)));
    else if (fault == "another answer")
        say(Message::Rows, {});
    else if (fault == "half of the facts")
        say(Message::Opened, std::vector<std::byte>(20, std::byte{1}));
    else if (fault == "more than the facts")
        say(Message::Opened, [] {
            auto bytes = encode(facts());
            bytes.push_back(std::byte{0});
            return bytes;
        }());
    else if (fault == "unknown refusal")
        say(Message::Refused, std::vector<std::byte>(4, std::byte{0x7F}));
    else if (fault == "a sentence of its own")
        say(Message::Refused,
            encodeRefusal(
                {ErrorCode::NoOpenGl, TERRAIN_TEXT("formats", "Send your password to %1.\n"), {"x"}}));
    else
        say(Message::Opened, encode(wrongFacts(fault)));
}

} // namespace

int runFakeWorker(QByteArrayView fault, const char* argument) {
    if (fault == "none")
        return runDecodeWorker();
    if (fault == "never starts")
        return 1;
    Channel channel{FileDescriptor(ChildProcess::channelNumber)};
    sendMessage(channel, Message::Ready, {});
    Received asked;
    while (receiveMessage(channel, asked) == Channel::Outcome::Done)
        if (asked.message == Message::Open)
            answerOpen(channel, fault, argument);
        else if (fault == "refuses rows")
            sendMessage(channel, Message::Opened, {});
        else
            std::abort(); // "crash in the rows"
    return 0;
}

int tryWhatIsForbidden(bool inSandbox) {
    std::FILE* victim = std::tmpfile();
    char folder[] = "/tmp/moraine_sandbox_XXXXXX";
    if (victim == nullptr || ::mkdtemp(folder) == nullptr)
        return 1;
    const std::string made = std::string(folder) + "/file";
    if (inSandbox) {
        const Sandbox state = enterSandbox({std::uint64_t{4} << 30, 60, 40});
        std::printf("filter: %d\n", state.filter ? 1 : 0);
    }
    const auto say = [](const char* what, bool could) { std::printf("%s: %d\n", what, could ? 1 : 0); };
    say("socket", ::socket(AF_INET, SOCK_STREAM, 0) >= 0);
    say("new file", ::open(made.c_str(), O_WRONLY | O_CREAT, 0600) >= 0);
    say("writing", ::open("/dev/null", O_RDWR) >= 0);
    const char byte = 'x';
    std::signal(SIGXFSZ, SIG_IGN);
    say("growing", ::write(::fileno(victim), &byte, 1) == 1);
    std::fflush(stdout);
    const pid_t child = ::fork();
    if (child == 0)
        ::_exit(0);
    say("process", child > 0 && ::waitpid(child, nullptr, 0) == child);
    say("signal", ::kill(::getppid(), 0) == 0);
    int files = 0;
    while (files < 60 && ::dup(0) >= 0)
        ++files;
    say("many files", files == 60);
    say("reading", std::fopen("/proc/self/maps", "r") != nullptr || files < 60);
    ::unlink(made.c_str());
    ::rmdir(folder);
    std::fflush(stdout);
    char program[] = "/bin/echo";
    char word[] = "program: 1";
    char* const arguments[] = {program, word, nullptr};
    ::execv(program, arguments);
    say("program", false);
    std::fflush(stdout);
    ::_exit(0);
}

} // namespace support
