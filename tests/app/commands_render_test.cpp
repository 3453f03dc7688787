// SPDX-License-Identifier: MIT
#include "tests/support/program.h"

#include <QImage>
#include <QTest>

using support::Folder;
using support::name;
using support::ProgramRun;

namespace {

/// The greatest distance between the colours of a pixel.
int mostColour(const QImage& picture) {
    int out = 0;
    for (int y = 0; y < picture.height(); ++y)
        for (int x = 0; x < picture.width(); ++x) {
            const QColor colour = picture.pixelColor(x, y);
            const auto [least, most] = std::minmax({colour.red(), colour.green(), colour.blue()});
            out = std::max(out, most - least);
        }
    return out;
}

} // namespace

class CommandsRenderTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void drawsInTheTerrainsShape();
    void drawsInTheAskedSize();
    void theSunComesFromWhereItSays();
    void rampsColour();
    void coloursSayWhatIsAsked();
    void contoursAreDrawnAsFarApartAsAsked();
    void rampsComeFromFiles();
    void presetsBringTheirDisplay();
    void latticesShowWhatALevelHasReached();
    void refuses_data();
    void refuses();

private:
    QImage drawn(const QByteArray& arguments);

    Folder m_folder;
};

void CommandsRenderTest::initTestCase() {
    QVERIFY(m_folder.run("generate --columns 65 --rows 33 --set amplitude=20 -o land.r32").code == 0);
    QVERIFY(m_folder.run("convert land.r32 land.tif --raw-size 65x33").code == 0);
    QVERIFY(m_folder.run("generate --preset matlab -o matlab.moraine").code == 0);
    m_folder.write(name("bad.cpt"), "0 black 1 white\n1 white\n");
    // One slope that rises towards the east.
    QByteArray text = "ncols 16\nnrows 16\nxllcorner 0\nyllcorner 0\ncellsize 1\n";
    for (int row = 0; row < 16; ++row)
        for (int column = 0; column < 16; ++column)
            text += QByteArray::number(column) + (column == 15 ? "\n" : " ");
    m_folder.write(name("slope.asc"), text);
}

QImage CommandsRenderTest::drawn(const QByteArray& arguments) {
    const ProgramRun run = m_folder.run("render " + arguments + " -o picture.png --force");
    [&] { QVERIFY2(run.code == 0 && run.output.isEmpty(), run.seen()); }();
    return QImage(m_folder.path(name("picture.png")));
}

void CommandsRenderTest::drawsInTheTerrainsShape() {
    QCOMPARE(drawn("land.tif").size(), QSize(1024, 520));
    QCOMPARE(drawn("land.tif --view map").size(), QSize(1024, 520));
}

void CommandsRenderTest::drawsInTheAskedSize() {
    const QImage picture = drawn("land.tif --size 300x200");
    QCOMPARE(picture.size(), QSize(300, 200));
    // It is no empty sheet: neighbours differ in many places of the middle.
    int different = 0;
    for (int x = 20; x < 280; ++x)
        different += picture.pixel(x, 100) != picture.pixel(x + 1, 100) ? 1 : 0;
    QVERIFY(different > 50);
}

void CommandsRenderTest::theSunComesFromWhereItSays() {
    const auto brightness = [this](const char* azimuth) {
        const QImage picture = drawn(
            QByteArray("slope.asc --ramp grey --size 64x64 --sun-elevation 30 --sun-azimuth ") + azimuth);
        return qGray(picture.pixel(32, 32));
    };
    // The ground rises eastward, so it faces west.
    QVERIFY(brightness("270") > brightness("90") + 20);
    QCOMPARE(brightness("-90"), brightness("270"));
}

void CommandsRenderTest::rampsColour() {
    const QImage grey = drawn("land.tif --ramp grey --size 65x33");
    const QImage terrain = drawn("land.tif --ramp terrain --size 65x33");
    // The light is a little warm, so that grey is not the same of all three colours.
    QVERIFY(mostColour(grey) < 20);
    QVERIFY(mostColour(terrain) > 60);
}

/// Each kind of colours gives another picture; plain ground has next to no colour.
void CommandsRenderTest::coloursSayWhatIsAsked() {
    std::vector<QImage> seen;
    for (const char* by : {"height", "slope", "aspect", "normal", "curvature", "plain"}) {
        const QImage picture = drawn(QByteArray("land.tif --size 65x33 --colour-by ") + by);
        QVERIFY2(std::ranges::find(seen, picture) == seen.end(), by);
        seen.push_back(picture);
    }
    QVERIFY(mostColour(seen.back()) < 30);
    QVERIFY(mostColour(seen[2]) > 60);
    // A slope that rises evenly to the east falls to the west everywhere: one colour, but for the light.
    const QImage slope = drawn("slope.asc --size 64x64 --colour-by normal");
    QCOMPARE(slope.pixel(20, 20), slope.pixel(50, 40));
    QCOMPARE(slope.pixel(32, 32), qRgb(37, 128, 218)); // (−1, 0, 1) / √2
}

