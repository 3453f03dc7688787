// SPDX-License-Identifier: MIT
// Colour ramps from files: tables of GMT's manual forms, JSON, and everything that is none.
#include "libterrain/recipe/ramp_file.h"
#include "libterrain/recipe/recipe_json.h"

#include <QTest>

#include <cmath>
#include <random>

using namespace terrain;

namespace {

ColourRamp rampOf(const LoadedRamp& loaded) {
    return {"loaded", {}, loaded.stops, false};
}

QString hex(const Colour& colour) {
    return QStringLiteral("#%1%2%3")
        .arg(colour.red, 2, 16, QLatin1Char('0'))
        .arg(colour.green, 2, 16, QLatin1Char('0'))
        .arg(colour.blue, 2, 16, QLatin1Char('0'));
}

std::string said(const Result<LoadedRamp>& result) {
    return result.error().detail.english();
}

} // namespace

class RampFileTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void reads_data();
    void reads();
    void refuses_data();
    void refuses();
    void tooMuchIsRefused();
    void survivesDamage();
    void projectsKeepIt();
};

/// The colours at three places of a table, and the heights that it spans (both 0: a share of any range).
void RampFileTest::reads_data() {
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("colours"); // at 0, 0.5 and 1
    QTest::addColumn<double>("low");
    QTest::addColumn<double>("high");
    const auto row = [](const char* name, const char* text, const char* colours, double low = 0,
                        double high = 0) {
        QTest::newRow(name) << QString::fromUtf8(text) << QString::fromUtf8(colours) << low << high;
    };
    row("three numbers", "0 0 0 0 1 255 255 255\n", "#000000 #808080 #ffffff");
    row("metres", "-100 0 0 255 0 200 220 255\n0 0 100 0 100 255 255 255\n", "#0000ff #c8dcff #ffffff", -100,
        100);
    row("slashes", "0\t0/0/255\t2000\t255/0/0\n", "#0000ff #800080 #ff0000", 0, 2000);
    row("greys", "0 0 10 200", "#000000 #646464 #c8c8c8", 0, 10);
    row("names", "0 black 1 white", "#000000 #808080 #ffffff");
    row("names of greys", "0 gray0 1 GREY100", "#000000 #808080 #ffffff");
    row("a name and numbers", "0 black 1 255 255 255", "#000000 #808080 #ffffff");
    row("numbers and a name", "0 255 0 0 1 black", "#ff0000 #800000 #000000");
    row("hex", "0 #ff0000 1 #0000ff", "#ff0000 #800080 #0000ff");
    row("hue, saturation, value", "# COLOR_MODEL = HSV\n0 0 1 1 1 120 1 1\n", "#ff0000 #808000 #00ff00");
    row("with dashes", "0 240-1-1 1 0-0-1\n", "#0000ff #8080ff #ffffff");
    row("everything around",
        "#\tfrom somewhere\n#COLOR_MODEL = RGB\n# HINGE = 0\n# RANGE = 0/1\n\n0 10 20 30 1 50 60 70 L ; "
        "a label\n"
        "B 0 0 0\nF white\nN 128\n",
        "#0a141e #1e2832 #323c46");
    row("line ends of Windows", "0 0 0 0 1 255 255 255\r\n", "#000000 #808080 #ffffff");
    row("a step", "0 red 1 red\n1 blue 2 blue\n", "#ff0000 #ff0000 #0000ff", 0, 2);
    row("JSON",
        R"({"stops": [{"position": 0, "colour": "#102030"}, {"position": 1, "colour": [48, 64, 80]}]})",
        "#102030 #203040 #304050");
    row("JSON of heights",
        R"({"name": "a", "stops": [{"height": -5, "color": "#000000"}, {"height": 15, "color": "#ffffff"}]})",
        "#000000 #808080 #ffffff", -5, 15);
    row("JSON within",
        R"({"stops": [{"position": 0.25, "colour": "#ff0000"}, {"position": 0.75, "colour": "#0000ff"}]})",
        "#ff0000 #800080 #0000ff");
}

void RampFileTest::reads() {
    QFETCH(QString, text);
    QFETCH(QString, colours);
    QFETCH(double, low);
    QFETCH(double, high);
    const Result<LoadedRamp> read = rampFromText(text.toStdString(), "colours/alps.cpt");
    QVERIFY2(read.isOk(), read.isError() ? said(read).c_str() : "");
    const LoadedRamp& ramp = read.value();
    QStringList seen;
    for (const double place : {0.0, 0.5, 1.0})
        seen << hex(colourAt(rampOf(ramp), place));
    QCOMPARE(seen.join(QLatin1Char(' ')), colours);
    QCOMPARE(ramp.inMetres, low != high);
    if (ramp.inMetres) {
        QCOMPARE(ramp.low, low);
        QCOMPARE(ramp.high, high);
    }
    QCOMPARE(ramp.stops.front().position, 0.0);
    QCOMPARE(ramp.stops.back().position, 1.0);
    QCOMPARE(ramp.name, text.contains(QLatin1String("name\":")) ? "a" : "alps");
}

