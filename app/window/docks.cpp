// SPDX-License-Identifier: MIT
#include "app/window/docks.h"

#include "app/docks/display_dock.h"
#include "app/docks/generator_dock.h"
#include "app/docks/history_dock.h"
#include "app/docks/levels_dock.h"
#include "app/docks/measure_dock.h"
#include "app/docks/pins_dock.h"
#include "app/docks/start_grid_dock.h"
#include "app/docks/statistics_dock.h"
#include "app/docks/variations_dock.h"
#include "app/docks/viewpoints_dock.h"
#include "app/window/colour_files.h"
#include "app/window/session.h"
#include "app/window/variation_pictures.h"
#include "app/window/view_feed.h"

#include <QCoreApplication>
#include <QDockWidget>
#include <QMainWindow>
#include <QTabWidget>

namespace app {

namespace {

class DockTitles {
    Q_DECLARE_TR_FUNCTIONS(DockTitles)
};

/// `name` is stable: layouts that were saved know the dock by it.
QDockWidget* addDock(QMainWindow& window, Qt::DockWidgetArea area, const QString& name, const QString& title,
                     QWidget* content) {
    auto* dock = new QDockWidget(title, &window);
    dock->setObjectName(name);
    dock->setWidget(content);
    content->setAccessibleName(title);
    window.addDockWidget(area, dock);
    return dock;
}

void computeStatistics(StatisticsDock& dock, Session& session) {
    const terrain::SharedHeightfield heights = session.document.heights();
    if (heights == nullptr)
        return;
    const std::optional<double> sea = session.document.recipe().seaLevel;
    session.jobs.startAfter(
        {ViewFeed::channel()}, QStringLiteral("statistics"), DockTitles::tr("Computing statistics"),
        [&dock, &session, heights, sea](const terrain::RunContext& context) -> std::function<void()> {
            const int bins = terrain::histogramBins(heights->grid().sampleCount());
            const auto numbers = terrain::surfaceStatistics(*heights, sea, bins, context);
            if (!numbers.isOk())
                return {};
            return [&dock, &session, heights, numbers = numbers.value()] {
                if (session.document.heights() == heights)
                    dock.setStatistics(numbers);
            };
        });
}

} // namespace

Docks addDocks(QMainWindow& window, Session& session) {
    window.setTabPosition(Qt::AllDockWidgetAreas, QTabWidget::North);
    auto* pinEdits = new PinEdits(session.document, &window);
    auto* gridEdits = new StartGridEdits(session.document, &window);
    Docks out{new GeneratorDock(session.document),
              new HistoryDock(session.document),
              new DisplayDock(session.document),
              new StatisticsDock(session.document),
              new ViewpointsDock(session.document),
              new LevelsDock,
              new MeasureDock(session.document),
              new VariationsDock(session.document),
              pinEdits,
              new PinsDock(session.document, *pinEdits),
              gridEdits,
              new StartGridDock(*gridEdits)};
    QDockWidget* generator = addDock(window, Qt::LeftDockWidgetArea, QStringLiteral("generatorDock"),
                                     DockTitles::tr("Generator"), out.generator);
    QDockWidget* history = addDock(window, Qt::RightDockWidgetArea, QStringLiteral("historyDock"),
                                   DockTitles::tr("History"), out.history);
    QDockWidget* display = addDock(window, Qt::RightDockWidgetArea, QStringLiteral("displayDock"),
                                   DockTitles::tr("Display"), out.display);
    QDockWidget* statistics = addDock(window, Qt::RightDockWidgetArea, QStringLiteral("statisticsDock"),
                                      DockTitles::tr("Statistics"), out.statistics);
    QDockWidget* viewpoints = addDock(window, Qt::RightDockWidgetArea, QStringLiteral("viewpointsDock"),
                                      DockTitles::tr("Viewpoints"), out.viewpoints);
    addDock(window, Qt::BottomDockWidgetArea, QStringLiteral("levelsDock"), DockTitles::tr("Levels"),
            out.levels)
        ->hide();
    QDockWidget* measure = addDock(window, Qt::RightDockWidgetArea, QStringLiteral("measureDock"),
                                   DockTitles::tr("Measure"), out.measure);
    QDockWidget* variations = addDock(window, Qt::RightDockWidgetArea, QStringLiteral("variationsDock"),
                                      DockTitles::tr("Variations"), out.variations);
    window.tabifyDockWidget(history, display);
    window.tabifyDockWidget(display, statistics);
    window.tabifyDockWidget(statistics, viewpoints);
    QDockWidget* pins = addDock(window, Qt::RightDockWidgetArea, QStringLiteral("pinsDock"),
                                DockTitles::tr("Pins"), out.pins);
    QDockWidget* startGrid = addDock(window, Qt::RightDockWidgetArea, QStringLiteral("startGridDock"),
                                     DockTitles::tr("Start grid"), out.startGrid);
    window.tabifyDockWidget(measure, pins);
    window.tabifyDockWidget(pins, startGrid);
    startGrid->hide();
    measure->hide();    // below them, once something is measured
    pins->hide();       // … or placed
    variations->hide(); // below them: a fifth tab would leave none of them its whole title
    history->raise();
    window.resizeDocks({generator, history}, {Docks::firstWidth, Docks::firstWidth}, Qt::Horizontal);
    QObject::connect(out.display, &DisplayDock::rampWanted, &window, [&window, &session, dock = out.display] {
        chooseRamp(window, session.settings, *dock);
    });
    QObject::connect(out.statistics, &StatisticsDock::statisticsWanted, &window,
                     [&dock = *out.statistics, &session] { computeStatistics(dock, session); });
    new VariationPictures(session, *out.variations, &window);
    return out;
}

} // namespace app
