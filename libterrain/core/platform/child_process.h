// SPDX-License-Identifier: MIT
#pragma once

#include "libterrain/core/platform/file_descriptor.h"

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

namespace terrain {

/// A regular file, to be read by another process; not open when there is none or it may not be read.
FileDescriptor openToHandOver(const std::filesystem::path& path);

/// Reads at `offset` until `bytes` are full or the file ends; how many were read.
std::size_t readAt(int descriptor, std::uint64_t offset, std::span<std::byte> bytes);
/// 0 when the system does not say.
std::uint64_t sizeOf(int descriptor);

/// Memory that two processes see, whose size neither can change. Null data when the system has none.
class SharedMemory {
public:
    SharedMemory() = default;
    SharedMemory(SharedMemory&& other) noexcept;
    SharedMemory& operator=(SharedMemory&& other) noexcept;
    SharedMemory(const SharedMemory&) = delete;
    SharedMemory& operator=(const SharedMemory&) = delete;
    ~SharedMemory();

    static SharedMemory create(std::size_t bytes);
    /// That which another process made.
    static SharedMemory of(FileDescriptor descriptor);

    [[nodiscard]] std::span<std::byte> bytes() const { return m_bytes; }
    [[nodiscard]] int descriptor() const { return m_descriptor.number(); }

private:
    FileDescriptor m_descriptor;
    std::span<std::byte> m_bytes;
};

/// One end of a way to another process.
class Channel {
public:
    enum class Outcome { Done, Closed, Late, Cancelled };
    using Clock = std::chrono::steady_clock;

    explicit Channel(FileDescriptor end) : m_end(std::move(end)) {}

    /// All of the bytes; false when nobody listens any more.
    bool send(std::span<const std::byte> bytes);
    /// Fills all of `bytes`. `isCancelled` is asked about every 20 ms; may be empty.
    Outcome receive(std::span<std::byte> bytes, Clock::time_point until = Clock::time_point::max(),
                    const std::function<bool()>& isCancelled = {});

private:
    FileDescriptor m_end;
};

/// A program that was started, with a channel to it. Killed, if it still runs, with the object.
class ChildProcess {
public:
    struct Setup {
        std::filesystem::path program;
        std::vector<std::string> arguments;
        std::vector<std::string> environment; ///< all that it gets, "NAME=value"
        std::vector<int> handedOver;          ///< become its descriptors firstHandedOver, …
    };
    static constexpr int channelNumber = 3; ///< the child's end of the channel
    static constexpr int firstHandedOver = 4;

    /// Nothing when the system cannot. Interruptions from the terminal do not reach the child.
    static std::optional<ChildProcess> start(const Setup& setup);
    ChildProcess(ChildProcess&& other) noexcept
        : m_process(std::exchange(other.m_process, -1)), m_channel(std::move(other.m_channel)) {}
    ChildProcess& operator=(ChildProcess&&) = delete;
    ~ChildProcess();

    [[nodiscard]] Channel& channel() { return m_channel; }
    /// How it ended; a child that still runs is killed first, at the latest after a moment.
    struct End {
        bool byTime = false; ///< its time on the processors was used up
    };
    End end();

private:
    ChildProcess(int process, Channel channel) : m_process(process), m_channel(std::move(channel)) {}

    int m_process;
    Channel m_channel;
};

/// By which this program starts itself again, also when its file was replaced meanwhile; empty where the
/// system does not say.
std::filesystem::path ownProgram();

} // namespace terrain
