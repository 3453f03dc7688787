// SPDX-License-Identifier: MIT
#include "libterrain/formats/mesh_chunks.h"
#include "libterrain/formats/mesh_import.h"
#include "tests/support/field_of.h"
#include "tests/support/gltf_validator.h"
#include "tests/support/heightmap_files.h"
#include "tests/support/mesh_files.h"

#include <QJsonArray>
#include <QRegularExpression>
#include <QTest>
#include <QtEndian>

#include <algorithm>
#include <atomic>
#include <cmath>

using namespace terrain;

namespace {

Heightfield land(int columns = 83, int rows = 57, bool holes = false) {
    Heightfield out = support::fieldOf(
        columns, rows,
        [](int c, int r) { return 500 + 30 * std::sin(c * 0.13) + (c * 53 + r * 29) % 97 * 0.05; }, 2.5, 10);
    if (holes)
        for (int row = 10; row < 30; ++row)
            out.row(row)[20 + row % 3] = hole;
    return out;
}

MeshOptions chunked(int cells, int levels, ChunkOptions::Skirts skirts = ChunkOptions::Skirts::AsDeepAsNeeded,
                    double depth = 0) {
    MeshOptions out;
    out.chunks = ChunkOptions{cells, levels, skirts, depth};
    return out;
}

/// A .glb taken apart by the specification.
struct Glb {
    QJsonObject json;
    QByteArray data;

    explicit Glb(const QByteArray& bytes) {
        const auto text = static_cast<qsizetype>(qFromLittleEndian<quint32>(bytes.constData() + 12));
        json = QJsonDocument::fromJson(bytes.mid(20, text)).object();
        data = bytes.mid(20 + text + 8);
    }
    [[nodiscard]] QJsonArray list(const char* name) const { return json[QLatin1String(name)].toArray(); }

    template <class Value>
    [[nodiscard]] std::vector<Value> values(int accessor) const {
        const QJsonObject access = list("accessors")[accessor].toObject();
        const QJsonObject view = list("bufferViews")[access[QStringLiteral("bufferView")].toInt()].toObject();
        std::vector<Value> out(static_cast<std::size_t>(view[QStringLiteral("byteLength")].toInteger()) /
                               sizeof(Value));
        std::memcpy(out.data(), data.constData() + view[QStringLiteral("byteOffset")].toInteger(),
                    out.size() * sizeof(Value));
        return out;
    }
};

glm::vec3 turned(const glm::vec3& v) {
    return {v.x, v.z, 0 - v.y};
}

} // namespace

class MeshChunksTest : public QObject {
    Q_OBJECT

private:
    QTemporaryDir m_folder;

    [[nodiscard]] QString file(const char* name) const { return m_folder.filePath(QLatin1String(name)); }
    Result<MeshReport> made(const Heightfield& field, const char* name, const MeshOptions& options) const {
        const QString path = file(name);
        const MeshFormat& format = *findMeshFormat(path.section(QLatin1Char('.'), -1).toStdString());
        return exportMesh(field, format, path.toStdString(), options, Existing::Replace);
    }

private Q_SLOTS:
    /// A node a chunk, its levels below it, each named for engines that group by names.
    void nodesOfGlb() {
        QVERIFY(made(land(), "nodes.glb", chunked(32, 3)).isOk());
        const Glb glb(support::bytesOf(file("nodes.glb")));
        const QJsonArray nodes = glb.list("nodes");
        const QJsonObject root =
            nodes[glb.list("scenes")[0].toObject()[QStringLiteral("nodes")][0].toInt()].toObject();
        const QJsonArray chunks = root[QStringLiteral("children")].toArray();
        QCOMPARE(chunks.size(), 3 * 2);
        for (int i = 0; i < 6; ++i) {
            const QJsonObject chunk = nodes[chunks[i].toInt()].toObject();
            const QString name = QStringLiteral("chunk_x%1_y%2").arg(i % 3).arg(i / 3);
            QCOMPARE(chunk[QStringLiteral("name")].toString(), name);
            const QJsonArray levels = chunk[QStringLiteral("children")].toArray();
            QCOMPARE(levels.size(), 3);
            for (int level = 0; level < 3; ++level) {
                const QJsonObject node = nodes[levels[level].toInt()].toObject();
                QCOMPARE(node[QStringLiteral("name")].toString(), name + QStringLiteral("_LOD%1").arg(level));
                const QJsonObject mesh = glb.list("meshes")[node[QStringLiteral("mesh")].toInt()].toObject();
                QCOMPARE(mesh[QStringLiteral("name")], node[QStringLiteral("name")]);
            }
        }
        const QJsonArray errors = root[QStringLiteral("extras")][QStringLiteral("level_errors")].toArray();
        QVERIFY(errors.size() == 3 && errors[0].toDouble() == 0 &&
                errors[2].toDouble() > errors[1].toDouble());
    }

