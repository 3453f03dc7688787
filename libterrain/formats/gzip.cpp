// SPDX-License-Identifier: MIT
#include "libterrain/formats/gzip.h"

#include "libterrain/formats/byte_reader.h"
#include "libterrain/formats/file_reader.h"

#include <zlib.h>

namespace terrain {
namespace {

/// Inflates a gzip stream piece by piece.
class Inflater {
public:
    Inflater() { m_ready = inflateInit2(&m_stream, MAX_WBITS + 16) == Z_OK; }
    ~Inflater() { inflateEnd(&m_stream); }
    Inflater(const Inflater&) = delete;
    Inflater& operator=(const Inflater&) = delete;

    void setInput(std::span<std::byte> packed) {
        m_stream.next_in = reinterpret_cast<Bytef*>(packed.data());
        m_stream.avail_in = static_cast<uInt>(packed.size());
    }
    [[nodiscard]] bool wantsInput() const { return m_stream.avail_in == 0; }

    /// Appends up to `most` bytes; false when the stream is damaged.
    bool appendTo(std::vector<std::byte>& out, std::size_t most) {
        const std::size_t before = out.size();
        out.resize(before + most);
        m_stream.next_out = reinterpret_cast<Bytef*>(&out[before]);
        m_stream.avail_out = static_cast<uInt>(most);
        const int result = m_ready ? inflate(&m_stream, Z_NO_FLUSH) : Z_STREAM_ERROR;
        out.resize(out.size() - m_stream.avail_out);
        m_ended = result == Z_STREAM_END;
        return m_ended || result == Z_OK || result == Z_BUF_ERROR;
    }
    [[nodiscard]] bool ended() const { return m_ended; }

private:
    z_stream m_stream{};
    bool m_ready = false;
    bool m_ended = false;
};

Error damaged(const FileProbe& probe) {
    return unusable(probe.path, TERRAIN_TEXT("formats", "%1 is a damaged gzip file: fetch it again."));
}

} // namespace

bool isGzip(const FileProbe& probe) {
    return startsWith(probe.head, "\x1F\x8B\x08");
}

std::vector<std::byte> unpackedStart(const FileProbe& probe, std::size_t most) {
    std::vector<std::byte> packed(probe.head.begin(), probe.head.end());
    std::vector<std::byte> out;
    Inflater inflater;
    inflater.setInput(packed);
    if (!inflater.appendTo(out, most))
        out.clear();
    return out;
}

Result<std::vector<std::byte>> unpackedGzip(const FileProbe& probe) {
    Result<FileReader> file = FileReader::open(probe.path);
    if (!file)
        return file.failure();
    constexpr std::size_t piece = std::size_t{1} << 20;
    std::vector<std::byte> packed(piece);
    std::vector<std::byte> out;
    Inflater inflater;
    while (!inflater.ended()) {
        if (inflater.wantsInput()) {
            const Result<std::size_t> got = file.value().readSome(packed);
            if (!got)
                return got.failure();
            if (got.value() == 0)
                return truncated(probe.path);
            inflater.setInput(std::span(packed).first(got.value()));
        }
        if (!inflater.appendTo(out, piece))
            return damaged(probe);
        if (const Status allowed = checkBlock(probe, out.size()); !allowed)
            return allowed.failure();
    }
    return out;
}

} // namespace terrain
