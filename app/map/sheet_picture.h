// SPDX-License-Identifier: MIT
#pragma once

#include <QImage>
#include <QString>

#include <vector>

namespace app {

/// One terrain of a sheet.
struct SheetCell {
    QImage picture;
    QString value; ///< what stands under it
};

/// Pictures in rows, each with its value under it, under a title: up to five in one row, more in a block that
/// is about as high as wide. All have the size of the first. Null when there are none, one is missing, or
/// there is no memory for the whole. Needs a QGuiApplication; any thread.
QImage sheetPicture(const std::vector<SheetCell>& cells, const QString& title);

} // namespace app
