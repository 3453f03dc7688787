// SPDX-License-Identifier: MIT
#pragma once

#include <QStyledItemDelegate>

namespace app {

/// Draws a step: its eye (the ground's lock), its name, its strength where that is not all of it, and a grip
/// where it can be dragged. Renames it in place.
class RecipeDelegate : public QStyledItemDelegate {
    Q_OBJECT

public:
    enum Role {
        Enabled = Qt::UserRole, ///< bool
        Strength,               ///< double, 0…1
        Named,                  ///< bool: its own name, not that of its kind
    };
    using QStyledItemDelegate::QStyledItemDelegate;

    /// Where a row has its eye, in the row's coordinates.
    static QRect eyeOf(const QRect& row);

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
    QWidget* createEditor(QWidget* parent, const QStyleOptionViewItem& option,
                          const QModelIndex& index) const override;
    void setEditorData(QWidget* editor, const QModelIndex& index) const override;
    void setModelData(QWidget* editor, QAbstractItemModel* model, const QModelIndex& index) const override;
    void updateEditorGeometry(QWidget* editor, const QStyleOptionViewItem& option,
                              const QModelIndex& index) const override;

Q_SIGNALS:
    /// Empty: called by its kind again. Nothing is changed yet.
    void renamed(int row, const QString& name) const;
};

} // namespace app
