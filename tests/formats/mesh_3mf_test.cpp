// SPDX-License-Identifier: MIT
// 3MF files, and exports for 3D printers, as other programs read them.
#include "libterrain/formats/line_buffer.h"
#include "libterrain/formats/mesh_export.h"
#include "libterrain/formats/zip_entry.h"
#include "tests/support/field_of.h"
#include "tests/support/mesh_files.h"
#include "tests/support/read_3mf.h"

#include <QFileInfo>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QRegularExpression>
#include <QStandardPaths>
#include <QTest>

#include <algorithm>
#include <cmath>

using namespace terrain;

class Mesh3mfTest : public QObject {
    Q_OBJECT

private:
    const MeshFormat* m_format = findMeshFormat("3mf");
    QTemporaryDir m_folder;

    [[nodiscard]] std::string path(const char* name) const {
        return m_folder.filePath(QString::fromLatin1(name)).toStdString();
    }
    static Heightfield hills(bool holes = false) {
        Heightfield out = support::fieldOf(
            90, 70, [](int c, int r) { return 100 + 20 * std::sin(c * 0.3) * std::sin(r * 0.2); }, 10, 20);
        if (holes)
            for (const auto& [column, row] : {std::pair(20, 20), std::pair(22, 22), std::pair(0, 0),
                                              std::pair(89, 30), std::pair(50, 40), std::pair(51, 40)})
                out.row(row)[column] = hole;
        return out;
    }

private Q_SLOTS:
    /// Closed bodies: one model in mm, manifold, without a warning, and vertex for vertex what STL has.
    void itsOwnLibraryReadsBodies_data() {
        QTest::addColumn<double>("error");
        QTest::addColumn<bool>("holes");
        QTest::newRow("every sample") << 0.0 << false;
        QTest::newRow("every sample, holes") << 0.0 << true;
        QTest::newRow("few") << 0.5 << false;
        QTest::newRow("few, holes") << 0.5 << true;
    }
    void itsOwnLibraryReadsBodies() {
        QFETCH(double, error);
        QFETCH(bool, holes);
        if (!support::has3mfReader())
            QSKIP("The tests were built without lib3mf.");
        SolidOptions options;
        options.printWidth = 120;
        if (error > 0)
            options.maximumError = error;
        const Heightfield land = hills(holes);
        const auto report = exportSolids(land, *m_format, path("body.3mf"), options, Existing::Replace);
        QVERIFY(report.isOk());
        const support::Read3mf seen = support::read3mf(path("body.3mf"));
        QCOMPARE(seen.problem, std::string());
        QCOMPARE(seen.warnings, 0U);
        QCOMPARE(seen.meshes, 1U);
        QCOMPARE(seen.built, 1U);
        QVERIFY(seen.isMillimetres && seen.isManifold);
        QCOMPARE(seen.triangles.size(), static_cast<std::size_t>(report.value().extent.triangles));
        QVERIFY(exportSolids(land, *findMeshFormat("stl"), path("body.stl"), options, Existing::Replace));
        const Mesh stl = importMesh(path("body.stl")).value();
        const std::vector<glm::vec3> soup = support::soupOf(stl);
        for (std::size_t i = 0; i < soup.size(); ++i) {
            const auto& v = seen.vertices[seen.triangles[i / 3][i % 3]];
            QVERIFY(glm::vec3(v[0], v[1], v[2]) == soup[i]);
        }
        // The dialog's counts, before anything is written.
        const MeshExtent counts = countSolids(land, options).value();
        QCOMPARE(counts.triangles, report.value().extent.triangles);
        QCOMPARE(counts.vertices, report.value().extent.vertices);
    }

    /// A terrain's surface says that it is in metres, and is no body.
    void itsOwnLibraryReadsSurfaces() {
        if (!support::has3mfReader())
            QSKIP("The tests were built without lib3mf.");
        const Heightfield land = hills();
        QVERIFY(exportMesh(land, *m_format, path("land.3mf"), {}, Existing::Replace));
        const support::Read3mf seen = support::read3mf(path("land.3mf"));
        QCOMPARE(seen.problem, std::string());
        QVERIFY(seen.isMetres && !seen.isMillimetres);
        QCOMPARE(seen.vertices.size(), std::size_t{90 * 70});
        QCOMPARE(seen.triangles.size(), std::size_t{2 * 89 * 69});
        QCOMPARE(seen.vertices.front()[2], land.at(0, 0)); // north-west
        QCOMPARE(seen.vertices.front()[1], 69 * 20.0F);
    }

    void assimpReads() {
        const QString assimp = QStandardPaths::findExecutable(QStringLiteral("assimp"));
        if (assimp.isEmpty())
            QSKIP("The program assimp is not installed.");
        SolidOptions options;
        options.printWidth = 120;
        const auto report = exportSolids(hills(), *m_format, path("seen.3mf"), options, Existing::Replace);
        QVERIFY(report.isOk());
        QProcess process;
        process.start(assimp, {QStringLiteral("info"), QString::fromStdString(path("seen.3mf"))});
        QVERIFY(process.waitForFinished());
        const QString said = QString::fromUtf8(process.readAllStandardOutput()).simplified();
        QVERIFY2(said.contains(QStringLiteral("Faces: %1 ").arg(report.value().extent.triangles)),
                 qPrintable(said));
    }

