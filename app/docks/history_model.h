// SPDX-License-Identifier: MIT
#pragma once

#include "app/document/document.h"

#include <QAbstractListModel>

namespace app {

/// The document's generations, oldest first, as a list for views.
class HistoryModel : public QAbstractListModel {
    Q_OBJECT

public:
    /// Beside Qt's roles: bool, the generation that the document shows; bool, a generation after it (redo).
    enum Role { IsCurrent = Qt::UserRole + 1, IsUndone };

    explicit HistoryModel(Document& document, QObject* parent = nullptr);

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;

private:
    void follow();

    Document& m_document;
    int m_count = 0;
};

} // namespace app
