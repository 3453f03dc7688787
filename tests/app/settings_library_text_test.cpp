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
        QTest::newRow("decimals") << "91.223"
                                  << "91,223";
        QTest::newRow("negative") << "-0.5"
                                  << "-0,5";
        QTest::newRow("whole") << "1025"
                               << "1025";
        QTest::newRow("file") << "dem.10.tif"
                              << "dem.10.tif";
        QTest::newRow("version") << "1.2.3"
                                 << "1.2.3";
        QTest::newRow("no digits behind") << "5."
                                          << "5.";
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

    /// What somebody wrote is quoted as it was written, whatever the marks around it.
    void quotedTextStaysAsItWas_data() {
        QTest::addColumn<QString>("pattern");
        for (const char* pattern : {"'%1' is wrong", "\"%1\" is wrong", "“%1” is wrong", "„%1“ is wrong",
                                    "«%1» is wrong", "»%1« is wrong", "‚%1‘ is wrong", "‹%1› is wrong"})
            QTest::newRow(pattern) << QString::fromUtf8(pattern);
    }
    void quotedTextStaysAsItWas() {
        QFETCH(QString, pattern);
        const QByteArray source = pattern.toUtf8();
        const terrain::Text text({"none", source.constData()}, {"1.5"});
        QLocale::setDefault(QLocale(QLocale::German, QLocale::Germany));
        QVERIFY2(libraryText(text).contains(QStringLiteral("1.5")), qPrintable(libraryText(text)));
        QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));
    }
};

} // namespace app

QTEST_GUILESS_MAIN(app::SettingsLibraryTextTest)
#include "settings_library_text_test.moc"
