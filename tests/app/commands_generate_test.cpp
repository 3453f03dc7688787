// SPDX-License-Identifier: MIT
#include "tests/support/program.h"

#include <QJsonArray>
#include <QJsonObject>
#include <QTest>

using support::Folder;
using support::name;
using support::ProgramRun;

namespace {

/// A recipe of 17 × 17 samples, with more members of its grid and of its only step.
QByteArray recipeText(const QByteArray& grid, const QByteArray& ground) {
    return "{\"moraine\": 1, \"grid\": {\"columns\": 17, \"rows\": 17, " + grid +
           "}, \"steps\": [{\"id\": \"ground\", \"kind\": \"diamond_square\"" +
           (ground.isEmpty() ? "" : ", " + ground) + "}]}";
}

} // namespace

class CommandsGenerateTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void writesEveryKindOfResult_data();
    void writesEveryKindOfResult();
    void takesSizesFromWhereItStarts_data();
    void takesSizesFromWhereItStarts();
    void keepsTheLaw_data();
    void keepsTheLaw();
    void fixedPointsLieOnTheNearestNode();
    void pinsLieOnTheNearestNode();
    void pinsThatCannotBe_data();
    void pinsThatCannotBe();
    void windowEqualsThatPart_data();
    void windowEqualsThatPart();
    void windowsKeepTheirPlace_data();
    void windowsKeepTheirPlace();
    void coordinateSystemsThatAreNone_data();
    void coordinateSystemsThatAreNone();
    void pointsInBothForms();
    void saysWhatOfARecipeHasNoEffect_data();
    void saysWhatOfARecipeHasNoEffect();
    void threadsChangeNothing();
    void settingsComeInOrder();
    void seedsOfEveryForm_data();
    void seedsOfEveryForm();
    void checksTheWholeOnlyAtTheEnd();
    void recipeAndProjectGiveTheSameHeights();
    void presetControls();
    void saysWhatFlatGroundBecomes();
    void saysWhatHasNoEffect();
    void refuses_data();
    void refuses();

private:
    /// Heights of a run, as float32; empty (with a failed check) when it failed.
    std::vector<float> heights(const QByteArray& arguments);

    Folder m_folder;
};

std::vector<float> CommandsGenerateTest::heights(const QByteArray& arguments) {
    const ProgramRun run = m_folder.run("generate " + arguments + " -o heights.r32 --force");
    [&] { QVERIFY2(run.code == 0, run.seen()); }();
    return run.code == 0 ? m_folder.floats(name("heights.r32")) : std::vector<float>{};
}

void CommandsGenerateTest::writesEveryKindOfResult_data() {
    QTest::addColumn<QString>("file");
    QTest::addColumn<QString>("format"); // as info says; empty = a mesh
    QTest::newRow("png") << name("a.png") << name("png");
    QTest::newRow("raw") << name("a.raw") << name("raw");
    QTest::newRow("r32") << name("a.r32") << name("r32");
    QTest::newRow("tif") << name("a.tif") << name("tif");
    QTest::newRow("asc") << name("a.asc") << name("asc");
    QTest::newRow("obj") << name("a.obj") << QString();
    QTest::newRow("stl") << name("a.stl") << QString();
    QTest::newRow("project") << name("a.moraine") << name("moraine");
    QTest::newRow("recipe") << name("a.json") << name("recipe");
}

void CommandsGenerateTest::writesEveryKindOfResult() {
    QFETCH(QString, file);
    QFETCH(QString, format);
    const ProgramRun made = m_folder.run("generate --columns 33 --seed 4 -o %1", {file});
    QVERIFY2(made.code == 0 && made.output.isEmpty(), made.seen());
    const ProgramRun run = m_folder.run("info %1 --json", {file});
    QVERIFY2(run.code == 0, run.seen());
    const QJsonObject facts = run.json().object();
    if (format.isEmpty()) {
        QCOMPARE(facts[name("vertices")].toInt(), 33 * 33);
        QCOMPARE(facts[name("triangles")].toInt(), 2 * 32 * 32);
    } else {
        QVERIFY2(facts[name("format")].toString().startsWith(format), run.seen());
        QCOMPARE(facts[name("columns")].toInt(), 33);
        QCOMPARE(facts[name("rows")].toInt(), 33);
    }
}

