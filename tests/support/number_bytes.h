// SPDX-License-Identifier: MIT
#pragma once

#include "libterrain/formats/import_options.h"

#include <QByteArray>
#include <QtEndian>

#include <initializer_list>

namespace support {

/// The bytes of a number as files have them.
template <class Number>
QByteArray bytesOfNumber(Number number, terrain::ByteOrder order = terrain::ByteOrder::Little) {
    QByteArray out(sizeof number, '\0');
    if (order == terrain::ByteOrder::Little)
        qToLittleEndian(number, out.data());
    else
        qToBigEndian(number, out.data());
    return out;
}

/// The same of several: numberBytes<qint16>({1, 2, 3}).
template <class Number>
QByteArray numberBytes(std::initializer_list<Number> numbers,
                       terrain::ByteOrder order = terrain::ByteOrder::Little) {
    QByteArray out;
    for (const Number number : numbers)
        out += bytesOfNumber(number, order);
    return out;
}

} // namespace support
