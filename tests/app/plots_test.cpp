// SPDX-License-Identifier: MIT
#include "app/controls/palette.h"
#include "app/plots/plot_drawing.h"
#include "app/plots/plot_widget.h"

#include <QClipboard>
#include <QContextMenuEvent>
#include <QMenu>
#include <QPainter>
#include <QSvgRenderer>
#include <QToolButton>
#include <QXmlStreamReader>

#include "controls_support.h"

using namespace app;

namespace {

/// Three bars over 0 … 3, the middle one missing; a line on top.
Plot plain() {
    Plot out;
    out.title = QStringLiteral("Shares");
    out.name = QStringLiteral("shares");
    out.description = QStringLiteral("Shares of three.");
    out.x = {QStringLiteral("Kind"), {0, 3}};
    out.y = {QStringLiteral("Share in %"), {0, 10}};
    out.series = {{PlotShape::Bars, {{0.5, 8}, {1.5, 0}, {2.5, 4}}, 1}};
    out.reading = [](std::size_t i) { return QString::number(i); };
    out.csv = [] { return QByteArray("kind,share\n0.5,8\n"); };
    return out;
}

struct Painted {
    QImage picture;
    PlotDrawing drawing;

    explicit Painted(const Plot& plot, bool dark = false, int scale = 1)
        : picture(QSize(320, 220) * scale, QImage::Format_RGB32),
          drawing(plot, QRectF(2, 2, 316, 216), QFontMetricsF(font()), QLocale::c()) {
        const QPalette palette = themePalette(dark);
        picture.setDevicePixelRatio(scale);
        picture.fill(palette.color(QPalette::Window));
        QPainter painter(&picture);
        painter.setFont(font());
        drawing.draw(painter, palette);
    }
    static QFont font() {
        QFont out;
        out.setPixelSize(13);
        return out;
    }
    [[nodiscard]] bool inked(double x, double y) const {
        const double scale = picture.devicePixelRatio();
        return picture.pixelColor((QPointF(drawing.xOf(x), drawing.yOf(y)) * scale).toPoint()).saturation() >
               40;
    }
};

} // namespace

class PlotsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { applyTheme(*qApp, Theme::Light); }

    void ticks_data() {
        QTest::addColumn<double>("minimum");
        QTest::addColumn<double>("maximum");
        QTest::addColumn<int>("count");
        QTest::addColumn<bool>("logarithmic");
        QTest::addColumn<QList<double>>("expected");
        QTest::newRow("hundreds") << -312.0 << 1450.0 << 4 << false << QList<double>{0, 500, 1000};
        QTest::newRow("tenths") << 0.0 << 0.5 << 5 << false << QList<double>{0, 0.1, 0.2, 0.3, 0.4, 0.5};
        QTest::newRow("twos") << 1.0 << 9.0 << 5 << false << QList<double>{2, 4, 6, 8};
        QTest::newRow("never one alone") << -886.0 << 800.0 << 3 << false << QList<double>{-500, 0, 500};
        QTest::newRow("flat") << 3.0 << 3.0 << 5 << false << QList<double>{};
        QTest::newRow("decade") << 1.0 << 10.0 << 5 << true << QList<double>{1, 2, 5, 10};
        QTest::newRow("powers alone") << 0.03 << 2000.0 << 6 << true << QList<double>{0.1, 1, 10, 100, 1000};
        QTest::newRow("every second power")
            << 1e-3 << 1e4 << 4 << true << QList<double>{0.001, 0.1, 10, 1000};
        QTest::newRow("less than a decade") << 3.0 << 8.0 << 2 << true << QList<double>{5};
        QTest::newRow("no logarithm of 0") << 0.0 << 8.0 << 2 << true << QList<double>{};
    }
    void ticks() {
        QFETCH(const double, minimum);
        QFETCH(const double, maximum);
        QFETCH(const int, count);
        QFETCH(const bool, logarithmic);
        QFETCH(const QList<double>, expected);
        const std::vector<double> found = AxisScale{minimum, maximum, logarithmic}.ticks(count);
        QCOMPARE(QList<double>(found.begin(), found.end()), expected);
    }

    void scalesAndBack_data() {
        QTest::addColumn<bool>("logarithmic");
        QTest::newRow("linear") << false;
        QTest::newRow("logarithmic") << true;
    }
    void scalesAndBack() {
        QFETCH(const bool, logarithmic);
        const AxisScale scale{2, 512, logarithmic};
        QCOMPARE(scale.fraction(2), 0.0);
        QCOMPARE(scale.fraction(512), 1.0);
        QCOMPARE(scale.fraction(32), logarithmic ? 0.5 : 30.0 / 510);
        QVERIFY(std::abs(scale.valueAt(scale.fraction(77)) - 77) < 1e-9);
    }

    /// At 100 and at 200 %, light and dark: bars stand where the axes say.
    void barsStandWhereTheAxesSay_data() {
        QTest::addColumn<bool>("dark");
        QTest::addColumn<int>("scale");
        for (const bool dark : {false, true})
            for (const int scale : {1, 2})
                QTest::addRow("%s, %d00 %%", dark ? "dark" : "light", scale) << dark << scale;
    }
    void barsStandWhereTheAxesSay() {
        QFETCH(const bool, dark);
        QFETCH(const int, scale);
        const Plot plot = plain();
        const Painted painted(plot, dark, scale);
        QVERIFY(painted.inked(0.5, 7) && !painted.inked(0.5, 8.7));
        QVERIFY(!painted.inked(1.5, 1));
        QVERIFY(painted.inked(2.5, 3) && !painted.inked(2.5, 5));
        QVERIFY(painted.inked(0.02, 4) && !painted.inked(1.05, 4));
    }

    void pointsAndLinesOnLogarithmicAxes() {
        Plot plot = plain();
        plot.x.scale = plot.y.scale = {1, 1000, true};
        plot.series = {{PlotShape::Points, {{10, 10}, {100, 100}}, 0}};
        const Painted painted(plot);
        QVERIFY(painted.inked(10, 10) && painted.inked(100, 100) && !painted.inked(31, 31));
        QCOMPARE(painted.drawing.nearest(painted.drawing.xOf(30)), std::size_t{0});
        QCOMPARE(painted.drawing.nearest(painted.drawing.xOf(33)), std::size_t{1});
        plot.series.push_back({PlotShape::Line, {{10, 10}, {1000, 1000}}, 0});
        const Painted lined(plot);
        const QPoint middle = QPointF(lined.drawing.xOf(320), lined.drawing.yOf(320)).toPoint();
        double most = 0;
        for (int x = -1; x <= 1; ++x)
            most = std::max(most, contrastRatio(lined.picture.pixelColor(middle + QPoint(x, 0)),
                                                themePalette(false).color(QPalette::Window)));
        QVERIFY(most > 4.5);
    }

    /// WCAG 2.1: text 4.5, lines and bars 3.
    void coloursHaveContrast() {
        for (const bool dark : {false, true}) {
            const QPalette palette = themePalette(dark);
            for (const auto ground : {QPalette::Window, QPalette::Base}) {
                QVERIFY(contrastRatio(palette.color(QPalette::Highlight), palette.color(ground)) >= 3);
                QVERIFY(contrastRatio(mutedText(palette), palette.color(ground)) >= 4.5);
            }
            QVERIFY(contrastRatio(palette.color(QPalette::ToolTipText),
                                  palette.color(QPalette::ToolTipBase)) >= 4.5);
        }
    }

    void filesHaveSizesAndTexts() {
        const PlotFile png = plotPng(plain(), QLocale::c());
        const QImage picture = QImage::fromData(png.bytes, "PNG");
        QCOMPARE(picture.size(), QSize(2 * plotFileWidth, 2 * plotFileHeight));
        QCOMPARE(qRound(picture.dotsPerMeterX() * 0.0254), 192); // printed as large as the SVG: 10 inches
        const PlotFile svg = plotSvg(plain(), QLocale::c());
        QSvgRenderer renderer(svg.bytes);
        QVERIFY(renderer.isValid());
        QVERIFY(svg.bytes.contains("width=\"254mm\""));
        QStringList texts;
        QXmlStreamReader reader(svg.bytes);
        while (!reader.atEnd())
            if (reader.readNext() == QXmlStreamReader::StartElement &&
                (reader.name() == QLatin1String("text") || reader.name() == QLatin1String("title")))
                texts << reader.readElementText().trimmed();
        QVERIFY(!reader.hasError());
        QVERIFY(texts.count(QStringLiteral("Shares")) == 2 && texts.contains(QStringLiteral("Share in %")));
        QCOMPARE(plotCsv(plain()).bytes, QByteArray("kind,share\n0.5,8\n"));
        QCOMPARE(plotCsv(Plot{}).bytes, QByteArray());
    }

    void theMenuExportsAndCopies() {
        PlotWidget widget;
        widget.resize(320, 220);
        widget.setPlot(plain());
        widget.show();
        QList<QString> wanted;
        connect(&widget, &PlotWidget::exportWanted, this,
                [&](const PlotFile& file) { wanted << file.name + QLatin1Char('.') + file.suffix; });
        for (const char* action : {"exportSvg", "exportPng", "exportCsv", "copyTable"})
            widget.findChild<QAction*>(QLatin1String(action))->trigger();
        QCOMPARE(wanted, (QList<QString>{QStringLiteral("shares.svg"), QStringLiteral("shares.png"),
                                         QStringLiteral("shares.csv")}));
        QCOMPARE(QGuiApplication::clipboard()->text(), QStringLiteral("kind,share\n0.5,8\n"));
        widget.findChild<QAction*>(QStringLiteral("copyPicture"))->trigger();
        QCOMPARE(QGuiApplication::clipboard()->image().width(), 2 * plotFileWidth);
        auto* menu = widget.findChild<QMenu*>();
        QContextMenuEvent event(QContextMenuEvent::Keyboard, {10, 10}, widget.mapToGlobal(QPoint(10, 10)));
        QApplication::sendEvent(&widget, &event);
        QVERIFY(menu->isVisible());
        menu->close();
        QCOMPARE(widget.findChild<QToolButton*>()->menu(), menu);
        QVERIFY(widget.rect().contains(widget.findChild<QToolButton*>()->geometry()));
    }

    void keysAreThePlotsOwnWhileItHasTheFocus() {
        PlotWidget widget;
        widget.setPlot(plain());
        const auto overrides = [&](int key, Qt::KeyboardModifiers modifiers = {}) {
            QKeyEvent event(QEvent::ShortcutOverride, key, modifiers);
            event.ignore();
            QApplication::sendEvent(&widget, &event);
            return event.isAccepted();
        };
        QVERIFY(overrides(Qt::Key_Home) && overrides(Qt::Key_Left, Qt::ShiftModifier));
        QVERIFY(!overrides(Qt::Key_Escape)); // nothing is read
        QVERIFY(!overrides(Qt::Key_M) && !overrides(Qt::Key_Home, Qt::ControlModifier));
        QTest::keyClick(&widget, Qt::Key_End);
        QCOMPARE(widget.accessibleDescription(), QStringLiteral("2"));
        QVERIFY(overrides(Qt::Key_Escape));
        widget.setPlot({});
        QVERIFY(!widget.read() && !overrides(Qt::Key_Home));
    }

    void screenReadersHearIt() {
        PlotWidget widget;
        QCOMPARE(widget.accessibleName(), QStringLiteral("Empty plot"));
        widget.setPlot(plain());
        QCOMPARE(widget.accessibleName(), QStringLiteral("Shares of three. The arrow keys read it."));
        QVERIFY(!widget.findChild<QToolButton*>()->accessibleName().isEmpty());
    }

    /// The plate with the words stays inside, at both ends.
    void readingsStayInside() {
        Plot plot = plain();
        plot.reading = [](std::size_t) { return QStringLiteral("a rather long sentence about it"); };
        for (const std::size_t index : {0, 2}) {
            Painted painted(plot);
            const QImage before = painted.picture.copy();
            QPainter painter(&painted.picture);
            painter.setFont(Painted::font());
            painted.drawing.drawReading(painter, themePalette(false), index);
            painter.end();
            QVERIFY(painted.picture != before);
            for (int y = 0; y < before.height(); ++y)
                QVERIFY(painted.picture.pixel(319, y) == before.pixel(319, y));
            // Nor do they cover the numbers of the axis.
            const QRectF frame = painted.drawing.frame();
            const int top = static_cast<int>(painted.drawing.yOf(10)) - 4;
            for (int y = top; y < frame.bottom(); ++y)
                for (int x = 0; x < frame.left() - 6; ++x)
                    QVERIFY(painted.picture.pixel(x, y) == before.pixel(x, y));
        }
    }
};

QTEST_MAIN(PlotsTest)
#include "plots_test.moc"
