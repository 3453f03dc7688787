// SPDX-License-Identifier: MIT
#include "libterrain/formats/decode_client.h"

#include "libterrain/core/number_text.h"
#include "libterrain/formats/decode_messages.h"
#include "libterrain/formats/decode_worker.h"
#include "libterrain/formats/file_reader.h"

#include <algorithm>
#include <cstdlib>

namespace terrain {
namespace {

using Outcome = Channel::Outcome;
using Clock = Channel::Clock;

constexpr std::size_t memoryBytes = std::size_t{64} << 20;

DecodeWorker& worker() {
    static DecodeWorker theOne;
    return theOne;
}

thread_local const RunContext* currentRun = nullptr;
thread_local bool isInProcess = false;

/// Nothing of the person's settings but what a program needs to find its libraries and their data.
std::vector<std::string> cleanEnvironment() {
    std::vector<std::string> out{"LC_ALL=C"};
    for (const char* name : {"LD_LIBRARY_PATH", "PROJ_LIB", "PROJ_DATA", "ASAN_OPTIONS", "UBSAN_OPTIONS"})
        if (const char* value = std::getenv(name))
            out.push_back(std::string(name) + "=" + value);
    return out;
}

Error crashed(const std::filesystem::path& path) {
    return unusable(path,
                    TERRAIN_TEXT("formats", "%1 cannot be read: decoding it failed badly, without harm to "
                                            "anything else. It is damaged or made to harm; fetch it again "
                                            "or from elsewhere."));
}

Error tookTooLong(const std::filesystem::path& path, std::chrono::milliseconds patience) {
    return Error{
        ErrorCode::OverLimit,
        TERRAIN_TEXT("formats", "%1 cannot be read: decoding it takes longer than %2 s, which no whole "
                                "file of its size does. Fetch it again or from elsewhere."),
        {path.string(), numberText(std::chrono::duration_cast<std::chrono::seconds>(patience).count())}};
}

/// The descriptors of the file and of what lies beside it, with their names.
struct HandedFiles {
    std::vector<FileDescriptor> files;
    std::vector<std::string> names;
    SharedMemory content; ///< in place of the first file

    static std::optional<HandedFiles> of(const RasterRequest& request) {
        HandedFiles out;
        // What was packed no longer is what its name says.
        out.names.push_back(request.content.empty() ? request.probe.path.filename().string() : "unpacked");
        if (request.content.empty()) {
            out.files.push_back(openToHandOver(request.probe.path));
            if (!out.files.front().isOpen())
                return std::nullopt;
        } else {
            out.content = SharedMemory::create(request.content.size());
            if (out.content.bytes().empty())
                return std::nullopt;
            std::ranges::copy(request.content, out.content.bytes().begin());
        }
        for (const std::filesystem::path& beside : request.sideFiles)
            if (FileDescriptor file = openToHandOver(beside); file.isOpen()) {
                out.files.push_back(std::move(file));
                out.names.push_back(beside.filename().string());
            }
        return out;
    }

    [[nodiscard]] std::vector<int> numbers() const {
        std::vector<int> out;
        if (!content.bytes().empty())
            out.push_back(content.descriptor());
        for (const FileDescriptor& file : files)
            out.push_back(file.number());
        return out;
    }
};

class WorkerRows final : public RasterRows {
public:
    WorkerRows(const FileProbe& probe, ChildProcess child, SharedMemory memory)
        : m_path(probe.path), m_run(currentRun),
          m_patience(worker().patience + std::chrono::seconds(probe.size >> 20)), m_child(std::move(child)),
          m_memory(std::move(memory)) {}

    /// Whether the worker is there at all.
    bool isReady() {
        Received said;
        return receiveMessage(m_child.channel(), said, Clock::now() + worker().patience) == Outcome::Done &&
               said.message == Message::Ready;
    }

