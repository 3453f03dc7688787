// SPDX-License-Identifier: MIT
#include "app/controls/palette.h"
#include "app/docks/statistics_dock.h"
#include "app/docks/statistics_plots.h"
#include "app/plots/plot_widget.h"

#include <QClipboard>
#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>

#include "docks_support.h"

using namespace app;

namespace {

terrain::SurfaceStatistics bell() {
    terrain::SurfaceStatistics out;
    out.heights = {1050612, 13, -312.4378, 1450.25, 512.0004, 233.1, {}};
    for (int i = 0; i < 128; ++i)
        out.heights.histogram.push_back(static_cast<std::int64_t>(20000 / (1 + (i - 56) * (i - 56) / 360.0)));
    out.slopes = {1050612, 17.25, 44.4, {}};
    for (int i = 0; i < 45; ++i)
        out.slopes.histogram[static_cast<std::size_t>(i)] = 23346;
    out.waterLevel = 0;
    out.area = {26214400, 19660800};
    for (int lag = 1; lag <= 128; lag *= 2)
        out.roughness.differences.push_back({lag * 5.0, 3 * std::pow(lag * 5.0, 0.79), 1000});
    out.roughness.fit = {0.79, 3};
    return out;
}

QString shown(const StatisticsDock& dock, const char* name) {
    for (const QLabel* label : dock.findChildren<QLabel*>())
        if (label->accessibleName() == QString::fromUtf8(name))
            return label->text();
    return {};
}

PlotWidget& plotOf(const StatisticsDock& dock, const char* name) {
    return *dock.findChild<PlotWidget*>(QLatin1String(name));
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
    void showsTheNumbers_data();
    void showsTheNumbers();
    void saysWhatIsNotThere();
    void askedBesideMeasured();
    void copiesAndExports();
    void everyPlotIsRead_data();
    void everyPlotIsRead();
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
    const auto* hint = dock.findChild<QLabel*>(QString(), Qt::FindDirectChildrenOnly);
    QVERIFY(hint->text().contains(QStringLiteral("as soon as there is a terrain")));
    dock.show();
    QCOMPARE(wanted.size(), 1);
    QVERIFY(hint->text().contains(QStringLiteral("being measured")));
    dock.setStatistics(bell());
    dock.hide();
    dock.show();
    QCOMPARE(wanted.size(), 1); // nothing new
    document.setHeights(document.recipe(), test::slope(9, 0, 2), {});
    QCOMPARE(wanted.size(), 2);
}

void DocksStatisticsTest::showsTheNumbers_data() {
    QTest::addColumn<QByteArray>("name");
    QTest::addColumn<QString>("text");
    const auto row = [](const char* name, const char* text) {
        QTest::newRow(name) << QByteArray(name) << QString::fromUtf8(text);
    };
    row("Lowest", "\u2212312.438\u00a0m");
    row("Highest", "1,450.25\u00a0m");
    row("Mean", "512\u00a0m");
    row("Standard deviation", "233.1\u00a0m");
    row("Holes", "13");
    row("Samples", "1,050,625");
    row("Area", "26.21\u00a0km²");
    row("Above the water", "19.66\u00a0km² (75.0\u00a0%)");
    row("Mean slope", "17.3°");
    row("Steepest slope", "44.4°");
    row("Smoothness H, measured", "0.79");
    row("Distances used", "5 … 640\u00a0m");
}

void DocksStatisticsTest::showsTheNumbers() {
    QFETCH(const QByteArray, name);
    QFETCH(const QString, text);
    Document document;
    StatisticsDock dock(document);
    dock.show();
    QVERIFY(dock.findChild<QLabel*>()->isVisible()); // says what will be here
    dock.setStatistics(bell());
    QVERIFY(!dock.findChild<QLabel*>()->isVisible());
    QCOMPARE(shown(dock, name.constData()), text);
}

void DocksStatisticsTest::saysWhatIsNotThere() {
    Document document;
    StatisticsDock dock(document);
    dock.show();
    dock.setStatistics(bell());
    terrain::SurfaceStatistics flat = bell();
    flat.roughness = {};
    flat.waterLevel.reset();
    dock.setStatistics(flat);
    QCOMPARE(shown(dock, "Smoothness H, measured"), QStringLiteral("no roughness"));
    QVERIFY(shown(dock, "Above the water").isEmpty() && shown(dock, "Distances used").isEmpty());
    QVERIFY(!plotOf(dock, "roughnessPlot").isVisible() && plotOf(dock, "slopesPlot").isVisible());
}

void DocksStatisticsTest::askedBesideMeasured() {
    Document document;
    document.reset(test::startOf("hills"), QStringLiteral("New"));
    StatisticsDock dock(document);
    terrain::Recipe recipe = document.recipe();
    const auto asked = [&](const terrain::Recipe& of) {
        document.apply({of, document.display()}, QStringLiteral("Other"));
        dock.setStatistics(bell());
        return shown(dock, "Smoothness H, asked");
    };
    QVERIFY(recipe.steps.front().parameters.set("hurst", 0.35).isOk());
    QCOMPARE(asked(recipe), QStringLiteral("0.35"));
    QVERIFY(recipe.steps.front().parameters.set("form", std::string("classic")).isOk());
    QVERIFY(recipe.steps.front().parameters.set("falloff", std::string("factor")).isOk());
    QVERIFY(recipe.steps.front().parameters.set("factor", 0.5).isOk());
    QCOMPARE(asked(recipe), QStringLiteral("1.00"));
    recipe.steps = {terrain::makeStep("flat", "ground")};
    QCOMPARE(asked(recipe), QStringLiteral("not asked"));
}

void DocksStatisticsTest::copiesAndExports() {
    QLocale::setDefault(QLocale::German);
    Document document;
    StatisticsDock dock(document);
    dock.setLocale(QLocale::German);
    dock.show();
    dock.setStatistics(bell());
    dock.findChild<QPushButton*>(QStringLiteral("copyStatistics"))->click();
    QVERIFY(
        QGuiApplication::clipboard()->text().startsWith(QString::fromUtf8("Lowest\t\u2212312,438\u00a0m\n")));
    PlotFile file;
    connect(&dock, &StatisticsDock::exportWanted, this, [&](const PlotFile& wanted) { file = wanted; });
    dock.findChild<QPushButton*>(QStringLiteral("exportStatistics"))->click();
    QVERIFY(file.bytes.startsWith("quantity,value,unit\nminimum,-312.4378,m\n"));
    plotOf(dock, "slopesPlot").findChild<QAction*>(QStringLiteral("exportCsv"))->trigger();
    QVERIFY(file.bytes.startsWith("from_degrees,to_degrees,samples,share\n0,1,23346,0.0222"));
    QCOMPARE(file.suffix, QStringLiteral("csv"));
    QLocale::setDefault(QLocale::English);
}

void DocksStatisticsTest::everyPlotIsRead_data() {
    QTest::addColumn<QByteArray>("plot");
    QTest::addColumn<int>("points");
    QTest::addColumn<QString>("first");
    QTest::newRow("heights") << QByteArray("heightsPlot") << 128
                             << QString::fromUtf8(
                                    "\u2212312.4 … \u2212298.7\u00a0m: 0.20\u00a0% of the land");
    QTest::newRow("curve") << QByteArray("hypsometricPlot") << 129
                           << QString::fromUtf8("100.0\u00a0% of the land above \u2212312.4\u00a0m");
    QTest::newRow("slopes") << QByteArray("slopesPlot") << 45
                            << QString::fromUtf8("0° … 1°: 2.22\u00a0% of the land");
    QTest::newRow("roughness") << QByteArray("roughnessPlot") << 8
                               << QString::fromUtf8("Over 5\u00a0m: 10.7\u00a0m");
}

void DocksStatisticsTest::everyPlotIsRead() {
    QFETCH(const QByteArray, plot);
    QFETCH(const int, points);
    QFETCH(const QString, first);
    Document document;
    StatisticsDock dock(document);
    dock.setStatistics(bell());
    dock.show();
    PlotWidget& widget = plotOf(dock, plot.constData());
    QCOMPARE(widget.plot().series.front().points.size(), static_cast<std::size_t>(points));
    QTest::keyClick(&widget, Qt::Key_Home);
    QCOMPARE(widget.accessibleDescription(), first);
    QVERIFY(plotCsv(widget.plot()).bytes.count('\n') >= points);
}

void DocksStatisticsTest::aFlatTerrainHasAHistogram() {
    const terrain::Statistics flat{4, 0, 7, 7, 7, 0, {4, 0, 0}};
    const Plot plot = heightsPlot(flat, {});
    QCOMPARE(plot.series.front().points, (std::vector<QPointF>{{7, 100}}));
    QVERIFY(plot.x.scale.low < 7 && plot.x.scale.high > 7);
    QVERIFY(heightsPlot({}, {}).isEmpty() && hypsometricPlot({}, {}).isEmpty() && slopesPlot({}).isEmpty());
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
    test::keepPictures(QStringLiteral("statistics"), 1360, [&] {
        auto dock = std::make_unique<StatisticsDock>(document);
        dock->setStatistics(bell());
        return dock;
    });
    test::keepPictures(QStringLiteral("statistics-empty"), 160,
                       [&] { return std::make_unique<StatisticsDock>(document); });
}

QTEST_MAIN(DocksStatisticsTest)
#include "docks_statistics_test.moc"
