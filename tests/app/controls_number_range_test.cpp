// SPDX-License-Identifier: MIT
// Numbers as people write, read and drag them.
#include "app/controls/number_field.h"
#include "app/controls/number_range.h"

#include <QSignalSpy>
#include <QTest>

#include <cmath>

#include "number_ranges.h"

using namespace app;

class ControlsNumberRangeTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void entriesAreRead_data();
    void entriesAreRead();
    void wrongEntriesAreExplained_data();
    void wrongEntriesAreExplained();
    void asManyDigitsAsNeeded_data();
    void asManyDigitsAsNeeded();
    void binaryNoiseIsNotShown();
    void longNumbersAreRoundedOnlyForTheEye();
    void slidersRunFromEndToEnd_data();
    void slidersRunFromEndToEnd();
    void logarithmicSlidersMoveByFactors();
};

void ControlsNumberRangeTest::entriesAreRead_data() {
    QTest::addColumn<QString>("text");
    QTest::addColumn<QLocale>("locale");
    QTest::addColumn<double>("value");
    QTest::newRow("a sum") << "2*1024+1" << english << 2049.0;
    QTest::newRow("brackets") << "(1+2)*3" << english << 9.0;
    QTest::newRow("a power") << "2^10" << english << 1024.0;
    QTest::newRow("small") << "0.0001" << english << 0.0001;
    QTest::newRow("exponent") << "1e-3" << english << 0.001;
    QTest::newRow("with its unit") << "12.5 m" << english << 12.5;
    QTest::newRow("unit without space") << "200m" << english << 200.0;
    QTest::newRow("typographic signs") << QString::fromUtf8("3 × 4 ÷ 2") << english << 6.0;
    QTest::newRow("German comma") << "0,55" << german << 0.55;
    QTest::newRow("German sum") << "1,5*2" << german << 3.0;
    QTest::newRow("German with a point") << "0.55" << german << 0.55;
    QTest::newRow("spaces") << "  7 " << english << 7.0;
}

void ControlsNumberRangeTest::entriesAreRead() {
    QFETCH(QString, text);
    QFETCH(QLocale, locale);
    QFETCH(double, value);
    const NumberEntry entry = readNumber(text, metres, locale);
    QVERIFY2(entry.value.has_value(), qPrintable(entry.error));
    QCOMPARE(*entry.value, value);
}

void ControlsNumberRangeTest::wrongEntriesAreExplained_data() {
    QTest::addColumn<QString>("text");
    QTest::addColumn<bool>("integer");
    QTest::newRow("nothing") << "" << false;
    QTest::newRow("words") << "high" << false;
    QTest::newRow("half a sum") << "2*" << false;
    QTest::newRow("too small") << "-1" << false;
    QTest::newRow("too great") << "1e9" << false;
    QTest::newRow("not finite") << "1/0" << false;
    QTest::newRow("nan") << "nan" << false;
    QTest::newRow("inf") << "inf" << false;
    QTest::newRow("not whole") << "2.5" << true;
    QTest::newRow("comma in English") << "0,5" << false;
}

void ControlsNumberRangeTest::wrongEntriesAreExplained() {
    QFETCH(QString, text);
    QFETCH(bool, integer);
    const NumberEntry entry = readNumber(text, integer ? counts : metres, english);
    QVERIFY(!entry.value.has_value());
    QVERIFY(entry.error.endsWith(QLatin1Char('.')));
    QVERIFY(entry.error.contains(QLatin1Char(' ')));
}

void ControlsNumberRangeTest::asManyDigitsAsNeeded_data() {
    QTest::addColumn<double>("value");
    QTest::addColumn<QString>("inEnglish");
    QTest::addColumn<QString>("inGerman");
    QTest::newRow("small") << 0.0001 << "0.0001"
                           << "0,0001";
    QTest::newRow("whole") << 1000000.0 << "1000000"
                           << "1000000";
    QTest::newRow("third") << 1.0 / 3 << "0.3333333333333333"
                           << "0,3333333333333333";
    QTest::newRow("zero") << 0.0 << "0"
                          << "0";
    QTest::newRow("minus zero") << -0.0 << "0"
                                << "0";
    QTest::newRow("negative") << -12.5 << "-12.5"
                              << "-12,5";
    QTest::newRow("powers of ten") << 123456.789 << "123456.789"
                                   << "123456,789";
    QTest::newRow("tiny") << 1e-9 << "1e-9"
                          << "1e-9";
}

