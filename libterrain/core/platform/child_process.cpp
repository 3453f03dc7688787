// SPDX-License-Identifier: MIT
#include "libterrain/core/platform/child_process.h"

#include "libterrain/core/platform/sanitizers.h"

#ifdef __linux__

#include <fcntl.h>
#include <poll.h>
#include <spawn.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <csignal>

namespace terrain {
namespace {

constexpr int highNumber = 100; // above all that a child is handed

std::vector<char*> pointersTo(std::vector<std::string>& words) {
    std::vector<char*> out;
    out.reserve(words.size() + 1);
    for (std::string& word : words)
        out.push_back(word.data());
    out.push_back(nullptr);
    return out;
}

/// What happens between the two programs: the child's descriptors, and its signals as at a start.
class Preparation {
public:
    Preparation() {
        posix_spawn_file_actions_init(&m_files);
        posix_spawnattr_init(&m_attributes);
        sigset_t all{};
        sigset_t none{};
        sigfillset(&all);
        sigemptyset(&none);
        posix_spawnattr_setsigdefault(&m_attributes, &all);
        posix_spawnattr_setsigmask(&m_attributes, &none);
        posix_spawnattr_setpgroup(&m_attributes, 0);
        posix_spawnattr_setflags(&m_attributes,
                                 POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETPGROUP);
        posix_spawn_file_actions_addopen(&m_files, 0, "/dev/null", O_RDONLY, 0);
        posix_spawn_file_actions_addopen(&m_files, 1, "/dev/null", O_WRONLY, 0);
#if !MORAINE_ADDRESS_SANITIZER && !MORAINE_THREAD_SANITIZER // whose reports are to be seen
        posix_spawn_file_actions_addopen(&m_files, 2, "/dev/null", O_WRONLY, 0);
#endif
    }
    ~Preparation() {
        posix_spawn_file_actions_destroy(&m_files);
        posix_spawnattr_destroy(&m_attributes);
    }
    Preparation(const Preparation&) = delete;
    Preparation& operator=(const Preparation&) = delete;

    /// By way of a high number, so that none is overwritten before it was handed over.
    bool handOver(int number, int as) {
        m_high.emplace_back(::fcntl(number, F_DUPFD_CLOEXEC, highNumber));
        return m_high.back().isOpen() &&
               posix_spawn_file_actions_adddup2(&m_files, m_high.back().number(), as) == 0;
    }

    int start(const ChildProcess::Setup& setup) {
        std::vector<std::string> words{setup.program.string()};
        words.insert(words.end(), setup.arguments.begin(), setup.arguments.end());
        std::vector<std::string> environment = setup.environment;
        pid_t process = -1;
        const int failed = posix_spawn(&process, words.front().c_str(), &m_files, &m_attributes,
                                       pointersTo(words).data(), pointersTo(environment).data());
        return failed == 0 ? process : -1;
    }

private:
    posix_spawn_file_actions_t m_files{};
    posix_spawnattr_t m_attributes{};
    std::vector<FileDescriptor> m_high;
};

} // namespace

FileDescriptor openToHandOver(const std::filesystem::path& path) {
    // Without waiting, should a pipe have taken the file's place.
    FileDescriptor out(::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY));
    struct stat state {};
    const bool isFile = out.isOpen() && ::fstat(out.number(), &state) == 0 && S_ISREG(state.st_mode);
    return isFile ? std::move(out) : FileDescriptor();
}

std::size_t readAt(int descriptor, std::uint64_t offset, std::span<std::byte> bytes) {
    std::size_t done = 0;
    while (done < bytes.size()) {
        const ssize_t got =
            ::pread(descriptor, &bytes[done], bytes.size() - done, static_cast<off_t>(offset + done));
        if (got == 0 || (got < 0 && errno != EINTR))
            break;
        done += static_cast<std::size_t>(std::max<ssize_t>(got, 0));
    }
    return done;
}

std::uint64_t sizeOf(int descriptor) {
    struct stat state {};
    return ::fstat(descriptor, &state) == 0 ? static_cast<std::uint64_t>(state.st_size) : 0;
}

SharedMemory::SharedMemory(SharedMemory&& other) noexcept
    : m_descriptor(std::move(other.m_descriptor)), m_bytes(std::exchange(other.m_bytes, {})) {}

SharedMemory& SharedMemory::operator=(SharedMemory&& other) noexcept {
    std::swap(m_descriptor, other.m_descriptor);
    std::swap(m_bytes, other.m_bytes);
    return *this;
}

SharedMemory::~SharedMemory() {
    if (!m_bytes.empty())
        ::munmap(m_bytes.data(), m_bytes.size());
}

