// SPDX-License-Identifier: MIT
// The real window under X: a 3D view whose heights were stopped on their way says so, and F5 brings them.
#include "app/viewport/prepared_heights.h"
#include "app/window/view_area.h"
#include "app/window/view_feed.h"
#include "tests/support/window_driver.h"

namespace app {

class WindowViewStoppedTest : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<WindowDriver> m_driver;

    [[nodiscard]] bool showsTheDocument() {
        const SharedPreparedHeights& shown = m_driver->window().views().viewport()->scene().heights;
        return shown != nullptr && shown->heights == m_driver->document().heights();
    }

private Q_SLOTS:
    void initTestCase() { m_driver = std::make_unique<WindowDriver>(QSize(1000, 700)); }
    void cleanupTestCase() { m_driver.reset(); }

    void itSaysSoAndComesWithF5() {
        QVERIFY(m_driver->settle() && showsTheDocument());
        QVERIFY(!m_driver->isShown("viewProblem"));
        JobRunner& jobs = m_driver->session().jobs;
        const auto stop = connect(&jobs, &JobRunner::started, this, [&jobs](const QString& channel) {
            if (channel == ViewFeed::channel())
                QMetaObject::invokeMethod(
                    &jobs, [&jobs] { jobs.cancel(ViewFeed::channel()); }, Qt::QueuedConnection);
        });
        m_driver->press("startStrip", "preset-hills");
        QVERIFY(m_driver->settle());
        disconnect(stop);
        QVERIFY(!showsTheDocument());
        QVERIFY(m_driver->isShown("viewProblem"));

        m_driver->act("view.generate");
        QTRY_VERIFY_WITH_TIMEOUT(showsTheDocument(), 20000);
        QTRY_VERIFY(!m_driver->isShown("viewProblem"));
    }
};

} // namespace app

QTEST_MAIN(app::WindowViewStoppedTest)
#include "window_view_stopped_test.moc"