void CommandsGenerateTest::takesSizesFromWhereItStarts_data() {
    QTest::addColumn<QString>("arguments");
    QTest::addColumn<QString>("size");
    const auto row = [](const char* arguments, const char* size) {
        QTest::newRow(arguments) << name(arguments) << name(size);
    };
    row("--preset matlab", "9 9 1");
    row("--preset workshop", "33 33 1");
    row("--preset matlab --columns 17", "17 17 1");
    row("--preset matlab --columns 17 --rows 5", "17 5 1");
    row("--preset matlab --rows 5", "9 5 1");
    row("--recipe oblong.json", "12 7 2.5");
    row("--recipe oblong.json --columns 20", "20 20 2.5");
    row("--recipe oblong.json --spacing 4", "12 7 4");
    row("--recipe oblong.moraine", "12 7 2.5");
}

void CommandsGenerateTest::takesSizesFromWhereItStarts() {
    QFETCH(QString, arguments);
    QFETCH(QString, size);
    for (const char* file : {"oblong.json", "oblong.moraine"})
        if (!m_folder.holds(name(file))) {
            const ProgramRun made =
                m_folder.run("generate --columns 12 --rows 7 --spacing 2.5 -o %1", {name(file)});
            QVERIFY2(made.code == 0, made.seen());
        }
    const ProgramRun made = m_folder.run("generate " + arguments.toUtf8() + " -o sized.json --force");
    QVERIFY2(made.code == 0, made.seen());
    const QJsonObject grid =
        QJsonDocument::fromJson(m_folder.content(name("sized.json"))).object()[name("grid")].toObject();
    const QString seen = QStringLiteral("%1 %2 %3")
                             .arg(grid[name("columns")].toInt())
                             .arg(grid[name("rows")].toInt())
                             .arg(grid[name("spacing")].toArray()[0].toDouble());
    QCOMPARE(seen, size);
}

void CommandsGenerateTest::keepsTheLaw_data() {
    QTest::addColumn<QString>("arguments");
    QTest::addColumn<int>("columns");
    QTest::addColumn<int>("rows");
    QTest::newRow("square") << name("--seed 7") << 65 << 65;
    QTest::newRow("cropped") << name("--seed law --set form=classic") << 50 << 23;
    QTest::newRow("wrapped") << name("--set form=classic --set edges=wrap") << 65 << 33;
    QTest::newRow("gaussian") << name("--set form=classic --set distribution=gaussian --set corners=random")
                              << 33 << 40;
}

void CommandsGenerateTest::keepsTheLaw() {
    QFETCH(QString, arguments);
    QFETCH(int, columns);
    QFETCH(int, rows);
    const auto made = [&](int c, int r) {
        return heights(QStringLiteral("%1 --columns %2 --rows %3").arg(arguments).arg(c).arg(r).toUtf8());
    };
    const std::vector<float> coarse = made(columns, rows);
    const int wide = 2 * columns - 1;
    const std::vector<float> fine = made(wide, 2 * rows - 1);
    QCOMPARE(coarse.size(), static_cast<std::size_t>(columns * rows));
    QCOMPARE(fine.size(), static_cast<std::size_t>(wide * (2 * rows - 1)));
    for (int r = 0; r < rows; ++r)
        for (int c = 0; c < columns; ++c)
            QCOMPARE(fine[static_cast<std::size_t>(2 * r * wide + 2 * c)],
                     coarse[static_cast<std::size_t>(r * columns + c)]);
}

void CommandsGenerateTest::fixedPointsLieOnTheNearestNode() {
    // 0.3 and 0.7 of 64 cells are 19.2 and 44.8.
    const std::vector<float> land = heights("--columns 65 --set fixed_points=0.3,0.7,900");
    QCOMPARE(land.size(), std::size_t{65 * 65});
    QCOMPARE(land[45 * 65 + 19], 900.0F);
}

