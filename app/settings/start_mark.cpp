// SPDX-License-Identifier: MIT
#include "app/settings/start_mark.h"

#include <QDir>

namespace app {

StartMark::StartMark(const QString& folder, const QString& name) : m_lock(QDir(folder).filePath(name)) {
    QDir().mkpath(folder);
    const bool marked = QFile::exists(QDir(folder).filePath(name));
    m_lock.setStaleLockTime(0); // only what a process that is gone has left
    m_wasLeft = m_lock.tryLock(0) && marked;
}

} // namespace app
