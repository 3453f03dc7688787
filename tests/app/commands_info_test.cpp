// SPDX-License-Identifier: MIT
#include "tests/support/program.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonObject>
#include <QTest>

#include <cmath>

using support::Folder;
using support::name;
using support::ProgramRun;

namespace {

using Row = QMap<QString, QString>;

/// The independently measured facts of real files: a table with a heading, separated by tabs.
QList<Row> measuredRows(const QString& folder) {
    QFile file(folder + name("/heightmaps/MANIFEST.tsv"));
    if (!file.open(QIODevice::ReadOnly))
        return {};
    QList<Row> out;
    const QStringList heading = QString::fromUtf8(file.readLine()).trimmed().split(QLatin1Char('\t'));
    while (!file.atEnd()) {
        const QStringList cells = QString::fromUtf8(file.readLine()).split(QLatin1Char('\t'));
        Row row;
        for (int i = 0; i < heading.size() && i < cells.size(); ++i)
            row[heading[i]] = cells[i].trimmed();
        out << row;
    }
    return out;
}

bool isClose(double a, double b) {
    return std::abs(a - b) <= 1e-6 * std::max(1.0, std::abs(b));
}

/// Whether JSON's value is this number; an empty text, nan or the nodata value stand for a hole, null.
bool matches(const QJsonValue& seen, const QString& expected, const QString& nodata) {
    const double value = expected.toDouble();
    const bool isHole = expected.isEmpty() || expected == name("nan") ||
                        (!nodata.isEmpty() && (isClose(value, nodata.toDouble()) || expected == nodata));
    return isHole ? seen.isNull() : isClose(seen.toDouble(std::nan("")), value);
}

/// What the program has to be told of a file that does not say it itself.
QString importOptionsFor(const QString& file) {
    if (file.endsWith(name("320x200.r32")))
        return name(" --raw-size 320x200");
    if (file.endsWith(name("fuji_uint8_129x129.raw")))
        return name(" --raw-size 129x129 --raw-type u8");
    return {};
}

} // namespace

class CommandsInfoTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void realFiles_data();
    void realFiles();
    void malformedFiles_data();
    void malformedFiles();
    void everyMember();
    void holesAndUnknownsAreNull();
    void importOptions_data();
    void importOptions();
    void meshes();
    void projectsAndRecipes();
    void peopleReadTheSame();

private:
    QString m_data = qEnvironmentVariable("MORAINE_TEST_DATA");
    Folder m_folder;
};

void CommandsInfoTest::realFiles_data() {
    QTest::addColumn<Row>("row");
    if (m_data.isEmpty())
        QSKIP("MORAINE_TEST_DATA names no folder of real files");
    const QStringList families = {name("png"), name("geotiff"), name("asciigrid"), name("hgt"), name("raw")};
    for (const Row& row : measuredRows(m_data)) {
        const QString file = row[name("file")];
        // Three planes one after the other are no square and have no suffix of their own.
        if (families.contains(row[name("family")]) && row[name("expect")] == name("loads") &&
            !file.contains(name("3_planes")))
            QTest::newRow(qPrintable(file + QLatin1Char(' ') + row[name("interpretation")])) << row;
    }
}

void CommandsInfoTest::realFiles() {
    QFETCH(Row, row);
    const QString file = row[name("file")];
    const QByteArray line = "info %1 --json" + importOptionsFor(file).toUtf8();
    const ProgramRun run = m_folder.run(line, {m_data + name("/heightmaps/") + file});
    QVERIFY2(run.code == 0, run.seen());
    const QJsonObject facts = run.json().object();
    QCOMPARE(facts[name("columns")].toInt(), row[name("width")].toInt());
    QCOMPARE(facts[name("rows")].toInt(), row[name("height")].toInt());
    QCOMPARE(facts[name("nodata_count")].toInt(), row[name("nodata_count")].toInt());
    // The table has the file's bare numbers.
    const double scale = row[name("scale")].isEmpty() ? 1 : row[name("scale")].toDouble();
    const double offset = row[name("offset")].toDouble();
    const auto scaled = [&](const char* column) {
        const QString bare = row[name(column)];
        const bool isNumber = !bare.isEmpty() && bare != name("nan") && bare != row[name("nodata")];
        return isNumber ? QString::number(bare.toDouble() * scale + offset, 'g', 17) : bare;
    };
    const bool isTurned = scale < 0;
    QVERIFY2(matches(facts[name("minimum")], scaled(isTurned ? "max" : "min"), {}), run.seen());
    QVERIFY2(matches(facts[name("maximum")], scaled(isTurned ? "min" : "max"), {}), run.seen());
    QVERIFY2(matches(facts[name("mean")], scaled("mean"), {}), run.seen());
    // A transform whose rows run northward is a file that begins in the south.
    const QStringList transform = row[name("geotransform")].split(QLatin1Char(','));
    // The last row of a Terragen file is north, and GDAL gives it first, whatever its transform says.
    const bool southUp =
        row[name("family")] != name("terragen") && transform.size() == 6 && transform[5].toDouble() > 0;
    const QJsonArray corners = facts[name("corners")].toArray();
    const QString nodata = row[name("nodata")];
    for (const auto& [north, west, cell] :
         {std::tuple(!southUp, true, "v_0_0"), std::tuple(!southUp, false, "v_w1_0"),
          std::tuple(southUp, true, "v_0_h1"), std::tuple(southUp, false, "v_w1_h1")})
        QVERIFY2(matches(corners[north ? 0 : 1].toArray()[west ? 0 : 1], scaled(cell), nodata), run.seen());
    if (!southUp || row[name("height")].toInt() % 2 == 1)
        QVERIFY2(matches(facts[name("center")], scaled("v_mid"), nodata), run.seen());
}

