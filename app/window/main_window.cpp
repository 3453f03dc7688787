// SPDX-License-Identifier: MIT
#include "app/window/main_window.h"

#include "app/controls/entry_field.h"
#include "app/controls/keyboard_home.h"
#include "app/dialogs/messages.h"
#include "app/docks/generator_dock.h"
#include "app/docks/levels_dock.h"
#include "app/docks/measure_dock.h"
#include "app/docks/pins_dock.h"
#include "app/docks/statistics_dock.h"
#include "app/docks/variations_dock.h"
#include "app/plots/plot_widget.h"
#include "app/window/action_table.h"
#include "app/window/autosave.h"
#include "app/window/closing.h"
#include "app/window/exchange.h"
#include "app/window/generation_pictures.h"
#include "app/window/generations.h"
#include "app/window/level_player.h"
#include "app/window/lost_work.h"
#include "app/window/measuring.h"
#include "app/window/own_preset_menu.h"
#include "app/window/pin_lines.h"
#include "app/window/pinning.h"
#include "app/window/plot_exports.h"
#include "app/window/preset_pictures.h"
#include "app/window/project_files.h"
#include "app/window/refining.h"
#include "app/window/session.h"
#include "app/window/sheet_export.h"
#include "app/window/sketching.h"
#include "app/window/start_strip.h"
#include "app/window/status_line.h"
#include "app/window/view_area.h"
#include "app/window/view_journeys.h"
#include "app/window/window_layout.h"

#include <QCloseEvent>
#include <QDockWidget>
#include <QFileInfo>
#include <QListWidget>
#include <QMenu>
#include <QMimeData>
#include <QStatusBar>
#include <QVBoxLayout>

namespace app {

namespace {

QString localFile(const QMimeData& data) {
    const QList<QUrl> urls = data.urls();
    return urls.size() == 1 && urls.front().isLocalFile() ? urls.front().toLocalFile() : QString();
}

} // namespace

MainWindow::MainWindow(Session& session, const QString& recoveryFolder)
    : m_session(session), m_views(new ViewArea(session.document, session.jobs)),
      m_start(new StartStrip(session.settings)), m_pictures(new PresetPictures(session.jobs, this)),
      m_docks(addDocks(*this, session)), m_actions(new ActionTable(this, m_views)),
      m_files(new ProjectFiles(session.document, session.jobs, session.settings,
                               {[this] { return m_views->cameraState(); },
                                [this](const QString& state) { m_views->setCameraState(state); }},
                               this)),
      m_exchange(new Exchange(session.document, session.evaluation, session.jobs, session.settings, this)),
      m_refining(new Refining(session.document, session.jobs, session.settings, this)),
      m_journeys(new ViewJourneys(session, *m_views, *m_docks.viewpoints, *m_docks.levels, this)),
      m_landTools(new LandTools(*m_views, this)),
      m_measuring(new Measuring(*m_landTools, *m_views, *m_docks.measure, this)),
      m_sheets(new SheetExport(session, m_docks.generator->presetBox(), *m_views, this)),
      m_ownPresets(new OwnPresetMenu(session, *m_docks.generator, *m_pictures, this)),
      m_status(new StatusLine(*statusBar(), session.document, session.evaluation, session.jobs)),
      m_autosave(new Autosave(session.document, session.jobs, recoveryFolder, this)),
      m_lostWork(new LostWork(*m_autosave, *m_files, this)) {
    setObjectName(QStringLiteral("mainWindow"));
    setAcceptDrops(true);
    setDockNestingEnabled(true);
    auto* centre = new QWidget;
    auto* layout = new QVBoxLayout(centre);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_views, 1);
    layout->addWidget(m_start);
    setCentralWidget(centre);
    setKeyboardHome(*this, *m_views);
    connect(new Generations(session, *m_docks.history, this), &Generations::message, m_status,
            &StatusLine::say);
    new GenerationPictures(session, this);
    new LevelPlayer(session.document, session.jobs, *m_views, *m_docks.levels, this);
    addActions();
    connectParts();
    m_layout = new WindowLayoutKeeper(*this, session.settings);
    m_layout->restore();
    m_views->setShare(session.settings.viewShare());
    m_views->setMode(session.settings.viewMode());
    showStartStrip(session.settings.showStartPanel());
    showTitle();
}

