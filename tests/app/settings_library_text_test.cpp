// SPDX-License-Identifier: MIT
#include "app/settings/library_text.h"

#include <QLocale>
#include <QTest>

namespace app {

class SettingsLibraryTextTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void cleanup() { QLocale::setDefault(QLocale::c()); }

    void numbersAreThoseOfTheLanguage_data() {
        QTest::addColumn<QString>("argument");
        QTest::addColumn<QString>("inGerman");
        QTest::newRow("decimals") << "91.223" << "91,223";
        QTest::newRow("negative") << "-0.5" << "-0,5";
        QTest::newRow("whole") << "1025" << "1025";
        QTest::newRow("file") << "dem.10.tif" << "dem.10.tif";
        QTest::newRow("version") << "1.2.3" << "1.2.3";
        QTest::newRow("no digits behind") << "5." << "5.";
    }
    void numbersAreThoseOfTheLanguage() {
        QFETCH(QString, argument);
        QFETCH(QString, inGerman);
        const terrain::Text text({"none", "%1 m"}, {argument.toStdString()});
        QLocale::setDefault(QLocale(QLocale::German, QLocale::Germany));
        QCOMPARE(libraryText(text), inGerman + QStringLiteral(" m"));
        QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));
        QCOMPARE(libraryText(text), argument + QStringLiteral(" m"));
    }
};

} // namespace app

QTEST_GUILESS_MAIN(app::SettingsLibraryTextTest)
#include "settings_library_text_test.moc"
