// SPDX-License-Identifier: MIT
#pragma once

#include "libterrain/core/safe_file.h"

#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace terrain {

/// Writes a ZIP archive (PKWARE APPNOTE 6.3) whose entries are deflated as they come, in memory for a block.
/// The same content gives the same bytes: entries have no time of their own. Without ZIP64: OverLimit above
/// 4 GiB. Thread rule: one thread at a time.
class ZipWriter final : public ByteSink {
public:
    /// Refers to the sink.
    explicit ZipWriter(ByteSink& sink);
    ~ZipWriter() override;
    ZipWriter(const ZipWriter&) = delete;
    ZipWriter& operator=(const ZipWriter&) = delete;

    /// Begins an entry, of ASCII letters and '/'. Precondition: the one before has ended.
    Status begin(std::string_view name);
    /// Appends to the entry.
    Status write(std::span<const std::byte> bytes) override;
    Status end();
    /// Writes the directory; nothing may follow.
    Status finish();

private:
    struct Entry {
        std::string name;
        std::uint64_t offset = 0;
        std::uint64_t bytes = 0;
        std::uint64_t packed = 0;
        std::uint32_t crc = 0;
    };
    struct Packer;

    Status put(std::span<const std::byte> bytes);
    Status deflateSome(std::span<const std::byte> bytes, bool isLast);

    ByteSink& m_sink;
    std::unique_ptr<Packer> m_packer; ///< of the entry
    std::vector<Entry> m_entries;
    std::uint64_t m_written = 0;
};

} // namespace terrain
