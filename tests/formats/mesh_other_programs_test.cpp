// SPDX-License-Identifier: MIT
// What programs of other people make of our meshes.
#include "libterrain/formats/mesh_solid.h"
#include "tests/support/field_of.h"
#include "tests/support/mesh_files.h"

#include <QProcess>
#include <QRegularExpression>
#include <QStandardPaths>
#include <QTest>

#include <cmath>

using namespace terrain;

class MeshOtherProgramsTest : public QObject {
    Q_OBJECT

private:
    static constexpr int columns = 40;
    static constexpr int rows = 25;
    static constexpr int triangles = 2 * (columns - 1) * (rows - 1);
    QTemporaryDir m_folder;

    QString made(const char* format) const {
        const QString path = m_folder.filePath(QStringLiteral("hill.") + QLatin1String(format));
        const Heightfield field = support::fieldOf(
            columns, rows, [](int c, int r) { return 100 + (c * 53 + r * 29) % 97 * 0.25; }, 10, 20);
        const auto report =
            exportMesh(field, *findMeshFormat(format), path.toStdString(), {}, Existing::Replace);
        return report ? path : QString();
    }

    static QString output(const QString& program, const QStringList& arguments) {
        QProcess process;
        process.start(program, arguments);
        process.waitForFinished();
        return QString::fromUtf8(process.readAllStandardOutput() + process.readAllStandardError());
    }

    /// The number after a text; none: NaN.
    static double numberAfter(const QString& text, const QString& pattern) {
        const auto match =
            QRegularExpression(pattern + QStringLiteral("\\s*[:=]\\s*\\(?\\s*(-?[0-9.]+)")).match(text);
        return match.hasMatch() ? match.captured(1).toDouble() : qQNaN();
    }

private Q_SLOTS:
    void admeshReadsStl() {
        const QString program = QStandardPaths::findExecutable(QStringLiteral("admesh"));
        if (program.isEmpty())
            QSKIP("The program admesh is not installed.");
        // Checks alone: by itself it would close the open surface and count what it adds.
        const QString said =
            output(program, {QStringLiteral("-e"), QStringLiteral("-d"), QStringLiteral("-v"), made("stl")});
        const auto number = [&](const char* label) { return numberAfter(said, QLatin1String(label)); };
        QCOMPARE(number("Number of facets"), double(triangles));
        QCOMPARE(number("Number of parts"), 1.0);
        QCOMPARE(number("Degenerate facets"), 0.0);
        QCOMPARE(number("Edges fixed"), 0.0);
        QCOMPARE(number("Backwards edges"), 0.0);
        QCOMPARE(number("Facets reversed"), 0.0);
        // The rim alone: 2 · 39 + 2 · 24 edges, two facets having two of them.
        QCOMPARE(number("Facets with 1 disconnected edge"), 122.0);
        QCOMPARE(number("Normals fixed"), 0.0);
        QCOMPARE(number("Min X"), 0.0);
        QVERIFY2(said.contains(QRegularExpression(QStringLiteral("Max X =\\s*390\\.0+"))), qPrintable(said));
        QVERIFY2(said.contains(QRegularExpression(QStringLiteral("Max Y =\\s*480\\.0+"))), qPrintable(said));
        QVERIFY2(said.contains(QRegularExpression(QStringLiteral("Min Z =\\s*100\\.0+"))), qPrintable(said));
        QVERIFY2(said.contains(QRegularExpression(QStringLiteral("Max Z =\\s*124\\.0+"))), qPrintable(said));
    }

    void assimpReads_data() {
        QTest::addColumn<QByteArray>("format");
        QTest::addColumn<QString>("least");
        QTest::addColumn<QString>("most");
        const QString zUp = QStringLiteral("0\\.0+ 0\\.0+ 100\\.0+");
        const QString zUpMost = QStringLiteral("390\\.0+ 480\\.0+ 124\\.0+");
        QTest::newRow("obj") << QByteArray("obj") << zUp << zUpMost;
        QTest::newRow("stl") << QByteArray("stl") << zUp << zUpMost;
        QTest::newRow("ply") << QByteArray("ply") << zUp << zUpMost;
        QTest::newRow("glb") << QByteArray("glb") << QStringLiteral("0\\.0+ 100\\.0+ -480\\.0+")
                             << QStringLiteral("390\\.0+ 124\\.0+ -?0\\.0+");
    }
    void assimpReads() {
        QFETCH(QByteArray, format);
        QFETCH(QString, least);
        QFETCH(QString, most);
        const QString program = QStandardPaths::findExecutable(QStringLiteral("assimp"));
        if (program.isEmpty())
            QSKIP("The program assimp is not installed.");
        const QString said = output(program, {QStringLiteral("info"), made(format.constData())});
        QCOMPARE(numberAfter(said, QStringLiteral("Faces")), double(triangles));
        const QRegularExpression low(QStringLiteral("Minimum point\\s*\\(%1\\)").arg(least));
        const QRegularExpression high(QStringLiteral("Maximum point\\s*\\(%1\\)").arg(most));
        QVERIFY2(said.contains(low) && said.contains(high), qPrintable(said));
    }

