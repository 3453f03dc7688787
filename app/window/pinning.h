// SPDX-License-Identifier: MIT
#pragma once

#include "app/document/pin_edits.h"
#include "app/plots/plot_files.h"
#include "app/tools/pin_tool.h"
#include "app/window/land_tools.h"

#include <QObject>

class QDockWidget;
class QWidget;

namespace app {

struct Session;
class PinsDock;

/// Connects the pin tool with both views and the panel of pins. GUI thread.
class Pinning : public QObject {
    Q_OBJECT

public:
    Pinning(Session& session, PinEdits& edits, LandTools& tools, ViewArea& views, PinsDock& dock,
            QWidget* window);
    ~Pinning() override;

Q_SIGNALS:
    void message(const QString& sentence);
    void exportWanted(const app::PlotFile& file);

private:
    void connectPins(LandTools& tools);
    void take(LandTool tool);
    void showMarks();
    void raisePanel();
    void importPins();
    void takeTable(const QString& path);

    QWidget* m_window;
    Session& m_session;
    PinEdits& m_edits;
    ViewArea& m_views;
    PinsDock& m_dock;
    PinTool m_tool;
    bool m_active = false; ///< the tool or one of lines is in hand
};

} // namespace app
