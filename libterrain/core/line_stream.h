// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>

#ifdef __SSE2__
#include <emmintrin.h>
#endif

namespace terrain {

/// Writes samples of four bytes that follow each other in memory past the caches, for results that are larger
/// than these: in whole cache lines. The samples of a line that is not full wait for the rest, so that rows
/// that follow each other share their lines without reading any. Thread rule: one thread.
template <class T>
class LineStream {
    static_assert(sizeof(T) == 4);

public:
    static constexpr std::size_t lineSamples = 16;

    LineStream() = default;
    LineStream(const LineStream&) = delete;
    LineStream& operator=(const LineStream&) = delete;
    ~LineStream() { finish(); }

    /// The next sample. Where it does not follow the one before, what waits is written first.
    void put(T* to, T sample) {
        begin(to);
        m_line[placeOf(to)] = sample;
        setNext(to + 1);
        if (placeOf(m_next) == 0)
            writeLine();
    }

    /// What waits is written, so that samples may be changed where they are.
    void flush() {
        if (m_first != m_next)
            std::copy_n(m_line.data() + placeOf(m_first), m_next - m_first, m_first);
        m_first = m_next;
    }

    /// As flush, and everything is in memory for other threads.
    void finish() {
        flush();
#ifdef __SSE2__
        _mm_sfence();
#endif
    }

    // For those who write whole lines themselves:

    /// The next sample will be at `to`.
    void begin(T* to) {
        if (to == m_next)
            return;
        flush();
        m_first = m_next = to;
    }
    /// Room for four lines. Those samples of the first one that wait stand at their places; what is behind
    /// the place of the next sample is free.
    [[nodiscard]] T* line() {
        return m_line.data();
    }
    /// The first line is full up to the next sample, which begins another: it is written.
    void writeLine() {
        T* const begin = m_next - lineSamples;
        if (m_first <= begin)
            stream(begin);
        else // others write the begin of the line
            std::copy(m_line.data() + placeOf(m_first), m_line.data() + lineSamples, m_first);
        m_first = m_next;
    }
    /// Samples up to here are written or stand in line().
    void setNext(T* next) {
        m_next = next;
    }
    /// The same where all lines before the one of `next` have been written.
    void setNextAfterLines(T* next) {
        m_next = next;
        m_first = next - placeOf(next);
    }
    [[nodiscard]] static std::size_t placeOf(const T* sample) {
        return reinterpret_cast<std::uintptr_t>(sample) / sizeof(T) % lineSamples;
    }

private:
    void stream(T* to) {
#ifdef __SSE2__
        const auto* const from = reinterpret_cast<const __m128i*>(m_line.data());
        auto* const line = reinterpret_cast<__m128i*>(to);
        for (int i = 0; i < 4; ++i)
            _mm_stream_si128(line + i, _mm_load_si128(from + i));
#else
        std::copy_n(m_line.begin(), lineSamples, to);
#endif
    }

    alignas(64) std::array<T, 4 * lineSamples> m_line{};
    T* m_first = nullptr; ///< the first sample that waits
    T* m_next = nullptr;
};

/// The sample at `to`, by the stream if there is one.
template <class T>
void putSample(LineStream<T>* stream, T* to, T sample) {
    if (stream != nullptr)
        stream->put(to, sample);
    else
        *to = sample;
}

} // namespace terrain