void ControlsNumberRangeTest::asManyDigitsAsNeeded() {
    QFETCH(double, value);
    QFETCH(QString, inEnglish);
    QFETCH(QString, inGerman);
    QCOMPARE(numberDisplay(value, english), inEnglish);
    QCOMPARE(numberDisplay(value, german).toLower(), inGerman);
    const NumberRange anything = {.minimum = -1e300, .maximum = 1e300};
    QCOMPARE(readNumber(numberDisplay(value, english), anything, english).value, std::optional(value));
    QCOMPARE(readNumber(numberDisplay(value, german), anything, german).value, std::optional(value));
}

void ControlsNumberRangeTest::binaryNoiseIsNotShown() {
    QCOMPARE(numberDisplay(0.2 * 0.2 * 0.2, english), QStringLiteral("0.008"));
    QCOMPARE(numberDisplay(0.1 + 0.2, german), QStringLiteral("0,3"));
}

void ControlsNumberRangeTest::longNumbersAreRoundedOnlyForTheEye() {
    QCOMPARE(shortNumberDisplay(91.22300388902, english), QStringLiteral("91.223"));
    QCOMPARE(shortNumberDisplay(12345678901234.0, english), QStringLiteral("12345678901234"));
    NumberField field(metres);
    field.setLocale(english);
    field.setNumber(91.22300388902);
    QSignalSpy entered(&field, &NumberField::numberEntered);
    QTest::keyClick(&field, Qt::Key_Return);
    field.selectAll();
    QTest::keyClicks(&field, QStringLiteral("91.223"));
    QTest::keyClick(&field, Qt::Key_Return);
    QVERIFY(entered.isEmpty()); // nobody changed it
    QVERIFY(field.toolTip().startsWith(QStringLiteral("91.22300388902")));
}

void ControlsNumberRangeTest::slidersRunFromEndToEnd_data() {
    QTest::addColumn<int>("which");
    QTest::newRow("linear") << 0;
    QTest::newRow("logarithmic") << 1;
    QTest::newRow("counts") << 2;
}

void ControlsNumberRangeTest::slidersRunFromEndToEnd() {
    QFETCH(int, which);
    const NumberRange& range = which == 0 ? roughness : which == 1 ? metres : counts;
    QCOMPARE(range.valueAt(0), range.sliderMinimum);
    QCOMPARE(range.valueAt(1), range.sliderMaximum);
    QCOMPARE(range.valueAt(-3), range.sliderMinimum);
    QCOMPARE(range.positionOf(range.sliderMinimum), 0.0);
    QCOMPARE(range.positionOf(range.sliderMaximum), 1.0);
    double before = range.sliderMinimum;
    for (int i = 1; i <= 200; ++i) {
        const double value = range.valueAt(i / 200.0);
        QVERIFY(value >= before);
        QVERIFY(QString::number(value, 'g', 15).size() <= 8); // no noise of binary fractions
        QVERIFY(!range.integer || value == std::floor(value));
        before = value;
    }
}

void ControlsNumberRangeTest::logarithmicSlidersMoveByFactors() {
    QVERIFY(qAbs(metres.valueAt(0.5) - std::sqrt(0.1 * 10000)) < 0.1);
    QVERIFY(qAbs(metres.positionOf(1) - 0.2) < 1e-9);
    QVERIFY(qAbs(roughness.valueAt(0.5) - 1.0) < 0.011);
}

QTEST_MAIN(ControlsNumberRangeTest)
#include "controls_number_range_test.moc"
