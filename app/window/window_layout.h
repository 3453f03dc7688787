// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>
#include <QObject>

class QMainWindow;

namespace app {

class Settings;

/// Keeps where the window, its docks and its toolbar are, from one start to the next. A layout that is
/// damaged, of another version, or off every screen is not taken. GUI thread.
class WindowLayoutKeeper : public QObject {
    Q_OBJECT

public:
    /// To be made once the docks are in their first places: those are what reset() goes back to.
    WindowLayoutKeeper(QMainWindow& window, Settings& settings);

    void restore();
    void save() const;
    void reset();
    /// Brings floating docks that lie off every screen back.
    void gatherDocks();

private:
    QMainWindow& m_window;
    Settings& m_settings;
    QByteArray m_first;
};

} // namespace app