void CommandsGenerateTest::pinsLieOnTheNearestNode() {
    const std::vector<float> land = heights("--columns 65 --set pins=0.3,0.7,900;0,0,-50 --set hurst=0.7");
    QCOMPARE(land[45 * 65 + 19], 900.0F);
    QCOMPARE(land[0], -50.0F);
}

void CommandsGenerateTest::pinsThatCannotBe_data() {
    QTest::addColumn<QString>("pins");
    QTest::addColumn<QByteArray>("says");
    QTest::newRow("on one sample") << name("0.5,0.5,1;0.501,0.5,2")
                                   << QByteArray("Pins 1 and 2 lie on the same sample");
    QTest::newRow("outside") << name("1.5,0.5,1")
                             << QByteArray("pins: the point 1.5,0.5,1 needs x and y from 0 to 1");
    QTest::newRow("no number") << name("0.5,0.5,nan") << QByteArray("pins: ");
    QTest::newRow("too high") << name("0.5,0.5,1e12") << QByteArray("A pin is 1000000000000 m high");
}

void CommandsGenerateTest::pinsThatCannotBe() {
    QFETCH(QString, pins);
    QFETCH(QByteArray, says);
    const ProgramRun run =
        m_folder.run("generate --columns 65 --set %1 -o wrong.r32", {name("pins=") + pins});
    QCOMPARE(run.code, 2);
    QVERIFY2(run.error.contains(says), run.seen());
    QVERIFY(m_folder.content(name("wrong.r32")).isEmpty());
}

void CommandsGenerateTest::windowEqualsThatPart_data() {
    QTest::addColumn<QString>("window");
    for (const char* window : {"0,0,100,70", "0,0,1,1", "99,69,1,1", "17,5,40,33", "63,63,2,2"})
        QTest::newRow(window) << name(window);
}

void CommandsGenerateTest::windowEqualsThatPart() {
    QFETCH(QString, window);
    const QByteArray arguments = "--columns 100 --rows 70 --seed 3 ";
    const std::vector<float> whole = heights(arguments);
    const std::vector<float> part = heights(arguments + "--window " + window.toUtf8());
    const QStringList sides = window.split(QLatin1Char(','));
    const int column = sides[0].toInt();
    const int row = sides[1].toInt();
    const int columns = sides[2].toInt();
    const int rows = sides[3].toInt();
    QCOMPARE(part.size(), static_cast<std::size_t>(columns * rows));
    for (int r = 0; r < rows; ++r)
        for (int c = 0; c < columns; ++c)
            QCOMPARE(part[static_cast<std::size_t>(r * columns + c)],
                     whole[static_cast<std::size_t>((row + r) * 100 + column + c)]);
}

void CommandsGenerateTest::windowsKeepTheirPlace_data() {
    QTest::addColumn<QString>("crs");
    QTest::addColumn<QString>("origin");
    for (const char* crs : {"EPSG:4326", "EPSG:4674", "EPSG:4490"})
        QTest::newRow(crs) << name(crs) << name("10, 46");
    QTest::newRow("metres") << name("EPSG:32632") << name("500000, 5200000");
    QTest::newRow("feet") << name("EPSG:2263") << name("980000, 200000");
}

