// SPDX-License-Identifier: MIT
// Pictures of the 3D view and the map against pictures that were looked at. Each is also drawn with planted
// defects, which the comparison has to find.
// After a change that is meant to show: run with MORAINE_PICTURES=FOLDER, look at what it keeps there, and
// put the pictures into tests/data/golden.
#include "app/map/map_picture.h"
#include "app/viewport/view_picture.h"
#include "libterrain/recipe/evaluate.h"
#include "libterrain/recipe/preset.h"
#include "libterrain/surface/statistics.h"
#include "tests/support/build_folders.h"
#include "tests/support/test_terrain.h"

#include <QDir>
#include <QPainter>
#include <QTest>

#include <cmath>

using namespace app;
using terrain::ColourBy;

namespace {

constexpr QSize pictureSize(320, 200);

struct Shot {
    terrain::SharedHeightfield heights;
    terrain::Display display;
    std::optional<double> seaLevel;
    bool map = false;
};

Shot preset(const char* id, int side = 129) {
    const terrain::Preset* found = terrain::findPreset(id);
    terrain::Grid grid = terrain::presetGrid(*found);
    const double width = grid.width();
    grid.columns = grid.rows = side;
    grid.spacingX = grid.spacingY = width / (side - 1);
    const auto applied = terrain::applyPreset(*found, grid);
    const auto heights = terrain::evaluate(applied.value().recipe, {});
    return {heights.value(), applied.value().display, applied.value().recipe.seaLevel};
}

Shot hills(int columns = 129, int rows = 129) {
    return {test::hills(columns, rows, 10, 160), {}, std::nullopt};
}

Shot asMap(Shot shot) {
    shot.map = true;
    return shot;
}

template <class Change>
Shot with(Shot shot, Change change) {
    change(shot);
    return shot;
}

/// Ground on which triangles are told apart.
Shot few() {
    return {test::hills(33, 33, 10, 20), {}, std::nullopt};
}

/// Half as far from west to east as from south to north, sample by sample.
Shot narrow(double amplitude = 160) {
    Shot out{test::hills(129, 129, 10, amplitude), {}, std::nullopt};
    terrain::Grid grid = out.heights->grid();
    grid.spacingX /= 2;
    terrain::Heightfield field = std::move(terrain::Heightfield::create(grid)).value();
    std::ranges::copy(out.heights->samples(), field.row(0));
    out.heights = std::make_shared<const terrain::Heightfield>(std::move(field));
    return out;
}

Shot by(ColourBy colourBy) {
    return with(narrow(40), [&](Shot& shot) { shot.display.colourBy = colourBy; });
}

/// Ground that a person can be seen on.
Shot small() {
    return {test::hills(17, 17, 0.5, 1), {}, std::nullopt};
}

struct Golden {
    const char* name;
    Shot (*shot)();
};

// clang-format off
constexpr Golden goldens[] = {
    {"coast", [] { return preset("coast"); }},
    {"mountains", [] { return preset("mountains"); }},
    {"hills", [] { return preset("hills"); }},
    {"islands", [] { return preset("islands"); }},
    {"webgl", [] { return preset("webgl"); }},
    {"matlab", [] { return preset("matlab", 65); }},
    {"playful", [] { return preset("playful"); }},
    {"workshop", [] { return preset("workshop"); }},
    {"periodic-repeated", [] { return with(preset("periodic", 65), [](Shot& s) { s.display.repeat = true; }); }},
    {"grey", [] { return with(hills(), [](Shot& s) { s.display.ramp = "grey"; }); }},
    {"viridis", [] { return with(hills(), [](Shot& s) { s.display.ramp = "viridis"; }); }},
    {"wireframe", [] { return with(hills(33, 33), [](Shot& s) { s.display.wireframe = true; }); }},
    {"contours", [] { return with(hills(), [](Shot& s) { s.display.contours = true; }); }},
    {"contour-labels", [] { return with(preset("hills"), [](Shot& s) { s.display.contours = true; }); }},
    {"water", [] { return with(hills(), [](Shot& s) { s.seaLevel = -20; }); }},
    {"low-sun", [] { return with(hills(), [](Shot& s) { s.display.sunElevation = 12; }); }},
    {"exaggerated", [] { return with(hills(), [](Shot& s) { s.display.exaggeration = 2.5; }); }},
    {"from-above", [] { return with(hills(), [](Shot& s) { s.display.cameraElevation = 90; }); }},
    {"hole", [] { return with(hills(), [](Shot& s) { s.heights = test::hillsWithHole(129, 129, 10, 160); }); }},
    {"not-square", [] { return hills(200, 90); }},
    {"unequal-spacing", [] { return narrow(); }},
    {"cividis", [] { return with(hills(), [](Shot& s) { s.display.ramp = "cividis"; }); }},
    {"slope", [] { return by(ColourBy::Slope); }},
    {"aspect", [] { return by(ColourBy::Aspect); }},
    {"normal", [] { return by(ColourBy::Normal); }},
    {"curvature", [] { return by(ColourBy::Curvature); }},
    {"plain", [] { return by(ColourBy::Plain); }},
    {"flat", [] { return with(few(), [](Shot& s) { s.display.flatShading = true; }); }},
    {"strips", [] { return with(few(), [](Shot& s) { s.display.strips = true; }); }},
    {"needles", [] { return with(few(), [](Shot& s) { s.display.needles = true; }); }},
    {"figure", [] { return with(small(), [](Shot& s) { s.display.figure = true; }); }},
    {"map-slope", [] { return asMap(by(ColourBy::Slope)); }},
    {"map-aspect", [] { return asMap(by(ColourBy::Aspect)); }},
    {"map-normal", [] { return asMap(by(ColourBy::Normal)); }},
    {"map-curvature", [] { return asMap(by(ColourBy::Curvature)); }},
    {"map-coast", [] { return asMap(preset("coast")); }},
    {"map-mountains", [] { return asMap(preset("mountains")); }},
    {"map-water", [] { return asMap(with(hills(), [](Shot& s) { s.seaLevel = -20; })); }},
    {"map-hole", [] { return asMap(with(hills(), [](Shot& s) { s.heights = test::hillsWithHole(129, 129, 10, 160); })); }},
    {"map-unequal-spacing", [] { return asMap(narrow()); }},
};
// clang-format on

QImage draw(const Shot& shot) {
    if (!shot.map) {
        QString error;
        const auto picture = renderView(shot.heights, shot.display, shot.seaLevel, pictureSize, &error);
        if (!picture)
            qWarning("%s", qPrintable(error));
        return picture ? picture->convertToFormat(QImage::Format_RGB32) : QImage();
    }
    QImage out(pictureSize, QImage::Format_RGB32);
    out.fill(Qt::white);
    QPainter(&out).drawImage(0, 0, mapPicture(*shot.heights, {shot.display, shot.seaLevel, pictureSize}));
    return out;
}

struct Difference {
    double mean = 255; ///< of all channels of all pixels, of 255
    double off = 1;    ///< share of the pixels with a channel off by more than 8

