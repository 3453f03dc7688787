// SPDX-License-Identifier: MIT
#include "libterrain/formats/decode_worker.h"

#include "libterrain/core/no_memory.h"
#include "libterrain/core/platform/sandbox.h"
#include "libterrain/formats/decode_messages.h"
#include "libterrain/formats/file_reader.h"
#include "libterrain/formats/gdal_door.h"
#include "libterrain/formats/gdal_given_files.h"

#include <cstdlib>
#include <new>

namespace terrain {
namespace {

constexpr int memoryNumber = ChildProcess::firstHandedOver;
constexpr int firstFile = memoryNumber + 1;
constexpr int mostFiles = 16;

/// What decoding takes at most: the largest blocks that the door allows, three times, and the file.
SandboxLimits limitsFor(std::uint64_t fileBytes) {
    constexpr std::uint64_t gibibyte = std::uint64_t{1} << 30;
    constexpr std::uint64_t secondsOfSmall = 60;
    return {4 * gibibyte + std::min(fileBytes, 4 * gibibyte), secondsOfSmall + (fileBytes >> 20),
            firstFile + mostFiles - 1};
}

/// Samples of the worker's file, as they are asked for.
class Decoding {
public:
    Decoding(Channel& channel, std::span<std::byte> memory) : m_channel(channel), m_memory(memory) {}

    Status open(const OpenRequest& request) {
        std::vector<GivenFile> files;
        for (const std::string& name : request.names) {
            const int descriptor = firstFile + static_cast<int>(files.size());
            files.push_back({name, descriptor, sizeOf(descriptor)});
        }
        FileProbe probe;
        probe.path = request.path;
        probe.size = request.size;
        std::vector<std::filesystem::path> sideFiles(request.names.begin() + 1, request.names.end());
        const std::string name = showGivenFiles(std::move(files)) + request.names.front();
        auto opened = RasterFile::open({probe, request.driver.c_str(), sideFiles, {}}, name);
        if (!opened)
            return opened.failure();
        m_rows = std::move(opened).value();
        return Done{};
    }

    [[nodiscard]] const RasterFacts& facts() const { return m_rows->facts(); }

    Status read(const ReadRequest& request) {
        const RasterFacts& raster = m_rows->facts();
        const auto samples =
            static_cast<std::size_t>(request.count) * static_cast<std::size_t>(raster.columns);
        MORAINE_EXPECTS(samples <= m_memory.size() / sizeof(double));
        auto* first = reinterpret_cast<double*>(m_memory.data());
        return m_rows->readRows(request.band, request.first, request.count, std::span(first, samples));
    }

    /// Whether there is something to wait for after it.
    bool answer(const Received& asked) {
        Status done = Done{};
        Message kind = Message::Opened;
        std::vector<std::byte> bytes;
        if (asked.message == Message::Open && m_rows == nullptr) {
            done = open(decodeOpenRequest(asked.bytes).value());
            if (done)
                bytes = encode(facts());
        } else if (asked.message == Message::Read && m_rows != nullptr) {
            kind = Message::Rows;
            done = read(decodeReadRequest(asked.bytes).value());
        } else {
            return false;
        }
        if (!done)
            return refuse(done.error());
        return sendMessage(m_channel, kind, bytes);
    }

    bool refuse(const Error& error) {
        sendMessage(m_channel, Message::Refused, encodeRefusal(error));
        return false;
    }

private:
    Channel& m_channel;
    std::span<std::byte> m_memory;
    std::unique_ptr<RasterRows> m_rows;
};

} // namespace

int runDecodeWorker() {
    constexpr int notForPeople = 2;
    SharedMemory memory = SharedMemory::of(FileDescriptor(memoryNumber));
    if (memory.bytes().empty())
        return notForPeople;
    Channel channel{FileDescriptor(ChildProcess::channelNumber)};
    enterSandbox(limitsFor(sizeOf(firstFile)));
    if (!sendMessage(channel, Message::Ready, {}))
        return notForPeople;
    Decoding decoding(channel, memory.bytes());
    Received asked;
    try {
        while (receiveMessage(channel, asked) == Channel::Outcome::Done && decoding.answer(asked)) {
        }
    } catch (const std::bad_alloc&) {
        decoding.refuse(noMemoryToRead({}));
    }
    // No library may clean up what the file may have broken.
    std::_Exit(0);
}

} // namespace terrain