void CommandsGenerateTest::windowsKeepTheirPlace() {
    QFETCH(QString, crs);
    QFETCH(QString, origin);
    m_folder.write(name("placed.json"), recipeText("\"spacing\": [30, 20], \"origin\": [" + origin.toUtf8() +
                                                       "], \"crs\": \"" + crs.toUtf8() + "\"",
                                                   {}));
    // The same part, cut out of the whole by its place: header lines of the text format tell it.
    for (const char* line : {"generate --recipe placed.json -o whole.asc --force",
                             "generate --recipe placed.json --window 4,8,5,9 -o part.asc --force"}) {
        const ProgramRun run = m_folder.run(line);
        QVERIFY2(run.code == 0, run.seen());
    }
    const auto header = [this](const char* file) {
        QMap<QByteArray, double> out;
        for (const QByteArray& line : m_folder.content(name(file)).split('\n').first(7))
            if (const QList<QByteArray> words = line.split(' '); words.size() == 2)
                out[words[0]] = words[1].toDouble();
        return out;
    };
    const auto whole = header("whole.asc");
    const auto part = header("part.asc");
    const auto step = [](const QMap<QByteArray, double>& head, const char* axis) {
        return head.value(axis, head.value("cellsize"));
    };
    for (const char* axis : {"dx", "dy"})
        QVERIFY(std::abs(step(whole, axis) / step(part, axis) - 1) < 1e-9);
    const double x = whole["xllcorner"] + 4 * step(whole, "dx");
    const double y = whole["yllcorner"] + (17 - 8 - 9) * step(whole, "dy");
    QVERIFY(std::abs(part["xllcorner"] - x) < 1e-6 * step(whole, "dx"));
    QVERIFY(std::abs(part["yllcorner"] - y) < 1e-6 * step(whole, "dy"));
}

void CommandsGenerateTest::coordinateSystemsThatAreNone_data() {
    QTest::addColumn<QString>("line");
    for (const char* line :
         {"generate --recipe none.json -o none.tif", "generate --recipe none.json -o none.r32",
          "generate --recipe none.json -o none.moraine", "info none.json", "export none.json -o none.tif",
          "convert none.json none.png", "render none.json -o none.png"})
        QTest::newRow(line) << name(line);
}

void CommandsGenerateTest::coordinateSystemsThatAreNone() {
    QFETCH(QString, line);
    const Folder folder;
    folder.write(name("none.json"), recipeText("\"crs\": \"EPSG:999999\"", {}));
    const ProgramRun run = folder.run(line.toUtf8());
    QVERIFY2(run.code == 3, run.seen());
    QVERIFY2(run.error.contains("none.json") && run.error.contains("grid.crs") && run.error.count('\n') == 1,
             run.seen());
    QCOMPARE(folder.entries(), QStringList{name("none.json")});
}

void CommandsGenerateTest::pointsInBothForms() {
    const std::vector<float> land = heights("--columns 65 --set fixed_points=0.5,0.25,900;0,1,-3");
    const ProgramRun run = m_folder.run("generate --columns 65 --set %1 -o json.r32 --force",
                                        {name("fixed_points=[[0.5, 0.25, 900], [0, 1, -3]]")});
    QVERIFY2(run.code == 0, run.seen());
    QVERIFY(m_folder.floats(name("json.r32")) == land);
}

void CommandsGenerateTest::saysWhatOfARecipeHasNoEffect_data() {
    QTest::addColumn<QByteArray>("ground");
    QTest::addColumn<QByteArray>("says");
    QTest::newRow("strength") << QByteArray("\"strength\": 0.5") << QByteArray("strength 0.5");
    QTest::newRow("a point between samples")
        << QByteArray("\"parameters\": {\"fixed_points\": [[0.3, 0.5, 9], [0.5, 0.5, 9]]}")
        << QByteArray("no effect: 1 of 2");
    QTest::newRow("nothing") << QByteArray("\"strength\": 1, \"parameters\": {\"fixed_points\": [[0, 1, 9]]}")
                             << QByteArray();
}

void CommandsGenerateTest::saysWhatOfARecipeHasNoEffect() {
    QFETCH(QByteArray, ground);
    QFETCH(QByteArray, says);
    m_folder.write(name("idle.json"), recipeText("\"spacing\": [1, 1]", ground));
    for (const char* line : {"generate --recipe idle.json -o idle.r32 --force", "info idle.json"}) {
        const ProgramRun run = m_folder.run(line);
        QVERIFY2(run.code == 0, run.seen());
        QVERIFY2(says.isEmpty() ? !run.error.contains("no effect") : run.error.contains(says), run.seen());
    }
}

void CommandsGenerateTest::threadsChangeNothing() {
    const QByteArray arguments = "--columns 700 --rows 500 --seed 11 --threads ";
    const std::vector<float> one = heights(arguments + "1");
    QCOMPARE(heights(arguments + "3"), one);
    QCOMPARE(heights(arguments + "0"), one);
    QCOMPARE(heights(arguments + "500"), one);
}

