// SPDX-License-Identifier: MIT
#include "libterrain/recipe/sheet.h"

#include <QTest>

#include <array>

using namespace terrain;

class SheetTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void values_data();
    void values();
    void badValues_data();
    void badValues();
    void oneScaleForAll();
    void ownRangesStay();
};

void SheetTest::values_data() {
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("values");
    QTest::newRow("list") << "0.2, 0.4,0.6"
                          << "0.2|0.4|0.6";
    QTest::newRow("one") << "5"
                         << "5";
    QTest::newRow("words") << "classic, half_step"
                           << "classic|half_step";
    QTest::newRow("range") << "0.2..1.8:5"
                           << "0.2|0.6|1|1.4|1.8";
    QTest::newRow("blanks in a range") << " 0 .. 10 : 3 "
                                       << "0|5|10";
    QTest::newRow("downwards") << "3..1:3"
                               << "3|2|1";
    QTest::newRow("below zero") << "-1..1:3"
                                << "-1|0|1";
    QTest::newRow("one of a range") << "3..9:1"
                                    << "3";
    QTest::newRow("no noise of binary fractions") << "0.1..0.7:7"
                                                  << "0.1|0.2|0.3|0.4|0.5|0.6|0.7";
}

void SheetTest::values() {
    QFETCH(QString, text);
    QFETCH(QString, values);
    const auto out = sheetValues(text.toStdString());
    QVERIFY(out.isOk());
    QStringList words;
    for (const std::string& value : out.value())
        words << QString::fromStdString(value);
    QCOMPARE(words.join(QLatin1Char('|')), values);
}

void SheetTest::badValues_data() {
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("words");
    QTest::newRow("nothing") << ""
                             << "with commas between them";
    QTest::newRow("blank") << "  "
                           << "with commas between them";
    QTest::newRow("gap") << "1,,2"
                         << "with commas between them";
    QTest::newRow("comma at the end") << "1,2,"
                                      << "with commas between them";
    QTest::newRow("no count") << "1..2"
                              << "is no range of values";
    QTest::newRow("no number") << "a..b:3"
                               << "is no range of values";
    QTest::newRow("not finite") << "0..inf:3"
                                << "is no range of values";
    QTest::newRow("part of a value") << "0..1:2.5"
                                     << "is no range of values";
    QTest::newRow("none") << "0..1:0"
                          << "from 1 to 64 values, not 0";
    QTest::newRow("too many") << "0..1:65"
                              << "from 1 to 64 values, not 65";
    QTest::newRow("long list") << QString(QStringLiteral("1,")).repeated(64) + QStringLiteral("1")
                               << "from 1 to 64 values, not 65";
}

void SheetTest::badValues() {
    QFETCH(QString, text);
    QFETCH(QString, words);
    const auto out = sheetValues(text.toStdString());
    QVERIFY(out.isError());
    QCOMPARE(out.error().code, ErrorCode::InvalidRequest);
    QCOMPARE(out.error().field, std::string("values"));
    QVERIFY2(out.error().detail.english().find(words.toStdString()) != std::string::npos,
             out.error().detail.english().c_str());
}

void SheetTest::oneScaleForAll() {
    const std::array ranges{HeightRange{-2, 5}, HeightRange{}, HeightRange{1, 9}};
    const terrain::Display out = sheetDisplay({}, ranges);
    QVERIFY(out.fixedRange);
    QCOMPARE(out.rangeMinimum, -2.0);
    QCOMPARE(out.rangeMaximum, 9.0);
    QCOMPARE(*out.axisMinimum, -2.0);
    QCOMPARE(*out.axisMaximum, 9.0);
    QCOMPARE(sheetDisplay({}, std::array{HeightRange{}}), terrain::Display());
}

void SheetTest::ownRangesStay() {
    terrain::Display own;
    own.fixedRange = true;
    own.rangeMinimum = 0;
    own.rangeMaximum = 1.8;
    own.axisMinimum = 0;
    own.axisMaximum = 2.5;
    const terrain::Display out = sheetDisplay(own, std::array{HeightRange{-1, 2}});
    QCOMPARE(out.rangeMaximum, 1.8);
    QCOMPARE(*out.axisMinimum, -1.0); // grows where heights reach beyond
    QCOMPARE(*out.axisMaximum, 2.5);
}

QTEST_GUILESS_MAIN(SheetTest)
#include "sheet_test.moc"
