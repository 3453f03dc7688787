// SPDX-License-Identifier: MIT
#include "libterrain/generators/diamond_square/line_stream.h"

#include <algorithm>

#ifdef __SSE2__
#include <emmintrin.h>
#endif

namespace terrain::diamond_square {

void LineStream::writeLine() {
    float* const begin = m_next - lineSamples;
    if (m_first <= begin) {
#ifdef __SSE2__
        for (std::size_t i = 0; i < lineSamples; i += 4)
            _mm_stream_ps(begin + i, _mm_load_ps(m_line.data() + i));
#else
        std::copy_n(m_line.begin(), lineSamples, begin);
#endif
    } else { // others write the begin of the line
        std::copy(m_line.data() + placeOf(m_first), m_line.data() + lineSamples, m_first);
    }
    m_first = m_next;
}

void LineStream::flush() {
    if (m_first != m_next)
        std::copy_n(m_line.data() + placeOf(m_first), m_next - m_first, m_first);
    m_first = m_next;
}

void LineStream::finish() {
    flush();
#ifdef __SSE2__
    _mm_sfence();
#endif
}

} // namespace terrain::diamond_square
