// SPDX-License-Identifier: MIT
#include "app/viewport/light_baker.h"
#include "tests/support/test_terrain.h"

#include <QTest>

#include <atomic>
#include <cmath>
#include <glm/geometric.hpp>

using namespace app;

namespace {

/// A plain of 101 × 101 samples, 10 m apart, with a wall of 3 samples' width and `height` m along the column
/// in the middle.
SharedPreparedHeights wall(float height) {
    terrain::Grid grid;
    grid.columns = grid.rows = 101;
    grid.spacingX = grid.spacingY = 10;
    terrain::Heightfield field = std::move(terrain::Heightfield::filled(grid, 0)).value();
    for (int r = 0; r < 101; ++r)
        for (int c = 49; c <= 51; ++c)
            field.row(r)[c] = height;
    return prepareHeights(std::make_shared<const terrain::Heightfield>(std::move(field)), 8193);
}

constexpr double noWater = std::numeric_limits<double>::quiet_NaN();

glm::dvec3 sunFrom(double east, double north, double up) {
    return glm::normalize(glm::dvec3(east, north, up));
}

} // namespace

class LightMapTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void openGroundSeesAll() {
        LightBaker baker;
        const SharedPreparedHeights flat = wall(0);
        for (const glm::dvec3& sun : {sunFrom(1, 0, 1), sunFrom(-1, 2, 0.3), sunFrom(0, 0, 1)}) {
            const LightMap& map = *baker.bake(flat, {1, noWater}, sun);
            QCOMPARE(map.sky->columns, 101);
            for (const auto& texel : map.texels) {
                QCOMPARE(texel[0], std::uint8_t{255});
                QCOMPARE(texel[1], std::uint8_t{255});
            }
        }
    }

    void wallsThrowShadowsAwayFromTheSun_data() {
        QTest::addColumn<double>("east");
        QTest::addColumn<double>("up");
        QTest::addColumn<double>("exaggeration");
        QTest::addColumn<int>("length"); // samples
        QTest::newRow("45 degrees from the west") << -1.0 << 1.0 << 1.0 << 10;
        QTest::newRow("45 degrees from the east") << 1.0 << 1.0 << 1.0 << 10;
        QTest::newRow("low") << -1.0 << 0.5 << 1.0 << 20;
        QTest::newRow("twice as high") << -1.0 << 1.0 << 2.0 << 20;
    }
    void wallsThrowShadowsAwayFromTheSun() {
        QFETCH(double, east);
        QFETCH(double, up);
        QFETCH(double, exaggeration);
        QFETCH(int, length);
        LightBaker baker;
        const LightMap& map = *baker.bake(wall(100), {exaggeration, noWater}, sunFrom(east, 0, up));
        const auto sunAt = [&](int away) { // from the wall's side that the sun does not see
            const int column = east < 0 ? 51 + away : 49 - away;
            return map.texels[static_cast<std::size_t>(50 * 101 + column)][1];
        };
        QCOMPARE(sunAt(length / 2), std::uint8_t{0});
        QCOMPARE(sunAt(length - 3), std::uint8_t{0});
        QCOMPARE(sunAt(length + 3), std::uint8_t{255});
        // The lit side has no shadow.
        QCOMPARE(map.texels[static_cast<std::size_t>(50 * 101 + (east < 0 ? 45 : 55))][1], std::uint8_t{255});
    }

    void slantingLightFollowsItsDirection() {
        LightBaker baker;
        // From the south-west: the shadow lies north-east of the wall, √2 shorter across.
        const LightMap& map = *baker.bake(wall(100), {1, noWater}, sunFrom(-1, -1, std::sqrt(2.0)));
        const auto sunAt = [&](int away) {
            return map.texels[static_cast<std::size_t>(50 * 101 + 51 + away)][1];
        };
        QCOMPARE(sunAt(4), std::uint8_t{0});
        QCOMPARE(sunAt(10), std::uint8_t{255});
    }

    void beneathAWallLessOfTheSkyIsSeen() {
        LightBaker baker;
        const LightMap& map = *baker.bake(wall(100), {1, noWater}, sunFrom(0, 0, 1));
        const auto skyAt = [&](int column) {
            return map.texels[static_cast<std::size_t>(50 * 101 + column)][0];
        };
        QVERIFY(skyAt(53) < 190); // almost half of the sky is gone
        QVERIFY(skyAt(53) > 110);
        QVERIFY(skyAt(53) < skyAt(56) && skyAt(56) < skyAt(65) && skyAt(65) < skyAt(95));
        QVERIFY(skyAt(50) > 250); // on top of it
        QVERIFY(std::abs(skyAt(53) - skyAt(47)) < 3);
    }

    void waterCoversWhatLiesBelow() {
        LightBaker baker;
        for (const auto& texel : baker.bake(wall(100), {1, 120}, sunFrom(-1, 0, 0.5))->texels) {
            QCOMPARE(texel[0], std::uint8_t{255});
            QCOMPARE(texel[1], std::uint8_t{255});
        }
    }

    void everyChangeIsNoticed() {
        LightBaker baker;
        const SharedPreparedHeights heights = wall(100);
        const SharedLightMap first = baker.bake(heights, {1, noWater}, sunFrom(-1, 0, 1));
        QCOMPARE(baker.bake(heights, {1, noWater}, sunFrom(-1, 0, 1)), first);
        const SharedLightMap sun = baker.bake(heights, {1, noWater}, sunFrom(1, 0, 1));
        QVERIFY(sun != first);
        QCOMPARE(sun->sky, first->sky);
        const SharedLightMap exaggerated = baker.bake(heights, {2, noWater}, sunFrom(1, 0, 1));
        QVERIFY(exaggerated != sun && exaggerated->sky != sun->sky);
        const SharedLightMap water = baker.bake(heights, {2, 10}, sunFrom(1, 0, 1));
        QVERIFY(water != exaggerated && water->sky != exaggerated->sky);
        const SharedLightMap lower = baker.bake(wall(50), {2, 10}, sunFrom(1, 0, 1));
        QVERIFY(lower != water && lower->sky != water->sky);
    }

    /// Light that was baked with the heights is taken for its own ground and sun alone.
    void preparedLightIsTheSame_data() {
        QTest::addColumn<double>("exaggeration");
        QTest::addColumn<double>("water");
        QTest::addColumn<double>("east");
        QTest::newRow("no water") << 1.0 << noWater << -1.0;
        QTest::newRow("water") << 1.0 << 40.0 << -1.0;
        QTest::newRow("exaggerated") << 2.5 << 40.0 << -1.0;
        QTest::newRow("other sun") << 1.0 << 40.0 << 1.0;
        QTest::newRow("all of it other") << 2.5 << noWater << 1.0;
    }
    void preparedLightIsTheSame() {
        QFETCH(const double, exaggeration);
        QFETCH(const double, water);
        QFETCH(const double, east);
        const auto field = test::hills(300, 200, 10, 300);
        const SharedPreparedHeights plain = prepareHeights(field, 8193);
        const PreparedLook look{{1, 40}, sunFrom(-1, 0.4, 0.6)};
        const SharedPreparedHeights ready = prepareHeights(field, 8193, {}, look);
        QVERIFY(!plain->light);
        QVERIFY(ready->light);
        LightBaker one;
        LightBaker another;
        const LitGround ground{exaggeration, water};
        const glm::dvec3 sun = sunFrom(east, 0.4, 0.6);
        const SharedLightMap light = one.bake(ready, ground, sun);
        QCOMPARE(light->texels, another.bake(plain, ground, sun)->texels);
        QCOMPARE(light == ready->light, ground == look.ground && sun == look.towardsSun);
        QCOMPARE(one.bake(ready, ground, sun), light);
        std::atomic<bool> stop = true;
        QVERIFY(!bakeSky(*plain, ground, terrain::RunContext(&stop, nullptr)));
    }

    void largeTerrainsAreBakedCoarsely() {
        LightBaker baker;
        const SharedPreparedHeights heights = prepareHeights(test::hills(1025, 300, 10, 300), 8193);
        const LightMap& map = *baker.bake(heights, {1, noWater}, sunFrom(-1, 0.4, 0.6));
        QVERIFY(map.sky->columns <= 513 && map.sky->rows <= 513);
        // The same again from nothing.
        LightBaker another;
        QCOMPARE(another.bake(heights, {1, noWater}, sunFrom(-1, 0.4, 0.6))->texels, map.texels);
    }
};

QTEST_GUILESS_MAIN(LightMapTest)
#include "light_map_test.moc"
