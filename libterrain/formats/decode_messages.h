// SPDX-License-Identifier: MIT
#pragma once

#include "libterrain/core/platform/child_process.h"
#include "libterrain/formats/raster_rows.h"

namespace terrain {

// What a decode worker and the process that it works for say to each other. Both are the same program on the
// same machine, so numbers are as they lie in memory. A message is a head and so many bytes; rows are told in
// a message and lie in the shared memory.

enum class Message : std::uint32_t {
    Ready,   ///< worker, first of all: it can begin; nothing of the file was looked at yet
    Open,    ///< to the worker: OpenRequest
    Opened,  ///< worker: RasterFacts
    Read,    ///< to the worker: ReadRequest
    Rows,    ///< worker: the samples lie in the shared memory
    Refused, ///< worker: an error; the last that it says of the file
};

/// The file and the side files are descriptors firstHandedOver + 1, … in the order of their names; the shared
/// memory is firstHandedOver.
struct OpenRequest {
    std::string driver;
    std::string path;               ///< of the file, for what is said of it
    std::uint64_t size = 0;         ///< of the file, bytes
    std::vector<std::string> names; ///< of the file and of its side files, without folders
};

struct ReadRequest {
    int band = 0;
    int first = 0;
    int count = 0;
};

/// A message and its bytes.
struct Received {
    Message message = Message::Refused;
    std::vector<std::byte> bytes;
};

bool sendMessage(Channel& channel, Message message, std::span<const std::byte> bytes);
/// Closed, too, when what came is no message or is longer than one may be.
Channel::Outcome receiveMessage(Channel& channel, Received& out,
                                Channel::Clock::time_point until = Channel::Clock::time_point::max(),
                                const std::function<bool()>& isCancelled = {});

std::vector<std::byte> encode(const OpenRequest& request);
std::vector<std::byte> encode(const ReadRequest& request);
std::vector<std::byte> encode(const RasterFacts& facts);
/// An error of the door (RasterFile::refusals); any other one becomes one of those.
std::vector<std::byte> encodeRefusal(const Error& error);

// Nothing for bytes that are not what they should be: too few, too many, or values that none of ours has.
std::optional<OpenRequest> decodeOpenRequest(std::span<const std::byte> bytes);
std::optional<ReadRequest> decodeReadRequest(std::span<const std::byte> bytes);
std::optional<RasterFacts> decodeFacts(std::span<const std::byte> bytes);
/// `path`: of the file, which is what the error is about whatever the bytes say.
std::optional<Error> decodeRefusal(std::span<const std::byte> bytes, const std::filesystem::path& path);

} // namespace terrain
