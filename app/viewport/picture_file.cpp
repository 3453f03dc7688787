// SPDX-License-Identifier: MIT
#include "app/viewport/picture_file.h"

#include "app/settings/library_text.h"
#include "libterrain/core/safe_file.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QFile>
#include <QImage>

namespace app {
namespace {

class FileText {
    Q_DECLARE_TR_FUNCTIONS(app::PictureFile)
};

} // namespace

QString writeFile(const QByteArray& bytes, const QString& path) {
    const terrain::SafeFile::Options replace{.existing = terrain::Existing::Replace, .backup = {}};
    const terrain::Status written = terrain::writeFileSafely(
        std::filesystem::path(QFile::encodeName(path).toStdString()),
        std::as_bytes(std::span(bytes.constData(), static_cast<std::size_t>(bytes.size()))), replace);
    return written.isOk() ? QString() : errorText(written.error());
}

QString writePicture(const QImage& picture, const QString& path) {
    QByteArray bytes;
    QBuffer buffer(&bytes);
    if (!buffer.open(QIODevice::WriteOnly) || !picture.save(&buffer, "PNG"))
        return FileText::tr("There is not enough memory for this picture: ask for a smaller one.");
    return writeFile(bytes, path);
}

} // namespace app
