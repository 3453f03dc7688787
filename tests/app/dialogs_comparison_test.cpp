// SPDX-License-Identifier: MIT
#include "app/dialogs/comparison_dialog.h"
#include "app/map/difference_picture.h"

#include <QLabel>
#include <QPushButton>

#include "controls_support.h"

using namespace app;

class DialogsComparisonTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() {
        QLocale::setDefault(QLocale::c());
        applyTheme(*qApp, Theme::Light);
    }
    void figuresAreShown();
    void equalOnesSaySo();
    void otherSizesSaySo();
    void holesAreCounted();
    void nothingIsNoLength();
    void onlyHolesAreApart();
    void allHaveOneUnit_data();
    void allHaveOneUnit();
    void namesAreNotMarkup();

private:
    static Comparison some() {
        Comparison out;
        out.first = QStringLiteral("Wide valley");
        out.second = QStringLiteral("Seed 4 → 5");
        out.difference.compared = 1000;
        out.difference.differing = 250;
        out.difference.highestRise = 12.5;
        out.difference.deepestFall = 40;
        out.difference.mean = -3;
        out.difference.rms = 7.25;
        out.picture = QImage(420, 320, QImage::Format_RGB32);
        out.picture.fill(Qt::white);
        out.scale = QImage(180, 12, QImage::Format_RGB32);
        out.scale.fill(Qt::gray);
        return out;
    }
    static QString text(const ComparisonDialog& dialog, const char* name) {
        const auto* label = dialog.findChild<QLabel*>(QLatin1String(name));
        return label != nullptr ? label->text() : QString();
    }
    static QStringList texts(const ComparisonDialog& dialog) {
        QStringList out;
        for (const QLabel* label : dialog.findChildren<QLabel*>())
            out << label->text();
        return out;
    }
};

void DialogsComparisonTest::figuresAreShown() {
    const ComparisonDialog dialog(some(), nullptr);
    QVERIFY(texts(dialog).contains(QStringLiteral("Wide valley")));
    QVERIFY(texts(dialog).contains(QStringLiteral("Seed 4 → 5")));
    QCOMPARE(text(dialog, "rise"), QStringLiteral("12.5 m"));
    QCOMPARE(text(dialog, "fall"), QStringLiteral("40 m"));
    QCOMPARE(text(dialog, "mean"), QStringLiteral("−3 m"));
    QCOMPARE(text(dialog, "rms"), QStringLiteral("7.25 m"));
    QCOMPARE(text(dialog, "share"), QStringLiteral("250 of 1000 (25.0 %)"));
    QVERIFY(dialog.findChild<QLabel*>(QStringLiteral("differenceMap")) != nullptr);
    QVERIFY(texts(dialog).contains(QStringLiteral("40 m lower"))); // one scale to both sides
    QVERIFY(texts(dialog).contains(QStringLiteral("40 m higher")));
    QVERIFY(dialog.findChild<QLabel*>(QStringLiteral("holes")) == nullptr);
}

void DialogsComparisonTest::equalOnesSaySo() {
    Comparison equal = some();
    equal.picture = {};
    equal.difference = {};
    equal.difference.compared = 1000;
    const ComparisonDialog dialog(equal, nullptr);
    QVERIFY(text(dialog, "verdict").contains(QStringLiteral("equal")));
    QVERIFY(dialog.findChild<QLabel*>(QStringLiteral("differenceMap")) == nullptr);
    QCOMPARE(text(dialog, "rise"), QString());
}

void DialogsComparisonTest::otherSizesSaySo() {
    Comparison other = some();
    other.picture = {};
    other.difference = {};
    other.difference.sameSize = false;
    const ComparisonDialog dialog(other, nullptr);
    QVERIFY(text(dialog, "verdict").contains(QStringLiteral("different numbers of samples")));
    QCOMPARE(text(dialog, "rise"), QString());
}

void DialogsComparisonTest::holesAreCounted() {
    Comparison holed = some();
    holed.difference.holesApart = 7;
    const ComparisonDialog dialog(holed, nullptr);
    QCOMPARE(text(dialog, "holes"), QStringLiteral("7"));
}

void DialogsComparisonTest::nothingIsNoLength() {
    Comparison risen = some();
    risen.difference.deepestFall = 0;
    risen.difference.mean = -0.0042;
    const ComparisonDialog dialog(risen, nullptr);
    QCOMPARE(text(dialog, "fall"), QStringLiteral("0 m"));
    QCOMPARE(text(dialog, "mean"), QStringLiteral("−0.0042 m"));
}

void DialogsComparisonTest::onlyHolesAreApart() {
    Comparison holed = some();
    holed.difference = {};
    holed.difference.compared = 1000;
    holed.difference.holesApart = 7;
    const ComparisonDialog dialog(holed, nullptr);
    QCOMPARE(text(dialog, "rise"), QStringLiteral("0 m"));
}

void DialogsComparisonTest::allHaveOneUnit_data() {
    QTest::addColumn<double>("rise");
    QTest::addColumn<double>("fall");
    QTest::addColumn<QString>("unit");
    QTest::addColumn<QString>("mean"); // of −3 m
    QTest::addColumn<QString>("rms");  // of 7.25 m
    QTest::newRow("hundreds") << 999.0 << 40.0 << QStringLiteral(" m") << QStringLiteral("−3")
                              << QStringLiteral("7.25");
    QTest::newRow("a thousand") << 1234.0 << 40.0 << QStringLiteral(" km") << QStringLiteral("−0.003")
                                << QStringLiteral("0.00725");
    QTest::newRow("the fall is large")
        << 8.0 << 2000.0 << QStringLiteral(" km") << QStringLiteral("−0.003") << QStringLiteral("0.00725");
    QTest::newRow("only a fall") << 0.0 << 8.0 << QStringLiteral(" m") << QStringLiteral("−3")
                                 << QStringLiteral("7.25");
}

void DialogsComparisonTest::allHaveOneUnit() {
    QFETCH(double, rise);
    QFETCH(double, fall);
    QFETCH(QString, unit);
    QFETCH(QString, mean);
    QFETCH(QString, rms);
    Comparison compared = some();
    compared.difference.highestRise = rise;
    compared.difference.deepestFall = fall;
    const ComparisonDialog dialog(compared, nullptr);
    QCOMPARE(text(dialog, "mean"), mean + unit);
    QCOMPARE(text(dialog, "rms"), rms + unit);
    for (const char* figure : {"rise", "fall"})
        QVERIFY2(text(dialog, figure).endsWith(unit), qPrintable(text(dialog, figure)));
    for (const QString& shown : texts(dialog))
        if (shown.endsWith(QStringLiteral("lower")) || shown.endsWith(QStringLiteral("higher")))
            QVERIFY2(shown.contains(unit + QLatin1Char(' ')), qPrintable(shown));
}

void DialogsComparisonTest::namesAreNotMarkup() {
    Comparison named = some();
    named.first = QStringLiteral("<b>bold</b>");
    const ComparisonDialog dialog(named, nullptr);
    for (const QLabel* label : dialog.findChildren<QLabel*>())
        if (label->text() == named.first)
            QCOMPARE(label->textFormat(), Qt::PlainText);
    QVERIFY(texts(dialog).contains(named.first));
}

QTEST_MAIN(DialogsComparisonTest)
#include "dialogs_comparison_test.moc"
