// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

namespace support {

// Where this build's files are. Functions, not macros: a test is compiled to the same object in every clone.

/// A file of the sources by its path from the top; the top folder itself when empty.
QString sourceFile(const QString& path = {});

/// A file of the build by its path from the build folder; that folder itself when empty.
QString buildFile(const QString& path = {});

/// Qt's collector of texts to translate.
QString lupdateProgram();

} // namespace support
