// SPDX-License-Identifier: MIT
#include "libterrain/formats/file_reader.h"

#include <algorithm>
#include <cctype>

namespace terrain {
namespace fs = std::filesystem;

Error unusable(const fs::path& path, TextSource text, std::vector<std::string> more) {
    more.insert(more.begin(), path.string());
    return {ErrorCode::UnusableInput, text, std::move(more)};
}

Error truncated(const fs::path& path) {
    return unusable(path, TERRAIN_TEXT("formats", "%1 ends too early: it is incomplete, as after an "
                                                  "interrupted download or copy; fetch it again."));
}

namespace {

Error notReadable(const fs::path& path) {
    return unusable(path, TERRAIN_TEXT("formats", "%1 cannot be read: check its permissions and its disk."));
}

/// A name that GDAL or a browser would take for something in the network or inside another file.
bool isAddress(const std::string& name) {
    const std::size_t colon = name.find(':');
    const bool scheme =
        colon != std::string::npos && colon > 1 &&
        std::ranges::all_of(name.begin(), name.begin() + static_cast<std::ptrdiff_t>(colon),
                            [](unsigned char c) { return c < 0x80 && (std::isalnum(c) != 0 || c == '_'); });
    return scheme || name.starts_with("/vsi");
}

Status checkRegular(const fs::path& path) {
    std::error_code code;
    switch (fs::status(path, code).type()) {
    case fs::file_type::regular:
        return Done{};
    case fs::file_type::not_found:
        if (isAddress(path.string()))
            return unusable(path,
                            TERRAIN_TEXT("formats", "%1 is an address or a name inside of another file; "
                                                    "only files are opened: fetch it and save it as a "
                                                    "file (GeoTIFF) first."));
        return unusable(path, TERRAIN_TEXT("formats", "There is no file %1: check the name and the folder."));
    case fs::file_type::directory:
        return unusable(path, TERRAIN_TEXT("formats", "%1 is a folder: name a file in it."));
    case fs::file_type::none:
    case fs::file_type::unknown:
        return notReadable(path);
    default:
        return unusable(path, TERRAIN_TEXT("formats", "%1 is not a regular file: copy its data into one."));
    }
}

} // namespace

Status MemoryBytes::read(std::span<std::byte> bytes) {
    if (bytes.size() > m_bytes.size() - m_next)
        return truncated(m_path);
    std::copy_n(m_bytes.begin() + static_cast<std::ptrdiff_t>(m_next), bytes.size(), bytes.begin());
    m_next += bytes.size();
    return Done{};
}

Result<FileReader> FileReader::open(const fs::path& path) {
    if (const Status regular = checkRegular(path); !regular)
        return regular.failure();
    FileReader out;
    std::error_code code;
    out.m_path = path;
    out.m_size = fs::file_size(path, code);
    out.m_stream.open(path, std::ios::binary);
    if (code || !out.m_stream)
        return notReadable(path);
    return out;
}

Status FileReader::read(std::span<std::byte> bytes) {
    const Result<std::size_t> got = readSome(bytes);
    if (!got)
        return got.failure();
    return got.value() == bytes.size() ? Status(Done{}) : truncated(m_path);
}

Result<std::size_t> FileReader::readSome(std::span<std::byte> bytes) {
    m_stream.read(reinterpret_cast<char*>(bytes.data()), static_cast<std::streamsize>(bytes.size()));
    if (m_stream.bad())
        return notReadable(m_path);
    return static_cast<std::size_t>(m_stream.gcount());
}

Status FileReader::seek(std::uint64_t offset) {
    m_stream.clear();
    m_stream.seekg(static_cast<std::streamoff>(offset));
    return m_stream ? Status(Done{}) : Status(notReadable(m_path));
}

} // namespace terrain