    /// Positions, bounds and indices are those of the chunks; normals those of the full grid, so that light
    /// shows no seam.
    void numbersOfGlb() {
        for (const bool holes : {false, true}) {
            const Heightfield field = land(83, 57, holes);
            const auto report = made(field, "numbers.glb", chunked(32, 3));
            QVERIFY(report.isOk());
            const Glb glb(support::bytesOf(file("numbers.glb")));
            const std::vector<glm::vec3> normals = areaWeightedNormals(field, QuadSplit::Rising);
            const ChunkGrid chunks(83, 57, 32);
            int mesh = 0;
            MeshExtent total;
            for (int y = 0; y < chunks.down(); ++y)
                for (int x = 0; x < chunks.across(); ++x)
                    for (int level = 0; level < 3; ++level, ++mesh) {
                        const ChunkMesh chunk =
                            chunkMesh(field, chunks.window(x, y), level, report.value().chunks->skirtDepth);
                        const auto positions = glb.values<glm::vec3>(3 * mesh);
                        const auto lit = glb.values<glm::vec3>(3 * mesh + 1);
                        QVERIFY(glb.values<std::uint32_t>(3 * mesh + 2) == chunk.mesh.indices);
                        QCOMPARE(positions.size(), chunk.mesh.vertices.size());
                        glm::vec3 least = positions[0];
                        glm::vec3 most = positions[0];
                        for (std::size_t i = 0; i < positions.size(); ++i) {
                            QVERIFY(positions[i] == turned(chunk.mesh.vertices[i]));
                            const auto [column, row] = chunk.samples[i];
                            QVERIFY(lit[i] == turned(normals[static_cast<std::size_t>(row * 83 + column)]));
                            for (int axis = 0; axis < 3; ++axis) {
                                least[axis] = std::min(least[axis], positions[i][axis]);
                                most[axis] = std::max(most[axis], positions[i][axis]);
                            }
                        }
                        const QJsonObject access = glb.list("accessors")[3 * mesh].toObject();
                        for (int axis = 0; axis < 3; ++axis) {
                            QCOMPARE(access[QStringLiteral("min")][axis].toDouble(), double{least[axis]});
                            QCOMPARE(access[QStringLiteral("max")][axis].toDouble(), double{most[axis]});
                        }
                        total.vertices += positions.size();
                        total.triangles += chunk.mesh.indices.size() / 3;
                    }
            QCOMPARE(glb.list("meshes").size(), mesh);
            QCOMPARE(report.value().extent.vertices, total.vertices);
            QCOMPARE(report.value().extent.triangles, total.triangles);
        }
    }

    void validates_data() {
        QTest::addColumn<bool>("holes");
        QTest::addColumn<int>("levels");
        QTest::newRow("levels") << false << 4;
        QTest::newRow("holes") << true << 3;
        QTest::newRow("one level") << false << 1;
    }
    void validates() {
        QFETCH(bool, holes);
        QFETCH(int, levels);
        if (!support::hasGltfValidator())
            QSKIP("Node.js with the package gltf-validator is not installed (NODE_PATH names where packages "
                  "are).");
        QVERIFY(made(land(83, 57, holes), "valid.glb", chunked(16, levels)).isOk());
        QCOMPARE(support::gltfComplaints(file("valid.glb")), QByteArray());
    }

    void assimpReads_data() {
        QTest::addColumn<QByteArray>("name");
        QTest::newRow("glb") << QByteArray("assimp.glb");
        QTest::newRow("obj") << QByteArray("assimp.obj");
    }
    void assimpReads() {
        QFETCH(QByteArray, name);
        const QString program = QStandardPaths::findExecutable(QStringLiteral("assimp"));
        if (program.isEmpty())
            QSKIP("The program assimp is not installed.");
        const auto report = made(land(), name.constData(), chunked(32, 3));
        QVERIFY(report.isOk());
        QProcess process;
        process.start(program, {QStringLiteral("info"), file(name.constData())});
        process.waitForFinished();
        const QString said = QString::fromUtf8(process.readAllStandardOutput());
        const auto number = [&](const char* label) {
            return QRegularExpression(QLatin1String(label) + QStringLiteral("\\s*:\\s*([0-9]+)"))
                .match(said)
                .captured(1)
                .toULongLong();
        };
        QCOMPARE(number("Meshes"), 3ULL * 2 * 3);
        QCOMPARE(number("Faces"), static_cast<qulonglong>(report.value().extent.triangles));
        QVERIFY2(said.contains(QLatin1String("chunk_x2_y1_LOD2")), qPrintable(said));
    }

