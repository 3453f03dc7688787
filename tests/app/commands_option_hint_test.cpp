// SPDX-License-Identifier: MIT
// The library does not know the command line; the command line adds its options to the library's sentences.
#include "app/commands/option_hint.h"
#include "app/commands/options.h"
#include "tests/support/build_folders.h"

#include <QDirIterator>
#include <QFile>
#include <QRegularExpression>
#include <QTest>

#include <algorithm>

using namespace app;

class CommandsOptionHintTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// No text of the library or of the window speaks of an option of the command line.
    void onlyTheCommandLineSpeaksOfOptions() {
        static const QRegularExpression text(
            QStringLiteral("(TERRAIN_TEXT|\\btr)\\(((?:\\s*\"(?:[^\"\\\\]|\\\\.)*\"\\s*,?)+)"));
        static const QRegularExpression option(QStringLiteral("--\\w|'moraine formats"));
        QStringList faults;
        int texts = 0;
        for (const char* folder : {"/libterrain", "/app"}) {
            QDirIterator files(support::sourceFile() + QLatin1String(folder),
                               {QStringLiteral("*.cpp"), QStringLiteral("*.h")}, QDir::Files,
                               QDirIterator::Subdirectories);
            while (files.hasNext()) {
                QFile file(files.next());
                if (file.fileName().contains(QLatin1String("/commands/")))
                    continue;
                QVERIFY(file.open(QIODevice::ReadOnly));
                auto found = text.globalMatch(QString::fromUtf8(file.readAll()));
                while (found.hasNext()) {
                    const QString words = found.next().captured(2);
                    ++texts;
                    if (words.contains(option))
                        faults << file.fileName() + QStringLiteral(": ") + words.simplified();
                }
            }
        }
        QVERIFY2(faults.isEmpty(), qPrintable(faults.join(QLatin1Char('\n'))));
        QVERIFY(texts > 500);
    }

    void theOptionStandsInTheSentence_data() {
        QTest::addColumn<QByteArray>("field");
        QTest::addColumn<QByteArray>("option");
        QTest::newRow("channel") << QByteArray("channel") << QByteArray("--channel");
        QTest::newRow("holes") << QByteArray("fill-nodata") << QByteArray("--fill-nodata");
        QTest::newRow("existing file") << QByteArray("force") << QByteArray("--force");
        QTest::newRow("format") << QByteArray("in-format") << QByteArray("--raw-type");
        QTest::newRow("range") << QByteArray("in-range") << QByteArray("--in-range");
        QTest::newRow("spacing") << QByteArray("in-spacing") << QByteArray("--in-spacing");
        QTest::newRow("missing samples") << QByteArray("nodata") << QByteArray("--nodata");
        QTest::newRow("size") << QByteArray("raw-size") << QByteArray("--raw-size");
        QTest::newRow("no option") << QByteArray("hurst") << QByteArray();
        QTest::newRow("no field") << QByteArray() << QByteArray();
    }
    void theOptionStandsInTheSentence() {
        QFETCH(QByteArray, field);
        QFETCH(QByteArray, option);
        const terrain::Error error(terrain::ErrorCode::UnusableInput, {"test", "Take %1 or name one."},
                                   {"two"}, field.toStdString());
        const terrain::Text note({"test", "Take %1 or name one."}, {"two"}, field.toStdString());
        const std::string sentence = withOption(error);
        QCOMPARE(withOption(note), sentence);
        if (option.isEmpty()) {
            QCOMPARE(sentence, std::string("Take two or name one."));
            return;
        }
        QVERIFY(sentence.starts_with("Take two or name one ("));
        QVERIFY(sentence.ends_with(")."));
        QVERIFY(sentence.find(option.toStdString()) != std::string::npos);
        const std::string name = option.mid(2).toStdString();
        const auto known = [&](std::span<const Option> options) {
            return std::any_of(options.begin(), options.end(),
                               [&](const Option& entry) { return entry.name == name; });
        };
        QVERIFY(known(importOptions()) || known(exportOptions()) || known(commonOptions()));
    }
};

QTEST_GUILESS_MAIN(CommandsOptionHintTest)
#include "commands_option_hint_test.moc"
