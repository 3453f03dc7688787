// SPDX-License-Identifier: MIT
#pragma once

#include <QFile>
#include <QMap>
#include <QString>
#include <QStringList>
#include <QVector>

/// One row of the MANIFEST.tsv of real heightmaps: what other readers measured in a file.
struct ManifestRow {
    QMap<QString, QString> cells;
    QString path; ///< absolute

    QString operator[](const char* column) const { return cells.value(QLatin1String(column)); }
    double number(const char* column) const {
        const QString text = (*this)[column];
        return text.isEmpty() ? qQNaN() : text.toDouble();
    }
    int integer(const char* column) const { return (*this)[column].toInt(); }
};

/// The folder of real test data; empty when the environment names none.
inline QString testDataFolder() {
    return qEnvironmentVariable("MORAINE_TEST_DATA");
}

/// Every row of the manifest; empty without test data.
inline QVector<ManifestRow> heightmapManifest() {
    QVector<ManifestRow> out;
    const QString folder = testDataFolder() + QStringLiteral("/heightmaps/");
    QFile file(folder + QStringLiteral("MANIFEST.tsv"));
    if (!file.open(QIODevice::ReadOnly))
        return out;
    const QStringList lines = QString::fromUtf8(file.readAll()).split(QLatin1Char('\n'), Qt::SkipEmptyParts);
    const QStringList columns = lines.first().split(QLatin1Char('\t'));
    for (const QString& line : lines.mid(1)) {
        const QStringList cells = line.split(QLatin1Char('\t'));
        ManifestRow row;
        for (int i = 0; i < qMin(columns.size(), cells.size()); ++i)
            row.cells.insert(columns[i], cells[i]);
        row.path = folder + row["file"];
        out.push_back(row);
    }
    return out;
}
