// SPDX-License-Identifier: MIT
#pragma once

#include <QFile>

#include <filesystem>

namespace app {

/// A path as the library takes it: the very bytes that Qt would give the system.
inline std::filesystem::path nativePath(const QString& path) {
#ifdef Q_OS_WIN
    return std::filesystem::path(path.toStdWString());
#else
    return std::filesystem::path(QFile::encodeName(path).toStdString());
#endif
}

} // namespace app
