// SPDX-License-Identifier: MIT
#pragma once

#include "libterrain/formats/file_reader.h"

#include <ImfIO.h>

#include <fstream>

namespace terrain {

/// A file as OpenEXR reads it: a regular one, of which no more is given than there is.
class ExrInput final : public Imf::IStream {
public:
    explicit ExrInput(FileReader file) : Imf::IStream("file"), m_file(std::move(file)) {}

    /// Throws, as the library expects it, when the file ends before.
    bool read(char* bytes, int count) override;
    std::uint64_t tellg() override { return m_at; }
    void seekg(std::uint64_t position) override;

    [[nodiscard]] const FileReader& file() const { return m_file; }

private:
    FileReader m_file;
    std::uint64_t m_at = 0;
};

/// Reads over the headers of one part or of many from the stream's place on (the file format: name, type and
/// length of each attribute), without memory: the library takes it for each attribute before it reads it. The
/// stream stands elsewhere then. Throws std::runtime_error for an attribute that is longer than the file, or
/// than any picture needs.
void checkExrAttributes(ExrInput& stream, bool isMultiPart);

/// A file as OpenEXR writes it: it comes back to the start when all is written, which a SafeFile's own
/// write() cannot.
class ExrOutput final : public Imf::OStream {
public:
    explicit ExrOutput(const std::filesystem::path& path)
        : Imf::OStream("file"), m_file(path, std::ios::binary | std::ios::trunc) {}

    /// These throw, as the library expects it, when the disk takes no more.
    void write(const char* bytes, int count) override;
    std::uint64_t tellp() override { return m_at; }
    void seekp(std::uint64_t position) override;

    /// False when anything was not written, then or before: the library swallows what fails at its end.
    bool close();

private:
    std::ofstream m_file;
    std::uint64_t m_at = 0;
    bool m_failed = false;
};

} // namespace terrain
