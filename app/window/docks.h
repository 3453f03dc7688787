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
class PinEdits;
class PinsDock;
class StartGridDock;
class StartGridEdits;
class VariationsDock;

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
    VariationsDock* variations;
    PinEdits* pinEdits; ///< what the pins' panel and tools share
    PinsDock* pins;
    StartGridEdits* gridEdits; ///< likewise
    StartGridDock* startGrid;
};

/// Makes every panel in its first place: the generator left; history, display, statistics and viewpoints as
/// tabs right, variations, measurements, pins and the start grid under them; levels below; the last five away
/// until they are asked for; and gives the statistics and variations panels the jobs that they ask for.
Docks addDocks(QMainWindow& window, Session& session);

} // namespace app
