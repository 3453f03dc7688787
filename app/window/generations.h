// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>

class QWidget;

namespace app {

class HistoryDock;
struct Session;

/// What the history's dock asks for: two generations compared, away from the GUI thread, and one let go after
/// a question. Also says what a change has dropped, and gives the history its memory. GUI thread.
class Generations : public QObject {
    Q_OBJECT

public:
    Generations(Session& session, HistoryDock& dock, QWidget* window);

Q_SIGNALS:
    /// For the status bar.
    void message(const QString& sentence);

private:
    void compare(int first, int second);
    void letGo(int generation);
    void takeMemory();
    void sayDropped(int count);

    Session& m_session;
    QWidget* m_window;
};

} // namespace app
