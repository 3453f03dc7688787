// SPDX-License-Identifier: MIT
// Heights go through the program as they are: no bits lost, no missing sample taken for a height.
#include "tests/support/number_bytes.h"
#include "tests/support/program.h"

#include <QJsonArray>
#include <QJsonObject>
#include <QSet>
#include <QTest>

using support::Folder;
using support::name;
using support::ProgramRun;

namespace {

/// 16-bit little-endian samples of a raw file.
QList<int> numbersOf(const QByteArray& bytes) {
    QList<int> out;
    for (qsizetype i = 0; i + 1 < bytes.size(); i += 2)
        out += static_cast<quint8>(bytes[i]) | static_cast<quint8>(bytes[i + 1]) << 8;
    return out;
}

QByteArray bytesOf(const QList<float>& heights) {
    QByteArray out;
    for (const float height : heights)
        out += support::bytesOfNumber(height);
    return out;
}

} // namespace

class CommandsKeptHeightsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyNumberOf16Bits_data();
    void everyNumberOf16Bits();
    void narrowBandsKeepTheirBits_data();
    void narrowBandsKeepTheirBits();
    void partsOfARangeBecomeMetres();
    void floatsAreMetres_data();
    void floatsAreMetres();
    void missingIsNoHeight_data();
    void missingIsNoHeight();
    void unknownsAreSaid_data();
    void unknownsAreSaid();
    void everyStepIsUsed();
    void depthsKeepTheirDistance();
    void anySizeIsAProjectOrRefused_data();
    void anySizeIsAProjectOrRefused();

private:
    Folder m_folder;
};

void CommandsKeptHeightsTest::everyNumberOf16Bits_data() {
    QTest::addColumn<QString>("out");
    for (const char* out : {"b.raw", "b.png", "b.pgm", "b.tif --option type=u16", "b.r32", "b.asc", "b.exr",
                            "b.npy", "b.moraine"})
        QTest::newRow(out) << name(out);
}

/// A ramp of every number there is, by a file of another format.
void CommandsKeptHeightsTest::everyNumberOf16Bits() {
    QFETCH(QString, out);
    QByteArray ramp;
    for (int i = 0; i < 257 * 257; ++i)
        ramp += support::bytesOfNumber(static_cast<quint16>(i));
    m_folder.write(name("ramp.raw"), ramp);
    const QByteArray range = out.contains(name("png")) || out.contains(name("u16")) ? " --range 0,65535" : "";
    const ProgramRun there = m_folder.run("convert ramp.raw " + out.toUtf8() + " --force" + range);
    QVERIFY2(there.code == 0, there.seen());
    const QString file = out.section(QLatin1Char(' '), 0, 0);
    const QByteArray verb = file.endsWith(name("moraine")) ? "export %1 -o" : "convert %1";
    const ProgramRun back = m_folder.run(verb + " back.raw --range 0,65535 --force", {file});
    QVERIFY2(back.code == 0, back.seen());
    QVERIFY(m_folder.content(name("back.raw")) == ramp);
}

void CommandsKeptHeightsTest::narrowBandsKeepTheirBits_data() {
    QTest::addColumn<QString>("size");
    QTest::newRow("half") << name("33x33");
    QTest::newRow("twice") << name("129x129");
    QTest::newRow("any") << name("50x91");
}

/// Resampled numbers from 1000 to 1255 stay there and are not rounded to bytes.
void CommandsKeptHeightsTest::narrowBandsKeepTheirBits() {
    QFETCH(QString, size);
    QByteArray band;
    for (int i = 0; i < 65 * 65; ++i)
        band += support::bytesOfNumber(static_cast<quint16>(1000 + (i % 65 * 3 + i / 65 * 5) % 256));
    m_folder.write(name("band.raw"), band);
    const ProgramRun run =
        m_folder.run("convert band.raw out.raw --resample %1 --range 0,65535 --force", {size});
    QVERIFY2(run.code == 0, run.seen());
    const QList<int> numbers = numbersOf(m_folder.content(name("out.raw")));
    QVERIFY(*std::min_element(numbers.begin(), numbers.end()) >= 1000);
    QVERIFY(*std::max_element(numbers.begin(), numbers.end()) <= 1255);
    const QSet<int> distinct(numbers.begin(), numbers.end());
    QVERIFY2(distinct.size() > 100, qPrintable(QString::number(distinct.size())));
}

