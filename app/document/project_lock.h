// SPDX-License-Identifier: MIT
#pragma once

#include <QLockFile>
#include <QString>

#include <memory>
#include <optional>

namespace app {

/// Who has a project open for writing.
struct ProjectOwner {
    QString user; ///< empty = not known
    QString host; ///< empty = not known
    qint64 process = 0;

    /// Whether it runs on this machine, so that it is known to be alive.
    [[nodiscard]] bool isHere() const;
};

/// That this program, and no other one, saves into a project file: a small file ".name.lock" beside it, which
/// the system's rights may forbid; then nothing is locked and nobody is kept from working. A lock whose owner
/// has died is taken over at once. GUI thread.
class ProjectLock {
public:
    /// Locks `path`, or says who has it. A lock without a file (nothing could be locked) is a lock.
    static std::optional<ProjectOwner> take(const QString& path, std::shared_ptr<ProjectLock>& lock);
    /// Takes the lock away from whoever has it; for owners that cannot be asked, on another machine.
    static std::shared_ptr<ProjectLock> takeOver(const QString& path);

    /// The file as it is called without symbolic links.
    [[nodiscard]] const QString& path() const { return m_path; }
    /// Whether this is the lock of the file that `path` leads to.
    [[nodiscard]] bool isOf(const QString& path) const;

private:
    explicit ProjectLock(const QString& path);

    QString m_path;
    QLockFile m_file;
};

} // namespace app
