// SPDX-License-Identifier: MIT
#include "app/document/thumbnail_png.h"

#include <QBuffer>
#include <QImageReader>

namespace app {

namespace {
constexpr int largestSide = 512;
}

std::string thumbnailToPng(const QImage& image) {
    if (image.isNull())
        return {};
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    image.save(&buffer, "PNG");
    return bytes.toStdString();
}

QImage thumbnailFromPng(const std::string& bytes) {
    if (bytes.empty())
        return {};
    QByteArray data = QByteArray::fromRawData(bytes.data(), static_cast<qsizetype>(bytes.size()));
    QBuffer buffer(&data);
    buffer.open(QIODevice::ReadOnly);
    QImageReader reader(&buffer, "png");
    // A project comes from anywhere: the size is looked at before memory is taken.
    const QSize size = reader.size();
    if (!size.isValid() || size.width() > largestSide || size.height() > largestSide)
        return {};
    return reader.read();
}

} // namespace app
