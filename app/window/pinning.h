// SPDX-License-Identifier: MIT
#pragma once

#include "app/document/pin_edits.h"
#include "app/plots/plot_files.h"
#include "app/tools/pin_tool.h"

#include <QObject>

class QDockWidget;
class QWidget;

namespace app {

struct Session;
class PinsDock;
class ViewArea;

/// Connects the pin tool with both views and the panel of pins. GUI thread.
class Pinning : public QObject {
    Q_OBJECT

public:
    Pinning(Session& session, PinEdits& edits, ViewArea& views, PinsDock& dock, QWidget* window);
    ~Pinning() override;

    /// Takes the tool, or puts it away.
    void setActive(bool active);
    [[nodiscard]] bool isActive() const { return m_active; }

Q_SIGNALS:
    void activeChanged(bool active);
    void message(const QString& sentence);
    void exportWanted(const app::PlotFile& file);

private:
    void connectPins();
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
    bool m_active = false;
};

} // namespace app
