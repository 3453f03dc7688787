// SPDX-License-Identifier: MIT
#include "app/docks/histogram_widget.h"
#include "app/docks/statistics_dock.h"

#include <QClipboard>
#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>

#include "docks_support.h"

using namespace app;

namespace {

terrain::Statistics bell() {
    terrain::Statistics out;
    out.count = 1050612;
    out.holes = 13;
    out.minimum = -312.4378;
    out.maximum = 1450.25;
    out.mean = 512.0004;
    out.standardDeviation = 233.1;
    for (int i = 0; i < StatisticsDock::histogramBins; ++i)
        out.histogram.push_back(static_cast<std::int64_t>(40000 / (1 + (i - 28) * (i - 28) / 90.0)));
    return out;
}

} // namespace

class DocksStatisticsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() {
        QLocale::setDefault(QLocale::English);
        applyTheme(*qApp, Theme::Light);
    }
    void asksOnlyWhenItIsSeen();
    void showsTheNumbers();
    void copies();
    void ticks_data();
    void ticks();
    void aFlatTerrainHasAHistogram();
    void everyFocusableChildHasAName();
    void pictures();
};

void DocksStatisticsTest::asksOnlyWhenItIsSeen() {
    Document document;
    document.reset(test::startOf("hills"), QStringLiteral("New"));
    StatisticsDock dock(document);
    QSignalSpy wanted(&dock, &StatisticsDock::statisticsWanted);
    document.setHeights(document.recipe(), test::slope(9, 0, 1), {});
    QCOMPARE(wanted.size(), 0);
    dock.show();
    QCOMPARE(wanted.size(), 1);
    dock.setStatistics(bell());
    dock.hide();
    dock.show();
    QCOMPARE(wanted.size(), 1); // nothing new
    document.setHeights(document.recipe(), test::slope(9, 0, 2), {});
    QCOMPARE(wanted.size(), 2);
}

void DocksStatisticsTest::showsTheNumbers() {
    Document document;
    StatisticsDock dock(document);
    dock.show();
    QVERIFY(dock.findChild<QLabel*>()->isVisible()); // says what will be here
    dock.setStatistics(bell());
    QVERIFY(!dock.findChild<QLabel*>()->isVisible());
    QStringList texts;
    for (const QLabel* label : dock.findChildren<QLabel*>())
        texts << label->text();
    for (const char* expected :
         {"-312.438\u00a0m", "1450.25\u00a0m", "512\u00a0m", "233.1\u00a0m", "13", "1,050,625"})
        QVERIFY2(texts.contains(QString::fromUtf8(expected)), expected);
}

void DocksStatisticsTest::copies() {
    Document document;
    StatisticsDock dock(document);
    dock.show();
    dock.setStatistics(bell());
    QTest::mouseClick(dock.findChild<QPushButton*>(), Qt::LeftButton);
    QVERIFY(QGuiApplication::clipboard()->text().startsWith(QString::fromUtf8("Lowest\t-312.438\u00a0m\n")));
}

void DocksStatisticsTest::ticks_data() {
    QTest::addColumn<double>("minimum");
    QTest::addColumn<double>("maximum");
    QTest::addColumn<int>("count");
    QTest::addColumn<QList<double>>("expected");
    QTest::newRow("hundreds") << -312.0 << 1450.0 << 4 << QList<double>{0, 500, 1000};
    QTest::newRow("tenths") << 0.0 << 0.5 << 5 << QList<double>{0, 0.1, 0.2, 0.3, 0.4, 0.5};
    QTest::newRow("twos") << 1.0 << 9.0 << 5 << QList<double>{2, 4, 6, 8};
    QTest::newRow("flat") << 3.0 << 3.0 << 5 << QList<double>{};
}

void DocksStatisticsTest::ticks() {
    QFETCH(double, minimum);
    QFETCH(double, maximum);
    QFETCH(int, count);
    QFETCH(QList<double>, expected);
    const std::vector<double> found = axisTicks(minimum, maximum, count);
    QCOMPARE(QList<double>(found.begin(), found.end()), expected);
}

void DocksStatisticsTest::aFlatTerrainHasAHistogram() {
    terrain::Statistics flat;
    flat.count = 4;
    flat.minimum = flat.maximum = flat.mean = 7;
    flat.histogram = {4, 0, 0};
    HistogramWidget widget;
    widget.setStatistics(flat);
    widget.resize(260, 160);
    const QImage picture = widget.grab().toImage();
    QSet<QRgb> colours;
    for (int x = 0; x < picture.width(); ++x)
        colours.insert(picture.pixel(x, picture.height() / 2));
    QVERIFY(colours.size() > 1);
}

void DocksStatisticsTest::everyFocusableChildHasAName() {
    Document document;
    StatisticsDock dock(document);
    dock.setStatistics(bell());
    QCOMPARE(test::firstWithoutName(dock), QString());
}

void DocksStatisticsTest::pictures() {
    Document document;
    document.reset(test::startOf("hills"), QStringLiteral("New"));
    test::keepPictures(QStringLiteral("statistics"), 440, [&] {
        auto dock = std::make_unique<StatisticsDock>(document);
        dock->setStatistics(bell());
        return dock;
    });
    test::keepPictures(QStringLiteral("statistics-empty"), 160,
                       [&] { return std::make_unique<StatisticsDock>(document); });
}

QTEST_MAIN(DocksStatisticsTest)
#include "docks_statistics_test.moc"
