// SPDX-License-Identifier: MIT
#include "app/dialogs/preferences_dialog.h"

#include "app/controls/choice_box.h"
#include "app/settings/languages.h"
#include "app/settings/settings.h"

#include <QCheckBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QVBoxLayout>

namespace app {

PreferencesDialog::PreferencesDialog(Settings& settings, QWidget* parent) : QDialog(parent) {
    setObjectName(QStringLiteral("preferencesDialog"));
    setWindowTitle(tr("Preferences"));
    auto* form = new QFormLayout;
    form->setVerticalSpacing(12);
    form->addRow(tr("&Theme"), makeThemeBox(settings));
    form->addRow(tr("&Motion"), makeMotionBox(settings));
    form->addRow(tr("&Language"), makeLanguageBox(settings));
    auto* later = new QLabel(tr("Another language shows when Moraine starts the next time."));
    later->setWordWrap(true);
    form->addRow(QString(), later);
    auto* start = new QCheckBox(tr("&Show presets and recent projects at the start"));
    start->setObjectName(QStringLiteral("showStartPanel"));
    start->setChecked(settings.showStartPanel());
    connect(start, &QCheckBox::toggled, this, [&settings](bool on) { settings.setShowStartPanel(on); });
    form->addRow(QString(), start);
    form->addRow(tr("Memory for &undo"), makeMemoryBox(settings));
    auto* pictures = new QCheckBox(tr("Make &pictures of new generations"));
    pictures->setToolTip(tr("The history and projects have them. Switched off, those that are there stay."));
    pictures->setObjectName(QStringLiteral("historyPictures"));
    pictures->setChecked(settings.historyPictures());
    connect(pictures, &QCheckBox::toggled, this, [&settings](bool on) { settings.setHistoryPictures(on); });
    form->addRow(QString(), pictures);

    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* layout = new QVBoxLayout(this);
    layout->addLayout(form);
    layout->addStretch(1);
    layout->addWidget(buttons);
    resize(440, 0);
}

QWidget* PreferencesDialog::makeThemeBox(Settings& settings) {
    auto* box = new ChoiceBox;
    box->setObjectName(QStringLiteral("theme"));
    box->setAccessibleName(tr("Theme"));
    box->addItem(tr("As the system"), static_cast<int>(Theme::System));
    box->addItem(tr("Light"), static_cast<int>(Theme::Light));
    box->addItem(tr("Dark"), static_cast<int>(Theme::Dark));
    box->setCurrentIndex(box->findData(static_cast<int>(settings.theme())));
    connect(box, &QComboBox::activated, this,
            [&settings, box] { settings.setTheme(static_cast<Theme>(box->currentData().toInt())); });
    return box;
}

QWidget* PreferencesDialog::makeMemoryBox(Settings& settings) {
    auto* box = new ChoiceBox;
    box->setObjectName(QStringLiteral("historyMemory"));
    box->setAccessibleName(tr("Memory for undo"));
    box->setToolTip(
        tr("Heights of former steps are kept in it, so that going back is quick; those that do not fit "
           "are made again."));
    box->addItem(tr("A quarter of what is free"), 0);
    for (const int mebibytes : {256, 512, 1024, 2048, 4096, 8192, 16384})
        box->addItem(mebibytes < 1024 ? tr("%1 MiB").arg(mebibytes) : tr("%1 GiB").arg(mebibytes / 1024),
                     mebibytes);
    const int chosen = settings.historyMemory();
    if (box->findData(chosen) < 0) // set by hand
        box->addItem(tr("%1 MiB").arg(chosen), chosen);
    box->setCurrentIndex(box->findData(chosen));
    connect(box, &QComboBox::activated, this,
            [&settings, box] { settings.setHistoryMemory(box->currentData().toInt()); });
    return box;
}

QWidget* PreferencesDialog::makeMotionBox(Settings& settings) {
    auto* box = new ChoiceBox;
    box->setObjectName(QStringLiteral("motion"));
    box->setAccessibleName(tr("Motion"));
    box->setToolTip(
        tr("Whether the camera glides to another view and controls move, or all is there at once"));
    box->addItem(tr("As the system"), static_cast<int>(Motion::System));
    box->addItem(tr("Always"), static_cast<int>(Motion::Always));
    box->addItem(tr("Reduced"), static_cast<int>(Motion::Reduced));
    box->setCurrentIndex(box->findData(static_cast<int>(settings.motion())));
    connect(box, &QComboBox::activated, this,
            [&settings, box] { settings.setMotion(static_cast<Motion>(box->currentData().toInt())); });
    return box;
}

QWidget* PreferencesDialog::makeLanguageBox(Settings& settings) {
    auto* box = new ChoiceBox;
    box->setObjectName(QStringLiteral("language"));
    box->setAccessibleName(tr("Language"));
    box->addItem(tr("As the system"), QString());
    for (const Language& language : languages())
        box->addItem(language.name, language.code);
    box->setCurrentIndex(std::max(0, box->findData(settings.language())));
    connect(box, &QComboBox::activated, this,
            [&settings, box] { settings.setLanguage(box->currentData().toString()); });
    return box;
}

} // namespace app
