// SPDX-License-Identifier: MIT
#include "app/window/project_guard.h"

#include "app/dialogs/messages.h"

#include <QCoreApplication>
#include <QFileInfo>

namespace app {
namespace {

class GuardText {
    Q_DECLARE_TR_FUNCTIONS(app::ProjectGuard)
};

QString shownName(const QString& path) {
    return QFileInfo(path).fileName();
}

/// "Anna has it open on host (process 7)."
QString ownerText(const ProjectOwner& owner) {
    const QString user = owner.user.isEmpty() ? GuardText::tr("Somebody") : owner.user;
    const QString host = owner.host.isEmpty() ? GuardText::tr("an unknown machine") : owner.host;
    return GuardText::tr("%1 has it open on %2 (process %3).").arg(user, host).arg(owner.process);
}

} // namespace

std::optional<ProjectOwner> ProjectGuard::take(const QString& path,
                                               std::shared_ptr<ProjectLock>& lock) const {
    if (m_access.lock == nullptr || !m_access.lock->isOf(path))
        return ProjectLock::take(path, lock);
    lock = m_access.lock;
    return std::nullopt;
}

void ProjectGuard::enter(const QString& path, const std::function<void(const Access&)>& proceed) {
    Access access;
    const std::optional<ProjectOwner> owner = take(path, access.lock);
    if (!owner) {
        proceed(access);
        return;
    }
    Question question{.name = QStringLiteral("openElsewhereDialog"),
                      .text =
                          GuardText::tr("“%1” is open in another window of Moraine.").arg(shownName(path)),
                      .details = ownerText(*owner) + QLatin1Char(' ') +
                                 GuardText::tr("Only one of the two can save into the file."),
                      .answers = {{GuardText::tr("Open &read-only"), QMessageBox::AcceptRole,
                                   [proceed] {
                                       proceed({Way::Read, nullptr});
                                   }},
                                  {GuardText::tr("Open a &copy"), QMessageBox::AcceptRole, [proceed] {
                                       proceed({Way::Copy, nullptr});
                                   }}}};
    if (!owner->isHere()) // nobody can say whether it still runs
        question.answers.append({GuardText::tr("&Take over"), QMessageBox::DestructiveRole, [proceed, path] {
                                     proceed({Way::Write, ProjectLock::takeOver(path)});
                                 }});
    question.answers.append({GuardText::tr("&Cancel"), QMessageBox::RejectRole});
    ask(m_window, question);
}

void ProjectGuard::hold(const Access& access, const QString& path, const terrain::FileState& state) {
    m_access = access;
    m_path = path;
    m_state = state;
}

bool ProjectGuard::claim(const QString& path, std::shared_ptr<ProjectLock>& lock,
                         const std::function<void()>& choose) {
    const std::optional<ProjectOwner> owner = take(path, lock);
    if (owner)
        ask(m_window,
            {.name = QStringLiteral("savedElsewhereDialog"),
             .text = GuardText::tr("“%1” is open in another window of Moraine, which saves into it.")
                         .arg(shownName(path)),
             .details = ownerText(*owner) + QLatin1Char(' ') + GuardText::tr("Your work is still unsaved."),
             .answers = {{GuardText::tr("Save &as…"), QMessageBox::AcceptRole, choose},
                         {GuardText::tr("&Cancel"), QMessageBox::RejectRole}},
             .icon = QMessageBox::Warning});
    return !owner;
}

std::optional<terrain::FileState> ProjectGuard::known(const QString& path) const {
    const bool isLocked = m_access.lock != nullptr && m_access.lock->isOf(path);
    return isLocked || (!m_path.isEmpty() && path == m_path) ? std::optional(m_state) : std::nullopt;
}

void ProjectGuard::askAboutChange(const QString& path, const std::function<void()>& overwrite,
                                  const std::function<void()>& choose) {
    const bool exists = QFileInfo::exists(path);
    const QString name = shownName(path);
    ask(m_window,
        {.name = QStringLiteral("changedOutsideDialog"),
         .text = exists
                     ? GuardText::tr("“%1” was changed by something else since it was opened here.").arg(name)
                     : GuardText::tr("“%1” is no longer there: it was moved or removed.").arg(name),
         .details =
             exists
                 ? GuardText::tr("If you overwrite it, what it holds now stays beside it as “%1~”.").arg(name)
                 : GuardText::tr("Your work is still open."),
         .answers = {{GuardText::tr("Save &as…"), QMessageBox::AcceptRole, choose},
                     {exists ? GuardText::tr("&Overwrite") : GuardText::tr("&Save it there again"),
                      QMessageBox::DestructiveRole, overwrite},
                     {GuardText::tr("&Cancel"), QMessageBox::RejectRole}},
         .icon = QMessageBox::Warning});
}

} // namespace app
