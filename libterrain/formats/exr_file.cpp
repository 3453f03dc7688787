// SPDX-License-Identifier: MIT
#include "libterrain/formats/exr_file.h"

#include <stdexcept>

namespace terrain {

bool ExrInput::read(char* bytes, int count) {
    if (count < 0 || !m_file.read({reinterpret_cast<std::byte*>(bytes), static_cast<std::size_t>(count)}))
        throw std::runtime_error("the file ends early");
    m_at += static_cast<std::uint64_t>(count);
    return m_at < m_file.size();
}

void ExrInput::seekg(std::uint64_t position) {
    if (position > m_file.size() || !m_file.seek(position))
        throw std::runtime_error("the file ends early");
    m_at = position;
}

} // namespace terrain
