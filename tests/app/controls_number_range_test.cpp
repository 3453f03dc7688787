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
    void messagesQuoteWhatWasTyped_data();
    void messagesQuoteWhatWasTyped();
    void asManyDigitsAsNeeded_data();
    void asManyDigitsAsNeeded();
    void whatIsReadHasGroupsAndAMinus();
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
    const QLocale swiss(QLocale::German, QLocale::Switzerland);
    const QLocale french(QLocale::French, QLocale::France);
    const QLocale indian(QLocale::English, QLocale::India);
    QTest::newRow("English groups") << "1,234.5" << english << 1234.5;
    QTest::newRow("English group alone") << "1,234" << english << 1234.0;
    QTest::newRow("English groups in a sum") << "1,024*2+1.5" << english << 2049.5;
    QTest::newRow("German groups") << "1.234,5" << german << 1234.5;
    QTest::newRow("German groups and unit") << "1.234,5 m" << german << 1234.5;
    QTest::newRow("German decimals of three digits") << "1,234" << german << 1.234;
    QTest::newRow("German point, other than a group") << "1234.567" << german << 1234.567;
    QTest::newRow("German point after nought") << "0.125" << german << 0.125;
    QTest::newRow("Swiss groups") << QString::fromUtf8("1’234.5") << swiss << 1234.5;
    QTest::newRow("Swiss typed groups") << "1'234.5" << swiss << 1234.5;
    QTest::newRow("French groups") << QString::fromUtf8("1\u202f234,5") << french << 1234.5;
    QTest::newRow("French typed groups") << "1 234,5" << french << 1234.5;
    QTest::newRow("thin space") << QString::fromUtf8("1\u2009234") << english << 1234.0;
    QTest::newRow("Indian groups") << "1,234.5" << indian << 1234.5;
    QTest::newRow("unit after a no-break space") << QString::fromUtf8("12.5\u00a0m") << english << 12.5;
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

/// What is typed is quoted as it was typed, with the place in it, and the sentence says what to do.
void ControlsNumberRangeTest::messagesQuoteWhatWasTyped_data() {
    QTest::addColumn<QString>("text");
    QTest::addColumn<QLocale>("locale");
    QTest::addColumn<QStringList>("says");
    const auto words = [](std::initializer_list<const char*> list) {
        QStringList out;
        for (const char* word : list)
            out << QString::fromUtf8(word);
        return out;
    };
    QTest::newRow("another unit") << "1.5km" << english << words({"“1.5km”", "“km”", "in m"});
    QTest::newRow("another unit, German") << "1,5km" << german << words({"“1,5km”", "“km”"});
    QTest::newRow("millimetres") << "3 mm" << english << words({"“3 mm”", "“mm”"});
    QTest::newRow("feet") << "30 ft" << english << words({"“30 ft”", "“ft”"});
    QTest::newRow("ambiguous") << "1.234" << german << words({"“1.234”", "1234 ", "1,234"});
    QTest::newRow("ambiguous in a sum") << "2*12.345" << german << words({"“12.345”", "12345", "12,345"});
    QTest::newRow("comma in English") << "0,5" << english << words({"“0,5”", "1234.5", "1,234.5"});
    QTest::newRow("short group") << "1,23" << english << words({"“1,23”"});
    QTest::newRow("English groups in German")
        << "1,234.5" << german << words({"“1,234.5”", "1234,5", "1.234,5"});
    QTest::newRow("two points") << "1.2.3" << english << words({"“1.2.3”"});
    QTest::newRow("typographic signs")
        << QString::fromUtf8("3 × × 4") << english << words({"'3 × × 4'", "character 5"});
    QTest::newRow("behind groups") << "1,234 + * 2" << english << words({"'1,234 + * 2'", "character 9"});
    QTest::newRow("German sum") << "1,5*" << german << words({"'1,5*'"});
    QTest::newRow("a name in a sum") << "2*abc" << english << words({"'2*abc'", "character 3"});
    for (const char* word : {"abc", "-abc", "a b", "?", "nan", "inf", "-", "x7"}) {
        QTest::newRow(word) << word << english << words({"Enter a number, such as 12.5."});
        QTest::addRow("%s, German", word) << word << german << words({"such as 12,5."});
    }
}

void ControlsNumberRangeTest::messagesQuoteWhatWasTyped() {
    QFETCH(QString, text);
    QFETCH(QLocale, locale);
    QFETCH(QStringList, says);
    const NumberRange range = {.minimum = 0, .maximum = 1e6, .unit = QStringLiteral("m")};
    const NumberEntry entry = readNumber(text, range, locale);
    QVERIFY(!entry.value.has_value());
    QVERIFY(entry.error.endsWith(QLatin1Char('.')));
    for (const QString& word : says)
        QVERIFY2(entry.error.contains(word), qPrintable(entry.error));
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

void ControlsNumberRangeTest::whatIsReadHasGroupsAndAMinus() {
    QCOMPARE(numberToRead(-1234567.5, english), QStringLiteral("\u22121,234,567.5"));
    QCOMPARE(numberToRead(-1234.5, QStringLiteral("m"), german), QStringLiteral("\u22121.234,5\u00a0m"));
    QCOMPARE(numberToRead(-1234.5, QLocale::c()), QStringLiteral("\u22121234.5")); // which has no groups
    const NumberRange anything = {.minimum = -1e300, .maximum = 1e300};
    QCOMPARE(readNumber(numberToRead(-1234.5, english), anything, english).value, std::optional(-1234.5));
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
