// SPDX-License-Identifier: MIT
#include "app/dialogs/messages.h"

#include "app/settings/application_id.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QPushButton>
#include <QTimer>
#include <QWindow>

namespace app {

namespace {
class Messages {
    Q_DECLARE_TR_FUNCTIONS(Messages)
};

/// At once over a window that is seen. One that is just being shown gets its place from the window manager
/// first: the box would stand where the window was to be.
void openOverTheWindow(QMessageBox* box, int looks = 25) {
    const QWidget* parent = box->parentWidget();
    const QWindow* window = parent != nullptr ? parent->window()->windowHandle() : nullptr;
    const bool waits = parent != nullptr && (window == nullptr || !window->isExposed());
    if (!waits || looks == 0)
        return box->open();
    QTimer::singleShot(20, box, [box, looks] { openOverTheWindow(box, looks - 1); });
}
} // namespace

void ask(QWidget* parent, const Question& question) {
    auto* box = new QMessageBox(question.icon, QLatin1String(applicationName), question.text,
                                QMessageBox::NoButton, parent);
    box->setObjectName(question.name);
    box->setInformativeText(question.details);
    if (!question.picture.isNull())
        box->setIconPixmap(QPixmap::fromImage(question.picture));
    box->setTextFormat(Qt::PlainText); // names of files are not markup
    box->setAttribute(Qt::WA_DeleteOnClose);
    for (const Answer& answer : question.answers) {
        QPushButton* button = box->addButton(answer.text, answer.role);
        button->setAccessibleName(answer.text);
        if (answer.action)
            QObject::connect(button, &QPushButton::clicked, parent, answer.action, Qt::QueuedConnection);
        if (box->defaultButton() == nullptr)
            box->setDefaultButton(button);
        if (answer.role == QMessageBox::RejectRole)
            box->setEscapeButton(button);
    }
    openOverTheWindow(box);
}

void showError(QWidget* parent, const QString& sentence) {
    ask(parent, {.name = QStringLiteral("errorDialog"),
                 .text = sentence,
                 .details = {},
                 .answers = {{Messages::tr("Close"), QMessageBox::RejectRole}},
                 .icon = QMessageBox::Warning});
}

void askAboutUnsavedWork(QWidget* parent, const QString& title, const std::function<void()>& save,
                         const std::function<void()>& discard) {
    ask(parent, {.name = QStringLiteral("unsavedDialog"),
                 .text = Messages::tr("Save the changes to “%1”?").arg(title),
                 .details = Messages::tr("Without saving, they are lost."),
                 .answers = {{Messages::tr("&Save"), QMessageBox::AcceptRole, save},
                             {Messages::tr("&Don’t save"), QMessageBox::DestructiveRole, discard},
                             {Messages::tr("&Cancel"), QMessageBox::RejectRole}}});
}

void sayThereIsNone(QWidget* parent, const QString& path, const std::function<void()>& choose) {
    const QFileInfo info(path);
    ask(parent,
        {.name = QStringLiteral("noFileDialog"),
         .text = Messages::tr("There is no file “%1”.").arg(info.fileName()),
         .details =
             Messages::tr("It was looked for in “%1”.").arg(QDir::toNativeSeparators(info.absolutePath())),
         .answers = {{Messages::tr("Choose &another file…"), QMessageBox::AcceptRole, choose},
                     {Messages::tr("&Cancel"), QMessageBox::RejectRole}},
         .icon = QMessageBox::Warning});
}

void sayThereIsNoFolder(QWidget* parent, const QString& folder, const std::function<void()>& choose) {
    ask(parent, {.name = QStringLiteral("noFolderDialog"),
                 .text = Messages::tr("There is no folder “%1”.").arg(QDir::toNativeSeparators(folder)),
                 .details = Messages::tr("Nothing was written."),
                 .answers = {{Messages::tr("Choose &another place…"), QMessageBox::AcceptRole, choose},
                             {Messages::tr("&Cancel"), QMessageBox::RejectRole}},
                 .icon = QMessageBox::Warning});
}

void askToReplace(QWidget* parent, const QString& path, const std::function<void()>& replace,
                  const std::function<void()>& choose) {
    const QFileInfo info(path);
    const QString folder = QDir::toNativeSeparators(info.absolutePath());
    const bool isProject = info.suffix().compare(QLatin1String("moraine"), Qt::CaseInsensitive) == 0;
    ask(parent,
        {.name = QStringLiteral("replaceDialog"),
         .text = Messages::tr("There is a file “%1” already. Replace it?").arg(info.fileName()),
         .details = isProject ? Messages::tr("It lies in “%1”. What it holds now stays beside it as “%2~”.")
                                    .arg(folder, info.fileName())
                              : Messages::tr("It lies in “%1”. What it holds now is lost.").arg(folder),
         .answers = {{Messages::tr("Choose &another name…"), QMessageBox::AcceptRole, choose},
                     {Messages::tr("&Replace"), QMessageBox::DestructiveRole, replace},
                     {Messages::tr("&Cancel"), QMessageBox::RejectRole}},
         .icon = QMessageBox::Warning});
}

} // namespace app
