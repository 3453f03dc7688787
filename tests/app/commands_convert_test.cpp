// SPDX-License-Identifier: MIT
#include "tests/support/program.h"

#include <QImage>
#include <QJsonArray>
#include <QJsonObject>
#include <QTest>

using support::Folder;
using support::name;
using support::ProgramRun;

namespace {

/// 7 × 5 samples of two bytes that are no simple pattern and use the whole range.
QByteArray samples() {
    QByteArray out;
    for (int i = 0; i < 35; ++i) {
        const int value = i == 3 ? 0 : i == 20 ? 65535 : (i * 7919 + 12345) % 65536;
        out += static_cast<char>(value & 255);
        out += static_cast<char>(value >> 8);
    }
    return out;
}

} // namespace

class CommandsConvertTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void untouchedComesBackIdentical_data();
    void untouchedComesBackIdentical();
    void realFilesComeBackIdentical_data();
    void realFilesComeBackIdentical();
    void importsComeBackFromProjects_data();
    void importsComeBackFromProjects();
    void rangesGoInAndOut();
    void clippedSamplesAreCounted();
    void holesNeedAHome();
    void becomesAProject();
    void refusesARecipeOfImportedHeights();
    void exportTakesProjectsOnly();
    void writesFormatOptions();
    void saysWhatWasChosen();
    void leavesNoOtherFiles();
    void degreesAreNoMetres();
    void largePicturesAreRead();
    void refines_data();
    void refines();
    void refinesNoWrongThings_data();
    void refinesNoWrongThings();

private:
    Folder m_folder;
};

void CommandsConvertTest::untouchedComesBackIdentical_data() {
    QTest::addColumn<QString>("through");
    QTest::addColumn<QString>("back");
    QTest::newRow("raw to raw") << name("b.raw") << name("c.raw");
    QTest::newRow("through a 16-bit PNG") << name("b.png") << name("c.raw");
    QTest::newRow("through float32") << name("b.r32") << name("c.raw");
    QTest::newRow("through GeoTIFF") << name("b.tif") << name("c.raw");
}

void CommandsConvertTest::untouchedComesBackIdentical() {
    QFETCH(QString, through);
    QFETCH(QString, back);
    m_folder.write(name("a.raw"), samples());
    const QStringList names = {through, back};
    const ProgramRun first = m_folder.run("convert a.raw %1 --raw-size 7x5 --force", names);
    QVERIFY2(first.code == 0, first.seen());
    const bool headless = through.endsWith(name("raw")) || through.endsWith(name("r32"));
    const ProgramRun second = m_folder.run(
        QByteArray("convert %1 %2 --force --range 0,65535") + (headless ? " --raw-size 7x5" : ""), names);
    QVERIFY2(second.code == 0, second.seen());
    QCOMPARE(m_folder.content(back), samples());
}

void CommandsConvertTest::realFilesComeBackIdentical_data() {
    QTest::addColumn<QString>("file");
    if (qEnvironmentVariableIsEmpty("MORAINE_TEST_DATA"))
        QSKIP("MORAINE_TEST_DATA names no folder of real files");
    for (const char* file : {"png/qterrain_grey16_1024x1024.png", "png/libpng_grey16_256x256.png",
                             "png/trenchbroom_grey16_32x32.png", "png/pngsuite_grey16_interlaced_32x32.png"})
        QTest::newRow(file) << qEnvironmentVariable("MORAINE_TEST_DATA") + name("/heightmaps/") + name(file);
}

void CommandsConvertTest::realFilesComeBackIdentical() {
    QFETCH(QString, file);
    const ProgramRun run = m_folder.run("convert %1 again.png --force", {file});
    QVERIFY2(run.code == 0, run.seen());
    const QImage before = QImage(file).convertToFormat(QImage::Format_Grayscale16);
    const QImage after = QImage(m_folder.path(name("again.png")));
    QCOMPARE(after.format(), QImage::Format_Grayscale16);
    QCOMPARE(after, before);
}

void CommandsConvertTest::importsComeBackFromProjects_data() {
    QTest::addColumn<QString>("in");
    QTest::addColumn<QString>("reading");
    QTest::addColumn<QString>("out");
    const auto row = [](const char* in, const char* reading, const char* out) {
        QTest::addRow("%s%s to %s", in, reading, out) << name(in) << name(reading) << name(out);
    };
    row("a.raw", " --raw-size 7x5", "b.raw");
    row("a.raw", " --raw-size 7x5 --in-range -50,100.5", "b.raw");
    row("a.png", "", "b.png");
    row("a.png", " --in-range 3,4", "b.png");
    row("N45E006.hgt", "", "N45E006.b.hgt");
    row("holes.tif", "", "holes.b.tif");
}

