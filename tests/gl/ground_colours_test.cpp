// SPDX-License-Identifier: MIT
// Colours of the ground by its shape: what the 3D view shows from above is what the map shows there, and
// neither shows a hole.
#include "app/map/map_picture.h"
#include "app/viewport/opengl_probe.h"
#include "app/viewport/scene.h"
#include "app/viewport/view_picture.h"
#include "libterrain/surface/curvature.h"
#include "libterrain/surface/shape_colours.h"

#include <QTest>

#include <cmath>
#include <glm/geometric.hpp>
#include <glm/vec3.hpp>
#include <numbers>

using namespace app;

namespace {

constexpr int side = 65;
constexpr QSize size(520, 520);

/// Gentle hills on cells that are no squares, a round hole in the middle.
terrain::SharedHeightfield hills() {
    terrain::Grid grid;
    grid.columns = grid.rows = side;
    grid.spacingX = 10;
    grid.spacingY = 14;
    auto out = terrain::Heightfield::create(grid);
    for (int row = 0; row < side; ++row)
        for (int column = 0; column < side; ++column) {
            const bool missing = std::hypot(column - 32, row - 32) < 6;
            out.value().row(row)[column] =
                missing ? terrain::hole
                        : static_cast<float>(70 * std::sin(column * 0.17) * std::cos(row * 0.13) + row);
        }
    return std::make_shared<const terrain::Heightfield>(std::move(out).value());
}

terrain::Display displayOf(terrain::ColourBy by) {
    terrain::Display out;
    out.colourBy = by;
    out.cameraAzimuth = 180;
    out.cameraElevation = 90;
    out.sunElevation = 90; // only darker and lighter, and no shade that is cast
    return out;
}

glm::dvec3 channels(QRgb pixel) {
    return glm::dvec3(qRed(pixel), qGreen(pixel), qBlue(pixel)) / 255.0;
}

/// What the shader's finished() was given to make a channel: its contrast and its roll-off taken back.
double lightOf(double seen) {
    double low = 0;
    double high = 1;
    for (int i = 0; i < 40; ++i) {
        const double middle = (low + high) / 2;
        const double made = middle + (middle * middle * (3 - 2 * middle) - middle) * 0.32;
        (made < seen ? low : high) = middle;
    }
    const double rolled = low * low;
    const double over = (rolled - 0.72) / 0.28;
    return over > 0 ? 0.72 + 0.28 * over / (1 - over) : rolled;
}

/// The share of the air in what is seen of a place, as shaders/light.glsl has it.
double hazeOver(const glm::dvec3& place, const Camera& camera, const SceneBox& box) {
    const double clear = std::max(glm::length(camera.eye - box.centre()) - box.radius(), 0.0);
    return 1 - std::exp(-std::max(glm::length(place - camera.eye) - clear, 0.0) / (14 * box.radius()));
}

/// The ground's own colour, from a picture of it, whose light is half made even, and from one of plain ground
/// in the same light and air.
glm::dvec3 reflected(QRgb pixel, QRgb plain, const glm::dvec3& plainColour, double haze) {
    const glm::dvec3 horizon(0.76, 0.84, 0.89);
    glm::dvec3 out;
    for (int i = 0; i < 3; ++i) {
        const double light = std::max(lightOf(channels(pixel)[i]) - haze * horizon[i], 0.0);
        const double own = plainColour[i] * plainColour[i] * (1 - haze);
        const double falling = (lightOf(channels(plain)[i]) - haze * horizon[i]) / own;
        out[i] = std::sqrt(light / (1 - haze) / (falling / 2 + 0.95 / 2));
    }
    return out;
}

double brightest(const glm::dvec3& colour) {
    return std::max({colour.r, colour.g, colour.b});
}

} // namespace

class GroundColoursTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QVERIFY2(openGlProbe().usable, qPrintable(openGlProbe().reason)); }

    void viewAndMapAgree_data() {
        QTest::addColumn<int>("by");
        for (const terrain::ColourByName& name : terrain::colourByNames())
            if (name.colourBy != terrain::ColourBy::Height && name.colourBy != terrain::ColourBy::Plain)
                QTest::newRow(name.id) << static_cast<int>(name.colourBy);
    }
    void viewAndMapAgree() {
        QFETCH(int, by);
        const auto colourBy = static_cast<terrain::ColourBy>(by);
        const terrain::SharedHeightfield field = hills();
        const auto view = renderView(field, displayOf(colourBy), std::nullopt, size, nullptr);
        const auto plain =
            renderView(field, displayOf(terrain::ColourBy::Plain), std::nullopt, size, nullptr);
        QVERIFY(view && plain);
        const QImage map = mapPicture(*field, {displayOf(colourBy), std::nullopt, {}});
        QCOMPARE(map.size(), QSize(side, side));
        const terrain::Colour clay = terrain::ShapeColours(terrain::ColourBy::Plain, 1).at({});
        const glm::dvec3 plainColour = channels(qRgb(clay.red, clay.green, clay.blue));
        const Scene scene{prepareHeights(field, 8193), displayOf(colourBy), std::nullopt};
        const Lens lens{static_cast<double>(size.width()), static_cast<double>(size.height())};
        const Camera camera = framed(scene.box(), lens, std::numbers::pi, std::numbers::pi / 2);
        double worst = 0;
        double sum = 0;
        int count = 0;
        for (int row = 4; row < side - 4; row += 2)
            for (int column = 4; column < side - 4; column += 2) {
                const double height = static_cast<double>(field->at(column, row));
                if (std::hypot(column - 32, row - 32) < 9)
                    continue;
                const auto at = pixelOf(camera, lens, {column * 10.0, (side - 1 - row) * 14.0, height});
                const QPoint pixel(static_cast<int>(at->x), static_cast<int>(at->y));
                glm::dvec3 seen = channels(view->pixel(pixel));
                glm::dvec3 drawn = channels(map.pixel(column, row));
                if (colourBy != terrain::ColourBy::Normal) { // which both show without light
                    seen = reflected(
                        view->pixel(pixel), plain->pixel(pixel), plainColour,
                        hazeOver({column * 10.0, (side - 1 - row) * 14.0, height}, camera, scene.box()));
                    seen /= brightest(seen); // the map's light is another one
                    drawn /= brightest(drawn);
                }
                const double apart = brightest(glm::abs(seen - drawn));
                worst = std::max(worst, apart);
                sum += apart;
                ++count;
            }
        const QString report = QStringLiteral("mean %1, worst %2").arg(sum / count).arg(worst);
        QVERIFY(count > 500);
        QVERIFY2(sum / count < 0.02 && worst < 0.15, qPrintable(report));
        // The hole is open in both.
        QCOMPARE(map.pixel(32, 32), qRgb(0x8E, 0x8E, 0x93));
        QCOMPARE(view->pixel(260, 260), plain->pixel(260, 260));
    }
};

QTEST_MAIN(GroundColoursTest)
#include "ground_colours_test.moc"