SharedMemory SharedMemory::create(std::size_t bytes) {
    FileDescriptor made(::memfd_create("moraine", MFD_CLOEXEC | MFD_ALLOW_SEALING));
    // Sealed: who shortens it would make an access of the other one a crash.
    if (!made.isOpen() || ::ftruncate(made.number(), static_cast<off_t>(bytes)) != 0 ||
        ::fcntl(made.number(), F_ADD_SEALS, F_SEAL_SHRINK | F_SEAL_GROW | F_SEAL_SEAL) != 0)
        return {};
    return of(std::move(made));
}

SharedMemory SharedMemory::of(FileDescriptor descriptor) {
    SharedMemory out;
    const std::size_t bytes = sizeOf(descriptor.number());
    void* memory = bytes == 0
                       ? MAP_FAILED
                       : ::mmap(nullptr, bytes, PROT_READ | PROT_WRITE, MAP_SHARED, descriptor.number(), 0);
    if (memory == MAP_FAILED)
        return out;
    out.m_descriptor = std::move(descriptor);
    out.m_bytes = {static_cast<std::byte*>(memory), bytes};
    return out;
}

bool Channel::send(std::span<const std::byte> bytes) {
    while (!bytes.empty()) {
        const ssize_t sent = ::send(m_end.number(), bytes.data(), bytes.size(), MSG_NOSIGNAL);
        if (sent < 0 && errno != EINTR)
            return false;
        bytes = bytes.subspan(static_cast<std::size_t>(std::max<ssize_t>(sent, 0)));
    }
    return true;
}

Channel::Outcome Channel::receive(std::span<std::byte> bytes, Clock::time_point until,
                                  const std::function<bool()>& isCancelled) {
    constexpr int slice = 20; // ms
    while (!bytes.empty()) {
        pollfd waiting{m_end.number(), POLLIN, 0};
        const int ready = ::poll(&waiting, 1, slice);
        if (isCancelled && isCancelled())
            return Outcome::Cancelled;
        if (Clock::now() > until)
            return Outcome::Late;
        if (ready <= 0)
            continue;
        const ssize_t got = ::recv(m_end.number(), bytes.data(), bytes.size(), MSG_DONTWAIT);
        if (got == 0 || (got < 0 && errno != EINTR && errno != EAGAIN))
            return Outcome::Closed;
        bytes = bytes.subspan(static_cast<std::size_t>(std::max<ssize_t>(got, 0)));
    }
    return Outcome::Done;
}

std::optional<ChildProcess> ChildProcess::start(const Setup& setup) {
    std::array<int, 2> ends{-1, -1};
    if (::socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends.data()) != 0)
        return std::nullopt;
    FileDescriptor ours(ends[0]);
    const FileDescriptor theirs(ends[1]);
    Preparation preparation;
    bool handed = preparation.handOver(theirs.number(), channelNumber);
    int as = firstHandedOver;
    for (const int number : setup.handedOver)
        handed = handed && as < highNumber && preparation.handOver(number, as++);
    const int process = handed ? preparation.start(setup) : -1;
    if (process < 0)
        return std::nullopt;
    return ChildProcess(process, Channel(std::move(ours)));
}

ChildProcess::End ChildProcess::end() {
    if (m_process < 0)
        return {};
    ::kill(m_process, SIGKILL); // nothing, when it has ended
    int status = 0;
    rusage used{};
    pid_t ended = -1;
    do
        ended = ::wait4(m_process, &status, 0, &used);
    while (ended < 0 && errno == EINTR);
    m_process = -1;
    End out;
    out.byTime = ended > 0 && WIFSIGNALED(status) && WTERMSIG(status) == SIGXCPU;
    return out;
}

ChildProcess::~ChildProcess() {
    end();
}

std::filesystem::path ownProgram() {
    return "/proc/self/exe";
}

} // namespace terrain

#else

namespace terrain {

FileDescriptor openToHandOver(const std::filesystem::path&) {
    return FileDescriptor();
}
std::size_t readAt(int, std::uint64_t, std::span<std::byte>) {
    return 0;
}
std::uint64_t sizeOf(int) {
    return 0;
}
SharedMemory::SharedMemory(SharedMemory&&) noexcept = default;
SharedMemory& SharedMemory::operator=(SharedMemory&&) noexcept = default;
SharedMemory::~SharedMemory() = default;
SharedMemory SharedMemory::create(std::size_t) {
    return {};
}
SharedMemory SharedMemory::of(FileDescriptor) {
    return {};
}
bool Channel::send(std::span<const std::byte>) {
    return false;
}
Channel::Outcome Channel::receive(std::span<std::byte>, Clock::time_point, const std::function<bool()>&) {
    return Outcome::Closed;
}
std::optional<ChildProcess> ChildProcess::start(const Setup&) {
    return std::nullopt;
}
ChildProcess::End ChildProcess::end() {
    return {};
}
ChildProcess::~ChildProcess() = default;
std::filesystem::path ownProgram() {
    return {};
}

} // namespace terrain

#endif
