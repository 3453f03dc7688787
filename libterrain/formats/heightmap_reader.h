// SPDX-License-Identifier: MIT
#pragma once

#include "libterrain/formats/import_options.h"

#include <filesystem>
#include <memory>
#include <span>

namespace terrain {

/// The start of a file, by which formats recognise their own.
struct FileProbe {
    std::filesystem::path path;      ///< absolute
    std::span<const std::byte> head; ///< up to 4 KiB
    std::uint64_t size = 0;          ///< of the whole file, bytes
    std::string suffix;              ///< lower case, without the point
};

/// A heightmap file that is being read, row after row from the north. Thread rule: one thread at a time.
class HeightmapReader {
public:
    virtual ~HeightmapReader() = default;
    HeightmapReader(const HeightmapReader&) = delete;
    HeightmapReader& operator=(const HeightmapReader&) = delete;

    [[nodiscard]] const Grid& grid() const { return m_grid; }
    /// Complete after finish().
    [[nodiscard]] const HeightmapFacts& facts() const { return m_facts; }

    /// The next row from the north, in metres, holes as NaN. Precondition: heights.size() is grid().columns
    /// and fewer than grid().rows rows have been read. The first error ends the reading.
    virtual Status readRow(std::span<float> heights) = 0;

    /// After the last row: checks that the file ends as it should, and completes the notes.
    virtual Status finish() { return Done{}; }

    /// Puts the terrain on a spacing that a person gave.
    void setSpacing(double metres);

    /// Adds to what is said of the file.
    void addNote(Text note) { m_facts.notes.push_back(std::move(note)); }

protected:
    HeightmapReader() = default;

    Grid m_grid;
    HeightmapFacts m_facts;
};
using HeightmapReaderPtr = std::unique_ptr<HeightmapReader>;

/// Refuses sides without a sample (UnusableInput) and with more than maximumSide (OverLimit). One sample a
/// side is a part of a terrain, and can be read. To be asked before any memory is taken.
Status checkSize(const FileProbe& probe, std::uint64_t columns, std::uint64_t rows);

/// Refuses a piece that must be decoded at once and is larger than 1.1 GiB, or larger than 200 times the file
/// and 1 MiB: a small file must not cost much memory. OverLimit.
Status checkBlock(const FileProbe& probe, std::uint64_t bytes);

} // namespace terrain
