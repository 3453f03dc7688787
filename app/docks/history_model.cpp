// SPDX-License-Identifier: MIT
#include "app/docks/history_model.h"

namespace app {

HistoryModel::HistoryModel(Document& document, QObject* parent)
    : QAbstractListModel(parent), m_document(document), m_count(document.generationCount()) {
    connect(&document, &Document::historyChanged, this, &HistoryModel::follow);
}

int HistoryModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : m_count;
}

QVariant HistoryModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid() || index.row() >= m_document.generationCount())
        return {};
    const GenerationInfo generation = m_document.generation(index.row());
    const bool isCurrent = index.row() == m_document.currentGeneration();
    const bool isUndone = index.row() > m_document.currentGeneration();
    switch (role) {
    case Qt::DisplayRole:
    case Qt::ToolTipRole:
        return generation.text;
    case Qt::DecorationRole:
        return generation.thumbnail.isNull() ? QVariant() : QVariant(generation.thumbnail);
    case Qt::AccessibleTextRole:
        if (isCurrent)
            return tr("%1, shown now").arg(generation.text);
        return isUndone ? tr("%1, undone").arg(generation.text) : generation.text;
    case IsCurrent:
        return isCurrent;
    case IsUndone:
        return isUndone;
    default:
        return {};
    }
}

void HistoryModel::follow() {
    const int count = m_document.generationCount();
    if (count > m_count) {
        beginInsertRows({}, m_count, count - 1);
        m_count = count;
        endInsertRows();
    } else if (count < m_count) {
        beginRemoveRows({}, count, m_count - 1);
        m_count = count;
        endRemoveRows();
    }
    if (m_count > 0)
        Q_EMIT dataChanged(index(0), index(m_count - 1));
}

} // namespace app
