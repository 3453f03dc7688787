// SPDX-License-Identifier: MIT
// How large meshes and printed bodies are, in numbers that can be reckoned by hand.
#include "tests/support/number_bytes.h"
#include "tests/support/program.h"

#include <QJsonArray>
#include <QJsonObject>
#include <QTest>

using support::Folder;
using support::name;
using support::ProgramRun;

class CommandsMeshSizeTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void surfaces_data();
    void surfaces();
    void bodies_data();
    void bodies();
    void sheetsPrintNoNoise_data();
    void sheetsPrintNoNoise();
    void unreal_data();
    void unreal();

private:
    /// Land that rises from `low` in the west to `high` in the east, as land.r32.
    void makeSlope(int columns, int rows, double low, double high) const;
    /// The greater corner of the bounds minus the lesser one.
    [[nodiscard]] QList<double> sizeOf(const QString& mesh) const;

    Folder m_folder;
};

void CommandsMeshSizeTest::makeSlope(int columns, int rows, double low, double high) const {
    QByteArray bytes;
    for (int i = 0; i < columns * rows; ++i)
        bytes +=
            support::bytesOfNumber(static_cast<float>(low + (high - low) * (i % columns) / (columns - 1)));
    m_folder.write(name("land.r32"), bytes);
}

QList<double> CommandsMeshSizeTest::sizeOf(const QString& mesh) const {
    const QJsonArray bounds =
        m_folder.run("info %1 --json", {mesh}).json().object()[name("bounds")].toArray();
    QList<double> out;
    for (int axis = 0; axis < 3; ++axis)
        out += bounds[1].toArray()[axis].toDouble() - bounds[0].toArray()[axis].toDouble();
    return out;
}

void CommandsMeshSizeTest::surfaces_data() {
    QTest::addColumn<QString>("mesh");
    QTest::addColumn<QSize>("samples");
    QTest::addColumn<double>("spacing");
    QTest::addColumn<QList<double>>("size"); // west to east, south to north, up
    for (const char* mesh : {"a.obj", "a.ply", "a.stl", "a.glb"}) {
        const auto row = [&](int columns, int rows, double spacing, double width, double depth) {
            QTest::addRow("%s, %d x %d samples %g m apart", mesh, columns, rows, spacing)
                << name(mesh) << QSize(columns, rows) << spacing << QList<double>{width, depth, 100};
        };
        row(33, 33, 3.125, 100, 100); // a step less than samples
        row(1250, 3, 8, 1249 * 8, 16);
        row(200, 100, 1, 199, 99);
        // A kilometre wide and 100 m high, however many samples.
        row(11, 11, 100, 1000, 1000);
        row(101, 101, 10, 1000, 1000);
        row(1001, 3, 1, 1000, 2);
    }
}

/// Samples are points: so many less one are as many steps, of the same unit as the heights.
void CommandsMeshSizeTest::surfaces() {
    QFETCH(QString, mesh);
    QFETCH(QSize, samples);
    QFETCH(double, spacing);
    QFETCH(QList<double>, size);
    makeSlope(samples.width(), samples.height(), 50, 150);
    const ProgramRun run = m_folder.run("convert land.r32 %1 --force --raw-size %2x%3 --in-spacing %4",
                                        {mesh, QString::number(samples.width()),
                                         QString::number(samples.height()), QString::number(spacing)});
    QVERIFY2(run.code == 0, run.seen());
    QList<double> seen = sizeOf(mesh);
    if (mesh.endsWith(name("glb")))
        QVERIFY(m_folder.content(mesh).contains("\"POSITION\""));
    QCOMPARE(seen, size);
}

