// SPDX-License-Identifier: MIT
#pragma once

#include <QApplication>

namespace app {

/// The application of a window that stays open when an event takes more memory than there is: what the event
/// was to do is left, one message says so, and the rest goes on. GUI thread.
class GuardedApplication : public QApplication {
public:
    using QApplication::QApplication;
    bool notify(QObject* receiver, QEvent* event) override;

private:
    void sayNoMemory();
    bool m_isSaying = false;
};

} // namespace app
