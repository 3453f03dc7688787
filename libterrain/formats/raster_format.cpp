// SPDX-License-Identifier: MIT
#include "libterrain/formats/raster_format.h"

#include "libterrain/formats/byte_reader.h"
#include "libterrain/formats/file_kind.h"
#include "libterrain/formats/file_reader.h"
#include "libterrain/formats/side_file.h"

namespace terrain {

RasterSource RasterFormat::sourceFor(const FileProbe& probe) const {
    RasterSource source{m_facts.id, m_facts.driver, m_facts.integers, m_facts.hasPlace};
    for (const char* suffix : m_facts.sideSuffixes)
        if (auto beside = sideFile(probe.path, suffix); !beside.empty())
            source.sideFiles.push_back(std::move(beside));
    return source;
}

Result<HeightmapReaderPtr> RasterFormat::open(const FileProbe& probe, const ImportOptions& options) const {
    // Asked for by name, a file may still be something else.
    if (recognise(probe) == Recognition::No)
        return refusal(probe);
    Result<HeightmapReaderPtr> reader = RasterReader::open(probe, options, sourceFor(probe));
    if (reader && m_facts.hasProfiles && reader.value()->grid().columns < 2)
        return unusable(probe.path,
                        TERRAIN_TEXT("formats",
                                     "%1 holds a single profile of heights: it is incomplete; fetch "
                                     "it again."));
    if (reader && m_facts.note)
        reader.value()->addNote(Text(*m_facts.note));
    return reader;
}

Recognition beginsWithAny(const FileProbe& probe, std::span<const std::string_view> magics) {
    const bool any =
        std::ranges::any_of(magics, [&](std::string_view m) { return startsWith(probe.head, m); });
    return any ? Recognition::ByContent : Recognition::No;
}

} // namespace terrain
