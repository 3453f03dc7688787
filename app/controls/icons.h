// SPDX-License-Identifier: MIT
#pragma once

#include <QColor>
#include <QIcon>
#include <QPixmap>
#include <QString>
#include <QStringList>

namespace app {

/// The program's own picture for `name` (a file of resources/icons without ".svg"), drawn in the palette's
/// text colours at any size and scale; a null icon when there is none. GUI thread.
QIcon icon(const QString& name);

/// The same picture in one colour of your own, `size` × `size` device-independent pixels.
QPixmap tintedIcon(const QString& name, int size, const QColor& ink, qreal devicePixelRatio);

/// Every name that icon() knows.
QStringList iconNames();

} // namespace app
