// SPDX-License-Identifier: MIT
#include "app/window/window_layout.h"

#include "app/settings/screen_place.h"
#include "app/settings/settings.h"

#include <QDockWidget>
#include <QGuiApplication>
#include <QMainWindow>
#include <QScreen>

namespace app {

namespace {

// Raised when docks or toolbars get other names or places: layouts of another version are not restored.
constexpr int layoutVersion = 1;
constexpr QSize firstSize(1440, 900);

QList<QRect> screens() {
    QList<QRect> out;
    const QList<QScreen*> all = QGuiApplication::screens();
    for (const QScreen* screen : all)
        out.append(screen->availableGeometry());
    return out;
}

} // namespace

WindowLayoutKeeper::WindowLayoutKeeper(QMainWindow& window, Settings& settings)
    : QObject(&window), m_window(window), m_settings(settings), m_first(window.saveState(layoutVersion)) {
    connect(qGuiApp, &QGuiApplication::screenRemoved, this, &WindowLayoutKeeper::gatherDocks,
            Qt::QueuedConnection);
}

void WindowLayoutKeeper::restore() {
    const WindowLayout layout = m_settings.windowLayout();
    const QList<QRect> places = screens();
    if (layout.version != layoutVersion || !m_window.restoreGeometry(layout.geometry)) {
        const QSize screen = places.isEmpty() ? firstSize : places.front().size();
        m_window.resize(firstSize.boundedTo(screen));
        if (screen.width() <= firstSize.width() || screen.height() <= firstSize.height())
            m_window.setWindowState(Qt::WindowMaximized);
        return;
    }
    if (!m_window.isMaximized() && !m_window.isFullScreen())
        m_window.setGeometry(placeOnScreen(m_window.geometry(), places));
    if (!m_window.restoreState(layout.docks, layoutVersion))
        reset();
    gatherDocks();
}

void WindowLayoutKeeper::save() const {
    m_settings.setWindowLayout({m_window.saveGeometry(), m_window.saveState(layoutVersion), layoutVersion});
}

void WindowLayoutKeeper::reset() {
    m_window.restoreState(m_first, layoutVersion);
}

void WindowLayoutKeeper::gatherDocks() {
    const QList<QRect> places = screens();
    const QList<QDockWidget*> docks =
        m_window.findChildren<QDockWidget*>(QString(), Qt::FindDirectChildrenOnly);
    for (QDockWidget* dock : docks) {
        if (dock->isFloating())
            dock->setGeometry(placeOnScreen(dock->geometry(), places));
    }
}

} // namespace app
