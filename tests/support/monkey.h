// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>
#include <QPointer>
#include <QTimer>
#include <QWidget>

#include <random>

class QFileDialog;

namespace app {

/// Clicks, types, drags and turns the wheel at random, on whatever is there: the window, its dialogs, menus
/// and lists. The same seed does the same as far as the program's own times allow. It stays within one
/// folder: file dialogs are only ever given names there, and '/' is never typed. GUI thread.
class Monkey : public QObject {
    Q_OBJECT

public:
    Monkey(quint32 seed, const QString& folder, QObject* parent = nullptr);

    /// One random deed on this window or on what is open over it; says what it was.
    QString act(QWidget& window);

    /// Closes every menu and dialog in the way of Escape; false when one stays.
    static bool closeEverything();

private:
    [[nodiscard]] int below(int end) { return static_cast<int>(m_random() % static_cast<unsigned>(end)); }
    [[nodiscard]] bool chance(int percent) { return below(100) < percent; }
    QString inPopup(QWidget& popup);
    QString inFileDialog(QFileDialog& dialog);
    QString byMouse(QWidget& top);
    QString byKeys(QWidget& top);
    QString byAction(QWidget& window);
    QString dropFile(QWidget& window);
    QString drag(QWidget& widget, QPoint from);
    QString typeNumber(QWidget& target);
    [[nodiscard]] QWidget* anyOf(QWidget& top);
    [[nodiscard]] QString anyFile();
    void leaveLoop();

    std::mt19937 m_random;
    std::mt19937 m_inLoops; ///< of what happens in event loops within a deed, whose number depends on time
    QString m_folder;
    QTimer m_loops;
    int m_deeds = 0; ///< that are going on
};

} // namespace app