void CommandsGenerateTest::settingsComeInOrder() {
    const ProgramRun run = m_folder.run("generate --set seed=5 --set hurst=0.25 --seed 9 --set hurst=0.75 "
                                        "--set corner_nw=-3 --set=corner_ne=-2.5 -o order.json");
    QVERIFY2(run.code == 0, run.seen());
    const QJsonObject recipe = QJsonDocument::fromJson(m_folder.content(name("order.json"))).object();
    const QJsonObject parameters =
        recipe[name("steps")].toArray()[0].toObject()[name("parameters")].toObject();
    QCOMPARE(parameters[name("seed")].toString(), name("5")); // every --set comes after --seed
    QCOMPARE(parameters[name("hurst")].toDouble(), 0.75);
    QCOMPARE(parameters[name("corner_nw")].toDouble(), -3.0);
    QCOMPARE(parameters[name("corner_ne")].toDouble(), -2.5);
}

void CommandsGenerateTest::seedsOfEveryForm_data() {
    QTest::addColumn<QString>("seed");
    QTest::addColumn<QString>("equal"); // another text of the same number
    QTest::newRow("negative") << name("-1") << name("18446744073709551615");
    QTest::newRow("least") << name("-9223372036854775808") << name("9223372036854775808");
    QTest::newRow("text") << name("Grüße") << name("Grüße");
}

void CommandsGenerateTest::seedsOfEveryForm() {
    QFETCH(QString, seed);
    QFETCH(QString, equal);
    const std::vector<float> a = heights("--columns 33 --seed " + seed.toUtf8());
    QCOMPARE(heights("--columns 33 --seed=" + equal.toUtf8()), a);
    QVERIFY(heights("--columns 33 --seed 1") != a);
}

void CommandsGenerateTest::checksTheWholeOnlyAtTheEnd() {
    // Wrapped, 100 samples are no possible size; with the size or the edges that are asked for, all is well.
    QVERIFY2(
        m_folder.run("generate --set form=classic --set edges=wrap --columns 129 -o wrapped.json").code == 0,
        "wrapped");
    QByteArray text = m_folder.content(name("wrapped.json"));
    text.replace("129", "100");
    m_folder.write(name("impossible.json"), text);
    QCOMPARE(m_folder.run("generate --recipe impossible.json -o none.r32").code, 2);
    QCOMPARE(m_folder.run("info impossible.json").code, 3);
    QCOMPARE(m_folder.run("generate --recipe impossible.json --columns 129 -o sized.r32").code, 0);
    QCOMPARE(m_folder.run("generate --recipe impossible.json --set edges=three -o unwrapped.r32").code, 0);
    QVERIFY(!m_folder.holds(name("none.r32")));
}

void CommandsGenerateTest::recipeAndProjectGiveTheSameHeights() {
    const QByteArray arguments = "--preset islands --columns 129 --seed 21 ";
    const std::vector<float> direct = heights(arguments);
    for (const char* file : {"same.json", "same.moraine"}) {
        QVERIFY(m_folder.run("generate " + arguments + "-o %1", {name(file)}).code == 0);
        QCOMPARE(heights("--recipe " + QByteArray(file)), direct);
        const ProgramRun exported = m_folder.run("export %1 -o exported.r32 --force", {name(file)});
        QVERIFY2(exported.code == 0, exported.seen());
        QCOMPARE(m_folder.floats(name("exported.r32")), direct);
    }
}

void CommandsGenerateTest::presetControls() {
    const std::vector<float> rough = heights("--preset matlab --set preset:rcoe=0.5");
    QVERIFY(rough != heights("--preset matlab"));
    // A control leaves plain numbers: the same by hand (n = 8, so three levels).
    QCOMPARE(heights("--preset matlab --set amplitude=0.125 --set factor=2"), rough);
}

