// SPDX-License-Identifier: MIT
// The real window under X: its layout is kept, and no layout leaves a person without a window.
#include "app/controls/control_row.h"
#include "app/controls/parameter_form.h"
#include "app/docks/generator_dock.h"
#include "app/docks/step_editor.h"
#include "app/window/action_table.h"
#include "app/window/docks.h"
#include "app/window/view_area.h"
#include "tests/support/build_folders.h"
#include "tests/support/program.h"
#include "tests/support/window_driver.h"

#include <QDir>
#include <QDockWidget>
#include <QGuiApplication>
#include <QLockFile>
#include <QMenu>
#include <QProcess>
#include <QScreen>
#include <QScrollArea>
#include <QScrollBar>
#include <QSplitter>
#include <QTemporaryDir>
#include <QToolButton>

namespace app {

using support::name;

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

    /// What the 3D view has of the two.
    [[nodiscard]] double share() {
        const ViewArea& views = m_driver->window().views();
        return static_cast<double>(views.viewport()->width()) /
               (views.viewport()->width() + views.map().width());
    }

    static constexpr const char* identity = "io.github.moraine_editor.Moraine";
    [[nodiscard]] static QString settingsFile(const QTemporaryDir& home) {
        return home.filePath(name("%1/settings.ini").arg(name(identity)));
    }
    /// Settings of the real program with docks that were moved.
    [[nodiscard]] static bool giveLayout(const QTemporaryDir& home) {
        return QDir().mkpath(home.filePath(name(identity))) &&
               QFile::copy(support::sourceFile(QStringLiteral("tests/data/layouts/hidden_tabs.ini")),
                           settingsFile(home));
    }
    struct Kill {
        void operator()(QProcess* program) const {
            program->kill();
            program->waitForFinished();
            delete program;
        }
    };
    using Started = std::unique_ptr<QProcess, Kill>;
    /// The real program; it is killed with the handle.
    [[nodiscard]] static Started started(const QTemporaryDir& home) {
        Started program(new QProcess);
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        for (const char* place : {"HOME", "XDG_CONFIG_HOME", "XDG_STATE_HOME", "XDG_DATA_HOME"})
            environment.insert(QLatin1String(place), home.path());
        program->setProcessEnvironment(environment);
        program->start(support::programPath(), QStringList());
        return program;
    }
    /// The process that set a mark; 0 where there is none.
    [[nodiscard]] static qint64 owner(const QString& mark) {
        qint64 process = 0;
        QString host;
        QString program;
        return QLockFile(mark).getLockInfo(&process, &host, &program) ? process : 0;
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
        m_driver->session().settings.setWindowLayout({m_driver->window().saveGeometry(), docks, version, {}});
        m_driver->reopen();
        QCOMPARE(shown(), all);
        QVERIFY(m_driver->window().width() >= 640);
    }

    /// The real program with settings that ended each of its starts, as the monkey left them.
    void hiddenTabsAreNoMatter() {
        const QTemporaryDir home;
        QVERIFY(giveLayout(home));
        const Started program = started(home);
        QVERIFY2(!program->waitForFinished(5000), program->readAllStandardError());
    }

    /// Starts that end while the layout is on trial: two in a row, and it is forgotten.
    void aLayoutThatEndsStartsIsForgotten_data() {
        QTest::addColumn<int>("kills");
        QTest::addColumn<bool>("whileOnTrial");
        QTest::addColumn<bool>("forgotten");
        QTest::newRow("once") << 1 << true << false;
        QTest::newRow("twice") << 2 << true << true;
        QTest::newRow("twice, but later") << 2 << false << false;
    }
    void aLayoutThatEndsStartsIsForgotten() {
        QFETCH(int, kills);
        QFETCH(bool, whileOnTrial);
        QFETCH(bool, forgotten);
        const QTemporaryDir home;
        QVERIFY(giveLayout(home));
        const QString folder = home.filePath(name(identity));
        const QString mark = folder + QStringLiteral("/layout-on-trial");
        const QString secondMark = folder + QStringLiteral("/layout-on-second-trial");
        for (int i = 0; i < kills; ++i) {
            const Started program = started(home);
            const QString last = i == 1 && whileOnTrial ? secondMark : mark;
            QTRY_VERIFY_WITH_TIMEOUT(owner(last) == program->processId(), 20000);
            if (!whileOnTrial)
                QTRY_VERIFY_WITH_TIMEOUT(!QFile::exists(mark), 20000);
        }
        {
            const Started program = started(home);
            QTRY_VERIFY_WITH_TIMEOUT(owner(mark) == program->processId(), 20000);
            QTRY_VERIFY_WITH_TIMEOUT(!QFile::exists(mark), 20000);
        }
        QCOMPARE(Settings(settingsFile(home)).windowLayout().docks.isEmpty(), forgotten);
        QVERIFY(QDir(folder).entryList({name("layout-*")}, QDir::Files).isEmpty());
    }

