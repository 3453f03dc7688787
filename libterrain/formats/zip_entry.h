// SPDX-License-Identifier: MIT
#pragma once

#include "libterrain/formats/file_reader.h"

namespace terrain {

/// A file inside a ZIP archive, as the archive's directory describes it (PKWARE APPNOTE 6.3).
struct ZipEntry {
    std::string name;
    std::uint64_t packedBytes = 0;
    std::uint64_t bytes = 0;
    std::uint64_t headerOffset = 0;
    std::uint16_t method = 0; ///< 0 stored, 8 deflated
    std::uint32_t crc = 0;
    bool encrypted = false;
};

/// Whether the file begins as an archive does and ends before the record with which every archive ends.
bool isCutZip(const std::filesystem::path& path, std::span<const std::byte> head);

/// The files of an archive. UnusableInput for what is not a whole archive of one file without ZIP64.
Result<std::vector<ZipEntry>> zipEntries(FileReader& file);

/// The content of an entry, checked against its checksum. An entry of more than `most` bytes is refused
/// before any memory is taken; never more than it declares is unpacked.
Result<std::vector<std::byte>> unpackedEntry(FileReader& file, const ZipEntry& entry, std::uint64_t most);

/// The first bytes of an entry, at most `most`, unchecked. UnusableInput for a damaged one.
Result<std::vector<std::byte>> startOfEntry(FileReader& file, const ZipEntry& entry, std::size_t most);

} // namespace terrain