    /// One object a chunk and level; what we read back is the finest level, once.
    void objects() {
        const auto report = made(land(), "objects.obj", chunked(32, 3));
        QVERIFY(report.isOk());
        const QByteArray text = support::bytesOf(file("objects.obj"));
        QStringList names;
        for (const QByteArray& line : text.split('\n'))
            if (line.startsWith("o "))
                names << QString::fromUtf8(line.mid(2));
        QCOMPARE(names.size(), 18);
        QCOMPARE(names.front(), QStringLiteral("chunk_x0_y0_LOD0"));
        QCOMPARE(names.back(), QStringLiteral("chunk_x2_y1_LOD2"));
        QVERIFY(text.contains("# LOD0: within 0 m of every sample\n# LOD1: within "));
        qsizetype finest = 0;
        bool isFinest = false;
        for (const QByteArray& line : text.split('\n')) {
            if (line.startsWith("o "))
                isFinest = line.endsWith("_LOD0");
            finest += isFinest && line.startsWith("f ") ? 1 : 0;
        }
        const Mesh mesh = importMesh(file("objects.obj").toStdString()).value();
        QCOMPARE(static_cast<qsizetype>(mesh.indices.size() / 3), finest);
        QCOMPARE(text.count("\nvn "), static_cast<qsizetype>(report.value().extent.vertices));
    }

    void heightsAreThoseOfTheFinestLevel_data() {
        QTest::addColumn<QString>("name");
        QTest::newRow("obj") << QStringLiteral("levels.obj");
        QTest::newRow("glb") << QStringLiteral("levels.glb");
    }
    /// Coarser levels lie above the finest in places: they are not what is seen.
    void heightsAreThoseOfTheFinestLevel() {
        QFETCH(QString, name);
        QVERIFY(made(land(), name.toLatin1().constData(), chunked(32, 3)).isOk());
        const std::filesystem::path path = file(name.toLatin1().constData()).toStdString();
        const auto seen = importMeshHeights(path, {}, {});
        QVERIFY(seen.isOk());
        QVERIFY(support::sameHeights(seen.value().heights, land()));
        QVERIFY(support::anyNote(seen.value().notes, "only the finest level"));
        std::vector<Text> notes;
        const Mesh mesh = importMesh(path, {}, &notes).value();
        QCOMPARE(notes.size(), std::size_t{1});
        // No vertex is left of the others.
        std::vector<bool> used(mesh.vertices.size());
        for (const std::uint32_t index : mesh.indices)
            used[index] = true;
        QVERIFY(std::ranges::find(used, false) == used.end());
    }

    void namesOfLevels() {
        QCOMPARE(chunkLevel("chunk_x0_y0_LOD0"), std::optional(0));
        QCOMPARE(chunkLevel("chunk_x12_y345_LOD3"), std::optional(3));
        for (const char* other : {"chunk_x0_y0", "chunk_x0_y0_LOD", "chunk_x_y0_LOD1", "Chunk_x0_y0_LOD1",
                                  "tree_LOD1", "chunk_x0_y0_LOD1_copy", "chunk_x0_y0_LOD1000", ""})
            QVERIFY2(!chunkLevel(other), other);
    }

    /// Levels without a finest one are all there is.
    void coarseLevelsAlone() {
        support::writeBytes(file("coarse.obj"), "o chunk_x0_y0_LOD1\nv 0 0 0\nv 1 0 0\nv 0 1 0\nf 1 2 3\n");
        const Mesh mesh = importMesh(file("coarse.obj").toStdString()).value();
        QCOMPARE(mesh.indices.size(), std::size_t{3});
    }

    void skirtsAsAsked() {
        const auto depth = [&](int levels, ChunkOptions::Skirts skirts, double typed) {
            return made(land(), "skirts.glb", chunked(32, levels, skirts, typed)).value().chunks->skirtDepth;
        };
        using enum ChunkOptions::Skirts;
        QCOMPARE(depth(3, None, 0), 0.0);
        QCOMPARE(depth(3, Typed, 7.5), 7.5);
        QVERIFY(depth(3, AsDeepAsNeeded, 0) > 1);
        QCOMPARE(depth(1, AsDeepAsNeeded, 0), 0.0); // one level meets exactly
        // What skirts do not hide is said.
        const auto notes = [&](ChunkOptions::Skirts skirts, double typed) {
            return made(land(), "skirts.glb", chunked(32, 2, skirts, typed)).value().notes.size();
        };
        QCOMPARE(notes(AsDeepAsNeeded, 0), std::size_t{1}); // of level 1
        QCOMPARE(notes(None, 0), std::size_t{2});
        QCOMPARE(notes(Typed, 0.001), std::size_t{2});
        QCOMPARE(notes(Typed, 500), std::size_t{1});
    }

