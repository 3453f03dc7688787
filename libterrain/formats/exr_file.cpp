// SPDX-License-Identifier: MIT
#include "libterrain/formats/exr_file.h"

#include <array>
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

namespace {

/// A text with a zero behind it; how many letters it has.
std::size_t skipText(ExrInput& stream) {
    constexpr std::size_t longest = 255;
    char letter = 0;
    for (std::size_t count = 0; count <= longest; ++count) {
        stream.read(&letter, 1);
        if (letter == 0)
            return count;
    }
    throw std::runtime_error("a name without an end");
}

void skipValue(ExrInput& stream) {
    constexpr std::uint64_t largest = std::uint64_t{64} << 20;
    std::array<char, 4> bytes{};
    stream.read(bytes.data(), static_cast<int>(bytes.size()));
    std::uint64_t size = 0;
    for (std::size_t i = bytes.size(); i-- > 0;)
        size = size << 8U | static_cast<unsigned char>(bytes[i]);
    const std::uint64_t at = stream.tellg();
    if (size > largest || size > stream.file().size() - at)
        throw std::runtime_error("an attribute longer than the file");
    stream.seekg(at + size);
}

} // namespace

void checkExrAttributes(ExrInput& stream, bool isMultiPart) {
    do {
        std::size_t attributes = 0;
        for (; skipText(stream) > 0; ++attributes) {
            (void)skipText(stream); // its type
            skipValue(stream);
        }
        if (attributes == 0)
            return; // an empty header ends those of many parts
    } while (isMultiPart);
}

} // namespace terrain
