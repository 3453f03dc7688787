// SPDX-License-Identifier: MIT
#include "tests/support/field_of.h"
#include "tests/support/mesh_files.h"

#include <QTest>

#include <atomic>
#include <cmath>

using namespace terrain;

namespace {

Heightfield rough(int columns, int rows, double spacingX, double spacingY) {
    return support::fieldOf(
        columns, rows, [](int c, int r) { return (c * 53 + r * 29) % 1013 * 0.3700001 - 100; }, spacingX,
        spacingY);
}

} // namespace

class MeshObjTest : public QObject {
    Q_OBJECT

private:
    QTemporaryDir m_folder;
    const MeshFormat* m_obj = findMeshFormat("obj");

    std::filesystem::path path(const char* name) const {
        return m_folder.filePath(QString::fromLatin1(name)).toStdString();
    }
    QByteArray written(const Heightfield& field, const char* name) const {
        if (!exportMesh(field, *m_obj, path(name), {}, Existing::Replace))
            return {};
        return support::bytesOf(m_folder.filePath(QString::fromLatin1(name)));
    }
    Result<Mesh> read(const QByteArray& text, const char* name = "in.obj") const {
        support::writeBytes(m_folder.filePath(QString::fromLatin1(name)), text);
        return importMesh(path(name));
    }

private Q_SLOTS:
    void byHand() {
        const QByteArray text = written(support::fieldOf({{1.5F, 2}, {-3, 0.1F}}, 10, 20), "hand.obj");
        QCOMPARE(text, QByteArray(
                           "# Moraine terrain, in metres: x east, y north, z up, from the south-west corner\n"
                           "v 0 20 1.5\nv 10 20 2\nv 0 0 -3\nv 10 0 0.1\n"
                           "f 1 3 2\nf 2 3 4\n"));
    }

    void roundTrip_data() {
        QTest::addColumn<int>("columns");
        QTest::addColumn<int>("rows");
        QTest::addColumn<double>("spacing");
        QTest::addColumn<bool>("holes");
        QTest::newRow("2 × 2") << 2 << 2 << 1.0 << false;
        QTest::newRow("oblong") << 57 << 23 << 30.87 << false;
        QTest::newRow("with holes") << 40 << 31 << 0.1 << true;
        QTest::newRow("long rows") << 3000 << 3 << 5.0 << false;
    }
    /// Bit for bit the mesh of the grid.
    void roundTrip() {
        QFETCH(int, columns);
        QFETCH(int, rows);
        QFETCH(double, spacing);
        QFETCH(bool, holes);
        Heightfield field = rough(columns, rows, spacing, spacing * 1.7);
        if (holes)
            for (int i = 5; i < 25; ++i)
                field.row(i)[i % 7 + 8] = hole;
        const auto report = exportMesh(field, *m_obj, path("trip.obj"), {}, Existing::Replace);
        QVERIFY(report.isOk());
        const Mesh grid = gridMesh(field, QuadSplit::Rising).value();
        const Mesh back = importMesh(path("trip.obj")).value();
        QVERIFY(back.vertices == grid.vertices);
        QCOMPARE(back.indices, grid.indices);
        QCOMPARE(report.value().extent.vertices, grid.vertices.size());
        QCOMPARE(report.value().extent.triangles, grid.indices.size() / 3);
        QCOMPARE(report.value().notes.size(), std::size_t(holes ? 1 : 0));
    }

    /// A metre between neighbours stays a metre, however far from the origin.
    void metresStayExactFarOut() {
        const Heightfield field = support::fieldOf(200001, 2, [](int, int) { return 0; });
        written(field, "far.obj");
        const Mesh mesh = importMesh(path("far.obj")).value();
        for (std::size_t i = 1; i < 200001; ++i)
            QVERIFY(mesh.vertices[i].x - mesh.vertices[i - 1].x == 1);
    }

    /// Every height comes back: tiny, huge, and with no exponent, which some readers do not know.
    void everyHeightComesBack() {
        const Heightfield field = support::fieldOf(
            {{1e-30F, -1e30F, 3.4e38F, -1.17549435e-38F, 16777216, 0.1F}, {0, 0, 0, 0, 0, 0}});
        const QByteArray text = written(field, "extreme.obj");
        QVERIFY(!text.mid(text.indexOf('\n')).contains('e'));
        const Mesh mesh = importMesh(path("extreme.obj")).value();
        for (int c = 0; c < 6; ++c)
            QVERIFY(mesh.vertices[std::size_t(c)].z == field.at(c, 0));
    }

