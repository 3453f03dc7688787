// SPDX-License-Identifier: MIT
#include "app/window/own_preset_menu.h"

#include "app/controls/entry_field.h"
#include "app/controls/parameter_form.h"
#include "app/dialogs/file_choice.h"
#include "app/dialogs/messages.h"
#include "app/dialogs/spec_dialog.h"
#include "app/docks/generator_dock.h"
#include "app/docks/preset_box.h"
#include "app/settings/library_text.h"
#include "app/window/preset_pictures.h"
#include "app/window/session.h"
#include "libterrain/core/safe_file.h"

#include <QFileInfo>
#include <QMenu>
#include <QToolButton>

#include <array>

namespace app {
namespace {

const QString folderKind = QStringLiteral("preset");
const QString suffix = QStringLiteral("json");

std::span<const terrain::ParameterSpec> nameSpecs() {
    static const std::array specs = {
        terrain::ParameterSpec{.id = "name",
                               .label = TERRAIN_TEXT("docks", "Name"),
                               .help = TERRAIN_TEXT("docks", "As it stands in the list of presets."),
                               .type = terrain::ParameterType::Text,
                               .defaultValue = std::string()}};
    return specs;
}

QString nameIn(const terrain::ParameterSet& values) {
    return QString::fromStdString(values.text("name")).trimmed();
}

} // namespace

OwnPresetMenu::OwnPresetMenu(Session& session, GeneratorDock& dock, PresetPictures& pictures, QWidget* window)
    : QObject(window), m_session(session), m_dock(dock), m_pictures(pictures), m_window(window) {
    QToolButton& button = dock.presetBox().menuButton();
    button.setMenu(new QMenu(&button));
    button.menu()->setObjectName(QStringLiteral("ownPresetMenu"));
    button.menu()->setToolTipsVisible(true);
    connect(button.menu(), &QMenu::aboutToShow, this, &OwnPresetMenu::fillMenu);
    connect(&dock.presetBox(), &PresetBox::ownChosen, this, &OwnPresetMenu::use);
    refresh();
}

/// What the list and its pictures show.
void OwnPresetMenu::refresh() {
    std::vector<terrain::OwnPreset> presets;
    for (const OwnPresets::Entry& entry : m_presets.all())
        if (entry.preset)
            presets.push_back(*entry.preset);
    m_dock.presetBox().setOwnPresets(presets);
    m_dock.presetBox().follow(m_session.document.recipe());
    if (!presets.empty())
        m_pictures.drawOwn(presets);
}

void OwnPresetMenu::fillMenu() {
    QMenu& menu = *m_dock.presetBox().menuButton().menu();
    menu.clear();
    menu.addAction(tr("&Save this terrain as a preset…"), this, &OwnPresetMenu::save);
    menu.addAction(tr("&Import a preset…"), this, &OwnPresetMenu::importFile);
    const QList<OwnPresets::Entry> all = m_presets.all();
    if (!all.isEmpty())
        menu.addSection(tr("Own presets"));
    for (const OwnPresets::Entry& entry : all) {
        if (entry.preset) {
            addPreset(menu, QString::fromStdString(entry.preset->name));
            continue;
        }
        QAction* broken = menu.addAction(tr("%1 cannot be read").arg(QFileInfo(entry.file).fileName()), this,
                                         [this, entry] { showError(m_window, entry.problem); });
        broken->setToolTip(entry.problem);
    }
}

void OwnPresetMenu::addPreset(QMenu& menu, const QString& name) {
    QString shown = name;
    QMenu* own = menu.addMenu(shown.replace(QLatin1Char('&'), QStringLiteral("&&")));
    own->addAction(tr("&Use"), this, [this, name] { use(name); });
    own->addAction(tr("&Rename…"), this, [this, name] { rename(name); });
    own->addAction(tr("&Export…"), this, [this, name] { exportFile(name); });
    own->addAction(tr("&Delete…"), this, [this, name] { remove(name); });
}

void OwnPresetMenu::use(const QString& name) {
    const auto preset = m_presets.find(name);
    if (!preset)
        return m_dock.presetBox().setError(errorText(preset.error()));
    m_dock.startFrom({preset.value().recipe, preset.value().display}, name);
}

SpecDialog* OwnPresetMenu::askForName(const QString& title, const QString& action, const QString& name) {
    auto* dialog =
        new SpecDialog({.name = QStringLiteral("presetNameDialog"),
                        .title = title,
                        .action = action,
                        .specs = nameSpecs(),
                        .factLabel = {},
                        .refusal =
                            [](const terrain::ParameterSet& values) {
                                const auto possible = terrain::checkPresetName(nameIn(values).toStdString());
                                return possible
                                           ? std::pair<QString, QString>()
                                           : std::pair(QStringLiteral("name"), errorText(possible.error()));
                            }},
                       m_session.settings, m_window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    terrain::ParameterSet values = dialog->values();
    (void)values.set("name", name.toStdString());
    dialog->form().setValues(values);
    if (auto* field = dialog->form().findChild<EntryField*>()) {
        field->setFocus(); // the name is what the dialog is for
        field->selectAll();
    }
    Q_EMIT dialog->form().changed(QStringLiteral("name"), values.value("name"), false);
    return dialog;
}

void OwnPresetMenu::save() {
    const terrain::OwnPreset present{"?", m_session.document.recipe(), m_session.document.display()};
    if (const auto possible = terrain::checkOwnPreset(present); !possible)
        return showError(m_window, errorText(possible.error()));
    SpecDialog* dialog = askForName(tr("Save as a preset"), tr("&Save"), m_session.document.title());
    connect(dialog, &SpecDialog::wanted, this, [this, dialog, present] {
        terrain::OwnPreset preset = present;
        preset.name = nameIn(dialog->values()).toStdString();
        replaceOrKeep(preset, [dialog] { dialog->accept(); });
    });
    dialog->open();
}

void OwnPresetMenu::replaceOrKeep(const terrain::OwnPreset& preset, const std::function<void()>& done) {
    const QString name = QString::fromStdString(preset.name);
    const auto put = [this, preset, done] {
        done();
        keep(preset);
    };
    if (!m_presets.has(name))
        return put();
    ask(m_window, {.name = QStringLiteral("replacePresetDialog"),
                   .text = tr("There is a preset “%1” already. Replace it?").arg(name),
                   .details = {},
                   .answers = {{tr("&Replace"), QMessageBox::AcceptRole, put},
                               {tr("&Cancel"), QMessageBox::RejectRole}}});
}

void OwnPresetMenu::keep(const terrain::OwnPreset& preset) {
    if (const auto saved = m_presets.save(preset, terrain::Existing::Replace); !saved)
        return showError(m_window, errorText(saved.error()));
    refresh();
    Q_EMIT message(tr("The preset “%1” is in the list.").arg(QString::fromStdString(preset.name)));
}

void OwnPresetMenu::rename(const QString& name) {
    SpecDialog* dialog = askForName(tr("Rename the preset"), tr("&Rename"), name);
    connect(dialog, &SpecDialog::wanted, this, [this, dialog, name] {
        const auto renamed = m_presets.rename(name, nameIn(dialog->values()));
        if (!renamed) {
            dialog->form().setError(QStringLiteral("name"), errorText(renamed.error()));
            return;
        }
        dialog->accept();
        refresh();
    });
    dialog->open();
}

void OwnPresetMenu::remove(const QString& name) {
    const auto doIt = [this, name] {
        if (const auto removed = m_presets.remove(name); !removed)
            showError(m_window, errorText(removed.error()));
        refresh();
    };
    ask(m_window, {.name = QStringLiteral("deletePresetDialog"),
                   .text = tr("Delete the preset “%1”?").arg(name),
                   .details = tr("Terrains that were made with it stay as they are."),
                   .answers = {{tr("&Delete"), QMessageBox::AcceptRole, doIt},
                               {tr("&Cancel"), QMessageBox::RejectRole}}});
}

void OwnPresetMenu::importFile() {
    chooseFileToOpen(m_window, m_session.settings,
                     {.title = tr("Import a preset"),
                      .kind = folderKind,
                      .filters = {fileFilter(tr("Presets and recipes"), {suffix})},
                      .suffixes = {},
                      .label = {},
                      .name = {}},
                     [this](const QString& path) {
                         const auto preset = OwnPresets::read(path);
                         if (!preset)
                             return showError(m_window, errorText(preset.error()));
                         rememberFolder(m_session.settings, folderKind, path);
                         replaceOrKeep(preset.value(), [] {});
                     });
}

void OwnPresetMenu::exportFile(const QString& name) {
    chooseFileToSave(m_window, m_session.settings,
                     {.title = tr("Export the preset"),
                      .kind = folderKind,
                      .filters = {},
                      .suffixes = {suffix},
                      .label = tr("Moraine preset"),
                      .name = name},
                     [this, name](const QString& path, bool replaces) {
                         const auto written = m_presets.exportTo(
                             name, path, replaces ? terrain::Existing::Replace : terrain::Existing::Keep);
                         if (!written)
                             return showError(m_window, errorText(written.error()));
                         rememberFolder(m_session.settings, folderKind, path);
                         Q_EMIT message(tr("Exported %1").arg(QFileInfo(path).fileName()));
                     });
}

} // namespace app