    Status open(const RasterRequest& request, std::vector<std::string> names) {
        const OpenRequest what{request.driver, m_path.string(), request.probe.size, std::move(names)};
        const Result<Received> answer = ask(Message::Open, encode(what), Message::Opened);
        if (!answer)
            return answer.failure();
        auto facts = decodeFacts(answer.value().bytes);
        if (!facts)
            return fail();
        m_facts = std::move(*facts);
        return Done{};
    }

    Status readRows(int band, int first, int count, std::span<double> samples) override {
        const auto columns = static_cast<std::size_t>(m_facts.columns);
        const int most = std::max(1, static_cast<int>(m_memory.bytes().size() / sizeof(double) / columns));
        while (count > 0) {
            const int part = std::min(most, count);
            const Result<Received> answer =
                ask(Message::Read, encode(ReadRequest{band, first, part}), Message::Rows);
            if (!answer)
                return answer.failure();
            const std::size_t got = static_cast<std::size_t>(part) * columns;
            const auto bytes = std::as_writable_bytes(samples.first(got));
            std::ranges::copy(m_memory.bytes().first(bytes.size()), bytes.begin());
            samples = samples.subspan(got);
            first += part;
            count -= part;
        }
        return Done{};
    }

private:
    Result<Received> ask(Message question, const std::vector<std::byte>& bytes, Message wanted) {
        Received answer;
        const auto isCancelled = [this] { return m_run != nullptr && m_run->isCancelled(); };
        Outcome outcome = sendMessage(m_child.channel(), question, bytes) ? Outcome::Done : Outcome::Closed;
        if (outcome == Outcome::Done)
            outcome = receiveMessage(m_child.channel(), answer, Clock::now() + m_patience, isCancelled);
        if (outcome == Outcome::Cancelled)
            return Cancelled{};
        if (outcome == Outcome::Late)
            return tookTooLong(m_path, m_patience);
        if (outcome == Outcome::Closed)
            return fail();
        if (answer.message == wanted)
            return answer;
        const auto refusal = decodeRefusal(answer.bytes, m_path);
        return answer.message == Message::Refused && refusal ? *refusal : fail();
    }

    Error fail() { return m_child.end().byTime ? tookTooLong(m_path, m_patience) : crashed(m_path); }

    std::filesystem::path m_path;
    const RunContext* m_run;
    std::chrono::milliseconds m_patience;
    ChildProcess m_child;
    SharedMemory m_memory;
};

} // namespace

DecodeScope::DecodeScope(const RunContext& run) : m_formerRun(currentRun), m_wasInProcess(isInProcess) {
    currentRun = &run;
}

DecodeScope::DecodeScope(InThisProcess) : m_formerRun(currentRun), m_wasInProcess(isInProcess) {
    isInProcess = true;
}

DecodeScope::~DecodeScope() {
    currentRun = m_formerRun;
    isInProcess = m_wasInProcess;
}

void useDecodeWorker(DecodeWorker how) {
    worker() = std::move(how);
}

std::optional<Result<std::unique_ptr<RasterRows>>> openInWorker(const RasterRequest& request) {
    if (worker().program.empty() || isInProcess)
        return std::nullopt;
    const auto handed = HandedFiles::of(request);
    SharedMemory memory = SharedMemory::create(memoryBytes);
    if (!handed || memory.bytes().empty())
        return std::nullopt;
    std::vector<int> numbers = handed->numbers();
    numbers.insert(numbers.begin(), memory.descriptor());
    auto child = ChildProcess::start({worker().program, worker().arguments, cleanEnvironment(), numbers});
    if (!child)
        return std::nullopt;
    auto rows = std::make_unique<WorkerRows>(request.probe, std::move(*child), std::move(memory));
    if (!rows->isReady())
        return std::nullopt;
    if (const Status opened = rows->open(request, handed->names); !opened)
        return opened.failure();
    return std::unique_ptr<RasterRows>(std::move(rows));
}

} // namespace terrain
