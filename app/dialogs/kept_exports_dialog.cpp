// SPDX-License-Identifier: MIT
#include "app/dialogs/kept_exports_dialog.h"

#include "app/settings/library_text.h"

#include <QDialogButtonBox>
#include <QDir>
#include <QFile>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QSignalBlocker>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace app {

namespace {

enum Column { Name, For, File };

QString purposeOf(const terrain::KeptExport& one) {
    if (one.mesh != nullptr && one.request.target == nullptr)
        return libraryText(one.mesh->label());
    return one.request.target != nullptr ? QString::fromUtf8(one.request.target->label)
                                         : libraryText(one.request.format->label());
}

QString fileOf(const terrain::KeptExport& one) {
    return QDir::toNativeSeparators(QFile::decodeName(QByteArray::fromStdString(one.request.path.string())));
}

} // namespace

KeptExportsDialog::KeptExportsDialog(std::vector<terrain::KeptExport> exports, QWidget* parent)
    : QDialog(parent), m_exports(std::move(exports)), m_list(new QTreeWidget), m_hint(new QLabel) {
    setObjectName(QStringLiteral("keptExportsDialog"));
    setWindowTitle(tr("Kept exports"));
    m_list->setObjectName(QStringLiteral("keptExports"));
    m_list->setAccessibleName(tr("Kept exports"));
    m_list->setHeaderLabels({tr("Name"), tr("For"), tr("File")});
    m_list->setRootIsDecorated(false);
    m_list->setEditTriggers(QAbstractItemView::EditKeyPressed | QAbstractItemView::SelectedClicked);
    m_list->setTextElideMode(Qt::ElideMiddle);
    m_hint->setWordWrap(true);

    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    m_export = buttons->addButton(tr("&Export again"), QDialogButtonBox::ActionRole);
    m_export->setObjectName(QStringLiteral("exportAgain"));
    m_drop = buttons->addButton(tr("&Drop"), QDialogButtonBox::ActionRole);
    m_drop->setObjectName(QStringLiteral("drop"));
    m_drop->setToolTip(tr("The project forgets this export; its files stay."));
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_export, &QPushButton::clicked, this, &KeptExportsDialog::exportCurrent);
    connect(m_drop, &QPushButton::clicked, this, &KeptExportsDialog::drop);
    connect(m_list, &QTreeWidget::currentItemChanged, this, &KeptExportsDialog::showButtons);
    connect(m_list, &QTreeWidget::itemChanged, this, [this](QTreeWidgetItem* item, int column) {
        if (column == Name)
            rename(m_list->indexOfTopLevelItem(item), item->text(Name));
    });

    auto* layout = new QVBoxLayout(this);
    layout->addWidget(m_hint);
    layout->addWidget(m_list);
    layout->addWidget(buttons);
    m_export->setDefault(true);
    resize(720, 360);
    fill();
}

void KeptExportsDialog::fill() {
    {
        const QSignalBlocker quiet(m_list);
        const int kept = std::max(0, current());
        m_list->clear();
        for (const terrain::KeptExport& one : m_exports) {
            auto* item =
                new QTreeWidgetItem(m_list, {QString::fromStdString(one.name), purposeOf(one), fileOf(one)});
            item->setFlags(item->flags() | Qt::ItemIsEditable);
            item->setToolTip(File, fileOf(one));
        }
        m_list->setCurrentItem(m_list->topLevelItem(std::min(kept, m_list->topLevelItemCount() - 1)));
        m_list->resizeColumnToContents(Name);
        m_list->resizeColumnToContents(For);
    }
    m_hint->setText(m_exports.empty()
                        ? tr("The project keeps no exports yet. Each export that you make is kept.")
                        : tr("The last one stands last. F2 changes a name; the command line takes it, too."));
    showButtons();
}

void KeptExportsDialog::showButtons() {
    m_export->setEnabled(current() >= 0);
    m_drop->setEnabled(current() >= 0);
}

int KeptExportsDialog::current() const {
    return m_list->indexOfTopLevelItem(m_list->currentItem());
}

/// An empty name or one that another export has is none: the former one comes back.
void KeptExportsDialog::rename(int index, const QString& name) {
    if (index < 0)
        return;
    const std::string wanted = name.trimmed().toStdString();
    const bool taken =
        std::ranges::any_of(m_exports, [&](const terrain::KeptExport& one) { return one.name == wanted; });
    if (!wanted.empty() && !taken) {
        m_exports[static_cast<std::size_t>(index)].name = wanted;
        Q_EMIT changed(m_exports);
    }
    const QSignalBlocker quiet(m_list);
    m_list->topLevelItem(index)->setText(
        Name, QString::fromStdString(m_exports[static_cast<std::size_t>(index)].name));
}

void KeptExportsDialog::drop() {
    if (current() < 0)
        return;
    m_exports.erase(m_exports.begin() + current());
    fill();
    Q_EMIT changed(m_exports);
}

void KeptExportsDialog::exportCurrent() {
    if (current() < 0)
        return;
    const terrain::KeptExport one = m_exports[static_cast<std::size_t>(current())];
    accept();
    Q_EMIT exportWanted(one);
}

} // namespace app