/// The range that somebody gave is the project's.
void CommandsKeptHeightsTest::partsOfARangeBecomeMetres() {
    QByteArray bytes;
    for (int i = 0; i < 256; ++i)
        bytes += static_cast<char>(i);
    m_folder.write(name("all.raw"), bytes);
    QCOMPARE(m_folder.run("convert all.raw all.png --raw-type u8 --option depth=8 --force").code, 0);
    const ProgramRun made = m_folder.run("convert all.png metres.moraine --in-range 100,355 --force");
    QVERIFY2(made.code == 0, made.seen());
    const QJsonObject facts = m_folder.run("info metres.moraine --json").json().object();
    QCOMPARE(facts[name("minimum")].toDouble(), 100.0);
    QCOMPARE(facts[name("maximum")].toDouble(), 355.0);
    QCOMPARE(m_folder.run("export metres.moraine -o metres.r32 --force").code, 0);
    const std::vector<float> heights = m_folder.floats(name("metres.r32"));
    for (std::size_t i = 0; i < 256; ++i)
        QCOMPARE(heights[i], 100 + static_cast<float>(i));
}

void CommandsKeptHeightsTest::floatsAreMetres_data() {
    QTest::addColumn<QList<float>>("heights");
    QTest::addColumn<QString>("through");
    QList<float> ramp;
    for (int i = 0; i < 129 * 129; ++i)
        ramp += static_cast<float>(i * 3 + i % 10 * 0.1);
    for (const char* through : {"b.tif", "b.r32", "b.exr", "b.npy", "b.asc", "b.moraine"}) {
        QTest::addRow("beyond 16 bits, %s", through)
            << QList<float>{-12.5F, 0, 0.25F, 70000.25F} << name(through);
        QTest::addRow("0 to 1234.5 m, %s", through)
            << QList<float>{0, 0.1F, 617.25F, 1234.5F} << name(through);
        QTest::addRow("steps of 0.1 m up to 50 km, %s", through) << ramp << name(through);
    }
}

void CommandsKeptHeightsTest::floatsAreMetres() {
    QFETCH(QList<float>, heights);
    QFETCH(QString, through);
    m_folder.write(name("a.r32"), bytesOf(heights));
    const ProgramRun there = m_folder.run("convert a.r32 %1 --force", {through});
    QVERIFY2(there.code == 0, there.seen());
    const QByteArray verb = through.endsWith(name("moraine")) ? "export %1 -o" : "convert %1";
    const ProgramRun back = m_folder.run(verb + " back.r32 --force", {through});
    QVERIFY2(back.code == 0, back.seen());
    QVERIFY(m_folder.content(name("back.r32")) == bytesOf(heights));
}

void CommandsKeptHeightsTest::missingIsNoHeight_data() {
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("options");
    QTest::addColumn<double>("minimum");
    QTest::addColumn<double>("maximum");
    QTest::addColumn<int>("holes");
    const auto row = [](const char* what, const char* size, const char* marker, const char* values,
                        double minimum, double maximum, int holes, const char* options = "") {
        const QList<QByteArray> sides = QByteArray(size).split('x');
        QByteArray text =
            "ncols " + sides[0] + "\nnrows " + sides[1] + "\nxllcorner 0\nyllcorner 0\ncellsize 30\n";
        if (*marker != '\0')
            text += QByteArray("NODATA_value ") + marker + "\n";
        QTest::newRow(what) << text + values << name(options) << minimum << maximum << holes;
    };
    row("a corner", "3x3", "-9999", "-9999 5 6\n7 8 9\n1 2 3\n", 1, 9, 1);
    row("an SRTM void", "3x3", "-32768", "500 600 700\n800 900 500\n600 700 -32768\n", 500, 900, 1);
    row("a DTED void", "3x3", "-32767", "-32767 600 700\n800 900 500\n600 700 500\n", 500, 900, 1);
    row("nan besides the marker", "3x3", "-9999", "nan 2 3\n4 5 6\n7 8 -9999\n", 2, 8, 2);
    row("nan first, no marker", "3x3", "", "nan 2 3\n4 5 6\n7 8 9\n", 2, 9, 1);
    row("a marker above all heights", "3x3", "99999", "99999 2 3\n4 5 6\n7 8 9\n", 2, 9, 1);
    row("the sea floor", "3x5", "",
        "-3000 -3000 -3000 -3000 -3000 -3000 -3000 -3000 -3000 -3000 -3000 -3000 "
        "-3000 -3000 -3000\n",
        -3000, -3000, 0);
    row("a border of 0", "4x4", "", "0 0 0 0\n0 2000 2100 0\n0 2200 2400 0\n0 0 0 0\n", 2000, 2400, 12,
        "--nodata 0");
}

