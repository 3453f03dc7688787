// SPDX-License-Identifier: MIT
#include "app/controls/palette.h"
#include "app/docks/measure_dock.h"
#include "app/docks/profile_plot.h"
#include "app/plots/plot_drawing.h"
#include "app/plots/plot_widget.h"

#include <QClipboard>
#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>
#include <QSvgRenderer>
#include <QXmlStreamReader>

#include "docks_support.h"

using namespace app;
using terrain::PlanPoint;
using terrain::ProfilePoint;

namespace {

/// 101 × 101 samples 1 m apart, rising by 0.5 m a metre eastward from 0.
struct Bench {
    Document document;
    MeasureDock dock{document};

    Bench() {
        document.reset(test::startOf("hills"), QStringLiteral("New"));
        document.setHeights(document.recipe(), test::slope(101, 0, 50), {});
        dock.resize(320, 560);
        dock.show();
    }
    /// The number that is shown beside a name.
    [[nodiscard]] QString shown(const char* name) const {
        for (const QLabel* label : dock.findChildren<QLabel*>())
            if (label->accessibleName() == QLatin1String(name) && label->isVisible())
                return label->text();
        return {};
    }
    [[nodiscard]] bool seen(const char* button) const {
        return dock.findChild<QPushButton*>(QLatin1String(button))->isVisible();
    }
};

std::vector<ProfilePoint> wave(int count) {
    std::vector<ProfilePoint> out;
    for (int i = 0; i < count; ++i)
        out.push_back({i * 2.0, 0, 0, 50 * std::sin(i * 0.1)});
    return out;
}

QStringList textsOf(const QByteArray& svg) {
    QStringList out;
    QXmlStreamReader reader(svg);
    while (!reader.atEnd())
        if (reader.readNext() == QXmlStreamReader::StartElement && reader.name() == QLatin1String("text"))
            out << reader.readElementText().trimmed();
    return reader.hasError() ? QStringList() : out;
}

} // namespace

class DocksMeasureTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() {
        QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));
        applyTheme(*qApp, Theme::Light);
    }

    void saysWhatWouldFillIt() {
        Bench bench;
        QVERIFY(bench.dock.findChild<QLabel*>()->isVisible());
        QVERIFY(!bench.seen("copyMeasure") && !bench.dock.plot().isVisible());
        QVERIFY(bench.dock.text().isEmpty() && bench.dock.points().empty());
        bench.dock.setLine({{1, 1}});
        QVERIFY(!bench.dock.findChild<QLabel*>()->isVisible());
        bench.dock.setLine({});
        QVERIFY(bench.dock.findChild<QLabel*>()->isVisible() && bench.dock.summary().isEmpty());
    }

    void aPlace() {
        Bench bench;
        bench.dock.setLine({{20, 30}});
        QCOMPARE(bench.shown("Height"), QString::fromUtf8("10\u00a0m"));
        QCOMPARE(bench.shown("East"), QString::fromUtf8("20\u00a0m"));
        QCOMPARE(bench.shown("North"), QString::fromUtf8("30\u00a0m"));
        QVERIFY(!bench.dock.plot().isVisible());
        QCOMPARE(bench.dock.summary(), QString::fromUtf8("Height 10\u00a0m"));
    }

    void aStraightLine() {
        Bench bench;
        bench.dock.setLine({{60, 50}, {20, 80}}); // 50 m to the north-west, 20 m down
        QCOMPARE(bench.shown("Distance"), QString::fromUtf8("50\u00a0m"));
        QCOMPARE(bench.shown("Height difference"), QString::fromUtf8("\u221220\u00a0m"));
        QCOMPARE(bench.shown("Straight through the air"), QString::fromUtf8("53.85\u00a0m"));
        QCOMPARE(bench.shown("Slope"), QString::fromUtf8("\u221221.8° (\u221240.0\u00a0%)"));
        QCOMPARE(bench.shown("Bearing"), QString::fromUtf8("306.9°"));
        QCOMPARE(bench.shown("Along the ground"), QString::fromUtf8("53.85\u00a0m"));
        QVERIFY(bench.dock.plot().isVisible());
        QVERIFY(bench.dock.summary().contains(QString::fromUtf8("50\u00a0m")));
        QVERIFY(bench.dock.text().startsWith(QString::fromUtf8("Distance\t50\u00a0m\n")));
    }

    void aLineOfManyCorners() {
        Bench bench;
        bench.dock.setLine({{10, 10}, {50, 10}, {20, 10}});
        QCOMPARE(bench.shown("Distance"), QString::fromUtf8("70\u00a0m"));
        QCOMPARE(bench.shown("Up and down"), QString::fromUtf8("20\u00a0m up, 15\u00a0m down"));
        QCOMPARE(bench.shown("Heights"), QString::fromUtf8("5 … 25\u00a0m"));
        QVERIFY(bench.shown("Bearing").isEmpty());
        QCOMPARE(bench.dock.points().size(), std::size_t{71});
    }

    void followsTheTerrain() {
        Bench bench;
        QSignalSpy shown(&bench.dock, &MeasureDock::shown);
        bench.dock.setLine({{20, 30}});
        bench.document.setHeights(bench.document.recipe(), test::slope(101, 0, 100), {});
        QCOMPARE(bench.shown("Height"), QString::fromUtf8("20\u00a0m"));
        QCOMPARE(shown.size(), 2);
        bench.document.setHeights(bench.document.recipe(), test::slope(11, 0, 100), {}); // it has got smaller
        QCOMPARE(bench.shown("Height"), QString::fromUtf8("–"));
    }

    void tablesAndDrawings() {
        Bench bench;
        QLocale::setDefault(QLocale(QLocale::German, QLocale::Germany));
        bench.dock.setLocale(QLocale(QLocale::German, QLocale::Germany));
        bench.dock.setLine({{0.5, 10}, {-2, 10}});
        QCOMPARE(plotCsv(bench.dock.plot().plot()).bytes,
                 QByteArray("distance_m,x_m,y_m,height_m\n"
                            "0,0.5,10,0.25\n"
                            "0.8333333333333333,-0.33333333333333326,10,\n"
                            "1.6666666666666665,-1.1666666666666665,10,\n"
                            "2.5,-2,10,\n"));
        bench.dock.setLine({{0, 10}, {100, 10}});
        const QByteArray svg = plotSvg(bench.dock.plot().plot(), bench.dock.locale()).bytes;
        QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));
        QSvgRenderer renderer(svg);
        QVERIFY(renderer.isValid());
        QCOMPARE(renderer.viewBox(), QRect(0, 0, 960, 400));
        const QStringList texts = textsOf(svg);
        for (const char* expected : {"Height in m", "Distance in m", "0", "50", "100", "20", "40"})
            QVERIFY2(texts.contains(QLatin1String(expected)), qPrintable(texts.join(QLatin1Char('|'))));
        QVERIFY2(
            std::any_of(texts.begin(), texts.end(),
                        [](const QString& text) { return text.startsWith(QString::fromUtf8("Heights × ")); }),
            qPrintable(texts.join(QLatin1Char('|'))));
    }

    void copiesAndClears() {
        Bench bench;
        bench.dock.setLine({{20, 30}});
        bench.dock.findChild<QPushButton*>(QStringLiteral("copyMeasure"))->click();
        QVERIFY(QGuiApplication::clipboard()->text().startsWith(QString::fromUtf8("Height\t10\u00a0m\n")));
        QSignalSpy cleared(&bench.dock, &MeasureDock::clearWanted);
        bench.dock.findChild<QPushButton*>(QStringLiteral("clearMeasure"))->click();
        QCOMPARE(cleared.size(), 1);
    }

    void thePointerAndTheKeyboardRead() {
        Bench bench;
        bench.dock.setLine({{0, 40}, {100, 40}});
        QCoreApplication::processEvents(); // the plot gets its place
        QSignalSpy read(&bench.dock, &MeasureDock::placeRead);
        QSignalSpy left(&bench.dock, &MeasureDock::placeLeft);
        PlotWidget& plot = bench.dock.plot();
        QTest::mouseMove(&plot, {plot.width() / 2, plot.height() / 2});
        QVERIFY(read.size() == 1 && std::abs(read[0][0].toDouble() - 50) < 20 && read[0][1].toDouble() == 40);
        QEvent leave(QEvent::Leave);
        QApplication::sendEvent(&plot, &leave);
        QCOMPARE(left.size(), 1);
        QTest::keyClick(&plot, Qt::Key_Home);
        QCOMPARE(read.last()[0].toDouble(), 0.0);
        QTest::keyClick(&plot, Qt::Key_Right);
        QTest::keyClick(&plot, Qt::Key_Right, Qt::ShiftModifier);
        QCOMPARE(read.last()[0].toDouble(), 11.0);
        QCOMPARE(plot.accessibleDescription(), QString::fromUtf8("11\u00a0m: 5.5\u00a0m high"));
        QTest::keyClick(&plot, Qt::Key_End);
        QTest::keyClick(&plot, Qt::Key_Right);
        QCOMPARE(read.last()[0].toDouble(), 100.0);
        QTest::keyClick(&plot, Qt::Key_Escape);
        QCOMPARE(left.size(), 2);
        bench.dock.setLine({});
        QTest::keyClick(&plot, Qt::Key_Right);
        QVERIFY(!plot.read());
    }

    /// Heights and distances lie where the axes say; a gap stays one.
    void drawnWhereTheAxesSay() {
        std::vector<ProfilePoint> points = wave(400);
        for (std::size_t i = 150; i < 200; ++i)
            points[i].height = std::nan("");
        QImage picture(500, 300, QImage::Format_RGB32);
        picture.fill(Qt::white);
        QPainter painter(&picture);
        const Plot plot = profilePlot(points);
        const PlotDrawing drawing(plot, QRectF(0, 0, 500, 300), QFontMetricsF(painter.font()), QLocale::c());
        const QPalette palette = themePalette(false);
        drawing.draw(painter, palette);
        painter.end();
        const auto inked = [&](std::size_t i) {
            const QColor seen = picture.pixelColor(
                static_cast<int>(drawing.xOf(points[i].distance)),
                static_cast<int>(drawing.yOf(50 * std::sin(static_cast<double>(i) * 0.1))));
            return seen.saturation() > 40;
        };
        for (std::size_t i = 10; i < points.size(); i += 7)
            QCOMPARE(inked(i), i < 149 || i > 201);
        QVERIFY(std::abs(drawing.exaggeration() * (drawing.xOf(100) - drawing.xOf(0)) -
                         (drawing.yOf(0) - drawing.yOf(100))) < 1e-6);
        QCOMPARE(drawing.nearest(drawing.xOf(points[77].distance)), std::size_t{77});
        QCOMPARE(drawing.nearest(-100), std::size_t{0});
        QCOMPARE(drawing.nearest(9999), points.size() - 1);
    }

    /// However many points: the picture has the same outline as with all of them.
    void manyPointsKeepTheirPeaks() {
        std::vector<ProfilePoint> points = wave(100000);
        points[50001].height = 400; // one peak
        QImage picture(300, 200, QImage::Format_RGB32);
        picture.fill(Qt::white);
        QPainter painter(&picture);
        const Plot plot = profilePlot(points);
        const PlotDrawing drawing(plot, QRectF(0, 0, 300, 200), QFontMetricsF(painter.font()), QLocale::c());
        drawing.draw(painter, themePalette(false));
        painter.end();
        bool found = false;
        for (int x = -2; x <= 2; ++x)
            found = found || picture.pixelColor(static_cast<int>(drawing.xOf(points[50001].distance)) + x,
                                                static_cast<int>(drawing.yOf(390)))
                                     .saturation() > 40;
        QVERIFY(found);
    }

    void allAGap() {
        PlotWidget plot;
        plot.resize(300, 200);
        plot.setPlot(profilePlot({{0, 0, 0, std::nan("")}, {5, 5, 0, std::nan("")}}));
        QVERIFY(!plot.grab().isNull());
        plot.setPlot(profilePlot({{0, 0, 0, 3}, {5, 5, 0, 3}}));
        QVERIFY(!plot.grab().isNull());
    }

    void everyFocusableChildHasAName() {
        Bench bench;
        bench.dock.setLine({{0, 0}, {20, 20}});
        for (const QPushButton* button : bench.dock.findChildren<QPushButton*>())
            QVERIFY(!button->text().isEmpty());
        QVERIFY(!bench.dock.plot().accessibleName().isEmpty());
    }

    void pictures() {
        Document document;
        document.reset(test::startOf("hills"), QStringLiteral("New"));
        document.setHeights(document.recipe(), test::slope(101, -20, 300), {});
        test::keepPictures(QStringLiteral("measure"), 560, [&] {
            auto dock = std::make_unique<MeasureDock>(document);
            dock->setLine({{5, 5}, {90, 70}});
            return dock;
        });
        test::keepPictures(QStringLiteral("measure-empty"), 160,
                           [&] { return std::make_unique<MeasureDock>(document); });
    }
};

QTEST_MAIN(DocksMeasureTest)
#include "docks_measure_test.moc"
