// SPDX-License-Identifier: MIT
#pragma once

#include "app/tools/sketch_tool.h"
#include "app/window/land_tools.h"

#include <QObject>

namespace app {

struct Session;
class StartGridDock;

/// Connects the brush of the start grid with both views and its panel. GUI thread.
class Sketching : public QObject {
    Q_OBJECT

public:
    Sketching(Session& session, StartGridEdits& edits, LandTools& tools, ViewArea& views, StartGridDock& dock,
              QObject* parent);

Q_SIGNALS:
    void message(const QString& sentence);

private:
    void take(bool active);
    void takeBrush();
    void show();

    Session& m_session;
    StartGridEdits& m_edits;
    ViewArea& m_views;
    StartGridDock& m_dock;
    SketchTool m_tool;
    bool m_active = false;
};

} // namespace app
