// SPDX-License-Identifier: MIT
#pragma once

#include "libterrain/core/run_context.h"
#include "libterrain/core/safe_file.h"
#include "libterrain/formats/export_options.h"
#include "libterrain/formats/height_source.h"
#include "libterrain/formats/heightmap_reader.h"

namespace terrain {

/// How sure a format is that a file is its own.
enum class Recognition { No, BySuffix, BySize, BySidecar, ByContent };

/// How large a file is going to be.
struct SizeEstimate {
    enum class Kind {
        Plain,  ///< the samples as they are; a header comes on top
        Text,   ///< reckoned from some of the heights
        Packed, ///< what is packed: the file becomes smaller
    };
    std::uint64_t bytes = 0;
    Kind kind = Kind::Plain;
};

/// A small file that belongs beside a heightmap, under its name with another suffix.
struct SideText {
    const char* suffix = ""; ///< without the point
    std::string text;        ///< empty: none belongs there, and one that is there would be read wrongly
};

/// A kind of heightmap file. Stateless; one object of each, in formats/catalogue.cpp.
/// Thread rule: any member from any thread.
class HeightmapFormat {
public:
    virtual ~HeightmapFormat() = default;

    [[nodiscard]] virtual const char* id() const = 0; ///< stable
    [[nodiscard]] virtual TextSource label() const = 0;
    /// Lower case without the point; the first is the one that is proposed.
    [[nodiscard]] virtual std::span<const char* const> suffixes() const = 0;

    [[nodiscard]] virtual bool canRead() const { return false; }
    [[nodiscard]] virtual bool canWrite() const { return false; }
    [[nodiscard]] virtual bool canHoldHoles() const { return false; }
    /// The same of a file with these options, complete.
    [[nodiscard]] virtual bool holdsHoles(const ParameterSet& /*options*/) const { return canHoldHoles(); }
    /// Whether it is never recognised and never chosen by a suffix, but only asked for by its id: its files
    /// look like those of another format (heights packed into the colours of a PNG).
    [[nodiscard]] virtual bool onlyByName() const { return false; }

    /// Which options for reading mean something to the format, besides those that all of them take.
    struct Takes {
        bool range = true;
        bool channel = false;
        bool rawLayout = false;
        bool rgb = false;
    };
    [[nodiscard]] virtual Takes takes() const { return {}; }

    [[nodiscard]] virtual Recognition recognise(const FileProbe& probe) const;
    /// Precondition: canRead(). Reads what stands before the samples; they follow row by row.
    [[nodiscard]] virtual Result<HeightmapReaderPtr> open(const FileProbe& probe,
                                                          const ImportOptions& options) const;

    /// The options of write(), from which dialogs and the command line are derived.
    [[nodiscard]] virtual std::span<const ParameterSpec> exportOptions() const { return {}; }
    /// The type that write() gives its samples. `options`: values for exportOptions(), complete.
    [[nodiscard]] virtual SampleType writtenType(const ParameterSet& options) const;
    /// About how large the file becomes, at least; a disk with less room is refused before anything is made.
    [[nodiscard]] virtual std::uint64_t expectedBytes(const Grid& grid, const ParameterSet& options) const;
    /// What people are told of the size of a file that is written on `grid`. `heights`: the terrain, or one
    /// like it; some of its numbers are looked at, so that it takes no longer for large ones. `options`:
    /// complete.
    [[nodiscard]] virtual SizeEstimate estimatedSize(const Grid& grid, const Heightfield& heights,
                                                     const ParameterSet& options) const;
    /// The file that goes beside one that is written on `grid`; none for most formats.
    [[nodiscard]] virtual std::optional<SideText> sideText(const Grid& /*grid*/) const {
        return std::nullopt;
    }
    /// Whether written integers are metres of their own and take no range (.hgt).
    [[nodiscard]] virtual bool integersAreMetres() const { return false; }
    /// Whether write() with these options needs a range of heights (see exportRange).
    [[nodiscard]] virtual bool takesRange(const ParameterSet& options) const {
        return isInteger(writtenType(options)) && !integersAreMetres();
    }
    /// The heights that a file with these options can hold where they are not those of a range: what lies
    /// outside is clipped. None: any.
    [[nodiscard]] virtual std::optional<MetreRange> heldHeights(const ParameterSet& /*options*/) const {
        return std::nullopt;
    }
    /// Whether a terrain on this grid can be written at all (.hgt has fixed sizes).
    [[nodiscard]] virtual Status checkGridForWriting(const Grid& grid) const;
    /// Precondition: canWrite(); options.format is complete. Writes into `file`; the caller commits it.
    [[nodiscard]] virtual Result<ExportReport> write(const Heightfield& heights, const ExportOptions& options,
                                                     SafeFile& file, const RunContext& context) const;

    /// Whether writeStream() can take these options: heights are written as they come, and nothing needs to
    /// be known of all of them before.
    [[nodiscard]] virtual bool canStream(const ExportOptions& /*options*/) const { return false; }
    /// As write(), in memory for a band. Precondition: canStream(options). Holes are NaN.
    [[nodiscard]] virtual Result<ExportReport> writeStream(HeightSource& heights,
                                                           const ExportOptions& options, SafeFile& file,
                                                           const RunContext& context) const;
};

/// Every heightmap format, in the order in which people see them.
std::span<const HeightmapFormat* const> heightmapFormats();
const HeightmapFormat* findHeightmapFormat(std::string_view id);
/// The writable format of this suffix (any case, without the point); null when there is none.
const HeightmapFormat* heightmapFormatForSuffix(std::string_view suffix);

/// ".tif, .asc, .r32": what the formats are proposed with that can hold missing samples.
std::string suffixesForHoles();

/// A complete set of values for the format's exportOptions(): `options`, or the defaults when it is empty.
ParameterSet completedOptions(const HeightmapFormat& format, const ParameterSet& options);

/// Opens any heightmap to be read row by row, in memory for a row: recognised by content first, then sidecar,
/// size and suffix, unless the options name a format. UnusableInput with one sentence for what cannot be read
/// (OverLimit for sizes beyond what a terrain has); nothing beside the file is touched.
Result<HeightmapReaderPtr> openHeightmap(const std::filesystem::path& path, const ImportOptions& options);

/// openHeightmap, and every row into memory.
Result<ImportedHeightmap> importHeightmap(const std::filesystem::path& path, const ImportOptions& options,
                                          const RunContext& context = {});

/// Writes heights through a SafeFile: whole under its name, or not at all.
/// Holes in a format that cannot hold them: UnusableInput with the count and the hint to fill them.
Result<ExportReport> exportHeightmap(const Heightfield& heights, const HeightmapFormat& format,
                                     const std::filesystem::path& path, const ExportOptions& options,
                                     Existing existing, const RunContext& context = {});

/// The same of heights that come band by band. InvalidRequest for options that cannot be streamed.
Result<ExportReport> exportStream(HeightSource& heights, const HeightmapFormat& format,
                                  const std::filesystem::path& path, const ExportOptions& options,
                                  Existing existing, const RunContext& context = {});

} // namespace terrain
