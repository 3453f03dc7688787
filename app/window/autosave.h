// SPDX-License-Identifier: MIT
#pragma once

#include "app/document/document.h"
#include "app/document/recovery_store.h"

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>

#include <chrono>
#include <functional>
#include <vector>

namespace app {

class JobRunner;

/// Keeps unsaved work for the case that the program ends unexpectedly: a few seconds after an edit that comes
/// alone, of many at most once in a pause, away from the GUI thread, never in the person's own file. What was
/// saved is forgotten again. GUI thread.
class Autosave : public QObject {
    Q_OBJECT

public:
    Autosave(Document& document, JobRunner& jobs, const QString& folder, QObject* parent = nullptr);

    /// 30 s unless another one is set.
    void setPause(std::chrono::milliseconds pause) { m_pause = pause; }

    /// Work of programs that crashed.
    [[nodiscard]] std::vector<RecoveredWork> lostWork() const { return m_store->lostWork(); }
    /// Keeps the document's present state at once; `kept` is called when it is on the disk.
    void keepNow(const std::function<void()>& kept = {});

Q_SIGNALS:
    /// The work could not be kept; said once until it works again.
    void failed(const QString& sentence);

private:
    void schedule();
    void settle(const terrain::Status& written);
    void tellKept();
    [[nodiscard]] std::chrono::milliseconds patience() const;

    Document& m_document;
    JobRunner& m_jobs;
    std::shared_ptr<RecoveryStore> m_store;
    QTimer m_delay;
    std::chrono::milliseconds m_pause;
    QElapsedTimer m_sinceKept; ///< since the newest copy was begun
    SaveMark m_kept;
    std::vector<std::function<void()>> m_waiting; ///< are told when the newest state is on the disk
    bool m_failing = false;
};

} // namespace app