void CommandsConvertTest::importsComeBackFromProjects() {
    QFETCH(QString, in);
    QFETCH(QString, reading);
    QFETCH(QString, out);
    m_folder.write(name("a.raw"), samples());
    QCOMPARE(m_folder.run("convert a.raw a.png --raw-size 7x5 --range 0,65535 --force").code, 0);
    QByteArray tile(2 * 1201 * 1201, '\0');
    for (qsizetype i = 0; i < tile.size(); i += 2)
        tile[i + 1] = static_cast<char>(i % 97);
    tile.replace(1000, 2, QByteArray("\x80\0", 2)); // a hole
    m_folder.write(name("N45E006.hgt"), tile);
    m_folder.write(name("holes.asc"), "ncols 2\nnrows 2\nxllcorner 0\nyllcorner 0\ncellsize 1\n"
                                      "NODATA_value -123\n-123 2\n-9999 -32768\n");
    QCOMPARE(m_folder.run("convert holes.asc holes.tif --force").code, 0);
    const ProgramRun made = m_folder.run("convert %1 p.moraine --force" + reading.toUtf8(), {in});
    QVERIFY2(made.code == 0, made.seen());
    for (const char* line : {"export p.moraine -o %1 --force", "generate --recipe p.moraine -o %1 --force"}) {
        const ProgramRun written = m_folder.run(line, {out});
        QVERIFY2(written.code == 0, written.seen());
        QVERIFY2(m_folder.content(out) == m_folder.content(in), written.seen());
    }
}

void CommandsConvertTest::rangesGoInAndOut() {
    m_folder.write(name("range.raw"), QByteArray("\0\0\377\377\0\0\377\377", 8));
    const ProgramRun in = m_folder.run("convert range.raw range.r32 --in-range -50,100");
    QVERIFY2(in.code == 0, in.seen());
    QCOMPARE(m_folder.floats(name("range.r32")), (std::vector<float>{-50, 100, -50, 100}));
    const ProgramRun out = m_folder.run("convert range.r32 narrow.raw --range=-50,250");
    QVERIFY2(out.code == 0, out.seen());
    QCOMPARE(m_folder.content(name("narrow.raw")).toHex(), QByteArray("0000008000000080"));
}

void CommandsConvertTest::clippedSamplesAreCounted() {
    m_folder.write(name("clip.raw"), QByteArray("\0\0\1\0\2\0\3\0", 8));
    const ProgramRun run = m_folder.run("convert clip.raw clipped.raw --range 1,2");
    QVERIFY2(run.code == 0 &&
                 run.error.contains("50.0 % of it is cut off. A range of 0 to 3 m holds all of it.") &&
                 run.error.contains(" cm where nothing is cut off."),
             run.seen());
    QCOMPARE(m_folder.content(name("clipped.raw")).toHex(), QByteArray("00000000ffffffff"));
}

void CommandsConvertTest::holesNeedAHome() {
    m_folder.write(name("hole.asc"),
                   "ncols 3\nnrows 3\nxllcorner 0\nyllcorner 0\ncellsize 1\nNODATA_value -9\n"
                   "1 1 1\n1 -9 1\n1 1 1\n");
    const ProgramRun refused = m_folder.run("convert hole.asc hole.png");
    QVERIFY2(refused.code == 3, refused.seen());
    QVERIFY2(refused.error.contains("1") && refused.error.contains("--fill-nodata"), refused.seen());
    QVERIFY(!m_folder.holds(name("hole.png")));
    QCOMPARE(m_folder.run("convert hole.asc hole.png --fill-nodata").code, 0);
    QCOMPARE(m_folder.run("convert hole.asc hole.moraine").code, 0);
    for (const char* line :
         {"export hole.moraine -o whole1.png", "generate --recipe hole.moraine -o whole2.png"}) {
        QCOMPARE(m_folder.run(line).code, 3);
        QCOMPARE(m_folder.run(QByteArray(line) + " --fill-nodata").code, 0);
    }
    QCOMPARE(m_folder.run("convert hole.asc kept.tif").code, 0);
    QCOMPARE(m_folder.run("info kept.tif --json").json().object()[name("nodata_count")].toInt(), 1);
}

void CommandsConvertTest::becomesAProject() {
    m_folder.write(name("real.asc"),
                   "ncols 3\nnrows 2\nxllcorner 10\nyllcorner 20\ncellsize 30\n1 2 3\n4 5 6.5\n");
    const ProgramRun made = m_folder.run("convert real.asc real.moraine");
    QVERIFY2(made.code == 0, made.seen());
    const QJsonObject before = m_folder.run("info real.asc --json").json().object();
    const QJsonObject after = m_folder.run("info real.moraine --json").json().object();
    for (const char* member : {"columns", "rows", "spacing", "fingerprint", "corners"})
        QVERIFY2(after[name(member)] == before[name(member)], member);
    QCOMPARE(m_folder.run("export real.moraine -o back.asc").code, 0);
    QCOMPARE(m_folder.run("diff real.asc back.asc").code, 0);
}