MainWindow::~MainWindow() {
    m_session.jobs.cancelAll(); // what is in the window is not there for their results any more
}

void MainWindow::begin(const QString& file) {
    m_files->begin();
    m_pictures->draw();
    m_views->focusView();
    if (!file.isEmpty())
        openFile(file);
    m_lostWork->offer();
}

void MainWindow::openFile(const QString& path) {
    m_files->openFile(QFileInfo(path).absoluteFilePath());
}

void MainWindow::say(const QString& sentence) {
    m_status->say(sentence);
}

void MainWindow::connectParts() {
    Document& document = m_session.document;
    connect(&document, &Document::modifiedChanged, this, &MainWindow::setWindowModified);
    connect(&document, &Document::pathChanged, this, &MainWindow::showTitle);
    connect(&document, &Document::pathChanged, this, [this, &document] {
        if (!document.path().isEmpty())
            showStartStrip(false); // the work has begun: the views need the room
    });
    connect(&m_session.evaluation, &Evaluation::produced, m_views, &ViewArea::showHeights);
    connect(&m_session.evaluation, &Evaluation::problemChanged, m_views, &ViewArea::setProblem);
    connect(m_views, &ViewArea::groundHovered, m_status, &StatusLine::showGround);
    if (const ViewportWidget* view = m_views->viewport(); view != nullptr)
        connect(view, &ViewportWidget::heightsTaken, m_status,
                [this, view] { m_status->showViewStep(view->sampleStep()); });
    connect(m_views, &ViewArea::groundLeft, m_status, &StatusLine::hideGround);
    connect(m_views, &ViewArea::modeChanged, this, &MainWindow::showMode);
    connect(m_views, &ViewArea::shareChanged, &m_session.settings, &Settings::setViewShare);
    connect(m_files, &ProjectFiles::importWanted, m_exchange, &Exchange::importFile);
    connect(m_files, &ProjectFiles::message, m_status, &StatusLine::say);
    connect(m_exchange, &Exchange::message, m_status, &StatusLine::say);
    connect(m_refining, &Refining::message, m_status, &StatusLine::say);
    const auto allowRefining = [this] { m_actions->at("edit.refine").setEnabled(m_refining->isPossible()); };
    connect(&document, &Document::recipeChanged, this, allowRefining);
    allowRefining();
    connect(m_journeys, &ViewJourneys::message, m_status, &StatusLine::say);
    connect(m_exchange, &Exchange::imported, this, [this] {
        m_views->setCameraState({});
        showStartStrip(false);
    });
    connectLandTools();
    connect(m_measuring, &Measuring::message, m_status, &StatusLine::say);
    auto* exports = new PlotExports(m_session, this);
    connect(&m_docks.measure->plot(), &PlotWidget::exportWanted, exports, &PlotExports::save);
    connect(m_docks.statistics, &StatisticsDock::exportWanted, exports, &PlotExports::save);
    connect(m_sheets, &SheetExport::exportWanted, exports, &PlotExports::save);
    connect(m_ownPresets, &OwnPresetMenu::message, m_status, &StatusLine::say);
    connect(m_sheets, &SheetExport::message, m_status, &StatusLine::say);
    connect(exports, &PlotExports::message, m_status, &StatusLine::say);
    connect(m_autosave, &Autosave::failed, m_status, &StatusLine::say);
    connect(m_pictures, &PresetPictures::drawn, m_start, &StartStrip::setPresetPicture);
    connect(m_pictures, &PresetPictures::drawn, m_docks.generator,
            [this](const QString& id, const QImage& picture) {
                m_docks.generator->setPresetPicture(id, PresetPictures::middle(picture, QSize(112, 84)));
            });
    connect(m_start, &StartStrip::presetChosen, this, &MainWindow::startFromPreset);
    connect(m_start, &StartStrip::fileChosen, this, &MainWindow::openFile);
    connect(m_start, &StartStrip::openWanted, m_files, &ProjectFiles::open);
    connect(m_start, &StartStrip::importWanted, m_exchange, &Exchange::importHeightmap);
    connect(m_start, &StartStrip::closed, this, [this] {
        showStartStrip(false);
        m_views->focusView();
    });
}

