// SPDX-License-Identifier: MIT
#include "libterrain/formats/zip_entry.h"

#include "libterrain/core/number_text.h"
#include "libterrain/formats/byte_reader.h"

#include <zlib.h>

namespace terrain {
namespace {

constexpr std::size_t endRecordBytes = 22;
constexpr std::size_t longestComment = 65535;
constexpr std::uint64_t longestDirectory = std::uint64_t{16} << 20;

Error damaged(const FileReader& file) {
    return unusable(file.path(), TERRAIN_TEXT("formats", "%1 is a damaged ZIP archive: fetch it again."));
}

Result<std::vector<std::byte>> bytesAt(FileReader& file, std::uint64_t offset, std::uint64_t count) {
    if (offset > file.size() || count > file.size() - offset)
        return damaged(file);
    std::vector<std::byte> bytes(static_cast<std::size_t>(count));
    if (const Status sought = file.seek(offset); !sought)
        return sought.failure();
    if (const Status read = file.read(bytes); !read)
        return read.failure();
    return bytes;
}

struct Directory {
    std::uint64_t offset = 0;
    std::uint64_t bytes = 0;
    int entries = 0;
};

/// The archive's end record and what follows it. A comment may, so it is looked for from the end.
Result<std::vector<std::byte>> endRecord(FileReader& file) {
    const std::uint64_t tailBytes = std::min<std::uint64_t>(file.size(), endRecordBytes + longestComment);
    const auto tail = bytesAt(file, file.size() - tailBytes, tailBytes);
    if (!tail)
        return tail.failure();
    const std::size_t at = asText(tail.value()).rfind("PK\x05\x06");
    if (at == std::string_view::npos || tail.value().size() - at < endRecordBytes)
        return truncated(file.path());
    const auto record = std::span(tail.value()).subspan(at);
    return std::vector<std::byte>(record.begin(), record.end());
}

Result<Directory> findDirectory(FileReader& file) {
    const auto record = endRecord(file);
    if (!record)
        return record.failure();
    ByteReader reader(record.value());
    reader.takeBytes(10); // signature, disks, entries of this disk
    const auto entries = reader.take<std::uint16_t>();
    const auto bytes = reader.take<std::uint32_t>();
    const auto offset = reader.take<std::uint32_t>();
    reader.takeBytes(2); // length of the comment
    if (reader.failed() || *bytes > longestDirectory)
        return damaged(file);
    return Directory{*offset, *bytes, *entries};
}

std::optional<ZipEntry> takeEntry(ByteReader& reader) {
    const auto signature = reader.take<std::uint32_t>();
    reader.takeBytes(4); // versions
    const auto flags = reader.take<std::uint16_t>();
    const auto method = reader.take<std::uint16_t>();
    reader.takeBytes(4); // time
    const auto crc = reader.take<std::uint32_t>();
    const auto packed = reader.take<std::uint32_t>();
    const auto bytes = reader.take<std::uint32_t>();
    const auto nameBytes = reader.take<std::uint16_t>();
    const auto extraBytes = reader.take<std::uint16_t>();
    const auto commentBytes = reader.take<std::uint16_t>();
    reader.takeBytes(8); // disk, attributes
    const auto offset = reader.take<std::uint32_t>();
    const auto name = reader.takeBytes(nameBytes.value_or(0));
    reader.takeBytes(std::size_t{extraBytes.value_or(0)} + commentBytes.value_or(0));
    constexpr std::uint32_t entrySignature = 0x02014B50;
    if (reader.failed() || *signature != entrySignature)
        return std::nullopt;
    ZipEntry entry{std::string(asText(*name)), *packed, *bytes, *offset, *method, *crc, false};
    entry.encrypted = (*flags & 1U) != 0;
    return entry;
}

/// Inflates a raw deflate stream until `out` is full or the stream ends; true when it was full just then.
bool inflateInto(std::span<std::byte> packed, std::span<std::byte> out, bool mayGoOn = false) {
    z_stream stream{};
    if (inflateInit2(&stream, -MAX_WBITS) != Z_OK)
        return false;
    stream.next_in = reinterpret_cast<Bytef*>(packed.data());
    stream.avail_in = static_cast<uInt>(packed.size());
    stream.next_out = reinterpret_cast<Bytef*>(out.data());
    stream.avail_out = static_cast<uInt>(out.size());
    const int result = inflate(&stream, mayGoOn ? Z_SYNC_FLUSH : Z_FINISH);
    inflateEnd(&stream);
    return (result == Z_STREAM_END || (mayGoOn && result == Z_OK)) && stream.avail_out == 0;
}

constexpr std::uint16_t stored = 0;
constexpr std::uint16_t deflated = 8;

Status checkMethod(const FileReader& file, const ZipEntry& entry) {
    if (!entry.encrypted && (entry.method == stored || entry.method == deflated))
        return Done{};
    return unusable(file.path(),
                    TERRAIN_TEXT("formats", "%1 is encrypted or packed in an unusual way: unpack it with "
                                            "another program."));
}

/// The first bytes of an entry as they lie in the archive, at most `most`.
Result<std::vector<std::byte>> packedBytes(FileReader& file, const ZipEntry& entry, std::uint64_t most) {
    constexpr std::size_t headerBytes = 30;
    const auto header = bytesAt(file, entry.headerOffset, headerBytes);
    if (!header)
        return header;
    const auto nameBytes = loadNumber<std::uint16_t>(&header.value()[26], ByteOrder::Little);
    const auto extraBytes = loadNumber<std::uint16_t>(&header.value()[28], ByteOrder::Little);
    return bytesAt(file, entry.headerOffset + headerBytes + nameBytes + extraBytes,
                   std::min(entry.packedBytes, most));
}

std::uint32_t checksum(std::span<const std::byte> bytes) {
    return static_cast<std::uint32_t>(
        crc32(0, reinterpret_cast<const Bytef*>(bytes.data()), static_cast<uInt>(bytes.size())));
}

} // namespace

bool isCutZip(const std::filesystem::path& path, std::span<const std::byte> head) {
    if (!startsWith(head, "PK\x03\x04"))
        return false;
    Result<FileReader> file = FileReader::open(path);
    return file && !endRecord(file.value());
}

Result<std::vector<ZipEntry>> zipEntries(FileReader& file) {
    const Result<Directory> directory = findDirectory(file);
    if (!directory)
        return directory.failure();
    const auto bytes = bytesAt(file, directory.value().offset, directory.value().bytes);
    if (!bytes)
        return bytes.failure();
    ByteReader reader(bytes.value());
    std::vector<ZipEntry> entries;
    for (int i = 0; i < directory.value().entries; ++i) {
        std::optional<ZipEntry> entry = takeEntry(reader);
        if (!entry)
            return damaged(file);
        entries.push_back(std::move(*entry));
    }
    return entries;
}

Result<std::vector<std::byte>> unpackedEntry(FileReader& file, const ZipEntry& entry, std::uint64_t most) {
    if (const Status usual = checkMethod(file, entry); !usual)
        return usual.failure();
    if (entry.bytes > std::min<std::uint64_t>(most, UINT32_MAX))
        return Error{ErrorCode::OverLimit,
                     TERRAIN_TEXT("formats", "%1: '%2' would unpack to %3, more than such a file can hold."),
                     {file.path().string(), entry.name, byteCountText(entry.bytes)}};
    auto packed = packedBytes(file, entry, UINT64_MAX);
    if (!packed)
        return packed;
    std::vector<std::byte> out(static_cast<std::size_t>(entry.bytes));
    if (entry.method == stored)
        out = std::move(packed).value();
    else if (!inflateInto(packed.value(), out))
        return damaged(file);
    if (out.size() != entry.bytes || checksum(out) != entry.crc)
        return damaged(file);
    return out;
}

Result<std::vector<std::byte>> startOfEntry(FileReader& file, const ZipEntry& entry, std::size_t most) {
    if (const Status usual = checkMethod(file, entry); !usual)
        return usual.failure();
    const std::size_t wanted = static_cast<std::size_t>(std::min<std::uint64_t>(entry.bytes, most));
    // What deflate cannot make smaller, it makes larger by a few bytes a block.
    auto packed = packedBytes(file, entry, std::uint64_t{2} * most + 1024);
    if (!packed)
        return packed;
    std::vector<std::byte> out(wanted);
    if (entry.method == deflated && !inflateInto(packed.value(), out, true))
        return damaged(file);
    if (entry.method == stored && packed.value().size() < wanted)
        return damaged(file);
    if (entry.method == stored)
        std::copy_n(packed.value().begin(), wanted, out.begin());
    return out;
}

} // namespace terrain
