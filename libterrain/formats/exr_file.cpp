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

void ExrOutput::write(const char* bytes, int count) {
    m_failed = m_failed || !m_file.write(bytes, count);
    if (m_failed)
        throw std::runtime_error("the disk takes no more");
    m_at += static_cast<std::uint64_t>(count);
}

void ExrOutput::seekp(std::uint64_t position) {
    m_failed = m_failed || !m_file.seekp(static_cast<std::streamoff>(position));
    if (m_failed)
        throw std::runtime_error("the disk takes no more");
    m_at = position;
}

bool ExrOutput::close() {
    m_file.close();
    return !m_failed && !m_file.fail();
}

} // namespace terrain
