// SPDX-License-Identifier: MIT
#include "app/window/land_tools.h"

#include "app/window/view_area.h"

#include <QDockWidget>
#include <QMainWindow>

namespace app {

void showPanel(QDockWidget& panel) {
    const bool wasHidden = !panel.isVisible();
    panel.show();
    panel.raise();
    auto* window = qobject_cast<QMainWindow*>(panel.parentWidget());
    if (wasHidden && window != nullptr && !panel.isFloating())
        window->resizeDocks({&panel}, {window->height() / 2}, Qt::Vertical);
}

LandTools::LandTools(ViewArea& views, QObject* parent) : QObject(parent), m_views(views) {}

void LandTools::take(LandTool tool) {
    if (tool == m_current)
        return;
    m_current = tool;
    ViewTool* what = m_tools.value(tool, nullptr);
    m_views.map().setTool(what);
    if (m_views.viewport() != nullptr)
        m_views.viewport()->setTool(what);
    if (what != nullptr)
        m_views.focusView();
    Q_EMIT changed(tool);
}

} // namespace app