void CommandsConvertTest::refusesARecipeOfImportedHeights() {
    m_folder.write(name("flat.asc"), "ncols 2\nnrows 2\nxllcorner 0\nyllcorner 0\ncellsize 1\n1 2\n3 4\n");
    const ProgramRun direct = m_folder.run("convert flat.asc flat.json");
    QVERIFY2(direct.code == 2 && direct.error.contains(".moraine"), direct.seen());
    QCOMPARE(m_folder.run("convert flat.asc flat.moraine").code, 0);
    for (const char* line :
         {"export flat.moraine -o flat.json", "generate --recipe flat.moraine -o flat.json"}) {
        const ProgramRun run = m_folder.run(line);
        QVERIFY2(run.code == 2 && run.error.contains(".moraine"), run.seen());
    }
    QVERIFY(!m_folder.holds(name("flat.json")));
}

void CommandsConvertTest::exportTakesProjectsOnly() {
    m_folder.write(name("map.asc"), "ncols 2\nnrows 2\nxllcorner 0\nyllcorner 0\ncellsize 1\n1 2\n3 4\n");
    const ProgramRun run = m_folder.run("export map.asc -o map.png");
    QVERIFY2(run.code == 3 && run.error.contains("convert"), run.seen());
    QCOMPARE(m_folder.run("export missing.moraine -o map.png").code, 3);
    QVERIFY(!m_folder.holds(name("map.png")));
}

void CommandsConvertTest::writesFormatOptions() {
    m_folder.write(name("order.raw"), QByteArray("\1\2\3\4\5\6\7\10", 8));
    const ProgramRun run = m_folder.run("convert order.raw big.raw --option byte_order=big");
    QVERIFY2(run.code == 0, run.seen());
    QCOMPARE(m_folder.content(name("big.raw")).toHex(), QByteArray("0201040306050807"));
    const ProgramRun unknown = m_folder.run("convert order.raw no.raw --option nothing=1");
    QVERIFY2(unknown.code == 2 && unknown.error.contains("nothing"), unknown.seen());
    const ProgramRun bad = m_folder.run("convert order.raw no.raw --option byte_order=middle");
    QVERIFY2(bad.code == 2 && bad.error.contains("middle"), bad.seen());
}

void CommandsConvertTest::saysWhatWasChosen() {
    QImage colour(3, 3, QImage::Format_RGB888);
    colour.fill(qRgb(10, 20, 30));
    QVERIFY(colour.save(m_folder.path(name("colour.png"))));
    const ProgramRun first = m_folder.run("info colour.png --json");
    QVERIFY2(first.code == 0 && !first.error.isEmpty(), first.seen());
    QCOMPARE(first.json().object()[name("maximum")].toDouble(), 10.0);
    const ProgramRun blue = m_folder.run("info colour.png --json --channel b");
    QCOMPARE(blue.json().object()[name("maximum")].toDouble(), 30.0);
    QVERIFY(m_folder.run("info colour.png --json --quiet").error.isEmpty());
}

void CommandsConvertTest::leavesNoOtherFiles() {
    const Folder folder;
    folder.write(name("a.asc"), "ncols 2\nnrows 2\nxllcorner 0\nyllcorner 0\ncellsize 1\n1 2\n3 4\n");
    for (const char* file : {"b.png", "b.tif", "b.raw", "b.r32", "b.asc", "b.obj", "b.stl", "b.moraine"}) {
        const ProgramRun run = folder.run("convert a.asc %1", {name(file)});
        QVERIFY2(run.code == 0, run.seen());
    }
    QCOMPARE(folder.entries().size(), 9);
}

/// A tile in degrees: its slopes are those of mountains, not of walls.
void CommandsConvertTest::degreesAreNoMetres() {
    if (qEnvironmentVariableIsEmpty("MORAINE_TEST_DATA"))
        QSKIP("MORAINE_TEST_DATA names no folder of real files");
    const QString tile = qEnvironmentVariable("MORAINE_TEST_DATA") + name("/heightmaps/hgt/N35E138.hgt.zip");
    const QJsonObject facts = m_folder.run("info %1 --json", {tile}).json().object();
    const QJsonArray spacing = facts[name("spacing")].toArray();
    QVERIFY(std::abs(spacing[1].toDouble() - 92.5) < 0.5);
    QVERIFY(std::abs(spacing[0].toDouble() / spacing[1].toDouble() - 0.815) < 0.005); // cos 35.5°
    const ProgramRun slope = m_folder.run("convert %1 slope.tif --map slope --fill-nodata --force", {tile});
    QVERIFY2(slope.code == 0, slope.seen());
    const double steepest = m_folder.run("info slope.tif --json").json()[name("maximum")].toDouble();
    QVERIFY2(steepest > 40 && steepest < 80, qPrintable(QString::number(steepest)));
}

