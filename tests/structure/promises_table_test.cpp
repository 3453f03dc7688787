// SPDX-License-Identifier: MIT
// The table of promises names programs that are there, and none of its folder is left out.
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

QStringList programsIn(const char* folder) {
    QStringList out;
    QDirIterator files(support::sourceFile(QLatin1String(folder)), {QStringLiteral("*_test.cpp")},
                       QDir::Files, QDirIterator::Subdirectories);
    while (files.hasNext())
        out << QFileInfo(files.next()).completeBaseName();
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

    void noProgramIsLeftOut() {
        const QString table = tableText();
        for (const QString& program : programsIn("tests/promises"))
            QVERIFY2(table.contains(QLatin1Char('`') + program + QLatin1Char('`')), qPrintable(program));
    }
};

QTEST_GUILESS_MAIN(PromisesTableTest)
#include "promises_table_test.moc"
