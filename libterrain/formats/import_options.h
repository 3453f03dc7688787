// SPDX-License-Identifier: MIT
#pragma once

#include "libterrain/core/heightfield.h"
#include "libterrain/formats/sample_type.h"

#include <optional>
#include <string>
#include <vector>

namespace terrain {

/// Metres of the sample 0 and of full scale (see fullScale); for signed types of 0 and of the greatest value.
struct MetreRange {
    double minimum = 0;
    double maximum = 0;
    friend bool operator==(const MetreRange&, const MetreRange&) = default;
};

enum class ByteOrder { Little, Big };

/// How a file without a header is laid out.
struct RawLayout {
    std::optional<int> columns; ///< none: only a square of the type is taken
    std::optional<int> rows;
    std::optional<SampleType> type; ///< none: the suffix's (.raw .r16 u16, .r32 f32)
    ByteOrder byteOrder = ByteOrder::Little;
    std::uint64_t headerBytes = 0;
    bool southFirst = false; ///< the south edge's row stands first
};

/// How many samples a terrain gets.
struct SampleCounts {
    int columns = 0;
    int rows = 0;
    friend bool operator==(const SampleCounts&, const SampleCounts&) = default;
};

/// How the samples of a file become a terrain: a part is cut out, then turned, then mirrored, then resampled.
/// Holes are what they are in all of it; who fills them does so afterwards.
struct ImportShape {
    std::optional<Window> crop = std::nullopt; ///< in the file's samples, as they lie with the north up
    int quarterTurns = 0;                      ///< clockwise, 0 … 3
    bool mirrorEastWest = false;
    bool mirrorNorthSouth = false;
    std::optional<SampleCounts> size = std::nullopt; ///< of the result, over the same ground
    bool squareCells = false; ///< without a size: the coarser spacing becomes like the finer one

    [[nodiscard]] bool keepsPlace() const {
        return quarterTurns == 0 && !mirrorEastWest && !mirrorNorthSouth;
    }
    friend bool operator==(const ImportShape&, const ImportShape&) = default;
};

/// How heights are packed into the colours of a picture: height = base + (R·65536 + G·256 + B) · interval.
/// None: what the format itself says.
struct RgbHeights {
    std::optional<double> base;     ///< m
    std::optional<double> interval; ///< m, > 0
};

/// What a person can say about a heightmap to be read; everything is optional.
struct ImportOptions {
    std::string format; ///< id; empty = recognised by content, then sidecar, size and suffix
    std::optional<MetreRange>
        range; ///< none: an integer sample is taken as that many metres, floats as they are
    std::optional<double>
        nodata; ///< this value (in the file's numbers) is missing, besides what the file declares
    std::optional<double> spacing; ///< m; none: the file's, else 1
    std::string channel;           ///< index, grey, r, g, b, a or a name; empty = by rule (see the readers)
    RawLayout raw;
    RgbHeights rgb;    ///< of the formats terrain_rgb and terrarium
    ImportShape shape; ///< for importHeightmap; a reader alone gives the file as it is
};

/// What was understood of a heightmap file.
struct HeightmapFacts {
    std::string format; ///< id of the format that reads it
    Grid file;          ///< the whole file as it is read, before ImportShape changes it
    SampleType sampleType = SampleType::F32;
    bool spacingKnown = false;    ///< the file says its spacing (else 1 m or the option)
    bool heightsInMetres = true;  ///< false: integers whose range the file does not say (pictures, RAW)
    MetreRange scale;             ///< metres of 0 and of full scale, for integers
    std::optional<double> nodata; ///< what the file declares
    std::int64_t holes = 0;
    std::vector<Text> notes; ///< what was chosen among several, and warnings; to be shown
};

/// A heightmap that was read: the heights, and what was understood.
struct ImportedHeightmap : HeightmapFacts {
    Heightfield heights; ///< metres, north up, holes as NaN; its grid has spacing, origin and crs
};

} // namespace terrain