    void sameBytesInGerman() {
        const Heightfield field = rough(40, 40, 0.25, 0.25); // over 1000 vertices
        const QByteArray plain = written(field, "plain.obj");
        const support::GermanLocale locale;
        if (!locale.isGerman())
            QSKIP("The locale de_DE.UTF-8 is not installed.");
        QCOMPARE(written(field, "german.obj"), plain);
        QVERIFY(importMesh(path("german.obj")).value().vertices ==
                importMesh(path("plain.obj")).value().vertices);
    }

    void expectedBytesAreNear() {
        for (const int side : {65, 257}) {
            const Heightfield field = rough(side, side, 10, 10);
            const double asked = static_cast<double>(
                m_obj->expectedBytes(static_cast<std::uint64_t>(side) * side,
                                     2 * static_cast<std::uint64_t>(side - 1) * (side - 1)));
            const double made = static_cast<double>(written(field, "size.obj").size());
            QVERIFY2(std::abs(asked / made - 1) < 0.2, qPrintable(QString::number(asked / made)));
        }
    }

    void readsWhatOthersWrite_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QVector<quint32>>("indices");
        const QByteArray square = "v 0 0 0\nv 1 0 0\nv 1 1 0\nv 0 1 0\n";
        const QVector<quint32> fan = {0, 1, 2, 0, 2, 3};
        QTest::newRow("polygon") << (square + "f 1 2 3 4\n") << fan;
        QTest::newRow("texture") << (square + "vt 0 0\nf 1/1 2/1 3/1 4/1\n") << fan;
        QTest::newRow("texture and normal") << (square + "f 1/1/1 2/1/1 3/1/1 4/1/1\n") << fan;
        QTest::newRow("normal") << (square + "f 1//7 2//7 3//7 4//7\n") << fan;
        QTest::newRow("from the end") << (square + "f -4 -3 -2 -1\n") << fan;
        QTest::newRow("from the end, amid") << (square.left(24) + "f -3 -2 -1\nv 0 1 0\nf 1 3 4") << fan;
        QTest::newRow("windows lines") << QByteArray(square + "f 1 2 3 4\n").replace("\n", "\r\n") << fan;
        QTest::newRow("old mac lines") << QByteArray(square + "f 1 2 3 4\n").replace("\n", "\r") << fan;
        QTest::newRow("no end of line") << (square + "f 1 2 3 4") << fan;
        QTest::newRow("blanks, comments, names") << ("\xEF\xBB\xBF# a comment\n\n o hill\n\tmtllib a.mtl\n" +
                                                     square + "usemtl x\ns off\n  f  1  2 3   4 # end\n")
                                                 << fan;
        QTest::newRow("continued line") << (square + "f 1 2 \\\n3 4\n") << fan;
        QTest::newRow("colours and weights")
            << QByteArray("v 0 0 0 1\nv 1 0 0 .5 .5 .5\nv 1 1 0\nv 0 1 0\nf 1 2 3 4\n") << fan;
        QTest::newRow("exponents and signs")
            << QByteArray("v 0e0 +0 -0\nv +1.0E0 0 0\nv 1 1. 0\nv 0 1 0\nf 1 2 3 4\n") << fan;
        QTest::newRow("faces first") << ("f 1 2 3 4\n" + square) << fan;
    }
    void readsWhatOthersWrite() {
        QFETCH(QByteArray, text);
        QFETCH(QVector<quint32>, indices);
        const auto mesh = read(text);
        QVERIFY2(mesh.isOk(), mesh.isError() ? mesh.error().detail.english().c_str() : "");
        QCOMPARE(QVector<quint32>(mesh.value().indices.begin(), mesh.value().indices.end()), indices);
        QCOMPARE(mesh.value().vertices.size(), std::size_t{4});
        QVERIFY(mesh.value().vertices[2] == glm::vec3(1, 1, 0));
        // By content: the name does not matter.
        QVERIFY(read(text, "mesh.dat").isOk());
        QVERIFY(recogniseMesh(path("mesh.dat")) == m_obj);
    }

    void damagedFiles_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("saying");
        QTest::newRow("empty") << QByteArray() << QByteArray("is empty");
        QTest::newRow("nothing but a comment") << QByteArray("# nothing\n") << QByteArray("no triangles");
        QTest::newRow("no faces") << QByteArray("v 1 2 3\n") << QByteArray("no triangles");
        QTest::newRow("short vertex") << QByteArray("v 1 2\nf 1 1 1\n") << QByteArray("line 1 ");
        QTest::newRow("comma") << QByteArray("v 1,5 2 3\n") << QByteArray("line 1 ");
        QTest::newRow("not a number") << QByteArray("v 0 0 0\nv 1 nan 2\n") << QByteArray("line 2 ");
        QTest::newRow("infinite") << QByteArray("v 0 0 0\nv 1 1e99 2\n") << QByteArray("line 2 ");
        QTest::newRow("two corners") << QByteArray("v 0 0 0\nf 1 1\n") << QByteArray("line 2 ");
        QTest::newRow("vertex 0") << QByteArray("v 0 0 0\nf 1 0 1\n") << QByteArray("line 2 ");
        QTest::newRow("before the first") << QByteArray("v 0 0 0\nf -2 1 1\n") << QByteArray("line 2 ");
        QTest::newRow("beyond the last") << QByteArray("v 0 0 0\nf 1 1 9\n") << QByteArray("vertex 9");
        QTest::newRow("far beyond") << QByteArray("v 0 0 0\nf 1 1 99999999999\n") << QByteArray("line 2 ");
        QTest::newRow("letters") << QByteArray("v 0 0 0\nf a b c\n") << QByteArray("line 2 ");
        QTest::newRow("endless line") << QByteArray(3 << 20, 'v') << QByteArray("1 MiB");
        QTest::newRow("a picture") << QByteArray("\x89PNG\r\n\x1a\n....") << QByteArray("no mesh");
    }
    void damagedFiles() {
        QFETCH(QByteArray, text);
        QFETCH(QByteArray, saying);
        const auto mesh = read(text);
        QVERIFY(mesh.isError());
        QVERIFY(mesh.error().code == ErrorCode::UnusableInput);
        const std::string sentence = mesh.error().detail.english();
        QVERIFY2(sentence.find(saying.toStdString()) != std::string::npos, sentence.c_str());
        QVERIFY2(sentence.find("in.obj") != std::string::npos, sentence.c_str());
    }

    /// A file cut off anywhere is an error or a smaller mesh, never anything else.
    void cutAnywhere() {
        const QByteArray whole = written(rough(4, 3, 1, 1), "whole.obj");
        for (int length = 0; length < whole.size(); ++length) {
            const auto mesh = read(whole.left(length));
            QVERIFY(mesh.isError() || mesh.isOk());
            if (mesh)
                for (const std::uint32_t i : mesh.value().indices)
                    QVERIFY(i < mesh.value().vertices.size());
        }
    }

    void nothingStaysBehind() {
        const std::atomic<bool> stop{true};
        const Heightfield field = rough(64, 64, 1, 1);
        QVERIFY(
            exportMesh(field, *m_obj, path("cancelled.obj"), {}, Existing::Keep, RunContext(&stop, nullptr))
                .isCancelled());
        QVERIFY(!std::filesystem::exists(path("cancelled.obj")));
        written(field, "kept.obj");
        const QByteArray before = support::bytesOf(m_folder.filePath(QStringLiteral("kept.obj")));
        const auto refused = exportMesh(rough(3, 3, 1, 1), *m_obj, path("kept.obj"), {}, Existing::Keep);
        QVERIFY(refused.isError() && refused.error().code == ErrorCode::CannotWrite);
        QCOMPARE(support::bytesOf(m_folder.filePath(QStringLiteral("kept.obj"))), before);
        const auto none =
            exportMesh(support::fieldOf({{hole, 1}, {1, 1}}), *m_obj, path("none.obj"), {}, Existing::Keep);
        QVERIFY(none.isError() && none.error().code == ErrorCode::UnusableInput);
        QVERIFY(!std::filesystem::exists(path("none.obj")));
        const auto missing = importMesh(path("missing.obj"));
        QVERIFY(missing.isError() && missing.error().code == ErrorCode::UnusableInput);
    }

    void foundBySuffix() {
        QVERIFY(meshFormatForSuffix("OBJ") == m_obj);
        QVERIFY(meshFormatForSuffix("stl") == findMeshFormat("stl"));
        QVERIFY(meshFormatForSuffix("png") == nullptr);
        QVERIFY(meshFormatForSuffix("") == nullptr);
        QVERIFY(findMeshFormat("no such format") == nullptr);
    }
};

QTEST_GUILESS_MAIN(MeshObjTest)
#include "mesh_obj_test.moc"
