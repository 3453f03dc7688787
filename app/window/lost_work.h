// SPDX-License-Identifier: MIT
#pragma once

#include "app/document/recovery_store.h"

#include <QObject>

#include <vector>

class QWidget;

namespace app {

class Autosave;
class ProjectFiles;

/// Offers the work of programs that ended unexpectedly: to restore, discard, or leave for later. GUI thread.
class LostWork : public QObject {
    Q_OBJECT

public:
    LostWork(Autosave& autosave, ProjectFiles& files, QWidget* window);

    void offer();

private:
    /// One question at a time. What is left when work was restored is offered at the next start.
    void offerNext();
    void offer(const RecoveredWork& work);
    void askToDiscard(const RecoveredWork& work);

    Autosave& m_autosave;
    ProjectFiles& m_files;
    QWidget* m_window;
    std::vector<RecoveredWork> m_works; ///< not yet offered
};

} // namespace app
