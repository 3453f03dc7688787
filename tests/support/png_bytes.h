// SPDX-License-Identifier: MIT
#pragma once

#include "tests/support/heightmap_files.h"

namespace support {

// A PNG encoder of the tests' own (PNG specification, second edition): one filter, no interlace, any depth
// and colour type, so that reading is checked against something else than the library that reads.

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

/// A row as the filter leaves it (PNG specification, second edition, 9.2); `pixel`: bytes of a pixel, at
/// least 1.
inline QByteArray pngFilteredRow(const QByteArray& row, const QByteArray& above, int filter, int pixel) {
    QByteArray out(1, static_cast<char>(filter));
    for (int i = 0; i < row.size(); ++i) {
        const auto byte = [&](const QByteArray& line, int at) {
            return at < 0 || at >= line.size() ? 0 : int{static_cast<quint8>(line[at])};
        };
        const int a = byte(row, i - pixel);
        const int b = byte(above, i);
        const int c = byte(above, i - pixel);
        const int estimate = a + b - c;
        const int pa = std::abs(estimate - a);
        const int pb = std::abs(estimate - b);
        const int pc = std::abs(estimate - c);
        const int paeth = pa <= pb && pa <= pc ? a : pb <= pc ? b : c;
        const int predicted[] = {0, a, b, (a + b) / 2, paeth};
        out += static_cast<char>(byte(row, i) - (filter < 5 ? predicted[filter] : 0));
    }
    return out;
}

/// `rows`: the packed bytes of each row. `before`: chunks to stand before the data (PLTE, tRNS, gAMA …).
inline QByteArray pngBytes(int width, int height, int depth, PngColour colour, const QList<QByteArray>& rows,
                           const QByteArray& before = {}, int filter = 0) {
    QByteArray header = bigEndian<quint32>({static_cast<quint32>(width), static_cast<quint32>(height)});
    header += static_cast<char>(depth);
    header += static_cast<char>(colour);
    header += QByteArray(3, '\0'); // deflate, adaptive filters, no interlace
    QByteArray raw;
    const int components = colour == PngRgba ? 4 : colour == PngRgb ? 3 : colour == PngGreyAlpha ? 2 : 1;
    const int pixel = std::max(1, depth * components / 8);
    QByteArray above;
    for (const QByteArray& row : rows) {
        raw += pngFilteredRow(row, above, filter, pixel);
        above = row;
    }
    // qCompress puts the length before a zlib stream.
    const QByteArray data = qCompress(raw).mid(4);
    return QByteArray("\x89PNG\r\n\x1a\n") + pngChunk("IHDR", header) + before + pngChunk("IDAT", data) +
           pngChunk("IEND", {});
}

} // namespace support
