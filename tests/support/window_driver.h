// SPDX-License-Identifier: MIT
#pragma once

#include "app/window/main_window.h"
#include "app/window/session.h"

#include <QAction>
#include <QTemporaryDir>
#include <QTest>

#include <memory>
#include <span>
#include <string>

namespace app {

class MapWidget;

/// Drives a real main window with settings and recovery folder of its own: acts as a person would, by
/// actions, keys and dialogs.
class WindowDriver {
public:
    /// The views that a window begins with: pictures in 3D without a graphics card are most of the time of a
    /// test that is about something else.
    enum class Views { Usual, Map };
    explicit WindowDriver(const QSize& size = QSize(1280, 800), Views views = Views::Usual);
    explicit WindowDriver(Views views) : WindowDriver(QSize(1280, 800), views) {}
    ~WindowDriver();

    [[nodiscard]] Session& session() { return *m_session; }
    [[nodiscard]] Document& document() { return m_session->document; }
    [[nodiscard]] MainWindow& window() { return *m_window; }
    [[nodiscard]] QString path(const char* name) const { return m_folder.filePath(QLatin1String(name)); }

    /// Waits until the heights of the document's recipe are there and nothing is running.
    [[nodiscard]] bool settle();
    [[nodiscard]] QString fingerprint();

    /// Gives the first step another seed, as an undo step of its own. Waits for nothing, so that a test can
    /// go on while the land is made.
    void changeSeed(const std::string& seed);
    /// Makes the terrain a square of so many samples a side, as one undo step; waits for its heights.
    void setSide(int samples);
    /// The undo steps that have been done.
    [[nodiscard]] int steps();

    /// Triggers an action of the window, which must be enabled.
    void act(const char* id);
    [[nodiscard]] bool isChecked(const char* id) const;
    /// Takes a tool in hand by its action, unless it is.
    void take(const char* tool);

    [[nodiscard]] MapWidget& map();
    /// The pixel at these shares of the map's width and height.
    [[nodiscard]] QPoint onMap(double x, double y);
    void clickMap(double x, double y);
    /// Moves the pointer with these buttons held, which QTest::mouseMove cannot say.
    static void movePointer(QWidget& widget, const QPoint& to, Qt::MouseButtons held = Qt::LeftButton,
                            Qt::KeyboardModifiers modifiers = {});

    /// The visible dialog or widget of this name; waits for it; null when none comes.
    template <class Widget = QWidget>
    Widget* seek(const char* name) {
        Widget* found = nullptr;
        [[maybe_unused]] const bool came =
            QTest::qWaitFor([&] { return (found = visible<Widget>(name)) != nullptr; }, 10000);
        return found;
    }
    [[nodiscard]] bool isShown(const char* name) { return visible<QWidget>(name) != nullptr; }

    /// What opens each dialog that needs nothing before it: the action and the dialog's name.
    struct DialogOpener {
        const char* action;
        const char* dialog;
    };
    static std::span<const DialogOpener> dialogOpeners();
    /// Opens the import dialog for a small RAW file.
    void openImportDialog();

    /// Types a path into the file dialog and accepts it.
    void giveFile(const QString& path);
    /// Saves as this file, which is not there yet, and waits until it is; fails after 20 s, as when a
    /// question comes instead.
    void saveAs(const QString& path);
    /// The same with the document's own file, which is there.
    void save();
    /// Opens a project and waits until it is the document, but not for its heights; fails after 20 s, as when
    /// a question comes instead.
    void openProject(const QString& path);
    /// Calls the document saved, so that closing asks nothing; no file is written.
    void pretendSaved();
    /// Exports the heights by the dialog as it comes; does not wait for the file.
    void exportHeightmap(const QString& path);
    /// Drops a file on the window; fails where it is not taken.
    void drop(const QString& path);
    /// Presses the button of a message that begins with this text.
    void answer(const char* dialog, const char* buttonText);
    void press(const char* dialog, const char* buttonName);
    /// Closes the window and makes a new one with the same settings and folders.
    void restart();
    /// The same without closing the old one first (it was closed, and its settings changed).
    void reopen();
    [[nodiscard]] QImage screenshot();
    /// Letters that stand for more than one entry of a menu or of the menu bar, each with the entries.
    [[nodiscard]] QStringList sharedMenuLetters() const;

private:
    template <class Widget>
    Widget* visible(const char* name) {
        const auto all = m_window->findChildren<Widget*>(QLatin1String(name));
        for (Widget* widget : all) {
            if (widget->isVisible())
                return widget;
        }
        return nullptr;
    }
    void open();

    QSize m_size;
    Views m_views;
    QTemporaryDir m_folder;
    std::unique_ptr<Session> m_session;
    std::unique_ptr<MainWindow> m_window;
};

} // namespace app
