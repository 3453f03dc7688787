// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>
#include <QList>

namespace support {

inline QByteArray zipNumber(quint64 number, int bytes) {
    QByteArray out;
    for (int i = 0; i < bytes; ++i)
        out += static_cast<char>(i < 8 ? (number >> (8 * i)) & 0xFF : 0);
    return out;
}

inline quint32 zipChecksum(const QByteArray& bytes) {
    quint32 crc = 0xFFFFFFFF;
    for (const char c : bytes) {
        crc ^= static_cast<quint8>(c);
        for (int bit = 0; bit < 8; ++bit)
            crc = (crc >> 1) ^ ((crc & 1) != 0 ? 0xEDB88320 : 0);
    }
    return crc ^ 0xFFFFFFFF;
}

struct ZipFile {
    QByteArray name;
    QByteArray data;
    bool deflated = true;
    quint16 flags = 0;
    qint64 declared = -1; ///< bytes that the archive claims; −1 = the truth
};

/// An archive by the specification, written by the test itself.
inline QByteArray zipBytes(const QList<ZipFile>& entries) {
    QByteArray out;
    QByteArray directory;
    for (const ZipFile& entry : entries) {
        // A zlib stream without its header and checksum is a raw one.
        QByteArray packed = entry.data;
        if (entry.deflated) {
            packed = qCompress(entry.data).mid(4 + 2);
            packed.chop(4);
        }
        const qint64 size = entry.declared < 0 ? entry.data.size() : entry.declared;
        const QByteArray common =
            zipNumber(20, 2) + zipNumber(entry.flags, 2) + zipNumber(entry.deflated ? 8 : 0, 2) +
            zipNumber(0, 4) + zipNumber(zipChecksum(entry.data), 4) +
            zipNumber(static_cast<quint64>(packed.size()), 4) + zipNumber(static_cast<quint64>(size), 4) +
            zipNumber(static_cast<quint64>(entry.name.size()), 2) + zipNumber(0, 2);
        directory += "PK\x01\x02" + zipNumber(20, 2) + common + zipNumber(0, 2 + 2 + 2 + 4) +
                     zipNumber(static_cast<quint64>(out.size()), 4) + entry.name;
        out += "PK\x03\x04" + common + entry.name + packed;
    }
    const auto offset = static_cast<quint64>(out.size());
    const auto count = static_cast<quint64>(entries.size());
    return out + directory + "PK\x05\x06" + zipNumber(0, 4) + zipNumber(count, 2) + zipNumber(count, 2) +
           zipNumber(static_cast<quint64>(directory.size()), 4) + zipNumber(offset, 4) + zipNumber(0, 2);
}

} // namespace support
