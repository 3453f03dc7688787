// SPDX-License-Identifier: MIT
#include "app/settings/display_text.h"

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
        QTest::newRow("large") << -429.13 << 1607.8 << "-429 … 1,608\u00a0m";
        QTest::newRow("middle") << -2.0 << 312.26 << "-2.0 … 312.3\u00a0m";
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
};

} // namespace app

QTEST_GUILESS_MAIN(app::SettingsDisplayTextTest)
#include "settings_display_text_test.moc"