void CommandsInfoTest::malformedFiles_data() {
    QTest::addColumn<QString>("file");
    QTest::addColumn<bool>("mayLoad");
    if (m_data.isEmpty())
        QSKIP("MORAINE_TEST_DATA names no folder of real files");
    for (const Row& row : measuredRows(m_data))
        if (row[name("family")] == name("malformed"))
            QTest::newRow(qPrintable(row[name("file")]))
                << row[name("file")] << (row[name("expect")] == name("error_or_load"));
}

void CommandsInfoTest::malformedFiles() {
    QFETCH(QString, file);
    QFETCH(bool, mayLoad);
    const ProgramRun run = m_folder.run("info %1 --json --quiet", {m_data + name("/heightmaps/") + file});
    if (mayLoad && run.code == 0)
        return;
    QVERIFY2(run.code == 3 || run.code == 6, run.seen());
    QVERIFY2(run.output.isEmpty() && run.error.count('\n') == 1, run.seen());
    QVERIFY2(run.error.contains(file.section(QLatin1Char('/'), -1).toUtf8()), run.seen());
}

void CommandsInfoTest::everyMember() {
    m_folder.write(name("a.asc"), "ncols 3\nnrows 3\nxllcorner 100\nyllcorner 200\ncellsize 2.5\n"
                                  "1 2 3\n4 -5.5 6\n7 8 10\n");
    const ProgramRun run = m_folder.run("info a.asc --json");
    QVERIFY2(run.code == 0, run.seen());
    const QJsonObject facts = run.json().object();
    QCOMPARE(facts[name("columns")].toInt(), 3);
    QCOMPARE(facts[name("rows")].toInt(), 3);
    QCOMPARE(facts[name("sample_type")].toString(), name("f32"));
    QCOMPARE(facts[name("spacing")].toArray(), (QJsonArray{2.5, 2.5}));
    QCOMPARE(facts[name("minimum")].toDouble(), -5.5);
    QCOMPARE(facts[name("maximum")].toDouble(), 10.0);
    QVERIFY(isClose(facts[name("mean")].toDouble(), 35.5 / 9));
    QCOMPARE(facts[name("nodata_count")].toInt(), 0);
    QCOMPARE(facts[name("corners")].toArray(), (QJsonArray{QJsonArray{1, 3}, QJsonArray{7, 10}}));
    QCOMPARE(facts[name("center")].toDouble(), -5.5);
    QVERIFY(facts.contains(name("crs")) && facts[name("crs")].isNull());
    QCOMPARE(facts[name("fingerprint")].toString().size(), 32);
}

void CommandsInfoTest::holesAndUnknownsAreNull() {
    m_folder.write(name("holes.asc"),
                   "ncols 2\nnrows 2\nxllcorner 0\nyllcorner 0\ncellsize 1\nNODATA_value -1\n"
                   "-1 -1\n-1 -1\n");
    const QJsonObject facts = m_folder.run("info holes.asc --json").json().object();
    for (const char* member : {"minimum", "maximum", "mean", "center"})
        QVERIFY2(facts.contains(name(member)) && facts[name(member)].isNull(), member);
    QCOMPARE(facts[name("nodata_count")].toInt(), 4);
    QVERIFY(facts[name("corners")].toArray()[1].toArray()[1].isNull());
    m_folder.write(name("bare.raw"), QByteArray(2 * 2 * 2, '\1'));
    const QJsonObject bare = m_folder.run("info bare.raw --json").json().object();
    QVERIFY(bare.contains(name("spacing")) && bare[name("spacing")].isNull());
    QCOMPARE(bare[name("sample_type")].toString(), name("u16"));
    QCOMPARE(bare[name("minimum")].toDouble(), 257.0);
}

