// SPDX-License-Identifier: MIT
// Where the actions of the main window appear: its menus and its tool bar.
#include "app/controls/icons.h"
#include "app/window/action_table.h"
#include "app/window/main_window.h"
#include "app/window/session.h"

#include <QDir>
#include <QDockWidget>
#include <QFileInfo>
#include <QMenuBar>
#include <QToolBar>

namespace app {

void MainWindow::addMenus() {
    QMenu* file = menuBar()->addMenu(tr("&File"));
    m_actions->fill(*file, {"file.new", "file.open"});
    QMenu* recent = file->addMenu(icon(QStringLiteral("history")), tr("Open &recent"));
    recent->setObjectName(QStringLiteral("recentMenu"));
    recent->setToolTipsVisible(true);
    connect(recent, &QMenu::aboutToShow, this, [this, recent] { fillRecent(*recent); });
    m_actions->fill(*file, {"-", "file.save", "file.save_as", "-", "file.import", "file.export_heightmap",
                            "file.export_mesh", "picture.save", "file.sheet", "file.export_again",
                            "file.export_all", "file.kept_exports", "-", "file.quit"});
    m_actions->fill(*menuBar()->addMenu(tr("&Edit")),
                    {"edit.undo", "edit.redo", "-", "edit.refine", "-", "edit.preferences"});
    QMenu* view = menuBar()->addMenu(tr("&View"));
    m_actions->fill(*view, {"view.3d", "view.split", "view.map", "view.toggle_map", "-", "view.fit",
                            "view.south", "view.east", "view.top"});
    QMenu* travel = view->addMenu(tr("M&ove through the land"));
    m_actions->fill(*travel, {"travel.fly", "travel.walk", "travel.cruise", "travel.follow", "-",
                              "viewpoint.keep", "viewpoint.fly", "picture.film"});
    m_actions->fill(*view, {"-", "view.levels", "view.variations", "view.generate", "-"});
    QMenu* panels = view->addMenu(tr("&Panels"));
    panels->setObjectName(QStringLiteral("panelsMenu"));
    const QList<QDockWidget*> docks = findChildren<QDockWidget*>(QString(), Qt::FindDirectChildrenOnly);
    for (const QDockWidget* dock : docks)
        panels->addAction(dock->toggleViewAction());
    m_actions->fill(*view, {"view.start", "view.reset_layout", "-", "view.full_screen"});
    m_actions->fill(*menuBar()->addMenu(tr("&Tools")),
                    {"tool.pins", "tool.ridge", "tool.river", "tool.sketch", "-", "tool.height",
                     "tool.distance", "tool.profile", "-", "tool.copy", "tool.clear"});
    m_actions->fill(*menuBar()->addMenu(tr("&Help")), {"help.shortcuts", "-", "help.about"});
}

void MainWindow::fillRecent(QMenu& menu) {
    menu.clear();
    const QStringList paths = m_session.settings.recentFiles();
    for (const QString& path : paths) {
        QAction* action = menu.addAction(QFileInfo(path).fileName(), this, [this, path] { openFile(path); });
        action->setToolTip(QDir::toNativeSeparators(path));
    }
    if (paths.isEmpty()) {
        menu.addAction(tr("No projects yet"))->setEnabled(false);
        return;
    }
    menu.addSeparator();
    menu.addAction(tr("&Clear the list"), this, [this] { m_session.settings.clearRecentFiles(); });
}

void MainWindow::makeToolBar() {
    QToolBar* bar = addToolBar(tr("Toolbar"));
    bar->setObjectName(QStringLiteral("toolBar"));
    bar->setMovable(false);
    bar->setIconSize(QSize(20, 20));
    const auto addAll = [this, bar](std::initializer_list<const char*> ids) {
        for (const char* id : ids)
            bar->addAction(&m_actions->at(id));
    };
    addAll({"file.new", "file.open", "file.save"});
    bar->addSeparator();
    addAll({"edit.undo", "edit.redo"});
    bar->addSeparator();
    addAll({"file.import", "file.export_heightmap", "file.export_mesh"});
    auto* space = new QWidget;
    space->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    bar->addWidget(space);
    addAll({"tool.pins", "tool.ridge", "tool.river", "tool.sketch"});
    bar->addSeparator();
    addAll({"tool.height", "tool.distance", "tool.profile"});
    bar->addSeparator();
    addAll({"view.3d", "view.split", "view.map"});
    bar->addSeparator();
    addAll({"view.fit"});
    if (auto* panels = menuBar()->findChild<QMenu*>(QStringLiteral("panelsMenu")))
        panels->addAction(bar->toggleViewAction());
}

} // namespace app
