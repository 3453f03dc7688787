// SPDX-License-Identifier: MIT
#include "app/window/lost_work.h"

#include "app/dialogs/messages.h"
#include "app/window/autosave.h"
#include "app/window/project_files.h"

#include <QFileInfo>
#include <QLocale>
#include <QWidget>

namespace app {
namespace {

QString nameOf(const RecoveredWork& work) {
    return work.originalPath.isEmpty() ? LostWork::tr("Untitled") : QFileInfo(work.originalPath).fileName();
}

} // namespace

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
    offer(work);
}

void LostWork::offer(const RecoveredWork& work) {
    const auto restore = [this, work] {
        m_works.clear();
        m_files.openRecovered(work.file, work.originalPath,
                              [this, work] { m_autosave.keepNow([work] { RecoveryStore::discard(work); }); });
    };
    ask(m_window,
        {.name = QStringLiteral("recoveryDialog"),
         .text = tr("Moraine ended unexpectedly. Restore the unsaved work on “%1”?").arg(nameOf(work)),
         .details = tr("It was kept on %1.").arg(QLocale().toString(work.saved, QLocale::ShortFormat)),
         .answers = {{tr("&Restore"), QMessageBox::AcceptRole, restore},
                     {tr("&Discard…"), QMessageBox::DestructiveRole, [this, work] { askToDiscard(work); }},
                     {tr("&Later"), QMessageBox::RejectRole, [this] { offerNext(); }}},
         .picture = work.picture});
}

/// Nothing else has this work: it does not go at one press of a button.
void LostWork::askToDiscard(const RecoveredWork& work) {
    const auto discard = [this, work] {
        RecoveryStore::discard(work);
        offerNext();
    };
    ask(m_window, {.name = QStringLiteral("discardWorkDialog"),
                   .text = tr("Discard the unsaved work on “%1” for good?").arg(nameOf(work)),
                   .details = work.originalPath.isEmpty()
                                  ? tr("It was never saved: nothing is left of it then.")
                                  : tr("What is saved in the file stays; what was done after that is lost."),
                   .answers = {{tr("&Back"), QMessageBox::RejectRole, [this, work] { offer(work); }},
                               {tr("&Discard"), QMessageBox::DestructiveRole, discard}},
                   .icon = QMessageBox::Warning,
                   .picture = work.picture});
}

} // namespace app