    /// The archive is whole by the checksums that it holds, and the same whenever and wherever it is made.
    void archivesAreWhole() {
        SolidOptions options;
        options.printWidth = 120;
        QVERIFY(exportSolids(hills(), *m_format, path("one.3mf"), options, Existing::Replace));
        {
            const support::GermanLocale german;
            QVERIFY(exportSolids(hills(), *m_format, path("two.3mf"), options, Existing::Replace));
        }
        QCOMPARE(support::bytesOf(m_folder.filePath(QStringLiteral("two.3mf"))),
                 support::bytesOf(m_folder.filePath(QStringLiteral("one.3mf"))));
        FileReader file = FileReader::open(path("one.3mf")).value();
        const auto entries = zipEntries(file);
        QVERIFY(entries.isOk());
        QCOMPARE(entries.value().size(), std::size_t{3});
        constexpr std::uint64_t most = std::uint64_t{1} << 30;
        for (const ZipEntry& entry : entries.value())
            QVERIFY2(unpackedEntry(file, entry, most).isOk(), entry.name.c_str());
    }

    /// The size that is told beforehand.
    void sizesAreEstimated_data() {
        QTest::addColumn<QByteArray>("format");
        QTest::addColumn<double>("error");
        QTest::addColumn<double>("within");
        for (const double error : {0.0, 0.2, 2.0}) {
            QTest::addRow("3mf %g", error) << QByteArray("3mf") << error << 0.35;
            QTest::addRow("obj %g", error) << QByteArray("obj") << error << 0.06;
            QTest::addRow("stl %g", error) << QByteArray("stl") << error << 1e-9;
        }
    }
    void sizesAreEstimated() {
        QFETCH(QByteArray, format);
        QFETCH(double, error);
        QFETCH(double, within);
        const Heightfield land = support::fieldOf(
            600, 500,
            [](int c, int r) {
                return 300 * std::sin(c * 0.03) * std::sin(r * 0.02) + std::sin(c * r * 0.1);
            },
            10, 10);
        const MeshFormat& kind = *findMeshFormat(format.constData());
        MeshOptions options;
        if (error > 0)
            options.maximumError = error;
        const auto report = exportMesh(land, kind, path("size"), options, Existing::Replace);
        QVERIFY(report.isOk());
        const MeshExtent& extent = report.value().extent;
        const auto told = static_cast<double>(kind.expectedBytes(extent.vertices, extent.triangles));
        const auto real = static_cast<double>(QFileInfo(m_folder.filePath(QStringLiteral("size"))).size());
        QVERIFY2(std::abs(told / real - 1) <= within, qPrintable(QString::number(told / real)));
    }

    void digits() {
        for (const auto& [count, digits] :
             {std::pair(0, 0), std::pair(1, 1), std::pair(9, 9), std::pair(10, 11), std::pair(99, 189),
              std::pair(100, 192), std::pair(1234, 3829)}) {
            std::size_t counted = 0;
            for (int i = 1; i <= count; ++i)
                counted += std::to_string(i).size();
            QCOMPARE(counted, static_cast<std::size_t>(digits));
            QCOMPARE(digitsUpTo(static_cast<std::uint64_t>(count)), static_cast<std::uint64_t>(digits));
        }
    }

