// SPDX-License-Identifier: MIT
// Contour lines in the 3D view, seen from above on a slope: as many as there are levels, where they belong.
#include "app/viewport/viewport_widget.h"
#include "libterrain/surface/shown_contours.h"

#include <QApplication>
#include <QProxyStyle>
#include <QSignalSpy>
#include <QTest>

#include <cmath>

using namespace app;

namespace {

/// As a system that asks for less motion: moves take no time.
class StillStyle : public QProxyStyle {
public:
    int styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget,
                  QStyleHintReturn* data) const override {
        return hint == SH_Widget_Animation_Duration ? 0 : QProxyStyle::styleHint(hint, option, widget, data);
    }
};

/// Rises eastward from 1 m to 99 m.
terrain::SharedHeightfield slope() {
    terrain::Grid grid;
    grid.columns = grid.rows = 65;
    grid.spacingX = grid.spacingY = 10;
    auto made = terrain::Heightfield::create(grid);
    for (int row = 0; row < grid.rows; ++row)
        for (int column = 0; column < grid.columns; ++column)
            made.value().row(row)[column] = 1 + 98.0F * static_cast<float>(column) / 64;
    return std::make_shared<const terrain::Heightfield>(std::move(made).value());
}

} // namespace

class ViewportLinesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() {
        QApplication::setStyle(new StillStyle);
        QVERIFY2(openGlProbe().usable, qPrintable(openGlProbe().reason));
    }

    void contoursLieAtTheirHeights_data() {
        QTest::addColumn<double>("interval");
        QTest::addColumn<double>("exaggeration");
        QTest::newRow("20 m") << 20.0 << 1.0;
        QTest::newRow("10 m") << 10.0 << 1.0;
        QTest::newRow("10 m, exaggerated") << 10.0 << 2.5;
        QTest::newRow("automatic") << 0.0 << 1.0;
    }
    void contoursLieAtTheirHeights() {
        QFETCH(double, interval);
        QFETCH(double, exaggeration);
        ViewportWidget widget;
        widget.resize(600, 600);
        QSignalSpy shown(&widget, &ViewportWidget::heightsShown);
        const terrain::SharedHeightfield heights = slope();
        widget.setHeights(heights);
        terrain::Display display;
        display.ramp = "land";
        display.exaggeration = exaggeration;
        display.contourInterval = interval;
        widget.setDisplay(display);
        widget.show();
        QVERIFY(!shown.isEmpty() || shown.wait(20000));
        widget.lookFrom(180, 90);
        widget.fitView();
        const QImage without = widget.picture();
        display.contours = true;
        widget.setDisplay(display);
        const QImage with = widget.picture();

        const Lens lens{600, 600};
        const double metres = *terrain::shownContourInterval(display, terrain::heightRange(*heights));
        QVERIFY(metres > 0);
        // How much darker a line makes its place, of the brightness there.
        const auto darker = [&](double x) {
            double most = 0;
            for (int c = static_cast<int>(std::lround(x)) - 1; c <= static_cast<int>(std::lround(x)) + 1;
                 ++c) {
                const double plain = without.pixelColor(c, 300).green();
                most = std::max(most, (plain - with.pixelColor(c, 300).green()) / plain);
            }
            return most;
        };
        for (int level = 1; level * metres < 99; ++level) {
            const auto pixelAt = [&](double height) {
                const double x = (height - 1) / 98 * 640;
                return pixelOf(widget.camera(), lens, {x, 320, height * exaggeration})->x;
            };
            QVERIFY2(darker(pixelAt(level * metres)) > 0.07, qPrintable(QString::number(level)));
            QVERIFY2(darker(pixelAt((level - 0.5) * metres)) < 0.02, qPrintable(QString::number(level)));
        }
    }
};

QTEST_MAIN(ViewportLinesTest)
#include "viewport_lines_test.moc"
