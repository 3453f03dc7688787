// SPDX-License-Identifier: MIT
#include "app/window/action_table.h"

#include "app/controls/icons.h"
#include "libterrain/core/contracts.h"

#include <QMenu>

namespace app {

namespace {

/// "Open" for "&Open…": what the list of shortcuts and tooltips say.
QString plainText(QString text) {
    text.remove(QLatin1Char('&'));
    text.remove(QChar(0x2026));
    return text;
}

} // namespace

ActionTable::ActionTable(QWidget* window, QWidget* views)
    : QObject(window), m_window(window), m_views(views) {}

void ActionTable::add(const QString& group, const QList<ActionRow>& rows) {
    for (const ActionRow& row : rows) {
        auto* action = new QAction(row.text, this);
        if (!row.icon.isEmpty())
            action->setIcon(icon(row.icon));
        action->setShortcuts(row.keys);
        if (row.onlyInViews)
            action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
        action->setCheckable(row.checkable);
        if (row.run)
            connect(action, &QAction::triggered, m_window, row.run);
        (row.onlyInViews ? m_views : m_window)->addAction(action);
        adopt(group, row.id, action);
    }
}

void ActionTable::adopt(const QString& group, const char* id, QAction* action) {
    action->setObjectName(QLatin1String(id));
    const QString keys = action->shortcut().toString(QKeySequence::NativeText);
    if (!keys.isEmpty())
        action->setToolTip(QStringLiteral("%1 (%2)").arg(plainText(action->text()), keys));
    m_entries.append({group, plainText(action->text()).trimmed(), action});
}

QAction* ActionTable::find(const char* id) const {
    for (const Entry& entry : m_entries) {
        if (entry.action->objectName() == QLatin1String(id))
            return entry.action;
    }
    return nullptr;
}

QAction& ActionTable::at(const char* id) const {
    QAction* action = find(id);
    MORAINE_EXPECTS(action != nullptr);
    return *action;
}

void ActionTable::fill(QMenu& menu, std::initializer_list<const char*> ids) const {
    for (const char* id : ids) {
        if (*id == '-')
            menu.addSeparator();
        else
            menu.addAction(&at(id));
    }
}

QList<ShortcutLine> ActionTable::shortcuts() const {
    QList<ShortcutLine> out;
    for (const Entry& entry : m_entries) {
        QStringList keys;
        const QList<QKeySequence> sequences = entry.action->shortcuts();
        for (const QKeySequence& sequence : sequences)
            keys << sequence.toString(QKeySequence::NativeText);
        if (!keys.isEmpty())
            out.append({entry.group, entry.text, keys.join(QStringLiteral(", "))});
    }
    return out;
}

} // namespace app