void RampFileTest::refuses_data() {
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("words");
    const auto row = [](const char* text, const char* words) {
        QTest::newRow(text) << QString::fromUtf8(text) << QString::fromUtf8(words);
    };
    row("", "no colour table");
    row("# nothing\n", "no colour table");
    row("0 0 0 0\n", "two different values");
    row("0 0 0 0 1\n", "Line 1");
    row("0 0 0 0 1 255 255 255\n1 0 0 0 x 255 255 255\n", "Line 2: 'x'");
    row("0 0 0 0 1 255 255 256\n", "Line 1: '255 255 256'");
    row("0 -1 0 0 1 255 255 255\n", "'-1 0 0'");
    row("0 mauveish 1 white\n", "'mauveish'");
    row("1 black 0 white\n", "second value lies below");
    row("0 black 2 white\n1 black 3 white\n", "Line 2: its first value");
    row("0 black 0 white\n", "two different values");
    row("nan black 1 white\n", "'nan'");
    row("0 black 1e300 white\n", "'1e300'");
    row("0 0 0 0 1 255 255 255 7\n", "Line 1");
    row("0 black 1 white extra\n", "'extra'");
    row("B 0 0\n0 black 1 white\n", "Line 1");
    row("# COLOR_MODEL = CMYK\n0 0 0 0 0 1 0 0 0 100\n", "CMYK");
    row("# COLOR_MODEL = HSV\n0 361 1 1 1 0 1 1\n", "'361 1 1'");
    row("{", "Line 1");
    row("[]", "\"stops\"");
    row(R"({"stops": [{"position": 0, "colour": "#000000"}]})", "two stops");
    row(R"({"stops": [{"position": 0, "colour": "#000000"}, 7]})", "stops[1]");
    row(R"({"stops": [{"position": 0, "colour": "#00000"}, {"position": 1, "colour": "#ffffff"}]})",
        "stops[0]");
    row(R"({"stops": [{"position": 1, "colour": "#000000"}, {"position": 0, "colour": "#ffffff"}]})",
        "stops[1]");
    row(R"({"stops": [{"position": 0, "colour": "#000000"}, {"position": 9, "colour": "#ffffff"}]})",
        "beyond");
    row(R"({"stops": [{"position": 0, "colour": "#000000"}, {"height": 1, "colour": "#ffffff"}]})",
        "stops[1]");
    row(R"({"stops": [{"position": 0, "colour": [0, 0, 300]}, {"position": 1, "colour": "#ffffff"}]})",
        "stops[0]");
}

void RampFileTest::refuses() {
    QFETCH(QString, text);
    QFETCH(QString, words);
    const Result<LoadedRamp> read = rampFromText(text.toStdString(), "bad.cpt");
    QVERIFY(read.isError());
    QCOMPARE(read.error().code, ErrorCode::UnusableInput);
    QVERIFY2(said(read).starts_with("bad.cpt: "), said(read).c_str());
    QVERIFY2(said(read).find(words.toStdString()) != std::string::npos, said(read).c_str());
}

void RampFileTest::tooMuchIsRefused() {
    std::string table;
    for (int i = 0; i < 600; ++i)
        table += std::to_string(i) + " 0 0 0 " + std::to_string(i + 1) + " 9 9 9\n";
    QVERIFY(said(rampFromText(table, "long.cpt")).find("at most 1024") != std::string::npos);
    QVERIFY(readRampFile("/no/such/file.cpt").isError());
}

/// Whatever is done to a good table, the answer is a ramp that keeps its promises, or one sentence.
void RampFileTest::survivesDamage() {
    const std::string good[] = {
        "# COLOR_MODEL = RGB\n-10 0/0/255 0 200 ;x\n0 10 20 30 50.5 white L\nB 1 2 3\nF white\nN "
        "gray50\n",
        R"({"name": "a", "stops": [{"height": 0, "colour": "#102030"}, {"height": 1, "colour": [1, 2, 3]}]})"};
    const std::string pieces = "0123456789-./# \n\t;{}[]\",:abLUBFNeE+\xff";
    std::minstd_rand random(7);
    for (int round = 0; round < 20000; ++round) {
        std::string text = good[round % 2];
        for (unsigned change = 0; change < 1 + random() % 4; ++change) {
            const std::size_t at = random() % text.size();
            switch (random() % 3) {
            case 0:
                text[at] = pieces[random() % pieces.size()];
                break;
            case 1:
                text.erase(at, 1 + random() % 9);
                break;
            default:
                text.insert(at, 1, pieces[random() % pieces.size()]);
            }
            if (text.empty())
                text = " ";
        }
        const Result<LoadedRamp> read = rampFromText(text, "damaged.cpt");
        if (!read) {
            QVERIFY2(said(read).size() > 20 && said(read).find('%') == std::string::npos, said(read).c_str());
            continue;
        }
        const std::vector<ColourStop>& stops = read.value().stops;
        QVERIFY(stops.size() >= 2 && stops.front().position == 0 && stops.back().position == 1);
        QVERIFY(std::ranges::is_sorted(stops, {}, &ColourStop::position));
        QVERIFY(!read.value().name.empty());
    }
}

/// What a project keeps is the whole ramp.
void RampFileTest::projectsKeepIt() {
    terrain::Display display;
    display.loadedRamp = RampReference(
        rampFromText("-10 0/0/255 0 200/220/255\n0 black 50.25 white\n", "Überall.cpt").value());
    display.ramp = loadedRampId;
    const terrain::Display back = displayFromJson(displayToJson(display));
    QVERIFY(back == display);
    QCOMPARE(back.loadedRamp.get()->name, "Überall");
    QVERIFY(back.loadedRamp.get()->inMetres);
    // A name without its ramp is none.
    QCOMPARE(displayFromJson(R"({"ramp": "loaded"})").ramp, terrain::Display().ramp);
    QCOMPARE(displayFromJson(R"({"ramp": "loaded", "loaded_ramp": {"stops": 5}})").ramp,
             terrain::Display().ramp);
}

QTEST_GUILESS_MAIN(RampFileTest)
#include "ramp_file_test.moc"
