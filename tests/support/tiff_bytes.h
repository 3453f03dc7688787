// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>
#include <QList>

#include <array>

namespace support {

// TIFF files by hand (TIFF 6.0, section 2), so that they may say what no encoder would write.

/// The little-endian bytes of numbers, each with its count of bytes.
inline QByteArray littleEndian(std::initializer_list<std::pair<quint64, int>> numbers) {
    QByteArray out;
    for (const auto& [number, bytes] : numbers)
        for (int i = 0; i < bytes; ++i)
            out += static_cast<char>((number >> (8 * i)) & 0xFF);
    return out;
}

/// A tag: number, type, count, value or place.
using TiffTag = std::array<quint64, 4>;

/// A little-endian TIFF of these tags, with `rest` behind its directory.
inline QByteArray tiffOf(const QList<TiffTag>& tags, const QByteArray& rest) {
    QByteArray out = "II*" + QByteArray(1, '\0') + littleEndian({{8, 4}});
    out += littleEndian({{static_cast<quint64>(tags.size()), 2}});
    for (const TiffTag& tag : tags)
        out += littleEndian({{tag[0], 2}, {tag[1], 2}, {tag[2], 4}, {tag[3], 4}});
    return out + littleEndian({{0, 4}}) + rest;
}

/// Where `rest` begins in a file of `tags` tags.
inline quint64 tiffRest(quint64 tags) {
    return 8 + 2 + 12 * tags + 4;
}

/// One strip or tile of bytes with the given size and block, which takes `packed`.
inline QByteArray tiffOfStrip(quint64 width, quint64 height, quint64 rowsPerStrip, quint64 bands,
                              const QByteArray& packed, quint64 compression = 8) {
    const QList<TiffTag> tags = {
        {256, 4, 1, width},
        {257, 4, 1, height},
        {258, 3, 1, 8},
        {259, 3, 1, compression},
        {262, 3, 1, 1},
        {273, 4, 1, tiffRest(10)},
        {277, 3, 1, bands},
        {278, 4, 1, rowsPerStrip},
        {279, 4, 1, static_cast<quint64>(packed.size())},
        {284, 3, 1, 1},
    };
    return tiffOf(tags, packed);
}

/// 2 × 2 samples 1 2 3 4, and items that GDAL keeps in a tag of its own (42112) as XML.
inline QByteArray tiffWithItems(const QByteArray& items) {
    const QByteArray text = "<GDALMetadata>" + items + "</GDALMetadata>" + QByteArray(1, '\0');
    const quint64 end = tiffRest(10);
    const QList<TiffTag> tags = {
        {256, 4, 1, 2}, {257, 4, 1, 2},
        {258, 3, 1, 8}, {259, 3, 1, 1},
        {262, 3, 1, 1}, {273, 4, 1, end},
        {277, 3, 1, 1}, {278, 4, 1, 2},
        {279, 4, 1, 4}, {42112, 2, static_cast<quint64>(text.size()), end + 4},
    };
    return tiffOf(tags, "\x01\x02\x03\x04" + text);
}

/// The item that names an overview in another file.
inline QByteArray overviewItem(const QByteArray& place) {
    return "<Item name=\"OVERVIEW_FILE\" domain=\"OVERVIEWS\">" + place + "</Item>";
}

} // namespace support