    void sizeIsKnown_data() {
        QTest::addColumn<QByteArray>("name");
        QTest::newRow("glb") << QByteArray("size.glb");
        QTest::newRow("obj") << QByteArray("size.obj");
    }
    void sizeIsKnown() {
        QFETCH(QByteArray, name);
        const Heightfield field = land(200, 150);
        const ChunkSource chunks =
            ChunkSource::plan(field, {32, 4, ChunkOptions::Skirts::AsDeepAsNeeded, 0}).value();
        const MeshFormat& format = *findMeshFormat(name.right(3).toStdString());
        QVERIFY(made(field, name.constData(), chunked(32, 4)).isOk());
        const auto asked = static_cast<double>(format.expectedChunkBytes(chunks));
        const auto bytes = static_cast<double>(support::bytesOf(file(name.constData())).size());
        QVERIFY2(std::abs(asked / bytes - 1) < 0.1, qPrintable(QString::number(asked / bytes)));
    }

    void refused_data() {
        QTest::addColumn<QByteArray>("name");
        QTest::addColumn<MeshOptions>("options");
        QTest::addColumn<QByteArray>("says");
        using enum ChunkOptions::Skirts;
        for (const char* name : {"no.stl", "no.ply", "no.3mf"})
            QTest::newRow(name) << QByteArray(name) << chunked(32, 2) << QByteArray("names its meshes");
        MeshOptions both = chunked(32, 2);
        both.maximumError = 1;
        QTest::newRow("both") << QByteArray("no.glb") << both << QByteArray("not both");
        QTest::newRow("no cell") << QByteArray("no.glb") << chunked(0, 1) << QByteArray("at least one cell");
        QTest::newRow("no level") << QByteArray("no.glb") << chunked(32, 0) << QByteArray("1 to 6 levels");
        QTest::newRow("levels") << QByteArray("no.obj") << chunked(32, 7) << QByteArray("1 to 6 levels");
        QTest::newRow("flat skirt") << QByteArray("no.obj") << chunked(32, 2, Typed, 0)
                                    << QByteArray("deeper than 0");
        QTest::newRow("nan skirt") << QByteArray("no.obj") << chunked(32, 2, Typed, qQNaN())
                                   << QByteArray("deeper than 0");
    }
    void refused() {
        QFETCH(QByteArray, name);
        QFETCH(MeshOptions, options);
        QFETCH(QByteArray, says);
        const auto report = made(land(), name.constData(), options);
        QVERIFY(report.isError());
        QCOMPARE(report.error().code, ErrorCode::InvalidRequest);
        QVERIFY2(report.error().detail.english().find(says.toStdString()) != std::string::npos,
                 report.error().detail.english().c_str());
        QVERIFY(!QFile::exists(file(name.constData())));
    }

    void tooManyMeshes() {
        Grid grid;
        grid.columns = grid.rows = 4097;
        QVERIFY(checkChunks({64, 4, ChunkOptions::Skirts::None, 0}, grid).isOk());
        QVERIFY(checkChunks({8, 1, ChunkOptions::Skirts::None, 0}, grid).isError());
        QCOMPARE(usualChunkLevels(64), 4);
        QCOMPARE(usualChunkLevels(4), 3);
        QCOMPARE(usualChunkLevels(1), 1);
    }

    void sameBytesInGerman() {
        QVERIFY(made(land(), "plain.obj", chunked(32, 3)).isOk());
        const support::GermanLocale locale;
        if (!locale.isGerman())
            QSKIP("The locale de_DE.UTF-8 is not installed.");
        QVERIFY(made(land(), "german.obj", chunked(32, 3)).isOk());
        QCOMPARE(support::bytesOf(file("german.obj")), support::bytesOf(file("plain.obj")));
    }

    void cancelled() {
        const std::atomic<bool> stop{true};
        const auto report = exportMesh(land(), *findMeshFormat("glb"), file("cancelled.glb").toStdString(),
                                       chunked(32, 3), Existing::Keep, RunContext(&stop, nullptr));
        QVERIFY(report.isCancelled());
        QVERIFY(!QFile::exists(file("cancelled.glb")));
    }
};

QTEST_GUILESS_MAIN(MeshChunksTest)
#include "mesh_chunks_test.moc"
