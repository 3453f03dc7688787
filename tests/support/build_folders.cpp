// SPDX-License-Identifier: MIT
#include "tests/support/build_folders.h"

namespace support {
namespace {

QString inside(const QString& folder, const QString& path) {
    return path.isEmpty() ? folder : folder + u'/' + path;
}

} // namespace

QString sourceFile(const QString& path) {
    return inside(QStringLiteral(MORAINE_SOURCE_DIR), path);
}

QString buildFile(const QString& path) {
    return inside(QStringLiteral(MORAINE_BINARY_DIR), path);
}

QString lupdateProgram() {
    return QStringLiteral(MORAINE_LUPDATE);
}

} // namespace support