    /// Few triangles within an error, as others count them.
    void assimpReadsFew_data() {
        QTest::addColumn<QByteArray>("format");
        for (const char* format : {"obj", "stl", "ply", "glb"})
            QTest::newRow(format) << QByteArray(format);
    }
    void assimpReadsFew() {
        QFETCH(QByteArray, format);
        const QString program = QStandardPaths::findExecutable(QStringLiteral("assimp"));
        if (program.isEmpty())
            QSKIP("The program assimp is not installed.");
        const QString path = m_folder.filePath(QStringLiteral("few.") + QLatin1String(format));
        const Heightfield field = support::fieldOf(
            200, 150, [](int c, int r) { return 100 + 20 * std::sin(c * 0.1) * std::sin(r * 0.1); }, 10, 20);
        MeshOptions options;
        options.maximumError = 0.5;
        const auto report = exportMesh(field, *findMeshFormat(format.constData()), path.toStdString(),
                                       options, Existing::Replace);
        QVERIFY(report.isOk());
        const QString said = output(program, {QStringLiteral("info"), path});
        QCOMPARE(numberAfter(said, QStringLiteral("Faces")), double(report.value().extent.triangles));
        QVERIFY(report.value().extent.triangles < 2 * 199 * 149 / 10);
    }

    /// Closed bodies, as a printer's programs see them: nothing to mend.
    void admeshFindsNothingToMend_data() {
        QTest::addColumn<bool>("few");
        QTest::addColumn<bool>("holes");
        QTest::newRow("every sample") << false << false;
        QTest::newRow("every sample, holes") << false << true;
        QTest::newRow("few") << true << false;
        QTest::newRow("few, holes") << true << true;
    }
    void admeshFindsNothingToMend() {
        QFETCH(bool, few);
        QFETCH(bool, holes);
        const QString admesh = QStandardPaths::findExecutable(QStringLiteral("admesh"));
        const QString assimp = QStandardPaths::findExecutable(QStringLiteral("assimp"));
        if (admesh.isEmpty() || assimp.isEmpty())
            QSKIP("The programs admesh and assimp are not installed.");
        Heightfield field = support::fieldOf(
            90, 70, [](int c, int r) { return 100 + 20 * std::sin(c * 0.3) * std::sin(r * 0.2); }, 10, 20);
        if (holes)
            for (const auto& [column, row] :
                 {std::pair(20, 20), std::pair(22, 22), std::pair(0, 0), std::pair(89, 30), std::pair(50, 40),
                  std::pair(51, 40), std::pair(53, 42)})
                field.row(row)[column] = hole;
        SolidOptions options;
        options.printWidth = 120;
        if (few)
            options.maximumError = 1;
        const QString path = m_folder.filePath(QStringLiteral("body.stl"));
        const auto report =
            exportSolids(field, *findMeshFormat("stl"), path.toStdString(), options, Existing::Replace);
        QVERIFY(report.isOk());
        const auto count = static_cast<double>(report.value().extent.triangles);
        const QString said = output(admesh, {path});
        const auto number = [&](const char* label) { return numberAfter(said, QLatin1String(label)); };
        QVERIFY2(number("Number of facets") == count, qPrintable(said));
        for (const char* label : {"Facets with 1 disconnected edge", "Facets with 2 disconnected edges",
                                  "Facets with 3 disconnected edges", "Total disconnected facets",
                                  "Degenerate facets", "Edges fixed", "Facets removed", "Facets added",
                                  "Facets reversed", "Backwards edges", "Normals fixed"})
            QVERIFY2(number(label) == 0, qPrintable(QLatin1String(label) + QLatin1Char('\n') + said));
        QVERIFY2(said.contains(QRegularExpression(QStringLiteral("Volume *: *[1-9]"))), qPrintable(said));
        QCOMPARE(numberAfter(output(assimp, {QStringLiteral("info"), path}), QStringLiteral("Faces")), count);
    }
};

QTEST_GUILESS_MAIN(MeshOtherProgramsTest)
#include "mesh_other_programs_test.moc"
