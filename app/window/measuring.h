// SPDX-License-Identifier: MIT
#pragma once

#include "app/tools/measure_pointing.h"

#include <QObject>

class QDockWidget;
class QWidget;

namespace app {

class LandTools;
class MeasureDock;
class ViewArea;
enum class LandTool;

/// Connects the measuring tools with the views that they point in and the dock that shows what they find. GUI
/// thread.
class Measuring : public QObject {
    Q_OBJECT

public:
    Measuring(LandTools& tools, ViewArea& views, MeasureDock& dock, QWidget* window);

    [[nodiscard]] MeasureTool& tool() { return m_tool; }
    void copy();

Q_SIGNALS:
    void message(const QString& sentence);

private:
    void connectTools(LandTools& tools);
    void connectDock();
    void pick(const terrain::PlanPoint& at);
    void showMarks();
    void raiseDock();

    ViewArea& m_views;
    MeasureDock& m_dock;
    MeasureTool m_tool;
    MeasurePointing m_pointing;
};

} // namespace app
