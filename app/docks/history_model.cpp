// SPDX-License-Identifier: MIT
#include "app/docks/history_model.h"

#include <QDateTime>
#include <QImage>
#include <QLocale>

namespace app {

namespace {

/// The whole of it, for the tool tip.
QString factsOf(const GenerationInfo& generation) {
    const QString time =
        QLocale().toString(QDateTime::fromSecsSinceEpoch(generation.time), QLocale::ShortFormat);
    return (generation.name.isEmpty() ? QString() : generation.name + QLatin1Char('\n')) + generation.text +
           (generation.time > 0 ? QLatin1Char('\n') + time : QString());
}

} // namespace

HistoryModel::HistoryModel(Document& document, QObject* parent)
    : QAbstractListModel(parent), m_document(document), m_count(wanted()) {
    connect(&document, &Document::historyChanged, this, &HistoryModel::follow);
}

int HistoryModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : m_count;
}

QVariant HistoryModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid() || index.row() >= wanted())
        return {};
    const GenerationInfo generation = m_document.generation(index.row());
    const bool isShelved = index.row() >= m_document.generationCount();
    const bool isCurrent = index.row() == m_document.currentGeneration();
    const bool isUndone = !isShelved && index.row() > m_document.currentGeneration();
    switch (role) {
    case Qt::DisplayRole:
        return generation.title();
    case Qt::EditRole:
        return generation.name;
    case Qt::ToolTipRole:
        return factsOf(generation);
    case Qt::DecorationRole:
        return generation.thumbnail.isNull() ? QVariant() : QVariant(generation.thumbnail);
    case Qt::AccessibleTextRole: {
        QString text = generation.title();
        if (isCurrent)
            text = tr("%1, shown now").arg(text);
        else if (isUndone)
            text = tr("%1, undone").arg(text);
        else if (isShelved)
            text = tr("%1, left behind").arg(text);
        return generation.kept ? tr("%1, kept").arg(text) : text;
    }
    case IsCurrent:
        return isCurrent;
    case IsUndone:
        return isUndone;
    case IsKept:
        return generation.kept;
    case IsShelved:
        return isShelved;
    default:
        return {};
    }
}

bool HistoryModel::setData(const QModelIndex& index, const QVariant& value, int role) {
    if (role != Qt::EditRole || !index.isValid() || index.row() >= wanted())
        return false;
    const QString name = value.toString().trimmed();
    if (name != m_document.generation(index.row()).name)
        m_document.setKept(index.row(), true, name);
    return true;
}

Qt::ItemFlags HistoryModel::flags(const QModelIndex& index) const {
    return QAbstractListModel::flags(index) | Qt::ItemIsEditable;
}

void HistoryModel::follow() {
    const int count = wanted();
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