/// Neither in the numbers that are told, nor in a picture's range, nor in meshes.
void CommandsKeptHeightsTest::missingIsNoHeight() {
    QFETCH(QByteArray, text);
    QFETCH(QString, options);
    QFETCH(double, minimum);
    QFETCH(double, maximum);
    QFETCH(int, holes);
    m_folder.write(name("in.asc"), text);
    const QByteArray more = " " + options.toUtf8();
    const QJsonObject facts = m_folder.run("info in.asc --json" + more).json().object();
    QCOMPARE(facts[name("minimum")].toDouble(), minimum);
    QCOMPARE(facts[name("maximum")].toDouble(), maximum);
    QCOMPARE(facts[name("nodata_count")].toInt(), holes);
    for (const char* mesh : {"m.stl", "m.obj", "m.glb"}) {
        const ProgramRun made = m_folder.run("convert in.asc %1 --force" + more, {name(mesh)});
        QVERIFY2(made.code == 0, made.seen());
        const QByteArray left =
            "Missing samples: " + QByteArray::number(holes) + ". The cells around them are";
        QVERIFY2(holes == 0 || made.error.contains(left), made.seen());
        const QJsonArray bounds =
            m_folder.run("info %1 --json", {name(mesh)}).json().object()[name("bounds")].toArray();
        QVERIFY(bounds[0].toArray()[2].toDouble() >= minimum);
        QCOMPARE(bounds[1].toArray()[2].toDouble(), maximum);
    }
    const ProgramRun body = m_folder.run("convert in.asc b.stl --base 2 --print-width 50 --force" + more);
    QVERIFY2(body.code == 0, body.seen());
    const QByteArray walls =
        "Missing samples: " + QByteArray::number(holes) + ". The bodies have walls around them.";
    QCOMPARE(body.error.contains(walls), holes > 0);
    QVERIFY(m_folder.run("info b.stl --json").json().object()[name("closed")].toBool());
    const ProgramRun picture = m_folder.run("convert in.asc p.png --fill-nodata --force" + more);
    QVERIFY2(picture.code == 0, picture.seen());
    const QByteArray lowest = "0 is " + QByteArray::number(minimum) + " m";
    QVERIFY2(picture.error.contains(lowest), picture.seen());
}

void CommandsKeptHeightsTest::unknownsAreSaid_data() {
    QTest::addColumn<double>("top");
    QTest::addColumn<int>("spacing");
    QTest::addColumn<bool>("isPart");
    QTest::newRow("0 to 1 over a kilometre") << 1.0 << 50 << true;
    QTest::newRow("0 to 1 over a metre") << 1.0 << 1 << true;
    QTest::newRow("0 to 800 over a kilometre") << 800.0 << 50 << false;
}

/// Floats from 0 to 1 are more likely parts of a range; a step without a coordinate system is no degree.
void CommandsKeptHeightsTest::unknownsAreSaid() {
    QFETCH(double, top);
    QFETCH(int, spacing);
    QFETCH(bool, isPart);
    QByteArray text =
        "ncols 20\nnrows 20\nxllcorner 0\nyllcorner 0\ncellsize " + QByteArray::number(spacing) + "\n";
    for (int i = 0; i < 400; ++i)
        text += QByteArray::number(top * (i % 21) / 20) + " ";
    m_folder.write(name("parts.asc"), text);
    QCOMPARE(m_folder.run("convert parts.asc parts.tif --force").code, 0);
    for (const char* file : {"parts.asc", "parts.tif"}) {
        const ProgramRun run = m_folder.run("info %1 --json", {name(file)});
        QVERIFY2(run.code == 0, run.seen());
        QCOMPARE(run.error.contains("if they are parts of a range, give it (--in-range MIN,MAX)"), isPart);
        QVERIFY2(run.error.contains("spacing of " + QByteArray::number(spacing) + " is taken as metres"),
                 run.seen());
        QCOMPARE(run.json().object()[name("spacing")].toArray()[0].toDouble(), double(spacing));
    }
    const ProgramRun given = m_folder.run("info parts.tif --json --in-range 0,500");
    QCOMPARE(given.json().object()[name("maximum")].toDouble(), top * 500);
}

