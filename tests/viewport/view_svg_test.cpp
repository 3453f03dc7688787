// SPDX-License-Identifier: MIT
#include "app/viewport/view_svg.h"
#include "tests/support/test_terrain.h"

#include <QPainter>
#include <QRegularExpression>
#include <QSvgRenderer>
#include <QTest>

#include <glm/trigonometric.hpp>

using namespace app;

namespace {

Scene sceneOf(const terrain::SharedHeightfield& heights) {
    Scene out;
    out.heights = prepareHeights(heights, 8193);
    return out;
}

Camera cameraOf(const Scene& scene, double elevation = 35) {
    return framed(scene.box(), {640, 400}, glm::radians(205.0), glm::radians(elevation));
}

QByteArray drawn(const Scene& scene, bool transparent = false) {
    return viewSvg(scene, cameraOf(scene), {640, 400}, transparent);
}

QImage picture(const QByteArray& svg) {
    QSvgRenderer renderer(svg);
    QImage out(640, 400, QImage::Format_ARGB32_Premultiplied);
    out.fill(Qt::transparent);
    QPainter painter(&out);
    renderer.render(&painter);
    return out;
}

} // namespace

class ViewSvgTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyCellHasAFace() {
        QCOMPARE(drawn(sceneOf(test::hills(9, 12, 1, 2))).count("<path"), 8 * 11);
        QCOMPARE(drawn(sceneOf(test::hills(129, 129, 1, 20))).count("<path"), 128 * 128);
    }

    void cellsOfHolesAreOpen() {
        const auto ground = test::hillsWithHole(33, 33, 1, 4);
        int whole = 0;
        for (int row = 0; row < 32; ++row)
            for (int column = 0; column < 32; ++column) {
                float sum = 0;
                for (const int r : {row, row + 1})
                    for (const int c : {column, column + 1})
                        sum += ground->row(r)[c];
                whole += std::isnan(sum) ? 0 : 1;
            }
        QVERIFY(whole < 32 * 32);
        QCOMPARE(drawn(sceneOf(ground)).count("<path"), whole);
    }

    /// Seen from the side, the picture shows what is near: a wall in front hides the ground behind it.
    void nearFacesCoverFarOnes() {
        terrain::Grid grid;
        grid.columns = grid.rows = 9;
        auto made = terrain::Heightfield::create(grid);
        QVERIFY(made.isOk());
        for (int row = 0; row < 9; ++row)
            for (int column = 0; column < 9; ++column)
                made.value().row(row)[column] = row == 8 ? 6.0F : row == 2 ? 1.0F : 0.0F;
        Scene scene = sceneOf(std::make_shared<const terrain::Heightfield>(std::move(made).value()));
        scene.display.ramp = "grey";
        const Camera south = framed(scene.box(), {640, 400}, glm::radians(180.0), glm::radians(4.0));
        const QImage seen = picture(viewSvg(scene, south, {640, 400}, true));
        // Everything that is drawn in the middle column belongs to the wall: mid grey and lighter.
        int dark = 0;
        int painted = 0;
        for (int y = 0; y < 400; ++y) {
            const QColor at = seen.pixelColor(320, y);
            painted += at.alpha() > 250 ? 1 : 0;
            dark += at.alpha() > 250 && at.red() < 60 ? 1 : 0;
        }
        QVERIFY(painted > 50);
        QVERIFY2(dark < painted / 5, qPrintable(QStringLiteral("%1 of %2").arg(dark).arg(painted)));
    }

    void isPlainSvgInAnyLanguage_data() {
        QTest::addColumn<bool>("transparent");
        QTest::newRow("with a background") << false;
        QTest::newRow("transparent") << true;
    }
    void isPlainSvgInAnyLanguage() {
        QFETCH(bool, transparent);
        QLocale::setDefault(QLocale(QLocale::German)); // numbers keep their point
        const QByteArray svg = drawn(sceneOf(test::hills(9, 9, 1, 2)), transparent);
        QLocale::setDefault(QLocale::c());
        QVERIFY(QSvgRenderer(svg).isValid());
        QCOMPARE(svg.contains("<rect"), !transparent);
        QVERIFY(!svg.contains("nan") && !svg.contains("inf"));
        QVERIFY(!QRegularExpression(QStringLiteral("d=\"[^\"]*,")).match(QString::fromUtf8(svg)).hasMatch());
        for (const QPoint& corner : {QPoint(2, 2), QPoint(637, 2), QPoint(2, 397), QPoint(637, 397)})
            QCOMPARE(picture(svg).pixelColor(corner).alpha(), transparent ? 0 : 255);
    }

    void waterCoversWhatLiesBelow() {
        Scene scene = sceneOf(test::hills(33, 33, 1, 5));
        const QByteArray dry = drawn(scene);
        scene.seaLevel = 0.0;
        const QByteArray wet = drawn(scene);
        QVERIFY(dry != wet);
        QCOMPARE(wet.count("<path"), dry.count("<path"));
    }

    void wireframeGivesEdges() {
        Scene scene = sceneOf(test::hills(9, 9, 1, 2));
        QVERIFY(!drawn(scene).contains("#1c2126"));
        scene.display.wireframe = true;
        QVERIFY(drawn(scene).contains("#1c2126"));
    }

    /// What is under water has none.
    void contourLinesLieOnTheFaces() {
        Scene scene = sceneOf(test::hills(33, 33, 10, 50));
        const auto lines = [&] { return drawn(scene).count("fill=\"none\""); };
        QCOMPARE(lines(), 0);
        scene.display.contours = true;
        scene.display.contourInterval = 10;
        const qsizetype all = lines();
        QVERIFY(all > 32);
        QVERIFY(drawn(scene).contains("class=\"height\"")); // index lines bear theirs
        scene.display.contourInterval = 20;
        QVERIFY(lines() < all * 3 / 4);
        scene.display.contourInterval = 10;
        scene.seaLevel = 0;
        QVERIFY(lines() < all);
        const QByteArray svg = drawn(scene);
        QVERIFY(QSvgRenderer(svg).isValid());
        // Each line stands right behind the face that it lies on, so that nearer faces cover it.
        QVERIFY(svg.indexOf("fill=\"none\"") < svg.lastIndexOf("stroke=\"#", svg.lastIndexOf("<path")));
        QVERIFY(svg.indexOf("fill=\"none\"") < svg.size() / 2);
    }

    void anEmptySceneIsAPicture() { QVERIFY(QSvgRenderer(viewSvg({}, {}, {64, 40}, false)).isValid()); }
};

QTEST_MAIN(ViewSvgTest)
#include "view_svg_test.moc"
