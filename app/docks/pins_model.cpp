// SPDX-License-Identifier: MIT
#include "app/docks/pins_model.h"

#include "app/controls/number_range.h"

#include <cmath>

namespace app {
namespace {

constexpr double farthest = 1e7; ///< m, as heights go

/// With as many digits as a person reads.
double rounded(double metres) {
    return std::round(metres * 100) / 100;
}

QString typed(double metres) {
    return numberDisplay(rounded(metres), QLocale());
}

} // namespace

PinsModel::PinsModel(PinEdits& edits, QObject* parent)
    : QAbstractTableModel(parent), m_edits(edits), m_count(edits.count()) {
    connect(&edits, &PinEdits::changed, this, &PinsModel::follow);
}

int PinsModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : m_count;
}

int PinsModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : ColumnCount;
}

double PinsModel::number(const QModelIndex& index) const {
    const terrain::FixedPoint& pin = m_edits.pins().at(static_cast<std::size_t>(index.row()));
    if (index.column() == Height)
        return pin.height;
    const terrain::PlanPoint place = m_edits.placeOf(pin);
    return index.column() == East ? place.x : place.y;
}

QVariant PinsModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid() || index.row() >= m_edits.count())
        return {};
    if (role == Qt::DisplayRole)
        return numberToRead(rounded(number(index)), QLocale());
    if (role == Qt::EditRole)
        return typed(number(index));
    if (role == Qt::TextAlignmentRole)
        return QVariant(Qt::AlignRight | Qt::AlignVCenter);
    if (role == Qt::AccessibleTextRole)
        return QStringLiteral("%1 %2").arg(
            headerData(index.column(), Qt::Horizontal, Qt::DisplayRole).toString(), typed(number(index)));
    return {};
}

QVariant PinsModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation == Qt::Vertical)
        return role == Qt::DisplayRole ? QVariant(section + 1) : QVariant();
    if (role == Qt::TextAlignmentRole)
        return QVariant(Qt::AlignRight | Qt::AlignVCenter);
    if (role == Qt::ToolTipRole)
        return section == East    ? tr("From the west edge of the land; a pin lies on the nearest sample.")
               : section == North ? tr("From the south edge of the land; a pin lies on the nearest sample.")
                                  : tr("That the land has at the pin.");
    if (role != Qt::DisplayRole)
        return {};
    return section == East ? tr("East (m)") : section == North ? tr("North (m)") : tr("Height (m)");
}

Qt::ItemFlags PinsModel::flags(const QModelIndex& index) const {
    return index.isValid() ? Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsEditable : Qt::NoItemFlags;
}

bool PinsModel::setData(const QModelIndex& index, const QVariant& value, int role) {
    if (role != Qt::EditRole || !index.isValid() || value.toString() == typed(number(index)))
        return false; // what was only looked at stays as exact as it is
    NumberRange range;
    range.minimum = index.column() == Height ? -farthest : 0;
    range.maximum = index.column() == Height ? farthest
                    : index.column() == East ? m_edits.grid().width()
                                             : m_edits.grid().depth();
    range.unit = QStringLiteral("m");
    const NumberEntry entry = readNumber(value.toString(), range, QLocale());
    if (!entry.value) {
        Q_EMIT failed(entry.error);
        return false;
    }
    return setNumber(index, *entry.value);
}

bool PinsModel::setNumber(const QModelIndex& index, double number) {
    if (index.column() == Height)
        return m_edits.setHeight(index.row(), number);
    terrain::PlanPoint place = m_edits.placeOf(m_edits.pins().at(static_cast<std::size_t>(index.row())));
    (index.column() == East ? place.x : place.y) = number;
    return m_edits.move(index.row(), place);
}

void PinsModel::follow() {
    const int count = m_edits.count();
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
        Q_EMIT dataChanged(index(0, 0), index(m_count - 1, ColumnCount - 1));
}

} // namespace app
