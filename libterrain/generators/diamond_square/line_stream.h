// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

namespace terrain::diamond_square {

/// Writes samples that follow each other in memory past the caches, for results that are larger than these:
/// in whole cache lines. The samples of a line that is not full wait for the rest, so that rows that follow
/// each other share their lines without reading any. Thread rule: one thread.
class LineStream {
public:
    static constexpr std::size_t lineSamples = 16;

    LineStream() = default;
    LineStream(const LineStream&) = delete;
    LineStream& operator=(const LineStream&) = delete;
    ~LineStream() { finish(); }

    /// The next sample. Where it does not follow the one before, what waits is written first.
    void put(float* to, float sample) {
        begin(to);
        m_line[placeOf(to)] = sample;
        setNext(to + 1);
        if (placeOf(m_next) == 0)
            writeLine();
    }

    /// What waits is written, so that samples may be changed where they are.
    void flush();
    /// As flush, and everything is in memory for other threads.
    void finish();

    // For those who write whole lines themselves:

    /// The next sample will be at `to`.
    void begin(float* to) {
        if (to == m_next)
            return;
        flush();
        m_first = m_next = to;
    }
    /// The samples that wait stand at the begin of these 4 lines, at their places in the first one. `line()`
    /// + placeOf(next sample) is free.
    [[nodiscard]] float* line() { return m_line.data(); }
    /// The first line is full: it is written.
    void writeLine();
    /// Samples up to here are written or, those of the last line, in line().
    void setNext(float* next) { m_next = next; }
    /// As setNext, where whole lines up to the one of `next` have been written.
    void setNextAfterLines(float* next) {
        m_next = next;
        m_first = next - placeOf(next);
    }
    [[nodiscard]] static std::size_t placeOf(const float* sample) {
        return reinterpret_cast<std::uintptr_t>(sample) / sizeof(float) % lineSamples;
    }

private:
    alignas(64) std::array<float, 4 * lineSamples> m_line{};
    float* m_first = nullptr; ///< the first sample that waits
    float* m_next = nullptr;
};

/// The sample at `to`, by the stream if there is one.
inline void putSample(LineStream* stream, float* to, float sample) {
    if (stream != nullptr)
        stream->put(to, sample);
    else
        *to = sample;
}

} // namespace terrain::diamond_square
