// SPDX-License-Identifier: MIT
#include "tests/support/window_driver.h"

#include "app/window/action_table.h"
#include "app/window/view_area.h"
#include "tests/support/file_bytes.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QDropEvent>
#include <QFile>
#include <QFileDialog>
#include <QLineEdit>
#include <QMenuBar>
#include <QMessageBox>
#include <QMimeData>
#include <QMouseEvent>
#include <QPushButton>
#include <QUndoStack>
#include <QUrl>

namespace app {

WindowDriver::WindowDriver(const QSize& size, Views views) : m_size(size), m_views(views) {
    QCoreApplication::setAttribute(Qt::AA_DontUseNativeDialogs);
    open();
}

WindowDriver::~WindowDriver() {
    m_window.reset();
}

void WindowDriver::open() {
    m_session = std::make_unique<Session>(path("settings.ini"));
    m_window = std::make_unique<MainWindow>(*m_session, path("recovery"));
    m_window->resize(m_size);
    if (m_views == Views::Map)
        act("view.map");
    m_window->begin({});
    m_window->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_window.get(), 20000));
    QVERIFY(settle());
}

void WindowDriver::restart() {
    m_window->close();
    reopen();
}

void WindowDriver::reopen() {
    m_window.reset();
    open();
}

bool WindowDriver::settle() {
    return QTest::qWaitFor(
        [this] { return document().heightsAreCurrent() && !m_session->jobs.isAnythingRunning(); }, 60000);
}

QString WindowDriver::fingerprint() {
    return settle() ? QString::fromStdString(document().fingerprint()->hex()) : QString();
}

void WindowDriver::changeSeed(const std::string& seed) {
    DocumentState next{document().recipe(), document().display()};
    QVERIFY(next.recipe.steps.front().parameters.set("seed", seed).isOk());
    document().apply(next, QStringLiteral("Seed"));
}

void WindowDriver::setSide(int samples) {
    DocumentState next{document().recipe(), document().display()};
    next.recipe.grid.columns = next.recipe.grid.rows = samples;
    document().apply(next, QStringLiteral("Size"));
    QVERIFY(settle());
}

int WindowDriver::steps() {
    return document().undoStack().index();
}

void WindowDriver::act(const char* id) {
    QAction* action = m_window->actionTable().find(id);
    QVERIFY2(action != nullptr && action->isEnabled(), id);
    action->trigger();
}

bool WindowDriver::isChecked(const char* id) const {
    return m_window->actionTable().at(id).isChecked();
}

void WindowDriver::take(const char* tool) {
    if (!isChecked(tool))
        act(tool);
}

MapWidget& WindowDriver::map() {
    return m_window->views().map();
}

QPoint WindowDriver::onMap(double x, double y) {
    return QPointF(map().width() * x, map().height() * y).toPoint();
}

void WindowDriver::clickMap(double x, double y) {
    QTest::mouseClick(&map(), Qt::LeftButton, {}, onMap(x, y));
}

void WindowDriver::movePointer(QWidget& widget, const QPoint& to, Qt::MouseButtons held,
                               Qt::KeyboardModifiers modifiers) {
    QMouseEvent event(QEvent::MouseMove, to, widget.mapToGlobal(to), Qt::NoButton, held, modifiers);
    QApplication::sendEvent(&widget, &event);
}

std::span<const WindowDriver::DialogOpener> WindowDriver::dialogOpeners() {
    static constexpr DialogOpener openers[] = {{"edit.preferences", "preferencesDialog"},
                                               {"help.shortcuts", "shortcutsDialog"},
                                               {"help.about", "aboutDialog"},
                                               {"file.export_heightmap", "exportHeightmapDialog"},
                                               {"file.export_mesh", "exportMeshDialog"},
                                               {"file.kept_exports", "keptExportsDialog"},
                                               {"picture.save", "pictureDialog"},
                                               {"picture.film", "filmDialog"},
                                               {"file.sheet", "sheetDialog"}};
    return openers;
}

