// SPDX-License-Identifier: MIT
#include "app/dialogs/shortcuts_dialog.h"

#include <QDialogButtonBox>
#include <QHeaderView>
#include <QPushButton>
#include <QTreeWidget>
#include <QVBoxLayout>

namespace app {

ShortcutsDialog::ShortcutsDialog(const QList<ShortcutLine>& lines, QWidget* parent) : QDialog(parent) {
    setObjectName(QStringLiteral("shortcutsDialog"));
    setWindowTitle(tr("Shortcuts"));
    auto* list = new QTreeWidget;
    list->setObjectName(QStringLiteral("shortcuts"));
    list->setAccessibleName(tr("Shortcuts"));
    list->setColumnCount(2);
    list->setHeaderLabels({tr("What it does"), tr("Keys")});
    list->setRootIsDecorated(false);
    list->setItemsExpandable(false);
    list->setIndentation(12);
    list->header()->setSectionResizeMode(0, QHeaderView::Stretch);
    list->header()->setSectionResizeMode(1, QHeaderView::ResizeToContents);

    QTreeWidgetItem* group = nullptr;
    for (const ShortcutLine& line : lines) {
        if (group == nullptr || group->text(0) != line.group) {
            group = new QTreeWidgetItem(list, {line.group});
            QFont bold = list->font();
            bold.setBold(true);
            group->setFont(0, bold);
            group->setFlags(Qt::ItemIsEnabled);
            group->setExpanded(true);
        }
        new QTreeWidgetItem(group, {line.text, line.keys});
    }

    if (group != nullptr)
        list->setCurrentItem(list->topLevelItem(0)->child(0)); // not a heading

    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(list);
    layout->addWidget(buttons);
    resize(600, 600);
}

} // namespace app