/// A hill of a metre in land of 800 m has its share of the steps.
void CommandsKeptHeightsTest::everyStepIsUsed() {
    QList<float> heights;
    for (int row = 0; row < 2; ++row)
        for (int column = 0; column < 1000; ++column)
            heights += static_cast<float>(row == 0 ? column / 999.0 : column * 800 / 999.0);
    m_folder.write(name("slope.r32"), bytesOf(heights));
    QCOMPARE(m_folder.run("convert slope.r32 slope.png --raw-size 1000x2 --force").code, 0);
    QCOMPARE(m_folder.run("convert slope.png slope.raw --force").code, 0);
    const QList<int> numbers = numbersOf(m_folder.content(name("slope.raw")));
    QCOMPARE(*std::min_element(numbers.begin(), numbers.end()), 0);
    QCOMPARE(*std::max_element(numbers.begin(), numbers.end()), 65535);
    const QSet<int> levels(numbers.begin(), numbers.begin() + 1000);
    QVERIFY2(levels.size() >= 80, qPrintable(QString::number(levels.size())));
}

/// What lies below 0 is not all one number in a picture.
void CommandsKeptHeightsTest::depthsKeepTheirDistance() {
    m_folder.write(name("sea.asc"),
                   "ncols 3\nnrows 2\nxllcorner 0\nyllcorner 0\ncellsize 30\n-9999 0 100\n-50 200 300\n");
    for (const char* nodata : {"", " --nodata -9999 --fill-nodata"}) {
        const ProgramRun run = m_folder.run(QByteArray("convert sea.asc sea.png --force") + nodata);
        QVERIFY2(run.code == 0, run.seen());
        QCOMPARE(run.error.contains("often stands for missing samples"), *nodata == '\0');
        QCOMPARE(m_folder.run("convert sea.png sea.raw --force").code, 0);
        const QList<int> numbers = numbersOf(m_folder.content(name("sea.raw")));
        QVERIFY(numbers[3] < numbers[1] && numbers[1] < numbers[2]);
        QCOMPARE(numbers[5], 65535);
    }
}

void CommandsKeptHeightsTest::anySizeIsAProjectOrRefused_data() {
    QTest::addColumn<int>("columns");
    QTest::addColumn<int>("rows");
    for (const auto& [columns, rows] : {std::pair{300, 100}, std::pair{800, 600}, std::pair{17, 33},
                                        std::pair{2, 2}, std::pair{2, 1}, std::pair{1, 1}})
        QTest::addRow("%d x %d", columns, rows) << columns << rows;
}

/// What is imported can be saved and opened again; what cannot be a terrain never becomes a project.
void CommandsKeptHeightsTest::anySizeIsAProjectOrRefused() {
    QFETCH(int, columns);
    QFETCH(int, rows);
    QByteArray samples;
    for (int i = 0; i < columns * rows; ++i)
        samples += support::bytesOfNumber(static_cast<quint16>(i * 7919LL % 65521));
    m_folder.write(name("in.raw"), samples);
    const QByteArray size = QByteArray::number(columns) + "x" + QByteArray::number(rows);
    const ProgramRun picture =
        m_folder.run("convert in.raw in.png --range 0,65535 --force --raw-size " + size);
    QVERIFY2(picture.code == 0, picture.seen());
    const ProgramRun made = m_folder.run("convert in.png p.moraine --force");
    if (columns < 2 || rows < 2) {
        QVERIFY2(made.code == 2 && made.error.contains("2 to "), made.seen());
        return;
    }
    QVERIFY2(made.code == 0, made.seen());
    const QJsonObject facts = m_folder.run("info p.moraine --json").json().object();
    QCOMPARE(facts[name("columns")].toInt(), columns);
    QCOMPARE(facts[name("rows")].toInt(), rows);
    const ProgramRun back = m_folder.run("export p.moraine -o back.raw --force");
    QVERIFY2(back.code == 0, back.seen());
    QVERIFY(m_folder.content(name("back.raw")) == samples);
}

QTEST_GUILESS_MAIN(CommandsKeptHeightsTest)
#include "commands_kept_heights_test.moc"
