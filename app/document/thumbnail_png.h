// SPDX-License-Identifier: MIT
#pragma once

#include <QImage>

#include <string>

namespace app {

/// A thumbnail as the bytes of a PNG, as projects keep it, and back. Null image <-> empty text; bytes that
/// are no picture, or one too large for a thumbnail (over 512 pixels a side), give a null image. Any thread.
std::string thumbnailToPng(const QImage& image);
QImage thumbnailFromPng(const std::string& bytes);

/// A thumbnail with those bytes. They take some milliseconds: to be made where nobody waits.
struct Thumbnail {
    Thumbnail() = default; ///< none
    explicit Thumbnail(const QImage& image) : picture(image), png(thumbnailToPng(image)) {}

    QImage picture;
    std::string png;
};

} // namespace app
