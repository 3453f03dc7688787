// SPDX-License-Identifier: MIT
#pragma once

#include "libterrain/core/platform/memory.h"

#include <QFile>

#include <cstdint>

namespace support {

/// Bytes that this process has in memory; 0 where the system does not say. Memory that is only kept to be
/// used again is given back first.
inline std::uint64_t residentBytes() {
    terrain::dropKeptMemory();
    QFile file(QStringLiteral("/proc/self/status"));
    if (!file.open(QIODevice::ReadOnly))
        return 0;
    for (const QByteArray& line : file.readAll().split('\n'))
        if (line.startsWith("VmRSS:"))
            return line.mid(6).simplified().split(' ').front().toULongLong() * 1024;
    return 0;
}

} // namespace support
