// SPDX-License-Identifier: MIT
#pragma once

#include <QMap>
#include <QObject>

class QDockWidget;

namespace app {

class ViewArea;
class ViewTool;

/// Brings the panel of a tool up, at first in the lower half of its side.
void showPanel(QDockWidget& panel);

/// The tools that point at the land: three that measure it, and those that change it.
enum class LandTool { None, Height, Distance, Profile, Pins, Ridge, River, Sketch };

/// Which of them is in hand, in all views. GUI thread.
class LandTools : public QObject {
    Q_OBJECT

public:
    LandTools(ViewArea& views, QObject* parent);

    /// What a tool does. It outlives the views or this.
    void add(LandTool tool, ViewTool& what) { m_tools.insert(tool, &what); }

    /// Takes a tool, None puts the one in hand away.
    void take(LandTool tool);
    void toggle(LandTool tool) { take(tool == m_current ? LandTool::None : tool); }
    [[nodiscard]] LandTool current() const { return m_current; }

Q_SIGNALS:
    void changed(app::LandTool now);

private:
    ViewArea& m_views;
    QMap<LandTool, ViewTool*> m_tools;
    LandTool m_current = LandTool::None;
};

} // namespace app
