// SPDX-License-Identifier: MIT
#pragma once

#include <QDialog>

namespace app {

class Settings;

/// Edit › Preferences. Changes act at once; there is nothing to confirm.
class PreferencesDialog : public QDialog {
    Q_OBJECT

public:
    PreferencesDialog(Settings& settings, QWidget* parent);

private:
    QWidget* makeThemeBox(Settings& settings);
    QWidget* makeMotionBox(Settings& settings);
    QWidget* makeLanguageBox(Settings& settings);
    QWidget* makeMemoryBox(Settings& settings);
};

} // namespace app