/// More than the 128 MiB at which a library of pictures ends.
void CommandsConvertTest::largePicturesAreRead() {
    const Folder folder;
    const ProgramRun made = folder.run("generate --columns 8200 --seed 2 -o large.png --quiet");
    QVERIFY2(made.code == 0, made.seen());
    const QJsonObject facts = folder.run("info large.png --json").json().object();
    QCOMPARE(facts[name("columns")].toInt(), 8200);
    QCOMPARE(facts[name("minimum")].toDouble(), 0.0);
    QCOMPARE(facts[name("maximum")].toDouble(), 65535.0);
}

void CommandsConvertTest::refines_data() {
    QTest::addColumn<QByteArray>("options");
    QTest::addColumn<QString>("out");
    QTest::newRow("twice") << QByteArray("--refine 2") << name("finer.r32");
    QTest::newRow("16 times, by slope")
        << QByteArray("--refine 16 --detail-by-slope 80 --detail-seed alps") << name("finer.r32");
    QTest::newRow("into a project") << QByteArray("--refine 4") << name("finer.moraine");
}

/// The file's samples stay, bit for bit, at every so many of the result's.
void CommandsConvertTest::refines() {
    QFETCH(QByteArray, options);
    QFETCH(QString, out);
    const int times = options.split(' ').at(1).toInt();
    QCOMPARE(
        m_folder.run("generate --columns 21 --rows 13 --set hurst=0.6 --spacing 32 -o coarse.tif --force")
            .code,
        0);
    QCOMPARE(m_folder.run("convert coarse.tif coarse.r32 --force").code, 0);
    const ProgramRun run = m_folder.run("convert coarse.tif %1 --force " + options, {out});
    QVERIFY2(run.code == 0, run.seen());
    QVERIFY2(run.error.contains("refined with smoothness H 0."), run.seen());
    if (out.endsWith(name("moraine")))
        QCOMPARE(m_folder.run("export finer.moraine -o finer.r32 --force").code, 0);
    const std::vector<float> coarse = m_folder.floats(name("coarse.r32"));
    const std::vector<float> fine = m_folder.floats(name("finer.r32"));
    const int wide = 20 * times + 1;
    QCOMPARE(fine.size(), static_cast<std::size_t>(wide * (12 * times + 1)));
    for (int r = 0; r < 13; ++r)
        for (int c = 0; c < 21; ++c)
            QCOMPARE(fine[static_cast<std::size_t>(r * times * wide + c * times)],
                     coarse[static_cast<std::size_t>(r * 21 + c)]);
}

void CommandsConvertTest::refinesNoWrongThings_data() {
    QTest::addColumn<QByteArray>("line");
    QTest::addColumn<int>("code");
    QTest::addColumn<QByteArray>("says");
    QTest::newRow("a recipe") << QByteArray("land.json out.r32 --refine 2") << 2
                              << QByteArray("is no heightmap");
    QTest::newRow("three times") << QByteArray("land.asc out.r32 --refine 3") << 2 << QByteArray("--refine");
    QTest::newRow("percent") << QByteArray("land.asc out.r32 --refine 2 --detail-by-slope 101") << 2
                             << QByteArray("a number from 0 to 100");
    QTest::newRow("holes") << QByteArray("torn.asc out.r32 --refine 2") << 3 << QByteArray("1 are missing");
}

void CommandsConvertTest::refinesNoWrongThings() {
    QFETCH(QByteArray, line);
    QFETCH(int, code);
    QFETCH(QByteArray, says);
    QCOMPARE(m_folder.run("generate --columns 9 -o land.json --force").code, 0);
    m_folder.write(name("land.asc"), "ncols 2\nnrows 2\nxllcorner 0\nyllcorner 0\ncellsize 10\n1 2\n3 4\n");
    m_folder.write(name("torn.asc"),
                   "ncols 2\nnrows 2\nxllcorner 0\nyllcorner 0\ncellsize 10\nNODATA_value -9\n1 2\n-9 4\n");
    const ProgramRun run = m_folder.run("convert " + line);
    QCOMPARE(run.code, code);
    QVERIFY2(run.error.contains(says), run.seen());
}

QTEST_GUILESS_MAIN(CommandsConvertTest)
#include "commands_convert_test.moc"
