// SPDX-License-Identifier: MIT
// What a person feels who drags a slider on a large terrain: the time from a change to its picture, how many
// grounds a second are shown while the drag goes on, and the longest time in which the window does not
// answer. Needs a screen: tests/support/with_screen.sh build/release/bin/bench/drag_bench [samples a side]
#include "app/controls/number_row.h"
#include "app/controls/number_slider.h"
#include "app/controls/parameter_form.h"
#include "app/docks/generator_dock.h"
#include "app/docks/step_editor.h"
#include "app/viewport/viewport_widget.h"
#include "app/window/view_area.h"
#include "tests/support/window_driver.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QSignalSpy>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <vector>

namespace {

using namespace app;

void figure(const char* name, int samples, double value) {
    std::printf("figure %s_%d %.6g\n", name, samples, value);
}

double median(std::vector<double> values) {
    std::ranges::sort(values);
    return values.empty() ? 0 : values[values.size() / 2];
}

bool resize(WindowDriver& driver, int samples) {
    DocumentState next{driver.document().recipe(), driver.document().display()};
    next.recipe.grid.columns = next.recipe.grid.rows = samples;
    driver.document().apply(next, QStringLiteral("Size"));
    return driver.settle();
}

NumberSlider& amplitude(WindowDriver& driver) {
    const auto* dock = driver.window().findChild<GeneratorDock*>();
    return static_cast<NumberRow*>(dock->stepEditor().form()->row(QStringLiteral("amplitude")))->slider();
}

/// One change, alone: until its heights are evaluated, prepared, on the card and drawn.
double changeToPicture(WindowDriver& driver) {
    if (!driver.settle())
        return -1;
    QTest::qWait(1000); // pictures that are made in peace
    QSignalSpy shown(driver.window().views().viewport(), &ViewportWidget::heightsShown);
    QElapsedTimer timer;
    timer.start();
    QTest::keyClick(&amplitude(driver), Qt::Key_Up);
    while (shown.isEmpty())
        QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
    return static_cast<double>(timer.nsecsElapsed()) * 1e-6;
}

struct Drag {
    double groundsPerSecond = 0;
    double longestGap = 0; ///< ms
};

Drag drag(WindowDriver& driver) {
    NumberSlider& slider = amplitude(driver);
    int grounds = 0;
    const auto counting = QObject::connect(driver.window().views().viewport(), &ViewportWidget::heightsShown,
                                           &slider, [&grounds] { ++grounds; });
    const QPoint middle(slider.width() / 2, slider.height() / 2);
    Drag out;
    QElapsedTimer all;
    QElapsedTimer sinceEvent;
    all.start();
    QTest::mousePress(&slider, Qt::LeftButton, {}, middle);
    for (int i = 0; all.elapsed() < 5000; ++i) {
        sinceEvent.start();
        QTest::mouseMove(&slider, middle + QPoint(i % 20, 0));
        QCoreApplication::processEvents();
        out.longestGap = std::max(out.longestGap, static_cast<double>(sinceEvent.nsecsElapsed()) * 1e-6);
        QTest::qSleep(5);
    }
    out.groundsPerSecond = grounds * 1000.0 / static_cast<double>(all.elapsed());
    QTest::mouseRelease(&slider, Qt::LeftButton, {}, middle);
    QObject::disconnect(counting);
    return out;
}

} // namespace

int main(int argc, char** argv) {
    QApplication application(argc, argv);
    const int samples = argc > 1 ? std::atoi(argv[1]) : 4097;
    WindowDriver driver;
    if (!driver.window().views().has3d() || !resize(driver, samples))
        return EXIT_FAILURE;
    std::vector<double> times;
    for (int i = 0; i < 7; ++i)
        times.push_back(changeToPicture(driver));
    const Drag dragged = drag(driver);
    figure("change_to_picture_ms", samples, median(times));
    figure("grounds_per_second", samples, dragged.groundsPerSecond);
    figure("longest_gap_ms", samples, dragged.longestGap);
    return driver.settle() ? EXIT_SUCCESS : EXIT_FAILURE;
}
