// SPDX-License-Identifier: MIT
#pragma once

#include <QDialog>
#include <QList>
#include <QString>

namespace app {

/// One line of the list of shortcuts.
struct ShortcutLine {
    QString group; ///< "File", "View" …
    QString text;
    QString keys; ///< in the platform's notation
};

/// Help › Shortcuts.
class ShortcutsDialog : public QDialog {
    Q_OBJECT

public:
    ShortcutsDialog(const QList<ShortcutLine>& lines, QWidget* parent);
};

} // namespace app
