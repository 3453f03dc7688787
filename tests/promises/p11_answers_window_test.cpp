// SPDX-License-Identifier: MIT
// The window answers while something runs: how much of a job's time its event loop serves a timer. Shares of
// the job's own time, for machines may be busy; milliseconds are heartbeat_bench's.
#include "app/document/native_path.h"
#include "libterrain/formats/kept_export.h"
#include "tests/support/program.h"
#include "tests/support/trials.h"
#include "tests/support/window_driver.h"

#include <QDialog>
#include <QElapsedTimer>
#include <QTimer>

#include <algorithm>
#include <cstdio>

namespace app {

namespace {

constexpr int side = 2049;
constexpr int beat = 5; // ms

/// The longest time between two beats of a timer.
class Heartbeat {
public:
    Heartbeat() {
        m_timer.setTimerType(Qt::PreciseTimer);
        QObject::connect(&m_timer, &QTimer::timeout, &m_timer, [this] {
            ++m_beats;
            m_longest = std::max(m_longest, m_since.restart());
        });
        m_since.start();
        m_all.start();
        m_timer.start(beat);
    }
    /// Of the time so far, what passed without a beat at a stretch.
    [[nodiscard]] double longestShare() const {
        return static_cast<double>(std::max(m_longest, m_since.elapsed())) /
               static_cast<double>(std::max<qint64>(1, m_all.elapsed()));
    }
    [[nodiscard]] int beats() const { return m_beats; }
    [[nodiscard]] qint64 milliseconds() const { return m_all.elapsed(); }

private:
    QTimer m_timer;
    QElapsedTimer m_since;
    QElapsedTimer m_all;
    qint64 m_longest = 0;
    int m_beats = 0;
};

} // namespace

class AnswersTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void cleanupTestCase() { m_driver.reset(); }
    void itAnswers_data();
    void itAnswers();
    void aBlockedWindowIsSeen();

private:
    void begin(const QString& work);
    void end(const QString& work);

    std::unique_ptr<WindowDriver> m_driver;
    int m_seed = 0;
};

void AnswersTest::initTestCase() {
    m_driver = std::make_unique<WindowDriver>();
    m_driver->act("view.map"); // what the software driver paints takes the processors of the work
    const support::ProgramRun made =
        support::runProgram({QStringLiteral("generate"), QStringLiteral("--columns"), QString::number(side),
                             QStringLiteral("-o"), m_driver->path("land.tif")});
    QCOMPARE(made.code, 0);
    begin(QStringLiteral("import"));
    end(QStringLiteral("import"));
    terrain::KeptExport kept;
    kept.name = "out";
    kept.request.path = nativePath(m_driver->path("out.asc"));
    kept.request.format = terrain::findHeightmapFormat("asc");
    m_driver->document().setExports({{kept}, {}});
    m_driver->act("file.save_as");
    m_driver->giveFile(m_driver->path("land.moraine"));
    QTRY_VERIFY_WITH_TIMEOUT(!m_driver->document().isModified() && !m_driver->document().path().isEmpty(),
                             60000);
    QVERIFY(m_driver->settle());
}

void AnswersTest::begin(const QString& work) {
    if (work == QLatin1String("import")) {
        m_driver->window().openFile(m_driver->path("land.tif"));
    } else if (work == QLatin1String("export")) {
        m_driver->act("file.export_again");
    } else if (work == QLatin1String("save")) {
        m_driver->document().markUnsaved();
        m_driver->act("file.save");
    } else {
        DocumentState next{terrain::defaultRecipe(), m_driver->document().display()};
        next.recipe.grid.columns = next.recipe.grid.rows = side;
        QVERIFY(next.recipe.steps.front().parameters.set("seed", std::to_string(++m_seed)).isOk());
        m_driver->document().apply(next, QStringLiteral("Seed"));
    }
}

/// Waits for the work.
void AnswersTest::end(const QString& work) {
    if (work == QLatin1String("import")) {
        auto* dialog = m_driver->seek<QDialog>("importDialog");
        QVERIFY(dialog != nullptr);
        QVERIFY(QTest::qWaitFor([this] { return !m_driver->session().jobs.isAnythingRunning(); }, 60000));
        m_driver->press("importDialog", "import");
    }
    QVERIFY(m_driver->settle());
}

void AnswersTest::itAnswers_data() {
    QTest::addColumn<QString>("work");
    for (const char* work : {"save", "export", "import", "generation"})
        QTest::newRow(work) << QString::fromLatin1(work);
}

void AnswersTest::itAnswers() {
    QFETCH(const QString, work);
    QVERIFY(m_driver->settle());
    const Heartbeat heart;
    for (int i = 0; i < support::trials(3, 30); ++i) {
        begin(work);
        end(work);
    }
    std::printf("figure %s_ms %lld\nfigure %s_beats %d\nfigure %s_longest_share %.3f\n", qPrintable(work),
                static_cast<long long>(heart.milliseconds()), qPrintable(work), heart.beats(),
                qPrintable(work), heart.longestShare());
    QVERIFY2(heart.longestShare() < 0.34, "longer than one whole job"); // of three
    QVERIFY2(heart.beats() * beat > heart.milliseconds() / 20, "too few beats");
}

/// The positive control: the same look at work in the window's own thread.
void AnswersTest::aBlockedWindowIsSeen() {
    const Heartbeat heart;
    for (int i = 0; i < 2; ++i) {
        QTest::qSleep(200); // serves nothing
        QTest::qWait(20);
    }
    QVERIFY(heart.longestShare() > 0.34);
    QVERIFY(heart.beats() * beat <= heart.milliseconds() / 4);
}

} // namespace app

QTEST_MAIN(app::AnswersTest)
#include "p11_answers_window_test.moc"
