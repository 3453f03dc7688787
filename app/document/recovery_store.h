// SPDX-License-Identifier: MIT
#pragma once

#include "libterrain/core/run_context.h"
#include "libterrain/project/project_file.h"

#include <QDateTime>
#include <QImage>
#include <QLockFile>
#include <QString>

#include <atomic>
#include <memory>
#include <mutex>
#include <vector>

namespace app {

/// Work of a program that ended without closing it.
struct RecoveredWork {
    QString file;         ///< the project that was kept
    QString originalPath; ///< where the person had it; empty = it was never saved
    QDateTime saved;
    QImage picture;                  ///< of the terrain; null = none
    std::shared_ptr<QLockFile> lock; ///< while it is held, no other running program offers the same work
};

/// The folder in which a running program keeps unsaved work. Each program has one file of its own there and
/// holds a lock beside it, so that work whose lock nobody holds is that of one that crashed.
class RecoveryStore {
public:
    /// The person's own folder.
    static QString defaultFolder();

    /// Also takes away what programs that are gone have left there without any work in it.
    explicit RecoveryStore(const QString& folder);
    /// Takes away this program's own file: it ended as it should.
    ~RecoveryStore();
    RecoveryStore(const RecoveryStore&) = delete;
    RecoveryStore& operator=(const RecoveryStore&) = delete;

    /// This program's file; it need not be there.
    [[nodiscard]] QString file() const;
    /// Keeps the work: a whole project, and a note of where the person has it and how it looks. Nothing stays
    /// of it when forget() was called meanwhile. Any thread, one at a time.
    [[nodiscard]] terrain::Status keep(const terrain::Project& project, const QString& originalPath,
                                       const terrain::RunContext& context) const;
    /// The work is saved: nothing to recover. Any thread.
    void forget();

    /// Work of programs that are gone, the latest first.
    [[nodiscard]] std::vector<RecoveredWork> lostWork() const;
    /// Takes such work away.
    static void discard(const RecoveredWork& work);

private:
    [[nodiscard]] QString pathOf(const char* suffix) const;

    void removeFiles() const;
    void removeLeftovers() const;

    QString m_folder;
    QString m_name;
    std::atomic<int> m_forgotten{0}; ///< how often
    mutable std::mutex m_filesMutex; ///< between the last check of keep() and forget()
    std::unique_ptr<QLockFile> m_lock;
};

} // namespace app
