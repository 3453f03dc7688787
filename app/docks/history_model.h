// SPDX-License-Identifier: MIT
#pragma once

#include "app/document/document.h"

#include <QAbstractListModel>

namespace app {

/// The document's generations, oldest first, as a list for views; then those of its shelf. The rows are
/// Document's indices. A name can be edited; naming a generation keeps it.
class HistoryModel : public QAbstractListModel {
    Q_OBJECT

public:
    /// Beside Qt's roles, all bool: the generation that the document shows; one after it (redo); a kept one;
    /// one of the shelf.
    enum Role { IsCurrent = Qt::UserRole + 1, IsUndone, IsKept, IsShelved };

    explicit HistoryModel(Document& document, QObject* parent = nullptr);

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    bool setData(const QModelIndex& index, const QVariant& value, int role) override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex& index) const override;

private:
    void follow();
    /// How many rows there are.
    [[nodiscard]] int wanted() const { return m_document.generationCount() + m_document.shelfCount(); }

    Document& m_document;
    int m_count = 0;
};

} // namespace app
