// SPDX-License-Identifier: MIT
#pragma once

#include "app/dialogs/shortcuts_dialog.h"

#include <QAction>
#include <QKeySequence>
#include <QList>
#include <QObject>
#include <QString>

#include <functional>

class QMenu;
class QWidget;

namespace app {

/// One action of the window.
struct ActionRow {
    const char* id; ///< stable, such as "file.open"; the QAction's object name
    QString text;
    QString icon; ///< a name of app/controls/icons.h; empty = none
    QList<QKeySequence> keys;
    std::function<void()> run;
    bool onlyInViews = false; ///< its keys act only while a view has the focus (single letters)
    bool checkable = false;
};

/// Every action of the window, by id. GUI thread.
class ActionTable : public QObject {
    Q_OBJECT

public:
    /// `window` gets the actions' shortcuts; `views` those that act only in the views.
    ActionTable(QWidget* window, QWidget* views);

    /// Adds the rows of one menu; `group` is the menu's title, as the list of shortcuts shows it.
    void add(const QString& group, const QList<ActionRow>& rows);
    /// An action that comes from elsewhere (undo, a dock's toggle). Its object name becomes the id. The list
    /// of shortcuts knows it by the text that it has now.
    void adopt(const QString& group, const char* id, QAction* action);

    /// Null when there is none.
    [[nodiscard]] QAction* find(const char* id) const;
    /// Precondition: there is one.
    [[nodiscard]] QAction& at(const char* id) const;
    /// Puts actions into a menu in this order; "-" is a separator.
    void fill(QMenu& menu, std::initializer_list<const char*> ids) const;

    /// Every action that has keys, for Help › Shortcuts.
    [[nodiscard]] QList<ShortcutLine> shortcuts() const;

private:
    struct Entry {
        QString group;
        QString text; ///< what it does whatever it would do next: "Undo"
        QAction* action;
    };
    QWidget* m_window;
    QWidget* m_views;
    QList<Entry> m_entries;
};

} // namespace app