    /// For the target: bodies with a sheet beside them, whose numbers are those of the file.
    void printTargetsHaveTheirSheet_data() {
        QTest::addColumn<QByteArray>("format");
        QTest::addColumn<int>("tiles");
        for (const char* format : {"3mf", "stl"})
            for (const int tiles : {1, 2})
                QTest::addRow("%s, %d tiles", format, tiles) << QByteArray(format) << tiles;
    }
    void printTargetsHaveTheirSheet() {
        QFETCH(QByteArray, format);
        QFETCH(int, tiles);
        const QTemporaryDir folder;
        MeshRequest request{
            findTarget("print3d"), findMeshFormat(format.constData()), {}, SolidOptions{}, {}};
        request.path = folder.filePath(QStringLiteral("model")).toStdString(); // gets a suffix
        request.solid->scale = 10000;
        request.solid->exaggeration = 2;
        request.solid->tilesAcross = tiles;
        request.solid->maximumError = 0.5;
        const Heightfield land = hills();
        const auto made = exportMeshFor(request, land, Existing::Keep);
        QVERIFY(made.isOk());
        QCOMPARE(made.value().files.size(), static_cast<std::size_t>(tiles));
        for (const std::filesystem::path& file : meshFiles(request))
            QVERIFY2(std::filesystem::exists(file), file.c_str());
        const QJsonObject sheet =
            QJsonDocument::fromJson(support::bytesOf(folder.filePath(QStringLiteral("model.settings.json"))))
                .object();
        QCOMPARE(sheet[QLatin1String("target")].toString(), QStringLiteral("print3d"));
        QCOMPARE(sheet[QLatin1String("unit")].toString(), QStringLiteral("mm"));
        const QJsonObject settings = sheet[QLatin1String("settings")].toObject();
        const auto value = [&](const char* id) {
            return settings[QLatin1String(id)].toObject()[QLatin1String("value")].toDouble();
        };
        const HeightRange range = heightRange(land);
        const double width = 890 / 10.0 * (tiles == 1 ? 1 : 45 / 89.0); // mm; 89 cells of 10 m, or 45 and 44
        QVERIFY(std::abs(value("size_x") - width) < 1e-4);
        QVERIFY(std::abs(value("size_y") - 138) < 1e-4);
        QCOMPARE(value("scale"), 10000.0);
        QCOMPARE(value("exaggeration"), 2.0);
        QCOMPARE(value("base"), 2.0);
        QVERIFY(std::abs(value("largest_error") - 0.1) < 1e-9); // 0.5 m · 1000 mm / 10000 · 2
        const double height = double{range.span()} * 0.2 + 2;
        QVERIFY(std::abs(value("size_z") - height) < 0.2);
        if (tiles == 1) { // what was said before it was made
            const MeshSheetFacts planned = meshSheetFacts(request, land.grid(), range).value();
            QVERIFY(std::abs(planned.size().x - value("size_x")) < 1e-4);
            QVERIFY(std::abs(planned.size().z - value("size_z")) < 0.2);
        }
        if (format == "stl") {
            double widest = 0; // the sheet tells of the largest
            for (const std::filesystem::path& file : made.value().files) {
                const MeshFacts facts = meshFacts(importMesh(file).value());
                QVERIFY(facts.closed && facts.manifold);
                widest = std::max(widest, double{facts.maximum.x} - double{facts.minimum.x});
            }
            QVERIFY(std::abs(widest - value("size_x")) < 1e-4);
        }
        QVERIFY(exportMeshFor(request, land, Existing::Keep).isError()); // all of it is there
    }

    /// Meshes for other programs say their numbers too.
    void surfaceTargetsHaveTheirSheet_data() {
        QTest::addColumn<QByteArray>("target");
        QTest::newRow("blender") << QByteArray("blender");
        QTest::newRow("threejs") << QByteArray("threejs");
    }
    void surfaceTargetsHaveTheirSheet() {
        QFETCH(QByteArray, target);
        const QTemporaryDir folder;
        MeshRequest request{findTarget(target.constData()), findMeshFormat("glb"), {}, {}, {}};
        request.path = folder.filePath(QStringLiteral("land.glb")).toStdString();
        const Heightfield land = hills();
        QVERIFY(exportMeshFor(request, land, Existing::Keep).isOk());
        const QByteArray json = support::bytesOf(folder.filePath(QStringLiteral("land.settings.json")));
        const QJsonObject sheet = QJsonDocument::fromJson(json).object();
        QCOMPARE(sheet[QLatin1String("mesh")].toString(), QStringLiteral("glb"));
        QCOMPARE(sheet[QLatin1String("unit")].toString(), QStringLiteral("m"));
        const QJsonObject settings = sheet[QLatin1String("settings")].toObject();
        const auto value = [&](const char* id) {
            return settings[QLatin1String(id)].toObject()[QLatin1String("value")].toDouble();
        };
        QCOMPARE(value("size_x"), 890.0);
        QCOMPARE(value("size_y"), 1380.0);
        QCOMPARE(static_cast<float>(value("maximum")), heightRange(land).maximum);
        request.solid.emplace();
        QVERIFY(exportMeshFor(request, land, Existing::Replace).isError());
    }

    void whatATargetDoesNotTakeIsRefused() {
        const Heightfield land = hills();
        MeshRequest request{findTarget("print3d"), findMeshFormat("stl"), {}, {}, path("no.stl")};
        const auto surface = exportMeshFor(request, land, Existing::Replace);
        QVERIFY(surface.isError() && surface.error().code == ErrorCode::InvalidRequest);
        request.format = findMeshFormat("obj");
        request.solid.emplace();
        request.solid->printWidth = 100;
        const auto other = exportMeshFor(request, land, Existing::Replace);
        QVERIFY(other.isError() && other.error().detail.english().find(".3mf .stl") != std::string::npos);
        QVERIFY(!std::filesystem::exists(path("no.stl")));
    }

    /// The error that is proposed for a print does not show: below 0.05 mm of it.
    void errorsThatDoNotShow_data() {
        QTest::addColumn<double>("scale");
        for (const double scale : {0.001, 0.01, 0.123, 1.0, 1000.0})
            QTest::newRow(QByteArray::number(scale).constData()) << scale;
    }
    void errorsThatDoNotShow() {
        QFETCH(double, scale);
        SolidShape shape;
        shape.upScale = scale;
        const double printed = unseenError(shape) * scale;
        QVERIFY(printed <= 0.05 * (1 + 1e-12) && printed > 0.045);
    }
};

QTEST_GUILESS_MAIN(Mesh3mfTest)
#include "mesh_3mf_test.moc"
