// SPDX-License-Identifier: MIT
#pragma once

#include "app/document/pin_edits.h"

#include <QAbstractTableModel>

namespace app {

/// The pins as a table for views: a row a pin, with its place east and north of the land's south-west corner
/// and its height, all in m and all editable. Entries may be sums, in the person's numbers. GUI thread.
class PinsModel : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column { East, North, Height, ColumnCount };

    explicit PinsModel(PinEdits& edits, QObject* parent = nullptr);

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex& index) const override;
    bool setData(const QModelIndex& index, const QVariant& value, int role) override;

Q_SIGNALS:
    /// What was typed is no such number.
    void failed(const QString& sentence);

private:
    void follow();
    [[nodiscard]] double number(const QModelIndex& index) const;
    bool setNumber(const QModelIndex& index, double number);

    PinEdits& m_edits;
    int m_count = 0;
};

} // namespace app
