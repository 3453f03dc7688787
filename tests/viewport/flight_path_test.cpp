// SPDX-License-Identifier: MIT
#include "app/viewport/flight_path.h"

#include <QTest>

#include <cmath>
#include <glm/geometric.hpp>
#include <numbers>

using namespace app;

namespace {

constexpr double pi = std::numbers::pi;
const SceneBox landscape{4000, 3000, -300, 300, 10};

double flat(double, double) {
    return -300;
}

double hills(double x, double y) {
    return 300 * std::sin(x / 250) * std::cos(y / 180);
}

std::vector<Camera> fourViews() {
    return {{{500, 400, 900}, 6.1, 0.3, 900},
            {{2500, 600, 1200}, 0.2, 0.5, 1400}, // across north
            {{3500, 2500, 700}, 1.9, 0.1, 500},
            {{1000, 2800, 1500}, 3.0, 0.8, 1500}};
}

bool same(const Camera& a, const Camera& b) {
    return glm::distance(a.eye, b.eye) < 1e-9 &&
           std::abs(std::remainder(a.azimuth - b.azimuth, 2 * pi)) < 1e-12 &&
           std::abs(a.elevation - b.elevation) < 1e-12 && std::abs(a.distance / b.distance - 1) < 1e-12;
}

} // namespace

class FlightPathTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void meetsEveryCamera_data() {
        QTest::addColumn<bool>("closed");
        QTest::newRow("open") << false;
        QTest::newRow("closed") << true;
    }
    void meetsEveryCamera() {
        QFETCH(bool, closed);
        const std::vector<Camera> views = fourViews();
        const FlightPath path(views, 20, closed);
        QCOMPARE(path.seconds(), 20.0);
        QVERIFY(same(path.at(0, landscape, flat), views.front()));
        QVERIFY(same(path.at(20, landscape, flat), closed ? views.front() : views.back()));
        // The others are met in order, somewhere on the way.
        double after = 0;
        for (std::size_t i = 1; i < views.size(); ++i) {
            double nearest = 1e9;
            for (double t = after; t <= 20; t += 0.001) {
                const double away = glm::distance(path.at(t, landscape, flat).eye, views[i].eye);
                if (away < nearest) {
                    nearest = away;
                    after = t;
                }
            }
            QVERIFY2(nearest < 1, qPrintable(QString::number(nearest)));
        }
    }

    /// Neither places nor directions jump, also across north; and no picture is much faster than the others.
    void isSmooth_data() { meetsEveryCamera_data(); }
    void isSmooth() {
        QFETCH(bool, closed);
        const FlightPath path(fourViews(), 20, closed);
        constexpr double step = 1.0 / 60;
        Camera before = path.at(0, landscape, flat);
        for (double t = step; t < 20; t += step) {
            const Camera now = path.at(t, landscape, flat);
            QVERIFY(glm::distance(now.eye, before.eye) < 30);
            QVERIFY(std::abs(std::remainder(now.azimuth - before.azimuth, 2 * pi)) < 0.03);
            QVERIFY(std::abs(now.elevation - before.elevation) < 0.02);
            QVERIFY(now.azimuth >= 0 && now.azimuth < 2 * pi);
            before = now;
        }
    }

    void goesTheShorterWayRound() {
        const std::vector<Camera> views = fourViews(); // 6.1 to 0.2: across north, not back over south
        const FlightPath path({views[0], views[1]}, 10);
        for (double t = 0; t <= 10; t += 0.1)
            QVERIFY(std::abs(std::remainder(path.at(t, landscape, flat).azimuth, 2 * pi)) < 0.4);
    }

    void staysAboveTheGround() {
        std::vector<Camera> low;
        for (int i = 0; i < 6; ++i)
            low.push_back({{300.0 + 650 * i, 1500, 320}, 1, 0.1, 100});
        low[2].eye.z = 301;
        const FlightPath path(low, 10);
        for (double t = 0.01; t < 10; t += 0.01) {
            const Camera camera = path.at(t, landscape, hills);
            QVERIFY(camera.eye.z > hills(camera.eye.x, camera.eye.y));
        }
    }

    void fewCamerasAreAPathToo() {
        QVERIFY(FlightPath().isEmpty());
        QVERIFY(FlightPath({}, 5).isEmpty());
        const Camera one = fourViews()[0];
        QVERIFY(same(FlightPath({one}, 5).at(3, landscape, flat), one));
        QVERIFY(same(FlightPath({one}, 5, true).at(3, landscape, flat), one));
        // The same camera twice takes its time, with finite numbers.
        const FlightPath twice({one, one}, 5);
        QCOMPARE(twice.seconds(), 5.0);
        QVERIFY(same(twice.at(2.5, landscape, flat), one));
    }

    void turnsOnTheSpotTakeTime() {
        Camera from = fourViews()[0];
        Camera to = from;
        to.azimuth += 1.5;
        to.eye = from.eye;
        const FlightPath path({from, to}, 4);
        const double half = path.at(2, landscape, flat).azimuth;
        QVERIFY(std::abs(std::remainder(half - from.azimuth - 0.75, 2 * pi)) < 0.01);
    }

    void restfulTimesFollowTheWay() {
        const std::vector<Camera> views = fourViews();
        const double open = FlightPath::restfulSeconds(views, landscape, false);
        QVERIFY(open >= 8 && open <= 60);
        QVERIFY(FlightPath::restfulSeconds(views, landscape, true) > open);
        QCOMPARE(FlightPath::restfulSeconds({}, landscape, true), 1.0);
        QCOMPARE(FlightPath::restfulSeconds({views[0]}, landscape, false), 1.0);
    }
};

QTEST_GUILESS_MAIN(FlightPathTest)
#include "flight_path_test.moc"
