// SPDX-License-Identifier: MIT
#pragma once

#include "app/settings/own_presets.h"

#include <QObject>

class QMenu;
class QWidget;

namespace app {

struct Session;
class GeneratorDock;
class PresetPictures;
class SpecDialog;

/// Presets of the person's own: saved from the present terrain, used, renamed, deleted, imported and exported
/// by a menu beside the list of presets. GUI thread.
class OwnPresetMenu : public QObject {
    Q_OBJECT

public:
    OwnPresetMenu(Session& session, GeneratorDock& dock, PresetPictures& pictures, QWidget* window);

    /// Asks for a name and keeps the present terrain under it.
    void save();

Q_SIGNALS:
    void message(const QString& text);

private:
    void refresh();
    void fillMenu();
    void addPreset(QMenu& menu, const QString& name);
    void use(const QString& name);
    void rename(const QString& name);
    void remove(const QString& name);
    void importFile();
    void exportFile(const QString& name);
    SpecDialog* askForName(const QString& title, const QString& action, const QString& name);
    void keep(const terrain::OwnPreset& preset);
    void replaceOrKeep(const terrain::OwnPreset& preset, const std::function<void()>& done);

    Session& m_session;
    GeneratorDock& m_dock;
    PresetPictures& m_pictures;
    QWidget* m_window;
    OwnPresets m_presets;
};

} // namespace app
