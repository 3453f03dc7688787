// SPDX-License-Identifier: MIT
#include "app/window/guarded_application.h"

#include "app/dialogs/messages.h"
#include "app/jobs/job_runner.h"
#include "libterrain/core/platform/memory.h"

#include <QMainWindow>

#include <algorithm>
#include <new>

namespace app {

bool GuardedApplication::notify(QObject* receiver, QEvent* event) {
    try {
        return QApplication::notify(receiver, event);
    } catch (const std::bad_alloc&) {
        terrain::dropKeptMemory();
        try {
            sayNoMemory();
        } catch (const std::bad_alloc&) { // the next one says it
        }
        return true;
    }
}

/// Once for all events until it has been read.
void GuardedApplication::sayNoMemory() {
    if (m_isSaying)
        return;
    // Later, when what failed has let its memory go.
    QMetaObject::invokeMethod(
        this,
        [this] {
            m_isSaying = false;
            const QWidgetList windows = topLevelWidgets();
            const auto main = std::ranges::find_if(windows, [](const QWidget* one) {
                return one->isVisible() && qobject_cast<const QMainWindow*>(one) != nullptr;
            });
            if (main == windows.end() ||
                (*main)->findChild<QWidget*>(QStringLiteral("errorDialog")) != nullptr)
                return;
            showError(*main, JobRunner::noMemoryText());
        },
        Qt::QueuedConnection);
    m_isSaying = true;
}

} // namespace app
