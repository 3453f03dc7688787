// SPDX-License-Identifier: MIT
#pragma once

#include "tests/support/png_bytes.h"
#include "tests/support/tiff_bytes.h"

namespace support {

/// A small file that asks for enormous memory or time.
struct Bomb {
    const char* what;
    QString file;
    QByteArray bytes;
    QString beside = {}; ///< a file that belongs to it
    QByteArray besideBytes = {};
};

/// 8-bit samples in rows of one strip each, none of which is there.
inline QByteArray sparseTiff(quint64 side) {
    const quint64 arrays = tiffRest(9);
    const QList<TiffTag> tags = {
        {256, 4, 1, side}, {257, 4, 1, side}, {258, 3, 1, 8},
        {259, 3, 1, 1},    {262, 3, 1, 1},    {273, 4, side, arrays},
        {277, 3, 1, 1},    {278, 4, 1, 1},    {279, 4, side, arrays + 4 * side},
    };
    return tiffOf(tags, QByteArray(static_cast<qsizetype>(8 * side), '\0'));
}

inline QList<Bomb> bombFiles() {
    const QByteArray zeros = qCompress(QByteArray(1 << 20, '\0')).mid(4);
    const auto latin = [](const char* text) { return QString::fromLatin1(text); };
    const auto png = [](quint32 side, int depth) {
        return pngBytes(side, side, depth, PngGrey, {QByteArray(8, '\0')});
    };
    const QByteArray padding(1600000, '\x55');
    return {
        {"png of 2^31", latin("a.png"), png(0x7FFFFFFF, 16)},
        {"png of a million square", latin("b.png"), png(1000000, 16)},
        {"png of 60000 square", latin("c.png"), png(60000, 1)},
        {"a strip of 1.6 GB in 1.6 MB", latin("d.tif"), tiffOfStrip(40000, 40000, 40000, 1, zeros + padding)},
        {"a strip of 100 MB in 1 kB", latin("e.tif"), tiffOfStrip(10000, 10000, 10000, 1, zeros)},
        {"strips of a terabyte", latin("f.tif"), tiffOfStrip(1000000, 1000000, 1, 1, zeros)},
        {"sparse 60000 square", latin("g.tif"), sparseTiff(60000)},
        {"20000 bands", latin("h.tif"), tiffOfStrip(100, 100, 100, 20000, zeros)},
        {"text of 1e5 square", latin("i.asc"),
         "ncols 100000\nnrows 100000\nxllcorner 0\nyllcorner 0\ncellsize 1\n1 2 3"},
        {"text of 1e18", latin("j.asc"),
         "ncols 1e18\nnrows 1e18\nxllcorner 0\nyllcorner 0\ncellsize 1\n1 2 3"},
        {"envi of 2e9", latin("k.img"), QByteArray(1000, '\0'), latin("k.hdr"),
         "ENVI\nsamples = 2000000000\nlines = 2000000000\nbands = 1\ndata type = 4\ninterleave = bsq\n"
         "byte order = 0\nheader offset = 0\n"},
        {"envi of 60000 square", latin("l.img"), QByteArray(1000, '\0'), latin("l.hdr"),
         "ENVI\nsamples = 60000\nlines = 60000\nbands = 1\ndata type = 4\ninterleave = bsq\nbyte order = 0\n"
         "header offset = 0\n"},
        {"an attribute of 1.8 GB", latin("m.exr"),
         QByteArray("\x76\x2f\x31\x01\x02\0\0\0x\0y\0\0\0\x7f\x69", 16) + QByteArray(500, '\0')},
    };
}

} // namespace support