    /// In every window the two views begin with a half each, and keep what the person gave them.
    void theViewsShareTheWidth_data() {
        QTest::addColumn<QSize>("size");
        QTest::addColumn<QByteArray>("from");
        for (const QSize size : {QSize(1024, 768), QSize(1280, 800), QSize(1600, 900)}) {
            for (const char* from : {"view.3d", "view.map"})
                QTest::addRow("%d, from %s", size.width(), from) << size << QByteArray(from);
        }
    }
    void theViewsShareTheWidth() {
        QFETCH(QSize, size);
        QFETCH(QByteArray, from);
        m_driver->window().resize(size);
        m_driver->act(from.constData());
        QTest::qWait(50);
        m_driver->act("view.split");
        QTest::qWait(50);
        QVERIFY2(qAbs(share() - 0.5) < 0.02, qPrintable(QString::number(share())));
        m_driver->window().resize(size + QSize(60, 0));
        QTRY_VERIFY(qAbs(share() - 0.5) < 0.02);

        auto* splitter = m_driver->window().findChild<QSplitter*>(QStringLiteral("views"));
        QTest::mousePress(splitter->handle(1), Qt::LeftButton, {}, QPoint(1, 50));
        QTest::mouseMove(splitter->handle(1), QPoint(-splitter->width() / 8, 50));
        QTest::mouseRelease(splitter->handle(1), Qt::LeftButton, {}, QPoint(1, 50));
        const double chosen = share();
        QVERIFY2(chosen < 0.45, qPrintable(QString::number(chosen)));
        m_driver->act("view.map");
        QTest::qWait(20);
        m_driver->act("view.split");
        QTRY_VERIFY(qAbs(share() - chosen) < 0.02);
        m_driver->restart();
        QTRY_VERIFY2(qAbs(share() - chosen) < 0.03, qPrintable(QString::number(share())));
    }

    /// A window that was small for a while, or at its last end, leaves no dock narrow.
    void docksGetTheirWidthBack() {
        m_driver->window().resize(1400, 800);
        QTest::qWait(100);
        QMap<QString, int> wanted;
        for (QDockWidget* dock : docks()) {
            if (!dock->visibleRegion().isEmpty())
                wanted.insert(dock->objectName(), dock->width());
        }
        QVERIFY(wanted.size() >= 2);
        const auto narrowed = [&] {
            int out = 0;
            for (const QDockWidget* dock : docks())
                out += wanted.contains(dock->objectName()) && dock->width() < wanted[dock->objectName()] - 20;
            return out;
        };
        const auto restored = [&] {
            for (const QDockWidget* dock : docks()) {
                if (wanted.contains(dock->objectName()) && dock->width() != wanted[dock->objectName()])
                    return false;
            }
            return true;
        };
        for (int time = 0; time < 2; ++time) {
            m_driver->window().resize(700, 600);
            QTest::qWait(100);
            QVERIFY(narrowed() > 0); // else the test tests nothing
            m_driver->window().resize(1400, 800);
            QTRY_VERIFY(restored());
        }
        m_driver->window().resize(700, 600);
        QTest::qWait(100);
        m_driver->restart();
        m_driver->window().resize(1400, 800);
        QTRY_VERIFY(restored());
    }

    void aWidthThatThePersonChoseIsKept() {
        m_driver->window().resize(1400, 800);
        QTest::qWait(100);
        QDockWidget* dock = m_driver->window().findChild<QDockWidget*>(QStringLiteral("generatorDock"));
        QMainWindow& window = m_driver->window();
        const QPoint border(dock->geometry().right() + 3, dock->geometry().center().y());
        QTest::mousePress(&window, Qt::LeftButton, {}, border);
        QTest::mouseMove(&window, border + QPoint(40, 0));
        QTest::qWait(50);
        QTest::mouseRelease(&window, Qt::LeftButton, {}, border + QPoint(40, 0));
        QTest::qWait(50);
        const int chosen = dock->width();
        QVERIFY2(chosen > 340, qPrintable(QString::number(chosen)));
        window.resize(700, 600);
        QTest::qWait(100);
        window.resize(1400, 800);
        QTRY_COMPARE(dock->width(), chosen);
        m_driver->restart();
        m_driver->window().resize(1400, 800);
        dock = m_driver->window().findChild<QDockWidget*>(QStringLiteral("generatorDock"));
        QTRY_COMPARE(dock->width(), chosen);
        m_driver->act("view.reset_layout");
        QTRY_COMPARE(dock->width(), Docks::firstWidth);
    }

    /// No preset of the start panel is cut: what has no room is scrolled to by whole cards.
    void presetsAreWhole_data() {
        QTest::addColumn<int>("width");
        for (const int width : {1024, 1280, 1366, 1440, 1600, 1920})
            QTest::addRow("%d", width) << width;
    }
    void presetsAreWhole() {
        QFETCH(int, width);
        m_driver->window().resize(width, 800);
        auto* cards = m_driver->window().findChild<QScrollArea*>(QStringLiteral("presetCards"));
        QVERIFY(cards != nullptr);
        QTRY_COMPARE(m_driver->window().width(), width);
        QTest::qWait(50);
        const auto wholeCards = [&] {
            const QRect room = cards->viewport()->rect();
            int whole = 0;
            const auto buttons = cards->findChildren<QToolButton*>();
            for (const QToolButton* button : buttons) {
                const QRect place(button->mapTo(cards->viewport(), QPoint()), button->size());
                if (!place.intersects(room))
                    continue;
                if (!room.contains(place))
                    return 0;
                ++whole;
            }
            return whole;
        };
        QScrollBar* bar = cards->horizontalScrollBar();
        for (const int place : {0, 1, 50, 100, 140, 300, 10000, 3}) {
            bar->setValue(place);
            QVERIFY2(wholeCards() >= 2, qPrintable(QString::number(place)));
        }
        const auto buttons = cards->findChildren<QToolButton*>();
        for (QToolButton* button : buttons) { // with the Tab key
            cards->ensureWidgetVisible(button);
            QVERIFY(!button->visibleRegion().isEmpty());
            QVERIFY2(wholeCards() >= 2, qPrintable(button->objectName()));
        }
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
