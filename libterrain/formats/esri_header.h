// SPDX-License-Identifier: MIT
#pragma once

#include "libterrain/formats/georeference.h"
#include "libterrain/formats/sample_type.h"

namespace terrain {

/// What the header beside headerless samples says (ESRI: BIL, BIP and BSQ raster files), as far as rows of
/// one band need it. Words that are not given have ESRI's defaults.
struct EsriHeader {
    int columns = 0;
    int rows = 0;
    int bands = 1;
    int bits = 8;            ///< of a sample
    bool bandByBand = false; ///< each band's rows follow one another (BSQ), else those of all bands alternate
    std::optional<SampleType> type; ///< none: of less than a byte, or of no type that is known
    ByteOrder order = ByteOrder::Little;
    std::uint64_t skip = 0;                ///< bytes before the first row
    std::optional<std::uint64_t> rowBytes; ///< from one row to the next, where the header says it
    std::optional<double> nodata;
    std::optional<FileGeoreference> place; ///< without its crs; none when no size of a cell is given
    bool foreignWords = false; ///< the type or the missing samples are named by words of other programs

    /// Bytes of the samples of a row (of all its bands, unless band by band), with nothing between rows.
    [[nodiscard]] std::uint64_t denseRowBytes() const;
    /// Bytes from one row to the next in a file of `size` bytes. A header may name more than the samples
    /// take; where the file is just as long as its samples alone, it names them wrongly.
    [[nodiscard]] std::uint64_t rowBytesIn(std::uint64_t size) const;
};

/// Words and their values, one pair a line, in any case. None when the size or the bits of a sample are
/// missing, or when a number is none.
std::optional<EsriHeader> parseEsriHeader(std::string_view text);

} // namespace terrain
