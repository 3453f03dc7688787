// SPDX-License-Identifier: MIT
#pragma once

#include "tests/support/heightmap_files.h"

namespace support {

// A PNG encoder of the tests' own (PNG specification, second edition): no filter, no interlace, any depth and
// colour type, so that reading is checked against something else than the library that reads.

inline quint32 pngChecksum(const QByteArray& bytes) {
    quint32 crc = 0xFFFFFFFF;
    for (const char c : bytes) {
        crc ^= static_cast<quint8>(c);
        for (int bit = 0; bit < 8; ++bit)
            crc = (crc >> 1) ^ ((crc & 1) != 0 ? 0xEDB88320 : 0);
    }
    return crc ^ 0xFFFFFFFF;
}

inline QByteArray pngChunk(const QByteArray& type, const QByteArray& data) {
    return bigEndian<quint32>({static_cast<quint32>(data.size())}) + type + data +
           bigEndian<quint32>({pngChecksum(type + data)});
}

enum PngColour { PngGrey = 0, PngRgb = 2, PngPalette = 3, PngGreyAlpha = 4, PngRgba = 6 };

/// `rows`: the packed bytes of each row. `before`: chunks to stand before the data (PLTE, tRNS, gAMA …).
inline QByteArray pngBytes(int width, int height, int depth, PngColour colour, const QList<QByteArray>& rows,
                           const QByteArray& before = {}) {
    QByteArray header = bigEndian<quint32>({static_cast<quint32>(width), static_cast<quint32>(height)});
    header += static_cast<char>(depth);
    header += static_cast<char>(colour);
    header += QByteArray(3, '\0'); // deflate, adaptive filters, no interlace
    QByteArray raw;
    for (const QByteArray& row : rows)
        raw += QByteArray(1, '\0') + row;
    // qCompress puts the length before a zlib stream.
    const QByteArray data = qCompress(raw).mid(4);
    return QByteArray("\x89PNG\r\n\x1a\n") + pngChunk("IHDR", header) + before + pngChunk("IDAT", data) +
           pngChunk("IEND", {});
}

} // namespace support
