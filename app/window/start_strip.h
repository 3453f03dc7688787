// SPDX-License-Identifier: MIT
#pragma once

#include <QHash>
#include <QWidget>

class QMenu;
class QToolButton;

namespace app {

class Settings;

/// What to begin with, under the view: every preset with its picture, recent projects, import. It is not in
/// the way: everything else works while it is there, and it can be closed for good. GUI thread.
class StartStrip : public QWidget {
    Q_OBJECT

public:
    explicit StartStrip(Settings& settings, QWidget* parent = nullptr);

    void setPresetPicture(const QString& presetId, const QImage& picture);

Q_SIGNALS:
    void presetChosen(const QString& presetId);
    void fileChosen(const QString& path);
    void openWanted();
    void importWanted();
    void closed();

private:
    QWidget* makeHead(Settings& settings);
    QWidget* makePresets();
    QWidget* makeFoot(Settings& settings);
    void fillRecent(QMenu& menu, const Settings& settings);

    QHash<QString, QToolButton*> m_presets; ///< by id
};

} // namespace app
