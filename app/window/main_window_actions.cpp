// SPDX-License-Identifier: MIT
// The actions of the main window, as rows of a table.
#include "app/controls/entry_field.h"
#include "app/controls/icons.h"
#include "app/dialogs/about_dialog.h"
#include "app/dialogs/preferences_dialog.h"
#include "app/dialogs/shortcuts_dialog.h"
#include "app/docks/generator_dock.h"
#include "app/window/action_table.h"
#include "app/window/exchange.h"
#include "app/window/land_tools.h"
#include "app/window/main_window.h"
#include "app/window/measuring.h"
#include "app/window/project_files.h"
#include "app/window/refining.h"
#include "app/window/session.h"
#include "app/window/sheet_export.h"
#include "app/window/system_information.h"
#include "app/window/view_area.h"
#include "app/window/view_journeys.h"
#include "app/window/view_moves.h"
#include "app/window/window_layout.h"

#include <QActionGroup>
#include <QUndoStack>

namespace app {

namespace {

constexpr double sideElevation = 10; // degrees: a little above the horizon, so that the ground is seen

/// The platform's first choice: the others are keys that few keyboards have.
QList<QKeySequence> keys(QKeySequence::StandardKey standard) {
    return QKeySequence::keyBindings(standard).mid(0, 1);
}

QList<QKeySequence> keys(const QKeyCombination& combination) {
    return {QKeySequence(combination)};
}

/// The platform's own keys, or these where it has none.
QList<QKeySequence> keys(QKeySequence::StandardKey standard, const QKeyCombination& otherwise) {
    const QList<QKeySequence> own = keys(standard);
    return own.isEmpty() ? keys(otherwise) : own;
}

template <class Dialog, class... Arguments>
void openDialog(Arguments&&... arguments) {
    auto* dialog = new Dialog(std::forward<Arguments>(arguments)...);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
}

} // namespace

void MainWindow::addActions() {
    addFileActions();
    addEditActions();
    addViewActions();
    m_journeys->addActions(*m_actions);
    addToolActions();
    addHelpActions();
    addMenus();
    makeToolBar();
}

void MainWindow::addFileActions() {
    // A value that is being typed counts, although a shortcut leaves the focus in its field.
    const auto act = [](auto* part, auto member) {
        return [part, member] {
            EntryField::finishPending();
            (part->*member)();
        };
    };
    const auto save = [this] {
        EntryField::finishPending();
        m_files->save();
    };
    const auto saveAs = [this] {
        EntryField::finishPending();
        m_files->saveAs();
    };
    m_actions->add(
        tr("File"),
        {{"file.new", tr("&New"), QStringLiteral("new"), keys(QKeySequence::New),
          act(m_files, &ProjectFiles::newDocument)},
         {"file.open", tr("&Open…"), QStringLiteral("open"), keys(QKeySequence::Open),
          act(m_files, &ProjectFiles::open)},
         {"file.save", tr("&Save"), QStringLiteral("save"), keys(QKeySequence::Save), save},
         {"file.save_as", tr("Save &as…"), QStringLiteral("save-as"),
          keys(QKeySequence::SaveAs, Qt::CTRL | Qt::SHIFT | Qt::Key_S), saveAs},
         {"file.import", tr("&Import heightmap…"), QStringLiteral("import"), keys(Qt::CTRL | Qt::Key_I),
          act(m_exchange, &Exchange::importHeightmap)},
         {"file.export_heightmap", tr("&Export heightmap…"), QStringLiteral("export"),
          keys(Qt::CTRL | Qt::ALT | Qt::Key_E), act(m_exchange, &Exchange::exportHeightmap)},
         {"file.export_again",
          tr("Export a&gain"),
          {},
          keys(Qt::CTRL | Qt::Key_E),
          act(&m_exchange->exports(), &ExportRuns::again)},
         {"file.export_all", tr("Export a&ll"), {}, {}, act(&m_exchange->exports(), &ExportRuns::all)},
         {"file.kept_exports",
          tr("&Kept exports…"),
          {},
          {},
          act(&m_exchange->exports(), &ExportRuns::showKept)},
         {"file.export_mesh", tr("Export &mesh…"), QStringLiteral("export-mesh"),
          keys(Qt::CTRL | Qt::SHIFT | Qt::Key_E), act(m_exchange, &Exchange::exportMesh)},
         {"file.sheet", tr("S&heet of values…"), {}, {}, act(m_sheets, &SheetExport::open)},
         {"file.quit", tr("&Quit"), {}, keys(QKeySequence::Quit, Qt::CTRL | Qt::Key_Q), [this] {
              close();
          }}});
    m_actions->at("file.quit").setMenuRole(QAction::QuitRole);
}

void MainWindow::addEditActions() {
    // "Undo Roughness 0.55 → 0.62": the stack keeps texts and states up to date.
    QUndoStack& stack = m_session.document.undoStack();
    QAction* undo = stack.createUndoAction(this, tr("&Undo"));
    undo->setIcon(icon(QStringLiteral("undo")));
    undo->setShortcuts(keys(QKeySequence::Undo));
    QAction* redo = stack.createRedoAction(this, tr("&Redo"));
    redo->setIcon(icon(QStringLiteral("redo")));
    redo->setShortcuts(keys(QKeySequence::Redo) + keys(Qt::CTRL | Qt::Key_Y)); // hands know either
    m_actions->adopt(tr("Edit"), "edit.undo", undo);
    m_actions->adopt(tr("Edit"), "edit.redo", redo);
    m_actions->add(tr("Edit"),
                   {{"edit.refine", tr("Re&fine imported ground…"), {}, {}, [this] { m_refining->ask(); }},
                    {"edit.preferences", tr("&Preferences…"), QStringLiteral("settings"),
                     keys(QKeySequence::Preferences, Qt::CTRL | Qt::Key_Comma),
                     [this] { openDialog<PreferencesDialog>(m_session.settings, this); }}});
    m_actions->at("edit.preferences").setMenuRole(QAction::PreferencesRole);
}

void MainWindow::addViewActions() {
    const auto show = [this](ViewMode mode) { return [this, mode] { m_views->setMode(mode); }; };
    const auto look = [this](double azimuth, double elevation) {
        return [this, azimuth, elevation] {
            if (m_views->viewport() != nullptr)
                m_views->viewport()->lookFrom(azimuth, elevation);
        };
    };
    const auto toggleFullScreen = [this] { setWindowState(windowState() ^ Qt::WindowFullScreen); };
    const auto onlyInViews = true;
    const auto checkable = true;
    m_actions->add(tr("View"),
                   {{"view.3d", tr("&3D view"), QStringLiteral("view-3d"), keys(Qt::ALT | Qt::Key_1),
                     show(ViewMode::View3d), false, checkable},
                    {"view.split", tr("3D view and map s&ide by side"), QStringLiteral("view-split"),
                     keys(Qt::ALT | Qt::Key_2), show(ViewMode::Split), false, checkable},
                    {"view.map", tr("&Map"), QStringLiteral("view-map"), keys(Qt::ALT | Qt::Key_3),
                     show(ViewMode::Map), false, checkable},
                    {"view.toggle_map",
                     tr("Switch &between 3D view and map"),
                     {},
                     keys(Qt::Key_M),
                     [this] { m_views->toggleMap(); },
                     onlyInViews},
                    {"view.fit",
                     tr("&Whole terrain"),
                     QStringLiteral("fit"),
                     {QKeySequence(Qt::Key_Home)},
                     [this] { m_views->fitView(); }},
                    {"view.south",
                     tr("From the &south"),
                     {},
                     {QKeySequence(Qt::KeypadModifier | Qt::Key_1)},
                     look(180, sideElevation),
                     onlyInViews},
                    {"view.east",
                     tr("From the &east"),
                     {},
                     {QKeySequence(Qt::KeypadModifier | Qt::Key_3)},
                     look(90, sideElevation),
                     onlyInViews},
                    {"view.top",
                     tr("From &above"),
                     {},
                     {QKeySequence(Qt::KeypadModifier | Qt::Key_7)},
                     look(180, 90),
                     onlyInViews},
                    {"view.levels", tr("Play the &levels"), QStringLiteral("play"), keys(Qt::Key_L),
                     [this] { showLevels(); }, onlyInViews},
                    {"view.variations", tr("&Variations"), QStringLiteral("dice"), keys(Qt::Key_V),
                     [this] { showVariations(); }, onlyInViews},
                    {"view.generate",
                     tr("Make terrain a&new"),
                     {},
                     keys(Qt::Key_F5),
                     [this] {
                         m_session.evaluation.again();
                         m_views->showAgain();
                     }},
                    {"view.start",
                     tr("S&tart panel"),
                     {},
                     {},
                     [this] { showStartStrip(m_actions->at("view.start").isChecked()); },
                     false,
                     checkable},
                    {"view.reset_layout",
                     tr("&Reset layout"),
                     QStringLiteral("reset"),
                     {},
                     [this] { m_layout->reset(); }},
                    {"view.full_screen",
                     tr("&Full screen"),
                     {},
                     keys(QKeySequence::FullScreen, Qt::Key_F11),
                     toggleFullScreen}});
    auto* modes = new QActionGroup(this);
    for (const char* id : {"view.3d", "view.split", "view.map"})
        modes->addAction(&m_actions->at(id));
}

void MainWindow::addToolActions() {
    const auto onlyInViews = true;
    const auto checkable = true;
    const auto take = [this](LandTool tool) { return [this, tool] { m_landTools->toggle(tool); }; };
    m_actions->add(tr("Tools"), {{"tool.height", tr("&Height of a place"), QStringLiteral("pick"),
                                  keys(Qt::Key_1), take(LandTool::Height), onlyInViews, checkable},
                                 {"tool.distance", tr("&Distance and slope"), QStringLiteral("measure"),
                                  keys(Qt::Key_2), take(LandTool::Distance), onlyInViews, checkable},
                                 {"tool.profile", tr("&Profile along a line"), QStringLiteral("profile"),
                                  keys(Qt::Key_3), take(LandTool::Profile), onlyInViews, checkable},
                                 {"tool.pins", tr("P&ins to steer the land"), QStringLiteral("pin"),
                                  keys(Qt::Key_4), take(LandTool::Pins), onlyInViews, checkable},
                                 {"tool.ridge", tr("&Ridge along a line"), QStringLiteral("ridge"),
                                  keys(Qt::Key_5), take(LandTool::Ridge), onlyInViews, checkable},
                                 {"tool.river", tr("Ri&ver along a line"), QStringLiteral("river"),
                                  keys(Qt::Key_6), take(LandTool::River), onlyInViews, checkable},
                                 {"tool.sketch", tr("Paint the &start grid"), QStringLiteral("brush"),
                                  keys(Qt::Key_7), take(LandTool::Sketch), onlyInViews, checkable},
                                 {"tool.copy", tr("&Copy the measurement"), QStringLiteral("copy"),
                                  keys(QKeySequence::Copy, Qt::CTRL | Qt::Key_C),
                                  [this] { m_measuring->copy(); }, onlyInViews},
                                 {"tool.clear", tr("C&lear the marks"), QStringLiteral("close"), {}, [this] {
                                      m_measuring->tool().clear();
                                  }}});
    connect(m_landTools, &LandTools::changed, this, &MainWindow::showTool);
}

void MainWindow::showTool(LandTool tool) {
    for (const auto& [id, shown] :
         {std::pair("tool.height", LandTool::Height), std::pair("tool.distance", LandTool::Distance),
          std::pair("tool.profile", LandTool::Profile), std::pair("tool.pins", LandTool::Pins),
          std::pair("tool.ridge", LandTool::Ridge), std::pair("tool.river", LandTool::River),
          std::pair("tool.sketch", LandTool::Sketch)})
        m_actions->at(id).setChecked(tool == shown);
}

void MainWindow::addHelpActions() {
    m_actions->add(tr("Help"), {{"help.shortcuts", tr("&Shortcuts…"), QStringLiteral("help"),
                                 keys(QKeySequence::HelpContents, Qt::Key_F1),
                                 [this] {
                                     openDialog<ShortcutsDialog>(m_actions->shortcuts() +
                                                                     keysInTheRecipe(*m_docks.generator) +
                                                                     movesInTheViews(),
                                                                 this);
                                 }},
                                {"help.about", tr("&About Moraine…"), QStringLiteral("about"), {}, [this] {
                                     openDialog<AboutDialog>(systemInformation(), this);
                                 }}});
    m_actions->at("help.about").setMenuRole(QAction::AboutRole);
}

} // namespace app
