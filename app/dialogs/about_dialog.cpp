// SPDX-License-Identifier: MIT
#include "app/dialogs/about_dialog.h"

#include "app/settings/application_id.h"

#include <QApplication>
#include <QClipboard>
#include <QDialogButtonBox>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QVBoxLayout>

namespace app {

AboutDialog::AboutDialog(const QString& systemInformation, QWidget* parent) : QDialog(parent) {
    setObjectName(QStringLiteral("aboutDialog"));
    setWindowTitle(tr("About Moraine"));

    auto* picture = new QLabel;
    picture->setPixmap(QApplication::windowIcon().pixmap(64, 64));
    auto* title = new QLabel(tr("Moraine %1").arg(QLatin1String(applicationVersion())));
    QFont large = title->font();
    large.setPointSizeF(large.pointSizeF() * 1.6);
    large.setBold(true);
    title->setFont(large);
    auto* words =
        new QLabel(tr("A terrain editor: design a landscape, see every change at once, and hand exact "
                      "heightmaps and meshes to other programs.\n\nFree software under the MIT licence."));
    words->setWordWrap(true);

    auto* facts = new QPlainTextEdit(systemInformation);
    facts->setObjectName(QStringLiteral("systemInformation"));
    facts->setAccessibleName(tr("System information"));
    facts->setReadOnly(true);
    facts->setTabChangesFocus(true);
    facts->setLineWrapMode(QPlainTextEdit::NoWrap);

    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    QPushButton* copy = buttons->addButton(tr("&Copy system information"), QDialogButtonBox::ActionRole);
    copy->setObjectName(QStringLiteral("copySystemInformation"));
    connect(copy, &QPushButton::clicked, this,
            [systemInformation] { QApplication::clipboard()->setText(systemInformation); });
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);

    auto* head = new QHBoxLayout;
    head->setSpacing(16);
    head->addWidget(picture, 0, Qt::AlignTop);
    auto* column = new QVBoxLayout;
    column->addWidget(title);
    column->addWidget(words);
    head->addLayout(column, 1);
    auto* layout = new QVBoxLayout(this);
    layout->setSpacing(12);
    layout->addLayout(head);
    layout->addWidget(facts);
    layout->addWidget(buttons);
    setTabOrder(copy, buttons->button(QDialogButtonBox::Close)); // else Tab leaves it out
    resize(560, 400);
}

} // namespace app
