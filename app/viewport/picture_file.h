// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>
#include <QString>

class QImage;

namespace app {

// Files are whole or not there at all, and one that is there is written over. Each returns a translated
// sentence, empty when the file is written. Any thread.

QString writeFile(const QByteArray& bytes, const QString& path);
/// As PNG.
QString writePicture(const QImage& picture, const QString& path);

} // namespace app
