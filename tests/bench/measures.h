// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <chrono>
#include <cstddef>
#include <ctime>
#include <vector>

#ifdef __SSE2__
#include <emmintrin.h>
#endif

namespace bench {

/// The time for which this thread had a processor, in s; waiting for one on a busy machine does not count.
inline double threadSeconds() {
#ifdef CLOCK_THREAD_CPUTIME_ID
    timespec now{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return static_cast<double>(now.tv_sec) + 1e-9 * static_cast<double>(now.tv_nsec);
#else
    return std::chrono::duration<double>(std::chrono::steady_clock::now().time_since_epoch()).count();
#endif
}

template <class Body>
double threadSecondsOf(const Body& body) {
    const double start = threadSeconds();
    body();
    return threadSeconds() - start;
}

/// Precondition: not empty.
inline double median(std::vector<double> values) {
    const auto middle = values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2);
    std::ranges::nth_element(values, middle);
    return *middle;
}

/// The fastest way to give `count` floats a value: stores that pass the cache by. `out` lies on 16 bytes.
inline void store(float* out, std::size_t count, float value) {
#ifdef __SSE2__
    const __m128 four = _mm_set1_ps(value);
    for (std::size_t i = 0; i + 4 <= count; i += 4)
        _mm_stream_ps(out + i, four);
    _mm_sfence();
#else
    std::fill_n(out, count, value);
#endif
}

} // namespace bench
