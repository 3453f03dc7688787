// SPDX-License-Identifier: MIT
#include "app/window/window_layout.h"

#include "app/settings/screen_place.h"
#include "app/settings/settings.h"
#include "app/window/dock_state.h"
#include "app/window/docks.h"

#include <QDockWidget>
#include <QGuiApplication>
#include <QMainWindow>
#include <QScreen>
#include <QTimer>

namespace app {

namespace {

// Raised when docks or toolbars get other names or places: layouts of another version are not restored.
constexpr int layoutVersion = 2;
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
    for (const QDockWidget* dock : docks())
        m_firstWidths.insert(dock->objectName(), Docks::firstWidth);
    m_widths = m_firstWidths;
    window.installEventFilter(this);
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
    if (!m_window.restoreState(withTabsInFront(layout.docks), layoutVersion))
        reset();
    else
        m_widths.insert(layout.dockWidths);
    gatherDocks();
}

void WindowLayoutKeeper::save() const {
    m_settings.setWindowLayout(
        {m_window.saveGeometry(), m_window.saveState(layoutVersion), layoutVersion, m_widths});
}

void WindowLayoutKeeper::reset() {
    m_window.restoreState(withTabsInFront(m_first), layoutVersion);
    m_widths = m_firstWidths;
    QTimer::singleShot(0, this, &WindowLayoutKeeper::giveWidths);
}

QList<QDockWidget*> WindowLayoutKeeper::docks() const {
    return m_window.findChildren<QDockWidget*>(QString(), Qt::FindDirectChildrenOnly);
}

/// Of the docks that are seen in the window; those behind them in tabs have the same.
QMap<QString, int> WindowLayoutKeeper::widthsNow() const {
    QMap<QString, int> out;
    for (QDockWidget* dock : docks()) {
        if (dock->isFloating() || dock->visibleRegion().isEmpty())
            continue;
        out.insert(dock->objectName(), dock->width());
        const QList<QDockWidget*> behind = m_window.tabifiedDockWidgets(dock);
        for (const QDockWidget* other : behind)
            out.insert(other->objectName(), dock->width());
    }
    return out;
}

void WindowLayoutKeeper::takeWidths() {
    const QMap<QString, int> now = widthsNow();
    if (now != m_widthsAtPress)
        m_widths.insert(now);
}

void WindowLayoutKeeper::giveWidths() {
    QList<QDockWidget*> narrow;
    QList<int> wanted;
    const QMap<QString, int> now = widthsNow();
    for (QDockWidget* dock : docks()) {
        const int width = m_widths.value(dock->objectName());
        if (dock->visibleRegion().isEmpty() || now.value(dock->objectName(), width) == width)
            continue;
        narrow << dock;
        wanted << width;
    }
    m_window.resizeDocks(narrow, wanted, Qt::Horizontal);
}

bool WindowLayoutKeeper::eventFilter(QObject* watched, QEvent* event) {
    if (watched == &m_window) {
        if (event->type() == QEvent::Resize || event->type() == QEvent::Show)
            QTimer::singleShot(0, this, &WindowLayoutKeeper::giveWidths);
        else if (event->type() == QEvent::MouseButtonPress)
            m_widthsAtPress = widthsNow();
        else if (event->type() == QEvent::MouseButtonRelease)
            QTimer::singleShot(0, this, &WindowLayoutKeeper::takeWidths);
    }
    return QObject::eventFilter(watched, event);
}

void WindowLayoutKeeper::gatherDocks() {
    const QList<QRect> places = screens();
    for (QDockWidget* dock : docks()) {
        if (dock->isFloating())
            dock->setGeometry(placeOnScreen(dock->geometry(), places));
    }
}

} // namespace app
