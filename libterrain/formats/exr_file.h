// SPDX-License-Identifier: MIT
#pragma once

#include "libterrain/formats/file_reader.h"

#include <ImfIO.h>

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

} // namespace terrain