void CommandsGenerateTest::saysWhatFlatGroundBecomes() {
    const ProgramRun run = m_folder.run("generate --columns 5 --set form=classic --set amplitude=0 --set "
                                        "corners=fixed --set corner_nw=50 --set "
                                        "corner_ne=50 --set corner_sw=50 --set corner_se=50 -o flat.png");
    QVERIFY2(run.code == 0 && run.error.contains("0 is 50 m"), run.seen());
}

void CommandsGenerateTest::saysWhatHasNoEffect() {
    const QByteArray arguments = "generate --columns 33 --set form=classic --set falloff=hurst ";
    const ProgramRun run = m_folder.run(arguments + "--set factor=0.3 -o effect.r32");
    QVERIFY2(run.code == 0 && run.error.contains("factor is ignored"), run.seen());
    const ProgramRun quiet = m_folder.run(arguments + "--set factor=0.3 -o effect.r32 --force --quiet");
    QVERIFY2(quiet.code == 0 && quiet.error.isEmpty(), quiet.seen());
    const ProgramRun used = m_folder.run(arguments + "--set hurst=0.3 -o effect.r32 --force");
    QVERIFY2(used.code == 0 && !used.error.contains("ignored"), used.seen());
}

void CommandsGenerateTest::refuses_data() {
    QTest::addColumn<QString>("arguments");
    QTest::addColumn<int>("code");
    QTest::addColumn<QString>("says");
    const auto row = [](const char* arguments, int code, const char* says) {
        QTest::newRow(arguments) << name(arguments) << code << name(says);
    };
    row("-o a.xyz", 2, "suffix");
    row("-o a", 2, "--format");
    row("-o a.r32 --format nothing", 2, "formats");
    row("--preset nothing -o a.r32", 2, "nothing");
    row("--preset webgl --recipe x.json -o a.r32", 2, "--recipe");
    row("--recipe missing.json -o a.r32", 3, "missing.json");
    row("--set hurst=5 -o a.r32", 2, "hurst");
    row("--set hurst=rough -o a.r32", 2, "rough");
    row("--set nothing=5 -o a.r32", 2, "nothing");
    row("--set hurst -o a.r32", 2, "NAME=VALUE");
    row("--set other:hurst=1 -o a.r32", 2, "ground");
    row("--set preset:rcoe=1 -o a.r32", 2, "--preset");
    row("--preset matlab --set preset:nothing=1 -o a.r32", 2, "nothing");
    row("--preset matlab --set preset:rcoe=x -o a.r32", 2, "rcoe");
    row("--columns 1 -o a.r32", 2, "2");
    row("--columns 0 -o a.r32", 2, "2");
    row("--columns 1.5 -o a.r32", 2, "--columns");
    row("--spacing 0 -o a.r32", 2, "--spacing");
    row("--columns 100 --set form=classic --set edges=wrap -o a.r32", 2, "99");
    row("--columns 33 --window 30,30,4,4 -o a.r32", 2, "33");
    row("--columns 33 --window 0,0,4,4 -o a.json", 2, "--window");
    row("--columns 33 --window 0,0,4,4 -o a.moraine", 2, "--window");
    row("--columns 33 -o a.r32 --resample 1x5", 2, "--resample");
    row("--columns 33 -o a.r32 --tiles 40x1", 2, "--tiles");
    row("--columns 33 -o nowhere/a.r32", 4, "nowhere");
    row("--columns 1048577 -o a.r32", 6, "iB");
}

void CommandsGenerateTest::refuses() {
    QFETCH(QString, arguments);
    QFETCH(int, code);
    QFETCH(QString, says);
    const Folder folder;
    const ProgramRun run = folder.run("generate " + arguments.toUtf8());
    QVERIFY2(run.code == code, run.seen());
    QVERIFY2(run.output.isEmpty() && run.error.count('\n') == 1, run.seen());
    QVERIFY2(run.error.startsWith("moraine: ") && run.error.contains(says.toUtf8()), run.seen());
    QVERIFY2(folder.entries().isEmpty(), run.seen());
}

QTEST_GUILESS_MAIN(CommandsGenerateTest)
#include "commands_generate_test.moc"
