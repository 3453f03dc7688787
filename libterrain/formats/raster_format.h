// SPDX-License-Identifier: MIT
#pragma once

#include "libterrain/formats/heightmap_format.h"
#include "libterrain/formats/raster_reader.h"

namespace terrain {

/// A format that GDAL reads and nobody writes here.
struct RasterFormatFacts {
    const char* id;
    TextSource label;
    std::span<const char* const> suffixes;
    const char* driver; ///< as RasterRequest
    Recognition (*recognise)(const FileProbe&);
    RasterSource::Integers integers = RasterSource::Integers::Metres;
    bool hasPlace = true;
    std::span<const char* const> sideSuffixes = {}; ///< of files beside it that belong to it
    std::optional<TextSource> note = std::nullopt;  ///< what to say of every such file
    bool hasProfiles = false; ///< one profile alone is what is left of a file that was cut
};

class RasterFormat : public HeightmapFormat {
public:
    explicit RasterFormat(const RasterFormatFacts& facts) : m_facts(facts) {}

    const char* id() const override { return m_facts.id; }
    TextSource label() const override { return m_facts.label; }
    std::span<const char* const> suffixes() const override { return m_facts.suffixes; }
    bool canRead() const override { return true; }
    Takes takes() const override { return {.channel = true}; }

    Recognition recognise(const FileProbe& probe) const override { return m_facts.recognise(probe); }
    Result<HeightmapReaderPtr> open(const FileProbe& probe, const ImportOptions& options) const override;

protected:
    /// How this file goes through the door.
    [[nodiscard]] virtual RasterSource sourceFor(const FileProbe& probe) const;

private:
    RasterFormatFacts m_facts;
};

/// The answer of a format whose files begin with one of these texts.
Recognition beginsWithAny(const FileProbe& probe, std::span<const std::string_view> magics);

} // namespace terrain
