// SPDX-License-Identifier: MIT
#include "libterrain/formats/zip_writer.h"

#include "libterrain/formats/byte_reader.h"

#include <zlib.h>

#include <array>
#include <limits>
#include <new>

namespace terrain {
namespace {

constexpr std::uint64_t most = std::numeric_limits<std::uint32_t>::max();
constexpr std::uint16_t version = 20; // deflate
constexpr std::uint16_t sizesFollow = 1 << 3;
constexpr std::uint16_t deflated = 8;
constexpr std::uint16_t noTime = 0;
constexpr std::uint16_t noDate = 0x21; // 1 January 1980, the earliest there is

/// A record of the archive.
class Record {
public:
    template <class Number>
    Record& add(Number number) {
        m_bytes.resize(m_bytes.size() + sizeof number);
        storeNumber(number, m_bytes.data() + m_bytes.size() - sizeof number, ByteOrder::Little);
        return *this;
    }
    Record& addText(std::string_view text) {
        const auto bytes = std::as_bytes(std::span(text));
        m_bytes.insert(m_bytes.end(), bytes.begin(), bytes.end());
        return *this;
    }
    [[nodiscard]] std::span<const std::byte> bytes() const { return m_bytes; }

private:
    std::vector<std::byte> m_bytes;
};

std::uint32_t narrow(std::uint64_t number) {
    return static_cast<std::uint32_t>(number);
}

Error tooLarge() {
    return {ErrorCode::OverLimit,
            TERRAIN_TEXT("formats", "The file would be larger than 4 GiB: choose a smaller size or allow a "
                                    "larger error.")};
}

} // namespace

struct ZipWriter::Packer {
    Packer() {
        constexpr int memoryLevel = 8;
        // Without a header of zlib's own.
        if (deflateInit2(&stream, Z_DEFAULT_COMPRESSION, Z_DEFLATED, -MAX_WBITS, memoryLevel,
                         Z_DEFAULT_STRATEGY) != Z_OK)
            throw std::bad_alloc();
    }
    ~Packer() { deflateEnd(&stream); }
    Packer(const Packer&) = delete;
    Packer& operator=(const Packer&) = delete;

    z_stream stream{};
    std::array<std::byte, 1 << 16> out{};
};

ZipWriter::ZipWriter(ByteSink& sink) : m_sink(sink) {}

ZipWriter::~ZipWriter() = default;

Status ZipWriter::put(std::span<const std::byte> bytes) {
    m_written += bytes.size();
    return m_written > most ? Status(tooLarge()) : m_sink.write(bytes);
}

Status ZipWriter::begin(std::string_view name) {
    m_entries.push_back({std::string(name), m_written, 0, 0, narrow(crc32(0, nullptr, 0))});
    m_packer = std::make_unique<Packer>();
    Record header;
    header.add(std::uint32_t{0x04034b50}).add(version).add(sizesFollow).add(deflated).add(noTime).add(noDate);
    header.add(std::uint32_t{0}).add(std::uint32_t{0}).add(std::uint32_t{0});
    header.add(static_cast<std::uint16_t>(name.size())).add(std::uint16_t{0}).addText(name);
    return put(header.bytes());
}

Status ZipWriter::deflateSome(std::span<const std::byte> bytes, bool isLast) {
    z_stream& stream = m_packer->stream;
    // zlib's own interface is not const-correct everywhere; it does not write here.
    stream.next_in = reinterpret_cast<Bytef*>(const_cast<std::byte*>(bytes.data()));
    stream.avail_in = static_cast<uInt>(bytes.size());
    do {
        stream.next_out = reinterpret_cast<Bytef*>(m_packer->out.data());
        stream.avail_out = static_cast<uInt>(m_packer->out.size());
        deflate(&stream, isLast ? Z_FINISH : Z_NO_FLUSH);
        const std::size_t made = m_packer->out.size() - stream.avail_out;
        m_entries.back().packed += made;
        if (Status written = put(std::span(m_packer->out).first(made)); !written)
            return written;
    } while (stream.avail_out == 0);
    return Done{};
}

Status ZipWriter::write(std::span<const std::byte> bytes) {
    constexpr std::size_t atOnce = std::size_t{1} << 24;
    Entry& entry = m_entries.back();
    for (std::size_t first = 0; first < bytes.size(); first += atOnce) {
        const auto block = bytes.subspan(first, std::min(atOnce, bytes.size() - first));
        entry.bytes += block.size();
        if (entry.bytes > most)
            return tooLarge();
        entry.crc = narrow(
            crc32(entry.crc, reinterpret_cast<const Bytef*>(block.data()), static_cast<uInt>(block.size())));
        if (Status packed = deflateSome(block, false); !packed)
            return packed;
    }
    return Done{};
}

Status ZipWriter::end() {
    if (Status packed = deflateSome({}, true); !packed)
        return packed;
    m_packer.reset();
    const Entry& entry = m_entries.back();
    Record sizes;
    sizes.add(std::uint32_t{0x08074b50}).add(entry.crc).add(narrow(entry.packed)).add(narrow(entry.bytes));
    return put(sizes.bytes());
}

Status ZipWriter::finish() {
    const std::uint64_t offset = m_written;
    for (const Entry& entry : m_entries) {
        Record record;
        record.add(std::uint32_t{0x02014b50}).add(version).add(version).add(sizesFollow).add(deflated);
        record.add(noTime).add(noDate).add(entry.crc).add(narrow(entry.packed)).add(narrow(entry.bytes));
        record.add(static_cast<std::uint16_t>(entry.name.size()));
        for (int i = 0; i < 4; ++i) // no more fields, no comment, disk 0, no attributes
            record.add(std::uint16_t{0});
        record.add(std::uint32_t{0}).add(narrow(entry.offset)).addText(entry.name);
        if (Status written = put(record.bytes()); !written)
            return written;
    }
    const auto count = static_cast<std::uint16_t>(m_entries.size());
    Record last;
    last.add(std::uint32_t{0x06054b50}).add(std::uint32_t{0}).add(count).add(count);
    last.add(narrow(m_written - offset)).add(narrow(offset)).add(std::uint16_t{0});
    return put(last.bytes());
}

} // namespace terrain
