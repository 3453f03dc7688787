// SPDX-License-Identifier: MIT
#pragma once

#include "app/document/project_lock.h"
#include "libterrain/core/platform/file_state.h"

#include <QString>

#include <functional>
#include <memory>

class QWidget;

namespace app {

/// Keeps the window's project file from being overwritten by two programs, or from overwriting what another
/// one has changed in it. Questions appear over `window`. GUI thread.
class ProjectGuard {
public:
    /// How a project comes into the window.
    enum class Way {
        Write, ///< it is saved into its file
        Read,  ///< it keeps its name, and is saved under another one
        Copy,  ///< it has no file yet
    };
    struct Access {
        Way way = Way::Write;
        std::shared_ptr<ProjectLock> lock; ///< null: only to Write there is one
    };

    explicit ProjectGuard(QWidget* window) : m_window(window) {}

    /// The lock of a project's file: this window's own, or one that is taken now; else who has it.
    std::optional<ProjectOwner> take(const QString& path, std::shared_ptr<ProjectLock>& lock) const;
    /// Before a project is opened: asks when another program has it; `proceed` is not called when the person
    /// leaves it.
    void enter(const QString& path, const std::function<void(const Access&)>& proceed);
    /// The project is in the window under the name `path`; `state`: as it was read.
    void hold(const Access& access, const QString& path, const terrain::FileState& state);
    /// The window's document has no file.
    void leave() { hold({}, {}, {}); }

    [[nodiscard]] bool isReadOnly() const { return m_access.way == Way::Read; }

    /// Before a save: whether this program may write the file. Says so when another one has it; `choose`:
    /// another name.
    bool claim(const QString& path, std::shared_ptr<ProjectLock>& lock, const std::function<void()>& choose);
    /// How the document's file was when this window read or wrote it, whatever its name leads to by now; none
    /// for a file that the window had nothing to do with.
    [[nodiscard]] std::optional<terrain::FileState> known(const QString& path) const;
    /// Asks what to do with a file that is no longer as it was.
    void askAboutChange(const QString& path, const std::function<void()>& overwrite,
                        const std::function<void()>& choose);

private:
    QWidget* m_window;
    Access m_access;
    QString m_path;
    terrain::FileState m_state;
};

} // namespace app