void WindowDriver::openImportDialog() {
    QVERIFY(support::writeBytes(path("x.raw"), QByteArray(33 * 33 * 2, '\7')));
    m_window->openFile(path("x.raw"));
}

void WindowDriver::giveFile(const QString& path) {
    auto* dialog = seek<QFileDialog>("fileDialog");
    QVERIFY(dialog != nullptr);
    // The folder is read on a thread of the dialog's: what that selects meanwhile counts more than what is
    // typed.
    const auto typed = [&] {
        const auto lists = dialog->findChildren<QAbstractItemView*>();
        for (const QAbstractItemView* list : lists) {
            if (list->selectionModel() != nullptr)
                list->selectionModel()->clearSelection();
        }
        dialog->findChild<QLineEdit*>(QStringLiteral("fileNameEdit"))->setText(path);
        return dialog->selectedFiles().value(0).startsWith(path);
    };
    QTRY_VERIFY(typed());
    QMetaObject::invokeMethod(dialog, "accept");
    QCoreApplication::processEvents();
}

void WindowDriver::saveAs(const QString& path) {
    act("file.save_as");
    giveFile(path);
    QTRY_VERIFY_WITH_TIMEOUT(!document().isModified() && document().path() == path, 20000);
    QVERIFY(QFile::exists(path));
}

void WindowDriver::save() {
    act("file.save");
    QTRY_VERIFY_WITH_TIMEOUT(!document().isModified(), 20000);
}

void WindowDriver::openProject(const QString& path) {
    m_window->openFile(path);
    QTRY_COMPARE_WITH_TIMEOUT(document().path(), path, 20000);
}

void WindowDriver::pretendSaved() {
    document().markSaved(document().path(), document().saveMark());
}

void WindowDriver::exportHeightmap(const QString& path) {
    act("file.export_heightmap");
    press("exportHeightmapDialog", "export");
    giveFile(path);
}

void WindowDriver::drop(const QString& path) {
    QMimeData data;
    data.setUrls({QUrl::fromLocalFile(path)});
    QDragEnterEvent enter(QPoint(100, 100), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(m_window.get(), &enter);
    QVERIFY(enter.isAccepted());
    QDropEvent event(QPointF(100, 100), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(m_window.get(), &event);
}

void WindowDriver::answer(const char* dialog, const char* buttonText) {
    auto* box = seek<QMessageBox>(dialog);
    QVERIFY2(box != nullptr, dialog);
    const auto buttons = box->buttons();
    for (QAbstractButton* button : buttons) {
        if (!button->text().remove(QLatin1Char('&')).startsWith(QLatin1String(buttonText)))
            continue;
        button->click();
        QCoreApplication::processEvents();
        return;
    }
    QFAIL(buttonText);
}

void WindowDriver::press(const char* dialog, const char* buttonName) {
    auto* box = seek<QWidget>(dialog);
    QVERIFY2(box != nullptr, dialog);
    auto* button = box->findChild<QAbstractButton*>(QLatin1String(buttonName));
    QVERIFY2(button != nullptr && button->isEnabled(), buttonName);
    button->click();
    QCoreApplication::processEvents();
}

QStringList WindowDriver::sharedMenuLetters() const {
    QStringList out;
    const QList<QMenu*> menus = m_window->findChildren<QMenu*>();
    for (const QWidget* menu :
         QList<const QWidget*>{m_window->menuBar()} + QList<const QWidget*>(menus.cbegin(), menus.cend())) {
        QMap<QString, QStringList> entries;
        const QList<QAction*> actions = menu->actions();
        for (const QAction* action : actions)
            if (const QString key = QKeySequence::mnemonic(action->text()).toString(); !key.isEmpty())
                entries[key] << action->text();
        for (const QStringList& texts : std::as_const(entries))
            if (texts.size() > 1)
                out << texts.join(QStringLiteral(" / "));
    }
    return out;
}

QImage WindowDriver::screenshot() {
    return m_window->grab().toImage();
}

} // namespace app