void CommandsInfoTest::importOptions_data() {
    QTest::addColumn<QString>("arguments");
    QTest::addColumn<QString>("member");
    QTest::addColumn<QJsonValue>("expected");
    const auto row = [](const char* arguments, const char* member, const QJsonValue& expected) {
        QTest::newRow(arguments) << name(arguments) << name(member) << expected;
    };
    // Bytes 0 … 11.
    row("--raw-size 4x3 --raw-type u8", "columns", 4);
    row("--raw-size 4x3 --raw-type u8", "maximum", 11);
    row("--raw-size 3x2 --raw-endian big", "minimum", 1);
    row("--raw-size 3x2", "minimum", 256);
    row("--raw-size 3x2 --raw-type i16 --raw-endian big", "sample_type", name("i16"));
    row("--raw-size 2x2 --raw-type u8 --raw-header 8", "minimum", 8);
    row("--raw-size 4x3 --raw-type u8 --in-range -100,155", "minimum", -100);
    row("--raw-size 4x3 --raw-type u8 --nodata 5", "nodata_count", 1);
    row("--raw-size 4x3 --raw-type u8 --nodata 5 --fill-nodata", "nodata_count", 0);
    row("--raw-size 4x3 --raw-type u8 --in-spacing 2.5", "spacing", QJsonArray{2.5, 2.5});
}

void CommandsInfoTest::importOptions() {
    QFETCH(QString, arguments);
    QFETCH(QString, member);
    QFETCH(QJsonValue, expected);
    m_folder.write(name("bytes.raw"), QByteArray("\0\1\2\3\4\5\6\7\10\11\12\13", 12));
    const ProgramRun run = m_folder.run("info bytes.raw --json " + arguments.toUtf8());
    QVERIFY2(run.code == 0, run.seen());
    QVERIFY2(run.json().object()[member] == expected, run.seen());
}

void CommandsInfoTest::meshes() {
    for (const char* file : {"m.obj", "m.stl"}) {
        const ProgramRun made = m_folder.run("generate --columns 5 --rows 9 --spacing 2 -o %1", {name(file)});
        QVERIFY2(made.code == 0, made.seen());
        const ProgramRun run = m_folder.run("info %1 --json", {name(file)});
        QVERIFY2(run.code == 0, run.seen());
        const QJsonObject facts = run.json().object();
        QCOMPARE(facts[name("vertices")].toInt(), 45);
        QCOMPARE(facts[name("triangles")].toInt(), 64);
        QCOMPARE(facts[name("closed")].toBool(true), false);
        QCOMPARE(facts[name("manifold")].toBool(false), true);
        const QJsonArray greatest = facts[name("bounds")].toArray()[1].toArray();
        QCOMPARE(greatest[0].toDouble(), 8.0);
        QCOMPARE(greatest[1].toDouble(), 16.0);
    }
}

void CommandsInfoTest::projectsAndRecipes() {
    QString fingerprint;
    for (const char* file : {"p.moraine", "p.json", "p.r32"}) {
        const ProgramRun made = m_folder.run("generate --columns 17 --seed 8 -o %1", {name(file)});
        QVERIFY2(made.code == 0, made.seen());
        const ProgramRun run = m_folder.run("info %1 --json", {name(file)});
        QVERIFY2(run.code == 0, run.seen());
        const QJsonObject facts = run.json().object();
        if (fingerprint.isEmpty())
            fingerprint = facts[name("fingerprint")].toString();
        QCOMPARE(facts[name("fingerprint")].toString(), fingerprint);
        if (name(file) == name("p.r32"))
            continue;
        const QJsonObject step = facts[name("steps")].toArray()[0].toObject();
        QCOMPARE(step[name("kind")].toString(), name("diamond_square"));
        QCOMPARE(facts[name("spacing")].toArray(), (QJsonArray{1, 1}));
    }
}

void CommandsInfoTest::peopleReadTheSame() {
    m_folder.write(name("people.asc"),
                   "ncols 2\nnrows 2\nxllcorner 0\nyllcorner 0\ncellsize 30\n0.5 1\n2 3\n");
    const ProgramRun run = m_folder.run("info people.asc");
    QVERIFY2(run.code == 0, run.seen());
    for (const char* text : {"columns", "minimum", "0.5", "30", "fingerprint"})
        QVERIFY2(run.output.contains(text), run.seen());
}

QTEST_GUILESS_MAIN(CommandsInfoTest)
#include "commands_info_test.moc"