/// On an even slope each line takes a column of the picture away from the ground's colour.
void CommandsRenderTest::contoursAreDrawnAsFarApartAsAsked() {
    const QImage plain = drawn("slope.asc --size 160x160 --contours none");
    QCOMPARE(drawn("slope.asc --size 160x160"), plain);
    const auto lines = [&](const char* asked) {
        const QImage with = drawn(QByteArray("slope.asc --size 160x160 --contours ") + asked);
        int out = 0;
        bool inLine = false;
        for (int x = 10; x < 150; ++x) {
            const bool differs = with.pixel(x, 80) != plain.pixel(x, 80);
            out += differs && !inLine ? 1 : 0;
            inLine = differs;
        }
        return out;
    };
    QCOMPARE(lines("5"), 2); // of 0 … 15 m: at 5 m and at 10 m
    QCOMPARE(lines("3"), 4);
    QVERIFY(lines("auto") >= 8);
}

void CommandsRenderTest::rampsComeFromFiles() {
    m_folder.write(name("red.cpt"), "0 255 0 0 1 255 0 0\n");
    m_folder.write(name("green.json"), R"({"stops": [{"height": -9, "colour": "#00ff00"},
                                                     {"height": 900, "colour": "#00ff00"}]})");
    const QColor red = drawn("slope.asc --size 64x64 --ramp red.cpt").pixelColor(32, 32);
    QVERIFY2(red.red() > 120 && red.green() < 60, qPrintable(red.name()));
    const QColor green = drawn("slope.asc --size 64x64 --ramp green.json").pixelColor(32, 32);
    QVERIFY2(green.green() > 120 && green.red() < 60, qPrintable(green.name()));
}

void CommandsRenderTest::presetsBringTheirDisplay() {
    QVERIFY(drawn("matlab.moraine --size 64x64") != drawn("matlab.moraine --ramp grey --size 64x64"));
}

/// Each level's picture differs from the one before, all have one size, and the last one is the terrain's
/// own.
void CommandsRenderTest::latticesShowWhatALevelHasReached() {
    QImage before;
    for (int level = 0; level <= 3; ++level) {
        const QImage picture = drawn("matlab.moraine --size 90x90 --lattice " + QByteArray::number(level));
        QCOMPARE(picture.size(), QSize(90, 90));
        QVERIFY(picture != before);
        before = picture;
    }
    QCOMPARE(before, drawn("matlab.moraine --size 90x90"));
}

void CommandsRenderTest::refuses_data() {
    QTest::addColumn<QString>("arguments");
    QTest::addColumn<int>("code");
    QTest::addColumn<QString>("says");
    const auto row = [](const char* arguments, int code, const char* says) {
        QTest::newRow(arguments) << name(arguments) << code << name(says);
    };
    row("land.tif -o a.jpg", 2, ".png");
    row("land.tif -o a.png --ramp nothing", 2, "grey");
    row("land.tif -o a.png --ramp bad.cpt", 3, "Line 2");
    row("land.tif -o a.png --colour-by hue", 2, "curvature");
    row("land.tif -o a.png --contours -5", 2, "--contours");
    row("land.tif -o a.png --contours some", 2, "--contours");
    row("land.tif -o a.png --size 0x9", 2, "--size");
    row("land.tif -o a.png --size 99999x99999", 6, "pixels");
    row("land.tif -o a.png --sun-azimuth north", 2, "--sun-azimuth");
    row("land.tif -o a.png --view 3d", 7, "--view map");
    row("land.tif -o a.png --lattice 2", 2, "diamond-square");
    row("matlab.moraine -o a.png --lattice 9", 2, "0 to 3");
    row("matlab.moraine -o a.png --lattice -1", 2, "--lattice");
    row("missing.tif -o a.png", 3, "missing.tif");
    row("land.tif -o nowhere/a.png", 4, "nowhere");
}

void CommandsRenderTest::refuses() {
    QFETCH(QString, arguments);
    QFETCH(int, code);
    QFETCH(QString, says);
    const ProgramRun run = m_folder.run("render --quiet " + arguments.toUtf8());
    QVERIFY2(run.code == code && run.output.isEmpty(), run.seen());
    QVERIFY2(run.error.count('\n') == 1 && run.error.contains(says.toUtf8()), run.seen());
    QVERIFY(!m_folder.holds(name("a.png")) && !m_folder.holds(name("a.jpg")));
}

QTEST_GUILESS_MAIN(CommandsRenderTest)
#include "commands_render_test.moc"
