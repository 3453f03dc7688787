// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>

class QMainWindow;

namespace app {

struct Session;
class GeneratorDock;
class HistoryDock;
class DisplayDock;
class StatisticsDock;
class ViewpointsDock;
class LevelsDock;
class MeasureDock;

/// The panels around the views.
struct Docks {
    static constexpr int firstWidth = 320; ///< pixels

    GeneratorDock* generator;
    HistoryDock* history;
    DisplayDock* display;
    StatisticsDock* statistics;
    ViewpointsDock* viewpoints;
    LevelsDock* levels;
    MeasureDock* measure;
};

/// Makes every panel in its first place: the generator left; history, display, statistics and viewpoints as
/// tabs right, measurements under them; levels below; the last two away until they are asked for; and gives
/// the statistics panel the jobs that it asks for.
Docks addDocks(QMainWindow& window, Session& session);

} // namespace app