    [[nodiscard]] bool passes() const { return mean <= 1 && off <= 0.005; }
    [[nodiscard]] QString text() const {
        return QStringLiteral("mean error %1 of 255, %2 % of the pixels off by more than 8")
            .arg(mean, 0, 'f', 3)
            .arg(off * 100, 0, 'f', 3);
    }
};

Difference compare(const QImage& a, const QImage& b) {
    if (a.isNull() || a.size() != b.size())
        return {};
    double sum = 0;
    int off = 0;
    for (int y = 0; y < a.height(); ++y) {
        for (int x = 0; x < a.width(); ++x) {
            const QRgb p = a.pixel(x, y);
            const QRgb q = b.pixel(x, y);
            const int red = std::abs(qRed(p) - qRed(q));
            const int green = std::abs(qGreen(p) - qGreen(q));
            const int blue = std::abs(qBlue(p) - qBlue(q));
            sum += red + green + blue;
            off += std::max({red, green, blue}) > 8 ? 1 : 0;
        }
    }
    const double pixels = double(a.width()) * a.height();
    return {sum / 3 / pixels, off / pixels};
}

void lightFromTheOtherSide(Shot& shot) {
    shot.display.sunAzimuth = std::fmod(shot.display.sunAzimuth + 180, 360);
}

void oneRowShifted(Shot& shot) {
    terrain::Heightfield field = std::move(terrain::Heightfield::create(shot.heights->grid())).value();
    for (int row = 0; row < field.rows(); ++row)
        std::copy_n(shot.heights->row(std::min(row + 1, field.rows() - 1)), field.columns(), field.row(row));
    shot.heights = std::make_shared<const terrain::Heightfield>(std::move(field));
}

/// By a tenth of the range; the colours of a sea stay with it. Colours that are not by height say something
/// else.
void rampOff(Shot& shot) {
    if (shot.display.colourBy != ColourBy::Height)
        shot.display.colourBy = shot.display.colourBy == ColourBy::Slope ? ColourBy::Aspect : ColourBy::Slope;
    const terrain::HeightRange range = terrain::heightRange(*shot.heights);
    const double low = shot.display.fixedRange ? shot.display.rangeMinimum : double{range.minimum};
    const double high = shot.display.fixedRange ? shot.display.rangeMaximum : double{range.maximum};
    shot.display.fixedRange = true;
    shot.display.rangeMinimum = low + (high - low) / 10;
    shot.display.rangeMaximum = high + (high - low) / 10;
}

struct Defect {
    const char* name;
    void (*plant)(Shot&);
};
constexpr Defect defects[] = {{"light from the other side", lightFromTheOtherSide},
                              {"one row shifted", oneRowShifted},
                              {"ramp off", rampOff}};

QString pathOf(const char* name) {
    return support::sourceFile(QStringLiteral("tests/data/golden/%1.png")).arg(QLatin1String(name));
}

} // namespace

class GoldenPicturesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void pictures_data() {
        QTest::addColumn<int>("index");
        for (std::size_t i = 0; i < std::size(goldens); ++i)
            QTest::newRow(goldens[i].name) << static_cast<int>(i);
    }

    void pictures() {
        QFETCH(const int, index);
        const Golden& golden = goldens[index];
        const Shot shot = golden.shot();
        const QImage drawn = draw(shot);
        const QString folder = qEnvironmentVariable("MORAINE_PICTURES");
        if (!folder.isEmpty())
            drawn.save(QDir(folder).filePath(QLatin1String(golden.name) + QStringLiteral(".png")));
        const QImage wanted(pathOf(golden.name));
        QVERIFY2(!wanted.isNull(), qPrintable(pathOf(golden.name)));
        // One context in some dozens of Mesa 22.3's software driver filters textures a little otherwise.
        Difference difference = compare(drawn, wanted);
        for (int again = 0; again < 2 && !difference.passes(); ++again)
            difference = compare(draw(shot), wanted);
        QVERIFY2(difference.passes(), qPrintable(difference.text()));
        for (const Defect& defect : defects) {
            if (defect.plant == lightFromTheOtherSide && shot.display.colourBy == ColourBy::Normal)
                continue; // which has no light
            Shot broken = shot;
            defect.plant(broken);
            const Difference found = compare(draw(broken), wanted);
            QVERIFY2(!found.passes(),
                     qPrintable(
                         QStringLiteral("%1 is not seen: %2").arg(QLatin1String(defect.name), found.text())));
        }
    }

    void noPictureIsLeftOver() {
        QStringList wanted;
        for (const Golden& golden : goldens)
            wanted.append(QLatin1String(golden.name) + QStringLiteral(".png"));
        wanted.sort();
        QDir folder(support::sourceFile(QStringLiteral("tests/data/golden")));
        QCOMPARE(folder.entryList({QStringLiteral("*.png")}, QDir::Files, QDir::Name), wanted);
        QVERIFY(wanted.size() >= 20);
    }
};

QTEST_MAIN(GoldenPicturesTest)
#include "golden_pictures_test.moc"
