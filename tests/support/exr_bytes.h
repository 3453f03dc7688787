// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>
#include <QMap>

#include <cmath>
#include <cstring>
#include <vector>

namespace support {

/// The channels of an OpenEXR picture of scan lines in ZIP compression, by name.
using ExrChannels = QMap<QByteArray, std::vector<double>>;

// A reader of the tests' own (OpenEXR file layout), so that writing is checked against something else than
// the library that writes. Only what a right file needs; anything else gives no channels.

template <class Number>
Number takeNumber(const QByteArray& bytes, qsizetype& at) {
    Number out{};
    if (at + static_cast<qsizetype>(sizeof out) <= bytes.size())
        std::memcpy(&out, bytes.constData() + at, sizeof out);
    at += static_cast<qsizetype>(sizeof out);
    return out;
}

inline double halfNumber(quint16 bits) {
    const int exponent = bits >> 10 & 31;
    const int fraction = bits & 1023;
    const double size = exponent == 31  ? (fraction == 0 ? HUGE_VAL : std::nan(""))
                        : exponent == 0 ? std::ldexp(fraction, -24)
                                        : std::ldexp(1024 + fraction, exponent - 25);
    return (bits & 0x8000) != 0 ? -size : size;
}

/// A chunk as the lines are: sums of the differences, then the two halves of the bytes in turn.
inline QByteArray unpackedExrChunk(const QByteArray& packed, int bytes) {
    if (packed.size() == bytes)
        return packed; // packing would not have made it smaller
    QByteArray size(4, '\0');
    for (int i = 0; i < 4; ++i)
        size[i] = static_cast<char>(bytes >> (24 - 8 * i));
    QByteArray sums = qUncompress(size + packed);
    for (qsizetype i = 1; i < sums.size(); ++i)
        sums[i] = static_cast<char>(static_cast<quint8>(sums[i - 1]) + static_cast<quint8>(sums[i]) - 128);
    QByteArray out(sums.size(), '\0');
    const qsizetype half = (sums.size() + 1) / 2;
    for (qsizetype i = 0; i < out.size(); ++i)
        out[i] = sums[i / 2 + (i % 2 == 0 ? 0 : half)];
    return out;
}

inline ExrChannels exrChannels(const QByteArray& file, int columns, int rows) {
    struct Channel {
        QByteArray name;
        int bytes;
    };
    std::vector<Channel> channels;
    qsizetype at = 8;
    const auto text = [&] {
        const QByteArray out(file.constData() + at);
        at += out.size() + 1;
        return out;
    };
    for (QByteArray name = text(); !name.isEmpty() && at < file.size(); name = text()) {
        text(); // type
        const auto size = takeNumber<qint32>(file, at);
        const qsizetype end = at + size;
        if (name == "compression" && file[at] != 3)
            return {};
        while (name == "channels" && at < end && file[at] != '\0') {
            const QByteArray channel = text();
            channels.push_back({channel, takeNumber<qint32>(file, at) == 1 ? 2 : 4});
            at += 12;
        }
        at = end;
    }
    at += 8 * ((rows + 15) / 16); // where the chunks lie
    ExrChannels out;
    int rowBytes = 0;
    for (const Channel& channel : channels) {
        rowBytes += columns * channel.bytes;
        out[channel.name].resize(static_cast<std::size_t>(columns * rows));
    }
    while (at < file.size()) {
        const auto top = takeNumber<qint32>(file, at);
        const auto size = takeNumber<qint32>(file, at);
        const int lines = std::min(16, rows - top);
        const QByteArray chunk = unpackedExrChunk(file.mid(at, size), lines * rowBytes);
        at += size;
        qsizetype from = 0;
        for (int y = top; y < top + lines; ++y)
            for (const Channel& channel : channels)
                for (int x = 0; x < columns; ++x)
                    out[channel.name][static_cast<std::size_t>(y * columns + x)] =
                        channel.bytes == 2 ? halfNumber(takeNumber<quint16>(chunk, from))
                                           : static_cast<double>(takeNumber<float>(chunk, from));
    }
    return out;
}

} // namespace support