void CommandsMeshSizeTest::bodies_data() {
    QTest::addColumn<QByteArray>("options");
    QTest::addColumn<QList<double>>("size"); // mm
    const auto row = [](const char* options, double width, double depth, double height) {
        QTest::newRow(options) << QByteArray(options) << QList<double>{width, depth, height};
    };
    // Land 10 km wide, 5 km deep and 1 km high.
    row("--print-width 100 --base 3", 100, 50, 3 + 10);
    row("--print-width 100 --base 3 --exaggeration 2", 100, 50, 3 + 20);
    row("--print-width 100 --base 0.5 --exaggeration 5", 100, 50, 0.5 + 50);
    row("--scale 1:50000 --base 3", 200, 100, 3 + 20);
}

/// In millimetres, with the heights exaggerated once and the base not at all; and it is said.
void CommandsMeshSizeTest::bodies() {
    QFETCH(QByteArray, options);
    QFETCH(QList<double>, size);
    makeSlope(101, 51, 200, 1200);
    const ProgramRun run =
        m_folder.run("convert land.r32 body.stl --force --raw-size 101x51 --in-spacing 100 " + options);
    QVERIFY2(run.code == 0, run.seen());
    const QList<double> seen = sizeOf(name("body.stl"));
    for (int axis = 0; axis < 3; ++axis)
        QVERIFY2(std::abs(seen[axis] - size[axis]) < 1e-4, qPrintable(QString::number(seen[axis])));
    const QString says =
        name("%1 x %2 x %3 mm").arg(size[0], 0, 'f', 1).arg(size[1], 0, 'f', 1).arg(size[2], 0, 'f', 1);
    QVERIFY2(run.error.contains(says.toUtf8()), run.seen());
}

void CommandsMeshSizeTest::sheetsPrintNoNoise_data() {
    QTest::addColumn<QString>("file");
    QTest::addColumn<QString>("target");
    QTest::newRow("blender") << name("a.glb") << name("blender");
    QTest::newRow("threejs") << name("a.glb") << name("threejs");
    QTest::newRow("print3d") << name("a.stl") << name("print3d");
}

/// A width that was computed ends in the noise of its computation; no number that people read does.
void CommandsMeshSizeTest::sheetsPrintNoNoise() {
    QFETCH(QString, file);
    QFETCH(QString, target);
    makeSlope(129, 129, 0, 100);
    for (const char* spacing : {"1.7000000000000002", "92.65930053971478"}) {
        const ProgramRun run = m_folder.run("convert land.r32 %1 --force --in-spacing %2 --target %3",
                                            {file, name(spacing), target});
        QVERIFY2(run.code == 0, run.seen());
        const QString text = QString::fromUtf8(m_folder.content(name("a.settings.txt")));
        QVERIFY(text.contains(name(" m wide, ")));
        static const QRegularExpression tooMany(name("\\d[.\\d]{12}"));
        QVERIFY2(!text.contains(tooMany), qPrintable(text));
    }
}

void CommandsMeshSizeTest::unreal_data() {
    QTest::addColumn<double>("low");
    QTest::addColumn<double>("high");
    QTest::addColumn<double>("scale");
    QTest::newRow("256 m") << 0.0 << 256.0 << 50.0;
    QTest::newRow("512 m around the sea") << -256.0 << 256.0 << 100.0;
}

/// Unreal's own rule: the range in centimetres ÷ 512.
void CommandsMeshSizeTest::unreal() {
    QFETCH(double, low);
    QFETCH(double, high);
    QFETCH(double, scale);
    makeSlope(127, 127, low, high);
    const ProgramRun run = m_folder.run("convert land.r32 u.png --target unreal5 --force");
    QVERIFY2(run.code == 0, run.seen());
    const QJsonObject sheet = QJsonDocument::fromJson(m_folder.content(name("u.settings.json"))).object();
    const QJsonObject settings = sheet[name("settings")].toObject();
    QVERIFY2(std::abs(settings[name("scale_z")][name("value")].toDouble() - scale) < scale * 1e-4,
             m_folder.content(name("u.settings.txt")));
}

QTEST_GUILESS_MAIN(CommandsMeshSizeTest)
#include "commands_mesh_size_test.moc"