void MainWindow::connectLandTools() {
    auto* pins = new Pinning(m_session, *m_docks.pinEdits, *m_landTools, *m_views, *m_docks.pins, this);
    auto* lines =
        new PinLines(m_session, *m_docks.pinEdits, *m_landTools, *m_views, m_docks.pins->lineForm(), this);
    auto* sketch =
        new Sketching(m_session, *m_docks.gridEdits, *m_landTools, *m_views, *m_docks.startGrid, this);
    auto* exports = new PlotExports(m_session, this);
    connect(pins, &Pinning::exportWanted, exports, &PlotExports::save);
    connect(exports, &PlotExports::message, m_status, &StatusLine::say);
    connect(pins, &Pinning::message, m_status, &StatusLine::say);
    connect(lines, &PinLines::message, m_status, &StatusLine::say);
    connect(sketch, &Sketching::message, m_status, &StatusLine::say);
}

void MainWindow::startFromPreset(const QString& presetId) {
    m_docks.generator->startFromPreset(presetId);
    m_views->setCameraState({});
}

void MainWindow::showTitle() {
    const QString title = m_session.document.title();
    setWindowTitle((m_files->isReadOnly() ? tr("%1 (read-only)").arg(title) : title) + QStringLiteral("[*]"));
    setWindowFilePath(m_session.document.path());
    setWindowModified(m_session.document.isModified());
}

void MainWindow::showMode(ViewMode mode) {
    for (const auto& [id, shown] :
         {std::pair("view.3d", ViewMode::View3d), std::pair("view.split", ViewMode::Split),
          std::pair("view.map", ViewMode::Map)})
        m_actions->at(id).setChecked(mode == shown);
    for (const char* id : {"view.3d", "view.split"})
        m_actions->at(id).setEnabled(m_views->has3d());
    if (m_views->has3d())
        m_session.settings.setViewMode(mode);
}

void MainWindow::showStartStrip(bool shown) {
    m_start->setVisible(shown);
    m_actions->at("view.start").setChecked(shown);
}

/// Shows the panel and plays, or puts both away again.
void MainWindow::showLevels() {
    auto* panel = findChild<QDockWidget*>(QStringLiteral("levelsDock"));
    const bool shows = !panel->isVisible();
    panel->setVisible(shows);
    if (!shows)
        return;
    panel->raise();
    m_docks.levels->play();
}

/// Shows the panel or puts it away again.
void MainWindow::showVariations() {
    auto* panel = findChild<QDockWidget*>(QStringLiteral("variationsDock"));
    const bool shows = panel->visibleRegion().isEmpty();
    panel->setVisible(shows);
    if (!shows)
        return;
    panel->raise();
    // Three rows of pictures need most of the height; the history keeps a few generations.
    auto* above = findChild<QDockWidget*>(QStringLiteral("historyDock"));
    resizeDocks({above, panel}, {height() / 4, height() * 3 / 4}, Qt::Vertical);
    m_docks.variations->list().setFocus();
}

void MainWindow::closeEvent(QCloseEvent* event) {
    EntryField::finishPending();
    const bool saving = m_session.jobs.isRunning(QStringLiteral("save"));
    const bool writing = isWritingFiles(m_session.jobs);
    if (m_mayClose || (!saving && !writing && !m_session.document.isModified())) {
        m_layout->save();
        event->accept();
        return;
    }
    event->ignore();
    const auto closeSafely = [this] {
        m_files->whenSafe([this] {
            m_mayClose = true;
            close();
        });
    };
    if (writing)
        askAboutRunningWork(*this, m_session.jobs, closeSafely,
                            [this](const QString& sentence) { m_status->say(sentence); });
    else
        closeSafely();
}

void MainWindow::dragEnterEvent(QDragEnterEvent* event) {
    if (!localFile(*event->mimeData()).isEmpty())
        event->acceptProposedAction();
}

void MainWindow::dropEvent(QDropEvent* event) {
    const QString path = localFile(*event->mimeData());
    if (path.isEmpty())
        return;
    event->acceptProposedAction();
    openFile(path);
}

QMenu* MainWindow::createPopupMenu() {
    return nullptr; // docks and toolbars are in the View menu
}

} // namespace app
