// SPDX-License-Identifier: MIT
#include "app/window/lost_work.h"

#include "app/dialogs/messages.h"
#include "app/window/autosave.h"
#include "app/window/project_files.h"

#include <QFileInfo>
#include <QLocale>
#include <QWidget>

namespace app {

LostWork::LostWork(Autosave& autosave, ProjectFiles& files, QWidget* window)
    : QObject(window), m_autosave(autosave), m_files(files), m_window(window) {}

void LostWork::offer() {
    m_works = m_autosave.lostWork();
    offerNext();
}

void LostWork::offerNext() {
    if (m_works.empty())
        return;
    const RecoveredWork work = m_works.front();
    m_works.erase(m_works.begin());
    const QString name =
        work.originalPath.isEmpty() ? tr("Untitled") : QFileInfo(work.originalPath).fileName();
    const auto restore = [this, work] {
        m_works.clear();
        m_files.openRecovered(work.file, work.originalPath,
                              [this, work] { m_autosave.keepNow([work] { RecoveryStore::discard(work); }); });
    };
    const auto discard = [this, work] {
        RecoveryStore::discard(work);
        offerNext();
    };
    ask(m_window,
        {.name = QStringLiteral("recoveryDialog"),
         .text = tr("Moraine ended unexpectedly. Restore the unsaved work on “%1”?").arg(name),
         .details = tr("It was kept on %1.").arg(QLocale().toString(work.saved, QLocale::ShortFormat)),
         .answers = {{tr("&Restore"), QMessageBox::AcceptRole, restore},
                     {tr("&Discard"), QMessageBox::DestructiveRole, discard},
                     {tr("&Later"), QMessageBox::RejectRole, [this] { offerNext(); }}},
         .picture = work.picture});
}

} // namespace app
