// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>
#include <QMap>
#include <QObject>

class QDockWidget;
class QMainWindow;

namespace app {

class Settings;

/// Keeps where the window, its docks and its toolbar are, from one start to the next. A layout that is
/// damaged, of another version, or off every screen is not taken. Docks that a small window made narrow get
/// the width back that the person gave them as soon as there is room. GUI thread.
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

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    [[nodiscard]] QList<QDockWidget*> docks() const;
    [[nodiscard]] QMap<QString, int> widthsNow() const;
    void takeWidths();
    void giveWidths();

    QMainWindow& m_window;
    Settings& m_settings;
    QByteArray m_first;
    QMap<QString, int> m_firstWidths;
    QMap<QString, int> m_widths;        ///< as the person wants them, by dock
    QMap<QString, int> m_widthsAtPress; ///< of the mouse, maybe on a border between docks and views
};

} // namespace app
