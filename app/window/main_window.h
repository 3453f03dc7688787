// SPDX-License-Identifier: MIT
#pragma once

#include "app/settings/settings.h"
#include "app/window/docks.h"

#include <QMainWindow>

#include <memory>

class QDragEnterEvent;
class QDropEvent;

namespace app {

struct Session;
class ActionTable;
class Autosave;
class Exchange;
class Measuring;
class LandTools;
class LostWork;
enum class LandTool;
class PresetPictures;
class SheetExport;
class OwnPresetMenu;
class ProjectFiles;
class Refining;
class StartStrip;
class StatusLine;
class ViewArea;
class ViewJourneys;
class WindowLayoutKeeper;

/// The editor: assembles documents, views, docks, dialogs and actions; it holds no logic of its own. GUI
/// thread.
class MainWindow : public QMainWindow {
    Q_OBJECT

public:
    /// The session outlives the window. `recoveryFolder`: where unsaved work is kept.
    MainWindow(Session& session, const QString& recoveryFolder);
    ~MainWindow() override;

    /// Begins with the start terrain, or with this file (empty = none), and offers work that was lost.
    void begin(const QString& file);

    [[nodiscard]] Session& session() const { return m_session; }
    [[nodiscard]] ActionTable& actionTable() const { return *m_actions; }
    [[nodiscard]] ViewArea& views() const { return *m_views; }
    void openFile(const QString& path);
    /// Says it for some seconds in the status line.
    void say(const QString& sentence);

protected:
    void closeEvent(QCloseEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;
    QMenu* createPopupMenu() override;

private:
    void addActions();
    void addFileActions();
    void addEditActions();
    void addViewActions();
    void addToolActions();
    void addHelpActions();
    void addMenus();
    void makeToolBar();
    void fillRecent(QMenu& menu);
    void connectParts();
    void startFromPreset(const QString& presetId);
    void showTitle();
    void showMode(ViewMode mode);
    void showTool(LandTool tool);
    void connectLandTools();
    void showStartStrip(bool shown);
    void showLevels();
    void showVariations();

    Session& m_session;
    ViewArea* m_views;
    StartStrip* m_start;
    PresetPictures* m_pictures;
    Docks m_docks;
    ActionTable* m_actions;
    ProjectFiles* m_files;
    Exchange* m_exchange;
    Refining* m_refining;
    ViewJourneys* m_journeys;
    LandTools* m_landTools;
    Measuring* m_measuring;
    SheetExport* m_sheets;
    OwnPresetMenu* m_ownPresets;
    StatusLine* m_status;
    Autosave* m_autosave;
    LostWork* m_lostWork;
    WindowLayoutKeeper* m_layout;
    bool m_mayClose = false;
};

} // namespace app
