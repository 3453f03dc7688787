// SPDX-License-Identifier: MIT
#pragma once

#include <QStyledItemDelegate>

namespace app {

/// Draws a variation: its picture, and under it what it is. The one that was taken has a frame and a tick.
class VariationsDelegate : public QStyledItemDelegate {
    Q_OBJECT

public:
    /// Of an item: whether the terrain is this variation; its picture is the Qt::DecorationRole (a QImage).
    static constexpr int takenRole = Qt::UserRole;

    using QStyledItemDelegate::QStyledItemDelegate;

    /// The height of a cell of this width.
    static int heightFor(int width, const QFontMetrics& font);

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
};

} // namespace app
