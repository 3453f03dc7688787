// SPDX-License-Identifier: MIT
// The real window under X: its layout is kept, and no layout leaves a person without a window.
#include "app/controls/control_row.h"
#include "app/controls/parameter_form.h"
#include "app/docks/generator_dock.h"
#include "app/docks/step_editor.h"
#include "app/window/action_table.h"
#include "tests/support/window_driver.h"

#include <QDockWidget>
#include <QGuiApplication>
#include <QMenu>
#include <QScreen>

namespace app {

class WindowLayoutTest : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<WindowDriver> m_driver;

    [[nodiscard]] QList<QDockWidget*> docks() {
        return m_driver->window().findChildren<QDockWidget*>(QString(), Qt::FindDirectChildrenOnly);
    }
    [[nodiscard]] QStringList shown() {
        QStringList out;
        for (const QDockWidget* dock : docks()) {
            if (!dock->isHidden())
                out << dock->objectName();
        }
        return out;
    }

private Q_SLOTS:
    void init() { m_driver = std::make_unique<WindowDriver>(); }
    void cleanup() { m_driver.reset(); }

    void everyDockHasANameAndAPlaceInTheMenu() {
        QVERIFY(docks().size() >= 4);
        const auto* menu = m_driver->window().findChild<QMenu*>(QStringLiteral("panelsMenu"));
        QVERIFY(menu != nullptr);
        for (QDockWidget* dock : docks()) {
            QVERIFY(!dock->objectName().isEmpty());
            QVERIFY(menu->actions().contains(dock->toggleViewAction()));
        }
    }

    /// A drag that passes a preset's own values changes what the preset box says, and nothing else.
    void theFormStaysAsItIsWhenAPresetIsLeftAndReached() {
        const auto* dock = m_driver->window().findChild<GeneratorDock*>();
        const FormRow* row = dock->stepEditor().form()->row(QStringLiteral("amplitude"));
        const QRect place = row->geometry();
        const QSize size = row->labelWidget().size();
        for (const double corner : {1310.0, 1300.0, 1290.0, 1300.0, 100.0, 1300.0}) {
            DocumentState next{m_driver->document().recipe(), m_driver->document().display()};
            QVERIFY(next.recipe.steps.front().parameters.set("corner_nw", corner).isOk());
            m_driver->document().apply(next, QStringLiteral("Corner"));
            QVERIFY(m_driver->settle());
            QCOMPARE(row->geometry(), place);
            QCOMPARE(row->labelWidget().size(), size);
        }
    }

    void closedDocksComeBackByTheMenuAndByReset() {
        const QStringList all = shown();
        for (QDockWidget* dock : docks())
            dock->close();
        QVERIFY(shown().isEmpty());
        docks().front()->toggleViewAction()->trigger();
        QCOMPARE(shown().size(), 1);
        m_driver->act("view.reset_layout");
        QCOMPARE(shown(), all);
    }

    void theLayoutIsKept() {
        docks().front()->close();
        const QStringList before = shown();
        m_driver->restart();
        QCOMPARE(shown(), before);
    }

    void garbageGivesTheFirstLayout_data() {
        QTest::addColumn<QByteArray>("docks");
        QTest::addColumn<int>("version");
        const QByteArray garbage("\x00\x00\x00\xff\x00\x00\x00\x01\xfd\x00garbage garbage", 26);
        QTest::newRow("garbage") << garbage << 1;
        QTest::newRow("cut") << QByteArray("\x00\x00\x00\xff", 4) << 1;
        QTest::newRow("another version") << garbage << 999;
    }
    void garbageGivesTheFirstLayout() {
        QFETCH(QByteArray, docks);
        QFETCH(int, version);
        const QStringList all = shown();
        m_driver->window().close();
        m_driver->session().settings.setWindowLayout({m_driver->window().saveGeometry(), docks, version});
        m_driver->reopen();
        QCOMPARE(shown(), all);
        QVERIFY(m_driver->window().width() >= 640);
    }

    void aLostFloatingDockComesBack() {
        QDockWidget* dock = docks().front();
        dock->setFloating(true);
        dock->move(6000, 4000);
        QTest::qWait(100);
        m_driver->restart();
        dock = docks().front();
        if (!dock->isFloating())
            return; // put back into the window: just as well
        bool seen = false;
        const auto screens = QGuiApplication::screens();
        for (const QScreen* screen : screens)
            seen = seen || screen->availableGeometry().contains(dock->geometry().topLeft() + QPoint(20, 10));
        QVERIFY(seen);
    }
};

} // namespace app

QTEST_MAIN(app::WindowLayoutTest)
#include "window_layout_test.moc"
