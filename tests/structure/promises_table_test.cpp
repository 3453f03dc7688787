// SPDX-License-Identifier: MIT
// The table of promises names programs that are there, and none of its folder is left out; each promise has a
// positive control.
#include "tests/support/build_folders.h"

#include <QDirIterator>
#include <QRegularExpression>
#include <QTest>

namespace {

QString tableText() {
    QFile file(support::sourceFile(QStringLiteral("tests/promises/README.md")));
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

/// What matches, each once, in order.
QStringList allOf(const QString& text, const char* pattern) {
    QStringList out;
    auto matches =
        QRegularExpression(QLatin1String(pattern), QRegularExpression::MultilineOption).globalMatch(text);
    while (matches.hasNext())
        out << matches.next().captured(1);
    out.removeDuplicates();
    return out;
}

QStringList sourcesIn(const char* folder, const QString& names) {
    QStringList out;
    QDirIterator files(support::sourceFile(QLatin1String(folder)), {names}, QDir::Files,
                       QDirIterator::Subdirectories);
    while (files.hasNext())
        out << files.next();
    return out;
}

QStringList programsIn(const char* folder) {
    QStringList out;
    for (const QString& path : sourcesIn(folder, QStringLiteral("*_test.cpp")))
        out << QFileInfo(path).completeBaseName();
    return out;
}

/// The sources of these programs, one after the other.
QString textOf(const QStringList& programs) {
    QString out;
    for (const QString& program : programs)
        for (const QString& path : sourcesIn("tests", program + QStringLiteral(".cpp"))) {
            QFile file(path);
            if (file.open(QIODevice::ReadOnly))
                out += QString::fromUtf8(file.readAll());
        }
    return out;
}

} // namespace

class PromisesTableTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyPromiseHasItsRow() {
        QStringList wanted;
        for (int number = 1; number <= 21; ++number)
            wanted << QStringLiteral("P%1").arg(number);
        QCOMPARE(allOf(tableText(), "^\\| (P[0-9]+) \\|"), wanted);
    }

    void everyProgramIsThere() {
        const QStringList named = allOf(tableText(), "`([a-z0-9_]+_test)`");
        QVERIFY(named.size() > 20);
        const QStringList there = programsIn("tests");
        for (const QString& program : named)
            QVERIFY2(there.contains(program), qPrintable(program));
    }

    void everyPromiseHasAControl() {
        int named = 0;
        for (const QString& row : allOf(tableText(), "^(\\| P[0-9]+ \\|.*)$")) {
            const QString cell = row.section(u'|', 5, 5);
            QVERIFY2(cell.size() > 10, qPrintable(row));
            const QString tests = textOf(allOf(row, "`([a-z0-9_]+_test)`"));
            for (const QString& control : allOf(cell, "`([a-z]+[A-Z][A-Za-z]+)`")) {
                QVERIFY2(tests.contains(QStringLiteral("void %1()").arg(control)), qPrintable(control));
                ++named;
            }
        }
        QVERIFY(named > 10);
    }

    void noProgramIsLeftOut() {
        const QString table = tableText();
        for (const QString& program : programsIn("tests/promises"))
            QVERIFY2(table.contains(QLatin1Char('`') + program + QLatin1Char('`')), qPrintable(program));
    }
};

QTEST_GUILESS_MAIN(PromisesTableTest)
#include "promises_table_test.moc"
