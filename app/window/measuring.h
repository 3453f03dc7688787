// SPDX-License-Identifier: MIT
#pragma once

#include "app/tools/measure_tool.h"

#include <QObject>

class QDockWidget;
class QWidget;

namespace app {

class MeasureDock;
class ViewArea;

/// Connects the measuring tools with the map that they point on, the dock that shows what they find. GUI
/// thread.
class Measuring : public QObject {
    Q_OBJECT

public:
    Measuring(ViewArea& views, MeasureDock& dock, QWidget* window);

    [[nodiscard]] MeasureTool& tool() { return m_tool; }
    /// Takes the tool, and shows the map for it; the one in hand is put away.
    void toggle(Measure measure);
    void copy();

Q_SIGNALS:
    void message(const QString& sentence);

private:
    void connectMap();
    void connectDock();
    void pick(const terrain::PlanPoint& at);
    void showMarks();
    void raiseDock();

    ViewArea& m_views;
    MeasureDock& m_dock;
    MeasureTool m_tool;
};

} // namespace app
