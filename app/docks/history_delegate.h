// SPDX-License-Identifier: MIT
#pragma once

#include <QStyledItemDelegate>

namespace app {

/// Draws a generation: picture, text on up to two lines, a star on kept ones, a tick on the one that is shown
/// now; what was undone is paler. The first one of the shelf has a line above it.
class HistoryDelegate : public QStyledItemDelegate {
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    QWidget* createEditor(QWidget* parent, const QStyleOptionViewItem& option,
                          const QModelIndex& index) const override;
    /// What is being typed stays, whatever changes in the history meanwhile.
    void setEditorData(QWidget* editor, const QModelIndex& index) const override;
    void updateEditorGeometry(QWidget* editor, const QStyleOptionViewItem& option,
                              const QModelIndex& index) const override;
};

} // namespace app
