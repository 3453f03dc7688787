// SPDX-License-Identifier: MIT
// The heights along contour lines in the 3D view.
#include "app/viewport/contour_labels.h"
#include "app/viewport/opengl_probe.h"
#include "app/viewport/picture_renderer.h"
#include "app/viewport/scene_projection.h"
#include "app/viewport/view_picture.h"
#include "libterrain/surface/shown_contours.h"
#include "tests/support/field_of.h"
#include "tests/support/test_terrain.h"

#include <QFont>
#include <QTest>

#include <cmath>
#include <glm/trigonometric.hpp>

using namespace app;

namespace {

constexpr Lens lens{1000, 700};

Scene sceneOf(const terrain::SharedHeightfield& heights) {
    Scene out{prepareHeights(heights, 4096), {}, std::nullopt};
    out.display.contours = true;
    return out;
}

Scene hills() {
    return sceneOf(test::hills(513, 513, 10, 400));
}

Camera cameraOf(const Scene& scene, double azimuth = 205, double elevation = 35) {
    return framed(scene.box(), lens, glm::radians(azimuth), glm::radians(elevation));
}

/// Where a label's middle lies on the ground; none where the ray meets nothing.
std::optional<glm::dvec3> groundUnder(const Scene& scene, const Camera& camera, const ContourLabel& label) {
    return scene.ground().hit(rayThrough(camera, lens, label.at.x(), label.at.y()));
}

std::vector<double> heightsOf(const std::vector<ContourLabel>& labels) {
    std::vector<double> out;
    for (const ContourLabel& label : labels)
        out.push_back(label.height);
    return out;
}

int differing(const QImage& a, const QImage& b) {
    int out = 0;
    for (int y = 0; y < a.height(); ++y)
        for (int x = 0; x < a.width(); ++x)
            out += a.pixel(x, y) != b.pixel(x, y) ? 1 : 0;
    return out;
}

} // namespace

class ContourLabelsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void tellTheHeightOfTheGroundThere_data() {
        QTest::addColumn<double>("exaggeration");
        QTest::addColumn<double>("elevation");
        QTest::addColumn<bool>("repeat");
        QTest::addColumn<bool>("holes");
        QTest::newRow("as it is") << 1.0 << 35.0 << false << false;
        QTest::newRow("exaggerated") << 3.0 << 35.0 << false << false;
        QTest::newRow("flattened") << 0.3 << 35.0 << false << false;
        QTest::newRow("low") << 1.0 << 12.0 << false << false;
        QTest::newRow("from above") << 1.0 << 90.0 << false << false;
        QTest::newRow("repeated") << 1.0 << 35.0 << true << false;
        QTest::newRow("with a hole") << 1.0 << 35.0 << false << true;
    }
    void tellTheHeightOfTheGroundThere() {
        QFETCH(const double, exaggeration);
        QFETCH(const double, elevation);
        QFETCH(const bool, repeat);
        QFETCH(const bool, holes);
        Scene scene = sceneOf(repeat  ? test::wrappedHills(257, 10, 300)
                              : holes ? test::hillsWithHole(257, 257, 10, 300)
                                      : test::hills(513, 513, 10, 400));
        scene.display.exaggeration = exaggeration;
        scene.display.repeat = repeat;
        const Camera camera = cameraOf(scene, 205, elevation);
        const auto labels = ContourLabels().choose(scene, camera, lens, QFont());
        QVERIFY2(labels.size() >= 2 && labels.size() <= 40, qPrintable(QString::number(labels.size())));
        const double index = *terrain::shownContourInterval(scene.display, scene.heights->pyramid.whole()) *
                             terrain::contoursPerIndex;
        int outside = 0;
        for (const ContourLabel& label : labels) {
            QVERIFY(std::abs(std::remainder(label.height, index)) < 1e-6);
            QVERIFY(label.angle >= -90 && label.angle <= 90);
            const auto at = groundUnder(scene, camera, label);
            QVERIFY(at); // not in the hole
            // The ground that is seen there, so none is behind a hill.
            QVERIFY2(std::abs(at->z / exaggeration - label.height) < index / 10,
                     qPrintable(QStringLiteral("%1 at %2").arg(at->z / exaggeration).arg(label.height)));
            outside += at->x < 0 || at->x > scene.box().width ? 1 : 0;
        }
        QCOMPARE(outside > 0, repeat);
    }

    void stayApartAndInside() {
        const Scene scene = hills();
        const QRectF taken(0, 400, 500, 300);
        const auto labels = ContourLabels().choose(scene, cameraOf(scene), lens, QFont(), {&taken, 1});
        QVERIFY(labels.size() > 3);
        for (std::size_t i = 0; i < labels.size(); ++i) {
            QVERIFY(QRectF(15, 10, lens.width - 30, lens.height - 20).contains(labels[i].at));
            QVERIFY(!taken.contains(labels[i].at));
            for (std::size_t j = 0; j < i; ++j)
                QVERIFY(std::hypot(labels[i].at.x() - labels[j].at.x(), labels[i].at.y() - labels[j].at.y()) >
                        100);
        }
    }

    void goAlongTheirLines() {
        terrain::Grid grid;
        grid.columns = grid.rows = 129;
        auto field = terrain::Heightfield::create(grid);
        for (int row = 0; row < grid.rows; ++row)
            for (int column = 0; column < grid.columns; ++column)
                field.value().row(row)[column] = static_cast<float>(column);
        const Scene scene = sceneOf(std::make_shared<const terrain::Heightfield>(std::move(field).value()));
        const auto labels = ContourLabels().choose(scene, cameraOf(scene, 180, 90), lens, QFont());
        QVERIFY(labels.size() >= 4);
        for (const ContourLabel& label : labels)
            QVERIFY2(std::abs(std::abs(label.angle) - 90) < 1, qPrintable(QString::number(label.angle)));
    }

    /// The same ones while the camera turns a little, and each where its place is then.
    void stayWhileTheCameraTurns() {
        const Scene scene = hills();
        ContourLabels labels;
        Camera camera = cameraOf(scene);
        const auto first = labels.choose(scene, camera, lens, QFont());
        QVERIFY(first.size() > 5);
        camera = lookingFrom(camera, scene.box(), camera.azimuth + glm::radians(0.1), camera.elevation);
        const auto second = labels.choose(scene, camera, lens, QFont());
        for (std::size_t i = 0; i < first.size(); ++i) {
            QVERIFY(i < second.size());
            QCOMPARE(second[i].height, first[i].height);
            QVERIFY(std::hypot(second[i].at.x() - first[i].at.x(), second[i].at.y() - first[i].at.y()) < 4);
        }
        QCOMPARE(heightsOf(second), heightsOf(first));
        // And at rest nothing changes from picture to picture.
        QCOMPARE(heightsOf(labels.choose(scene, camera, lens, QFont())), heightsOf(second));
    }

    void noneWithoutLinesOrLand() {
        Scene scene = hills();
        scene.display.contours = false;
        QVERIFY(ContourLabels().choose(scene, cameraOf(scene), lens, QFont()).empty());
        QVERIFY(ContourLabels().choose({}, Camera(), lens, QFont()).empty());
        // Nothing is written on the water over a line.
        scene.display.contours = true;
        scene.seaLevel = 0;
        for (const ContourLabel& label : ContourLabels().choose(scene, cameraOf(scene), lens, QFont()))
            QVERIFY(label.height >= 0);
        const auto flat = terrain::Heightfield::filled(test::hills(33, 33, 10, 1)->grid(), 20);
        scene =
            sceneOf(std::make_shared<const terrain::Heightfield>(std::move(flat.value().clone().value())));
        QVERIFY(ContourLabels().choose(scene, cameraOf(scene), lens, QFont()).empty());
    }

    void areInPictures_data() {
        QTest::addColumn<bool>("contours");
        QTest::newRow("with lines") << true;
        QTest::newRow("without") << false;
    }
    void areInPictures() {
        QFETCH(const bool, contours);
        QVERIFY2(openGlProbe().usable, qPrintable(openGlProbe().reason));
        Scene scene = hills();
        scene.display.contours = contours;
        const QSize size(1000, 700);
        const Camera camera = cameraOf(scene);
        PictureRenderer renderer(makePictureSurface(), scene);
        const QImage picture = renderer.draw(camera, {.size = size, .samples = 1});
        // The same with letters of another size: only they differ.
        const QFont font = QGuiApplication::font();
        QFont larger = font;
        larger.setPointSizeF(font.pointSizeF() * 1.5);
        QGuiApplication::setFont(larger);
        const QImage other = renderer.draw(camera, {.size = size, .samples = 1});
        QGuiApplication::setFont(font);
        QVERIFY(!picture.isNull());
        const int letters = differing(picture, other);
        QVERIFY2(contours ? letters > 500 && letters < 40000 : letters == 0,
                 qPrintable(QString::number(letters)));
    }
};

QTEST_MAIN(ContourLabelsTest)
#include "contour_labels_test.moc"
