// SPDX-License-Identifier: MIT
// Texts are not made of a number and a plural: "1 samples" would come of it. They say "Samples: %1" instead,
// or choose between two texts.
#include "tests/support/build_folders.h"

#include <QDirIterator>
#include <QRegularExpression>
#include <QTest>

class PluralTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void findsThem_data();
    void findsThem();
    void noTextHasOne();
};

namespace {

/// Numbers that are never one: limits, sizes such as 3 × 4, and what is only said of several.
const QStringList& exceptions() {
    static const QStringList texts = {
        QStringLiteral("The imported heights have %1 samples"),
        QStringLiteral("%1 has %2 bands"),
        QStringLiteral("The file holds %1 points"),
        QStringLiteral("%1 holds %2 triangles, which need"),
        QStringLiteral("The file has %1 bands"),
        QStringLiteral("%1 files can be read but"),
        QStringLiteral("%1 samples, %2 apart"),
        QStringLiteral("%1 vertices, %2 triangles"),
        QStringLiteral("Exported %1: %2 triangles"),
        QStringLiteral("\"%1 points\""),
    };
    return texts;
}

const QRegularExpression& pattern() {
    static const QRegularExpression out(QStringLiteral(
        "(?<!× )(?<!of )(?<!to )(?<!than )(?<!most )%[1-9] "
        "(?:missing |other |more "
        ")?(samples|heights|bytes|triangles|vertices|points|holes|values|pixels|bands|rows|columns|files|"
        "steps|levels|changes|generations)\\b"));
    return out;
}

} // namespace

void PluralTest::findsThem_data() {
    QTest::addColumn<QString>("text");
    QTest::addColumn<bool>("found");
    QTest::newRow("count") << QStringLiteral("%1 samples are missing") << true;
    QTest::newRow("later") << QStringLiteral("%1 holds %2 bytes more") << true;
    QTest::newRow("with an adjective") << QStringLiteral("the %1 missing samples") << true;
    QTest::newRow("size") << QStringLiteral("%1 × %2 samples") << false;
    QTest::newRow("limit") << QStringLiteral("at most %2 steps") << false;
    QTest::newRow("label") << QStringLiteral("Missing samples: %1.") << false;
}

void PluralTest::findsThem() {
    QFETCH(QString, text);
    QFETCH(bool, found);
    QCOMPARE(pattern().match(text).hasMatch(), found);
}

void PluralTest::noTextHasOne() {
    int files = 0;
    for (const char* folder : {"/app", "/libterrain"}) {
        QDirIterator sources(support::sourceFile() + QLatin1String(folder), {QStringLiteral("*.cpp")},
                             QDir::Files, QDirIterator::Subdirectories);
        while (sources.hasNext()) {
            QFile file(sources.next());
            QVERIFY(file.open(QIODevice::ReadOnly));
            QString text = QString::fromUtf8(file.readAll());
            for (const QString& allowed : exceptions())
                text.replace(allowed, QString());
            const auto match = pattern().match(text);
            QVERIFY2(!match.hasMatch(),
                     qPrintable(file.fileName() + QStringLiteral(": ") + match.captured()));
            ++files;
        }
    }
    QVERIFY(files > 100);
}

QTEST_GUILESS_MAIN(PluralTest)
#include "plural_test.moc"
