// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>
#include <QFile>

namespace support {

/// What is in a file; nothing where it cannot be read, as while it is not there yet.
inline QByteArray bytesOf(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

inline bool writeBytes(const QString& path, const QByteArray& bytes) {
    QFile file(path);
    return file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size() && file.flush();
}

} // namespace support
