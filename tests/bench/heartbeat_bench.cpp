// SPDX-License-Identifier: MIT
// Whether the window answers while something runs: the gaps between the beats of a timer in its event loop
// while a large terrain is generated, its light baked, its numbers computed, and a flight over it filmed.
// Needs a screen: tests/support/with_screen.sh build/release/bin/bench/heartbeat_bench [samples a side]
#include "app/docks/statistics_dock.h"
#include "app/viewport/film.h"
#include "app/viewport/viewport_widget.h"
#include "app/window/view_area.h"
#include "tests/support/window_driver.h"

#include <QApplication>
#include <QDockWidget>
#include <QElapsedTimer>
#include <QTimer>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <functional>
#include <string>
#include <vector>

namespace {

using namespace app;

constexpr int beat = 5; ///< ms
/// So long that there are some thousand beats: of a few hundred one alone is a third of a hundredth.
constexpr int phaseTime = 24000; ///< ms

/// Counts what lies between two beats while it lives; gaps in which the window was put on the screen, which
/// the software driver does on the processor, also apart from the others.
class Heartbeat {
public:
    explicit Heartbeat(const QOpenGLWidget& view) {
        m_timer.setTimerType(Qt::PreciseTimer);
        QObject::connect(&view, &QOpenGLWidget::frameSwapped, &m_timer, [this] { m_isShowing = true; });
        QObject::connect(&m_timer, &QTimer::timeout, &m_timer, [this] {
            const double gap = static_cast<double>(m_since.nsecsElapsed()) * 1e-6;
            m_gaps.push_back(gap);
            if (!m_isShowing)
                m_others.push_back(gap);
            m_isShowing = false;
            m_since.start();
        });
        m_since.start();
        m_timer.start(beat);
    }

    void print(const std::string& what, int samples) const {
        print(m_gaps, what, samples);
        print(m_others, "between_pictures_" + what, samples);
    }

private:
    static void print(const std::vector<double>& gaps, const std::string& what, int samples) {
        const auto within = std::ranges::count_if(gaps, [](double gap) { return gap <= 50; });
        std::printf("figure beats_%s_%d %zu\n", what.c_str(), samples, gaps.size());
        std::printf("figure within_50_ms_%s_%d %.5g\n", what.c_str(), samples,
                    static_cast<double>(within) / static_cast<double>(std::max<std::size_t>(1, gaps.size())));
        std::printf("figure longest_gap_ms_%s_%d %.4g\n", what.c_str(), samples,
                    gaps.empty() ? 0 : *std::ranges::max_element(gaps));
    }

    QTimer m_timer;
    QElapsedTimer m_since;
    bool m_isShowing = false;
    std::vector<double> m_gaps;
    std::vector<double> m_others;
};

/// Beats while `change` is made again and again, each after the one before has settled.
bool beatDuring(WindowDriver& driver, const char* what, const std::function<void(int)>& change) {
    if (!driver.settle())
        return false;
    const Heartbeat heart(*driver.window().views().viewport());
    QElapsedTimer all;
    all.start();
    for (int i = 1; all.elapsed() < phaseTime; ++i) {
        change(i);
        QTest::qWait(20); // what begins with the next picture
        if (!driver.settle())
            return false;
    }
    heart.print(what, driver.document().recipe().grid.columns);
    return true;
}

void apply(WindowDriver& driver, const std::function<void(DocumentState&)>& change) {
    DocumentState next{driver.document().recipe(), driver.document().display()};
    change(next);
    driver.document().apply(next, QStringLiteral("Change"));
}

void generate(WindowDriver& driver, int i) {
    apply(driver, [i](DocumentState& state) {
        (void)state.recipe.steps.front().parameters.set("seed", std::to_string(i));
    });
}

/// Another shape of the ground for the light: the sky that each place sees is baked anew.
void bake(WindowDriver& driver, int i) {
    apply(driver, [i](DocumentState& state) { state.display.exaggeration = 1 + 0.1 * (i % 7); });
}

void film(WindowDriver& driver, int i) {
    const ViewportWidget& view = *driver.window().views().viewport();
    Film flight;
    flight.scene = view.scene();
    flight.start = view.camera();
    flight.seconds = 1;
    flight.rate = 10;
    flight.picture.size = {640, 360};
    flight.folder = QFileInfo(driver.path("film")).path();
    flight.stem = QStringLiteral("film%1").arg(i);
    driver.session().jobs.start(QStringLiteral("film"), QStringLiteral("Filming"),
                                [flight, surface = makePictureSurface()](
                                    const terrain::RunContext& context) -> std::function<void()> {
                                    QString error;
                                    if (drawFilm(flight, surface, context, error) < flight.pictures())
                                        std::fprintf(stderr, "film: %s\n", qPrintable(error));
                                    return {};
                                });
}

} // namespace

int main(int argc, char** argv) {
    QApplication application(argc, argv);
    const int samples = argc > 1 ? std::atoi(argv[1]) : 4097;
    WindowDriver driver;
    if (!driver.window().views().has3d() || !driver.settle())
        return EXIT_FAILURE;
    apply(driver,
          [samples](DocumentState& state) { state.recipe.grid.columns = state.recipe.grid.rows = samples; });
    bool good = beatDuring(driver, "generation", [&](int i) { generate(driver, i); }) &&
                beatDuring(driver, "light", [&](int i) { bake(driver, i); });
    auto* statistics = driver.window().findChild<QDockWidget*>(QStringLiteral("statisticsDock"));
    statistics->raise(); // computed only where somebody sees them
    good = good && beatDuring(driver, "statistics", [&](int i) { generate(driver, 100 + i); }) &&
           beatDuring(driver, "film", [&](int i) { film(driver, i); });
    return good ? EXIT_SUCCESS : EXIT_FAILURE;
}
