// SPDX-License-Identifier: MIT
// The status bar: nothing lies over another, at any width, whatever it has to say.
#include "app/controls/elided_label.h"
#include "app/window/session.h"
#include "app/window/status_line.h"

#include <QProgressBar>
#include <QStatusBar>
#include <QTest>
#include <QToolButton>

#include <atomic>

#include "docks_support.h"

using namespace app;

namespace {

const QString longName = QStringLiteral("Eine_Datei_mit_einem_sehr_langen_Namen_aus_dem_Archiv_2026.tif");

/// A status bar over a document, with work that goes on until it is told to end.
struct Bench {
    QTemporaryDir folder;
    Session session{folder.filePath(QStringLiteral("settings.ini"))};
    QStatusBar bar;
    StatusLine line{bar, session.document, session.evaluation, session.jobs};
    std::atomic<bool> over{false};

    explicit Bench(int width) {
        bar.resize(width, 28);
        bar.show();
        session.document.reset(test::startOf("mountains"), QStringLiteral("New"));
        session.document.setHeights(session.document.recipe(), test::slope(65, -12345.6F, 23456.7F), {});
    }
    ~Bench() {
        over = true;
        session.jobs.cancelAll();
    }
    /// Waits until the terrain is made, which takes some time with sanitizers.
    [[nodiscard]] bool isIdle() {
        return QTest::qWaitFor([this] { return !session.jobs.isAnythingRunning(); }, 60000);
    }
    void work(bool progresses = true) {
        session.jobs.start(QStringLiteral("work"), QStringLiteral("Schreibe ") + longName,
                           [this, progresses](const terrain::RunContext& context) -> std::function<void()> {
                               for (int i = 0; !over && !context.isCancelled(); ++i) {
                                   context.setProgress(progresses ? i % 1000 / 1000.0 : 0.3);
                                   QThread::msleep(5);
                               }
                               return {};
                           });
    }
    template <class Widget = ElidedLabel>
    [[nodiscard]] Widget& part(const char* name) const {
        return *bar.findChild<Widget*>(QLatin1String(name));
    }
};

/// Counts how often a progress bar is painted, and before whoever changed it goes on.
class Paints : public QObject {
public:
    explicit Paints(QProgressBar& bar) {
        bar.installEventFilter(this);
        connect(&bar, &QProgressBar::valueChanged, this, [this] {
            m_changes = true;
            QMetaObject::invokeMethod(
                this, [this] { m_changes = false; }, Qt::QueuedConnection);
        });
    }
    [[nodiscard]] int count() const { return m_count; }
    [[nodiscard]] int countAtOnce() const { return m_atOnce; }

    bool eventFilter(QObject* /*watched*/, QEvent* event) override {
        if (event->type() == QEvent::Paint) {
            ++m_count;
            m_atOnce += m_changes ? 1 : 0;
        }
        return false;
    }

private:
    bool m_changes = false;
    int m_count = 0;
    int m_atOnce = 0;
};

} // namespace

class WindowStatusLineTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void fewerSamplesInTheViewAreSaid() {
        Bench bench(1400);
        const auto facts = [&] { return bench.part("terrainFacts").text(); };
        QVERIFY(!facts().contains(QStringLiteral("3D")));
        bench.line.showViewStep(2);
        QVERIFY2(facts().contains(QStringLiteral("one sample of 2")), qPrintable(facts()));
        bench.line.showViewStep(1);
        QVERIFY(!facts().contains(QStringLiteral("3D")));
    }

    /// Painting a part at once puts the whole window together, 3D view and all.
    void progressIsPaintedWithTheWindow() {
        Bench bench(1400);
        QVERIFY(bench.isIdle());
        bench.work();
        auto& progress = bench.part<QProgressBar>("progress");
        QTRY_VERIFY(progress.isVisible());
        const Paints paints(progress);
        for (int i = 0; i < 3; ++i) {
            const int before = progress.value();
            QTRY_VERIFY(progress.value() != before);
        }
        QVERIFY(paints.count() >= 2);
        QCOMPARE(paints.countAtOnce(), 0);
        const Paints control(progress);
        progress.setValue(progress.value() == 500 ? 700 : 500); // as it would be without care
        QVERIFY(control.countAtOnce() > 0);
    }

    void progressThatStandsIsNotPainted() {
        Bench bench(1400);
        QVERIFY(bench.isIdle());
        bench.work(false);
        auto& progress = bench.part<QProgressBar>("progress");
        QTRY_COMPARE(progress.value(), 300);
        QTest::qWait(200); // the rest of what has appeared
        const Paints paints(progress);
        QTest::qWait(1300); // it is looked at every 500 ms
        QCOMPARE(paints.count(), 0);
    }

    void theRangeComesWithTheHeights() {
        Bench bench(1400);
        const Document& document = bench.session.document;
        QVERIFY(bench.isIdle());
        QVERIFY(bench.session.evaluation.lastSeconds() && document.heightsAreCurrent());
        QVERIFY(document.heightRange().span() > 0);
        QCOMPARE(document.heightRange(), terrain::heightRange(*document.heights()));
    }

    void nothingLiesOverAnother_data() {
        QTest::addColumn<int>("width");
        QTest::addColumn<bool>("works");
        QTest::addColumn<bool>("says");
        QTest::addColumn<bool>("points");
        QTest::addColumn<bool>("longWords");
        for (const int width : {640, 1024, 1100, 1280, 1440, 1920, 3840}) {
            for (int which = 0; which < 16; ++which)
                QTest::addRow("%d, %d", width, which) << width << ((which & 1) != 0) << ((which & 2) != 0)
                                                      << ((which & 4) != 0) << ((which & 8) != 0);
        }
    }
    void nothingLiesOverAnother() {
        QFETCH(int, width);
        QFETCH(bool, works);
        QFETCH(bool, says);
        QFETCH(bool, points);
        QFETCH(bool, longWords);
        test::LongWords translator;
        if (longWords)
            QCoreApplication::installTranslator(&translator);
        Bench bench(width);
        if (points)
            bench.line.showGround(123456.7, 98765.4, -1234.5);
        if (says)
            bench.line.say(QStringLiteral("Exportiert: ") + longName + QStringLiteral(" · ") + longName);
        if (works) {
            bench.work();
            QTRY_VERIFY(bench.part<QProgressBar>("progress").isVisible());
        }
        QCoreApplication::processEvents();
        QCoreApplication::removeTranslator(&translator);
        QVERIFY(bench.bar.minimumSizeHint().width() <= 700); // a window of 1024 pixels is no matter
        const auto* line = bench.bar.findChild<QWidget*>(QStringLiteral("statusLine"));
        QRect before(-1, 0, 0, 1);
        for (const char* name :
             {"job", "progress", "cancelJob", "message", "ground", "terrainFacts", "fingerprint"}) {
            const auto* part = line->findChild<QWidget*>(QLatin1String(name));
            if (!part->isVisible())
                continue;
            QVERIFY2(part->geometry().left() > before.right(), name);
            QVERIFY2(part->geometry().right() <= line->width(), name);
            before = part->geometry();
            // What does not fit ends with an ellipsis instead of being cut, or after a whole fact.
            if (const auto* label = qobject_cast<const ElidedLabel*>(part)) {
                QVERIFY2(label->fontMetrics().horizontalAdvance(label->shownText()) <= label->width() ||
                             label->shownText().isEmpty(),
                         name);
                QVERIFY2(label->shownText() == label->text() || label->shownText().isEmpty() ||
                             label->shownText().contains(QChar(0x2026)) ||
                             label->text().startsWith(label->shownText() + QStringLiteral("  ·  ")),
                         name);
            }
        }
        QCOMPARE(bench.part("message").isVisible(), says);
        QCOMPARE(bench.part("ground").isVisible(), !says); // one place for both
        if (works && width >= 1024) {                      // what is going on can be read and stopped
            QTRY_VERIFY(bench.part("job").shownText().startsWith(QStringLiteral("Schreibe")));
            QVERIFY(bench.part<QToolButton>("cancelJob").isVisible());
        }
    }

    /// Whole facts go, the last ones first.
    void factsAreLeftOutWhole() {
        Bench bench(1600);
        // Read anew at each width: a terrain that is made meanwhile changes its time and takes room.
        QStringList all = bench.part("terrainFacts").text().split(QStringLiteral("  ·  "));
        qsizetype left = 0; // of the narrowest
        for (int width = 1000; width > 200; width -= 50) {
            bench.bar.resize(width, 28);
            QCoreApplication::processEvents();
            all = bench.part("terrainFacts").text().split(QStringLiteral("  ·  "));
            const QString shown = bench.part("terrainFacts").shownText();
            QStringList parts = shown.split(QStringLiteral("  ·  "));
            if (parts.size() == 1) {
                QVERIFY2(all.first().startsWith(parts.first().remove(QChar(0x2026))), qPrintable(shown));
            } else if (shown != all.join(QStringLiteral("  ·  "))) {
                QVERIFY2(parts.takeLast() == QChar(0x2026), qPrintable(shown));
                QCOMPARE(parts, all.mid(0, parts.size()));
            }
            left = parts.size();
        }
        QVERIFY(left >= 1 && left < all.size());
    }

    void wideEnoughItIsAllThere() {
        Bench bench(1600);
        bench.line.showGround(1, 2, 3);
        QCoreApplication::processEvents();
        for (const char* name : {"ground", "terrainFacts"})
            QCOMPARE(bench.part(name).shownText(), bench.part(name).text());
    }

    /// The view above must not move.
    void isOfOneHeight() {
        Bench bench(1280);
        const int height = bench.bar.sizeHint().height();
        bench.work();
        QTRY_VERIFY(bench.part<QToolButton>("cancelJob").isVisible());
        QCOMPARE(bench.bar.sizeHint().height(), height);
        bench.line.say(QStringLiteral("Saved"));
        QCOMPARE(bench.bar.sizeHint().height(), height);
        bench.part<QToolButton>("fingerprint").hide();
        QCoreApplication::processEvents();
        QCOMPARE(bench.bar.sizeHint().height(), height);
    }

    void whatWasDoneIsSaidWhileSomethingIsMade() {
        Bench bench(1280);
        QVERIFY(bench.isIdle());
        bench.work();
        QTRY_VERIFY(bench.part("job").isVisible());
        bench.line.say(QStringLiteral("Saved"));
        QVERIFY(bench.part("job").isVisible() && bench.part("message").isVisible());
        QTest::mouseClick(&bench.part<QToolButton>("cancelJob"), Qt::LeftButton);
        QTRY_VERIFY(!bench.part("job").isVisible());
        QVERIFY(bench.part("message").isVisible());
    }
};

QTEST_MAIN(WindowStatusLineTest)
#include "window_status_line_test.moc"
