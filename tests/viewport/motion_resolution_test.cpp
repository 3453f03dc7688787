// SPDX-License-Identifier: MIT
#include "app/viewport/motion_resolution.h"

#include <QTest>

#include <limits>
#include <vector>

using namespace app;

namespace {

constexpr double budget = 0.015;

/// A machine that takes so long (s) for a picture in full, and for others by the number of their pixels.
int sideAfter(MotionResolution& motion, const std::vector<double>& inFull) {
    for (const double seconds : inFull)
        motion.drew(seconds / (motion.pixelSide() * motion.pixelSide()));
    return motion.pixelSide();
}

} // namespace

class MotionResolutionTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void becomesAsCoarseAsItHasTo_data() {
        QTest::addColumn<std::vector<double>>("inFull");
        QTest::addColumn<int>("side");
        using Times = std::vector<double>;
        QTest::newRow("nothing drawn") << Times{} << 1;
        QTest::newRow("a graphics card") << Times(20, 0.002) << 1;
        QTest::newRow("just in time") << Times(20, budget) << 1;
        QTest::newRow("one slow picture") << Times{0.002, 0.2, 0.002, 0.002} << 1;
        QTest::newRow("two that are slow, far apart") << Times{0.2, 0.002, 0.2, 0.002} << 1;
        QTest::newRow("two in a row") << Times{0.002, 0.04, 0.05} << 2;
        QTest::newRow("the quicker of them counts") << Times{0.002, 0.04, 0.5} << 2;
        QTest::newRow("much too slow") << Times{0.1, 0.1} << 3;
        QTest::newRow("too slow for the coarsest") << Times(20, 5) << 3;
        QTest::newRow("slower and slower") << Times{0.03, 0.03, 0.1, 0.1} << 3;
    }
    void becomesAsCoarseAsItHasTo() {
        QFETCH(const std::vector<double>, inFull);
        MotionResolution motion(budget);
        QTEST(sideAfter(motion, inFull), "side");
    }

    /// Slowly, and not to where it would have to turn back at once.
    void becomesFineAgain_data() {
        QTest::addColumn<double>("inFull");
        QTest::addColumn<int>("pictures");
        QTest::addColumn<int>("side");
        QTest::newRow("not at once") << 0.005 << 7 << 3;
        QTest::newRow("by a step") << 0.005 << 9 << 2;
        QTest::newRow("to full resolution") << 0.005 << 17 << 1;
        QTest::newRow("as far as time allows") << 0.035 << 100 << 2;
        QTest::newRow("not where it would be close") << 0.014 << 100 << 2;
        QTest::newRow("never, while slow") << 0.05 << 100 << 3;
    }
    void becomesFineAgain() {
        QFETCH(const double, inFull);
        QFETCH(const int, pictures);
        MotionResolution motion(budget);
        QCOMPARE(sideAfter(motion, {0.1, 0.1}), 3);
        QTEST(sideAfter(motion, std::vector<double>(static_cast<std::size_t>(pictures), inFull)), "side");
    }

    void doesNotWaver() {
        for (double inFull = 0.001; inFull < 0.2; inFull *= 1.07) {
            MotionResolution motion(budget);
            (void)sideAfter(motion, {0.1, 0.1});
            const int settled = sideAfter(motion, std::vector<double>(50, inFull));
            for (int picture = 0; picture < 50; ++picture)
                QCOMPARE(sideAfter(motion, {inFull}), settled);
        }
    }

    void budgets() {
        MotionResolution none(0);
        QCOMPARE(sideAfter(none, {1e-6, 1e-6}), MotionResolution::coarsest);
        QCOMPARE(sideAfter(none, std::vector<double>(100, 1e-6)), MotionResolution::coarsest);
        MotionResolution endless(std::numeric_limits<double>::infinity());
        QCOMPARE(sideAfter(endless, {100, 100}), 1);
    }
};

QTEST_APPLESS_MAIN(MotionResolutionTest)
#include "motion_resolution_test.moc"
