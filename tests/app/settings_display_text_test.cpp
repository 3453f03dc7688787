// SPDX-License-Identifier: MIT
#include "app/settings/display_text.h"
#include "app/settings/length_text.h"
#include "app/settings/shown_number.h"

#include <QLocale>
#include <QTest>

#include <limits>

namespace app {

class SettingsDisplayTextTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates)); }

    void rangesHaveOneNumberOfDecimals_data() {
        QTest::addColumn<double>("minimum");
        QTest::addColumn<double>("maximum");
        QTest::addColumn<QString>("text");
        QTest::newRow("large") << -429.13 << 1607.8 << "\u2212429 … 1,608\u00a0m";
        QTest::newRow("middle") << -2.0 << 312.26 << "\u22122.0 … 312.3\u00a0m";
        QTest::newRow("whole") << 0.0 << 100.0 << "0 … 100\u00a0m";
        QTest::newRow("small") << 0.01 << 0.5 << "0.01 … 0.50\u00a0m";
        QTest::newRow("flat") << 0.0 << 0.0 << "0 … 0\u00a0m";
        QTest::newRow("huge") << 0.0 << 1e20 << "0 … 1e+20\u00a0m";
        QTest::newRow("none") << std::numeric_limits<double>::quiet_NaN() << 1.0 << "no heights";
    }
    void rangesHaveOneNumberOfDecimals() {
        QFETCH(double, minimum);
        QFETCH(double, maximum);
        QFETCH(QString, text);
        QCOMPARE(metreRangeText(minimum, maximum).toLower(), text.toLower());
    }

    void numbersHaveAMinusSign_data() {
        QTest::addColumn<double>("value");
        QTest::addColumn<QString>("text");
        QTest::newRow("plain") << 1234.5 << "1,234.5";
        QTest::newRow("below zero") << -1234.5 << "\u22121,234.5";
        QTest::newRow("rounds to zero") << -0.04 << "0.0";
        QTest::newRow("infinite") << -std::numeric_limits<double>::infinity() << "\u2212inf";
    }
    void numbersHaveAMinusSign() {
        QFETCH(double, value);
        QFETCH(QString, text);
        QCOMPARE(shownNumber(value, 'f', 1).replace(QChar(0x221e), QStringLiteral("inf")), text);
    }

    void durationsAreReadAtAGlance_data() {
        QTest::addColumn<double>("seconds");
        QTest::addColumn<QString>("text");
        QTest::newRow("part of a second") << 0.0123 << "13 ms";
        QTest::newRow("seconds") << 1.34 << "1.3 s";
        QTest::newRow("whole") << 2.0 << "2 s";
        QTest::newRow("many") << 42.4 << "42 s";
        QTest::newRow("never 60 s") << 59.7 << "1 min";
        QTest::newRow("minutes") << 200.2 << "3 min 20 s";
        QTest::newRow("a film") << 1466.0 << "24 min";
        QTest::newRow("hours") << 7530.0 << "2 h 5 min";
        QTest::newRow("whole hours") << 7200.0 << "2 h";
    }
    void durationsAreReadAtAGlance() {
        QFETCH(double, seconds);
        QFETCH(QString, text);
        QCOMPARE(durationText(seconds).replace(QChar(0xa0), QLatin1Char(' ')), text);
    }

    void lengthsHaveNoTails_data() {
        QTest::addColumn<double>("metres");
        QTest::addColumn<int>("digits");
        QTest::addColumn<QString>("text");
        QTest::newRow("kilometres") << 200000.0 << 6 << "200 km";
        QTest::newRow("figure") << 1.8 << 6 << "1.8 m";
        QTest::newRow("product with a tail") << 0.07 << 6 << "7 cm";
        QTest::newRow("millimetres") << 0.0005 << 6 << "0.5 mm";
        QTest::newRow("interval of half centimetres") << 0.025 << 6 << "2.5 cm";
        QTest::newRow("interval of all its digits") << 1234.5 << 6 << "1.2345 km";
        QTest::newRow("third") << 100.0 / 3 << 6 << "33.3333 m";
        QTest::newRow("speed") << 12.143636898225319 << 3 << "12.1 m";
        QTest::newRow("speed below a metre") << 0.0234567 << 3 << "2.35 cm";
        QTest::newRow("next unit by rounding") << 999.96 << 3 << "1 km";
        QTest::newRow("nothing") << 0.0 << 6 << "0 mm";
    }
    void lengthsHaveNoTails() {
        QFETCH(double, metres);
        QFETCH(int, digits);
        QFETCH(QString, text);
        QCOMPARE(lengthText(metres, digits).replace(QChar(0xa0), QLatin1Char(' ')), text);
    }
};

} // namespace app

QTEST_GUILESS_MAIN(app::SettingsDisplayTextTest)
#include "settings_display_text_test.moc"
