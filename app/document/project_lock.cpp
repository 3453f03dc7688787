// SPDX-License-Identifier: MIT
#include "app/document/project_lock.h"

#include "app/document/native_path.h"
#include "libterrain/core/platform/files.h"

#include <QFile>
#include <QFileInfo>
#include <QSysInfo>

namespace app {
namespace {

/// Two names of one file are one.
QString plainPath(const QString& path) {
    const QString target = QFile::decodeName(terrain::resolveLinks(nativePath(path)).c_str());
    const QFileInfo info(target);
    const QString folder = QFileInfo(info.absolutePath()).canonicalFilePath();
    return (folder.isEmpty() ? info.absolutePath() : folder) + QLatin1Char('/') + info.fileName();
}

QString lockPath(const QString& path) {
    const QFileInfo info(path);
    return info.absolutePath() + QStringLiteral("/.") + info.fileName() + QStringLiteral(".lock");
}

} // namespace

bool ProjectOwner::isHere() const {
    return host == QSysInfo::machineHostName();
}

ProjectLock::ProjectLock(const QString& path) : m_path(path), m_file(lockPath(path)) {
    m_file.setStaleLockTime(
        0); // held for as long as the document is open; a dead owner is noticed by its number
}

std::optional<ProjectOwner> ProjectLock::take(const QString& path, std::shared_ptr<ProjectLock>& lock) {
    constexpr int patience = 100; // ms
    const std::shared_ptr<ProjectLock> fresh(new ProjectLock(plainPath(path)));
    if (!fresh->m_file.tryLock(patience) && fresh->m_file.error() == QLockFile::LockFailedError) {
        ProjectOwner owner;
        QString program;
        fresh->m_file.getLockInfo(&owner.process, &owner.host, &program);
        owner.user = QFileInfo(lockPath(fresh->m_path)).owner();
        return owner;
    }
    lock = fresh;
    return std::nullopt;
}

std::shared_ptr<ProjectLock> ProjectLock::takeOver(const QString& path) {
    QFile::remove(lockPath(plainPath(path)));
    std::shared_ptr<ProjectLock> out;
    take(path, out);
    return out;
}

bool ProjectLock::isOf(const QString& path) const {
    return m_path == plainPath(path);
}

} // namespace app
