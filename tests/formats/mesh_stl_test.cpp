// SPDX-License-Identifier: MIT
#include "tests/support/field_of.h"
#include "tests/support/mesh_files.h"

#include <QTest>
#include <QtEndian>

#include <atomic>
#include <cmath>
#include <cstring>
#include <glm/geometric.hpp>

using namespace terrain;

namespace {

Heightfield rough(int columns, int rows, double spacingX = 1, double spacingY = 1) {
    return support::fieldOf(
        columns, rows, [](int c, int r) { return (c * 53 + r * 29) % 97 * 0.37 - 10; }, spacingX, spacingY);
}

float floatAt(const QByteArray& bytes, qsizetype at) {
    return qFromLittleEndian<float>(bytes.constData() + at);
}

QByteArray textFacet(const char* third = "0 1 0") {
    return QByteArray("facet normal 0 0 1\n outer loop\n  vertex 0 0 0\n  vertex 1 0 0\n  vertex ") + third +
           "\n endloop\nendfacet\n";
}

} // namespace

class MeshStlTest : public QObject {
    Q_OBJECT

private:
    QTemporaryDir m_folder;
    const MeshFormat* m_stl = findMeshFormat("stl");

    std::filesystem::path path(const char* name) const {
        return m_folder.filePath(QString::fromLatin1(name)).toStdString();
    }
    QByteArray written(const Heightfield& field, const char* name) const {
        if (!exportMesh(field, *m_stl, path(name), {}, Existing::Replace))
            return {};
        return support::bytesOf(m_folder.filePath(QString::fromLatin1(name)));
    }
    Result<Mesh> read(const QByteArray& bytes, const char* name = "in.stl") const {
        support::writeBytes(m_folder.filePath(QString::fromLatin1(name)), bytes);
        return importMesh(path(name));
    }

private Q_SLOTS:
    void everyByte() {
        const Heightfield field = rough(12, 9, 2, 3);
        const QByteArray bytes = written(field, "bytes.stl");
        const auto triangles = 2 * 11 * 8;
        QCOMPARE(bytes.size(), 84 + 50 * triangles);
        QCOMPARE(static_cast<std::uint64_t>(bytes.size()), m_stl->expectedBytes(12 * 9, 2 * 11 * 8));
        QVERIFY(!bytes.startsWith("solid"));
        QCOMPARE(qFromLittleEndian<quint32>(bytes.constData() + 80), quint32(triangles));
        const std::vector<glm::vec3> soup = support::soupOf(gridMesh(field, QuadSplit::Rising).value());
        for (int t = 0; t < triangles; ++t) {
            const auto vectorAt = [&](int index) {
                const qsizetype at = 84 + 50 * t + 12 * index;
                return glm::vec3(floatAt(bytes, at), floatAt(bytes, at + 4), floatAt(bytes, at + 8));
            };
            const glm::vec3* corners = soup.data() + 3 * t;
            for (int i = 0; i < 3; ++i)
                QVERIFY(vectorAt(i + 1) == corners[i]);
            const glm::vec3 normal =
                glm::normalize(glm::cross(corners[1] - corners[0], corners[2] - corners[0]));
            QVERIFY(glm::length(vectorAt(0) - normal) < 1e-5F);
            QVERIFY(vectorAt(0).z > 0);
            QCOMPARE(qFromLittleEndian<quint16>(bytes.constData() + 84 + 50 * t + 48), quint16{0});
        }
    }

    void roundTrip_data() {
        QTest::addColumn<int>("columns");
        QTest::addColumn<int>("rows");
        QTest::addColumn<double>("spacing");
        QTest::addColumn<bool>("holes");
        QTest::newRow("2 × 2") << 2 << 2 << 1.0 << false;
        QTest::newRow("oblong") << 57 << 23 << 30.87 << false;
        QTest::newRow("with holes") << 40 << 31 << 0.1 << true;
        QTest::newRow("many") << 150 << 150 << 5.0 << false;
    }
    void roundTrip() {
        QFETCH(int, columns);
        QFETCH(int, rows);
        QFETCH(double, spacing);
        QFETCH(bool, holes);
        Heightfield field = rough(columns, rows, spacing, spacing * 1.7);
        if (holes)
            for (int i = 5; i < 25; ++i)
                field.row(i)[i % 7 + 8] = hole;
        const auto report = exportMesh(field, *m_stl, path("trip.stl"), {}, Existing::Replace);
        QVERIFY(report.isOk());
        const Mesh grid = gridMesh(field, QuadSplit::Rising).value();
        const Mesh back = importMesh(path("trip.stl")).value();
        QVERIFY(support::soupOf(back) == support::soupOf(grid));
        QCOMPARE(back.vertices.size(), grid.vertices.size());
        QCOMPARE(report.value().extent.vertices, grid.vertices.size());
        QCOMPARE(report.value().extent.triangles, grid.indices.size() / 3);
        const MeshFacts facts = meshFacts(back);
        QVERIFY(!facts.closed && facts.manifold);
    }

    void readsTexts_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<int>("triangles");
        const QByteArray facet = textFacet();
        QTest::newRow("plain") << ("solid\n" + facet + "endsolid\n") << 1;
        QTest::newRow("named") << ("solid my hill\n" + facet + facet + "endsolid my hill\n") << 2;
        QTest::newRow("keywords for names")
            << ("solid vertex endsolid\n" + facet + "endsolid vertex 1\n") << 1;
        QTest::newRow("two solids") << ("solid a\n" + facet + "endsolid a\nsolid b\n" + facet +
                                        "endsolid b\n")
                                    << 2;
        QTest::newRow("windows lines")
            << QByteArray("solid a\n" + facet + "endsolid a\n").replace("\n", "\r\n") << 1;
        QTest::newRow("one line") << QByteArray("solid a\n" + facet + "endsolid").replace("\n", " ") << 1;
        QTest::newRow("decimal commas") << ("solid a\n" + textFacet("0,5 1,0 0") + "endsolid a\n") << 1;
        QTest::newRow("exponents") << ("solid a\n" + textFacet("5.0e-1 1.000000e+00 0") + "endsolid a\n")
                                   << 1;
    }
    void readsTexts() {
        QFETCH(QByteArray, text);
        QFETCH(int, triangles);
        const auto mesh = read(text, "text.dat"); // by content
        QVERIFY2(mesh.isOk(), mesh.isError() ? mesh.error().detail.english().c_str() : "");
        QCOMPARE(mesh.value().indices.size(), std::size_t(3 * triangles));
        QCOMPARE(mesh.value().vertices.size(), std::size_t{3});
        QVERIFY(mesh.value().vertices[2].y == 1);
    }

    /// Some programs write binary files that begin with "solid".
    void binaryThatLooksLikeText() {
        QByteArray bytes = written(rough(5, 4), "solid.stl");
        const Mesh plain = importMesh(path("solid.stl")).value();
        bytes.replace(0, 20, "solid facet endsolid");
        const auto mesh = read(bytes);
        QVERIFY(mesh.isOk());
        QVERIFY(support::soupOf(mesh.value()) == support::soupOf(plain));
    }

    void paddedAtTheEnd() { QVERIFY(read(written(rough(5, 4), "padded.stl") + QByteArray(7, '\0')).isOk()); }

    void damagedFiles_data() {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QByteArray>("saying");
        QByteArray header(84, '\0');
        header.replace(0, 5, "Hello");
        QByteArray huge = header;
        qToLittleEndian<quint32>(0xFFFFFFFFU, huge.data() + 80);
        QByteArray nan = header + QByteArray(50, '\0');
        nan[80] = 1;
        qToLittleEndian(std::nanf(""), nan.data() + 84 + 12);
        const QByteArray facet = textFacet();
        QTest::newRow("empty") << QByteArray() << QByteArray("is empty");
        QTest::newRow("half a header") << header.left(40) << QByteArray("ends too early");
        QTest::newRow("no triangles") << header << QByteArray("no triangles");
        QTest::newRow("promises too much") << huge << QByteArray("more triangles (4294967295)");
        QTest::newRow("no number") << nan << QByteArray("triangle 1 ");
        QTest::newRow("text without triangles")
            << QByteArray("solid a\nendsolid a\n") << QByteArray("no triangles");
        QTest::newRow("text without end") << ("solid a\n" + facet) << QByteArray("ends too early");
        QTest::newRow("text cut in a facet")
            << ("solid a\n" + facet + facet.left(60)) << QByteArray("ends too early");
        QTest::newRow("text cut in a number")
            << ("solid a\n" + facet + facet.left(42)) << QByteArray("ends too early");
        QTest::newRow("words for numbers")
            << ("solid a\n" + textFacet("x y z") + "endsolid a\n") << QByteArray("line 6 ");
        QTest::newRow("infinite") << ("solid a\n" + textFacet("1e99 0 0") + "endsolid a\n")
                                  << QByteArray("triangle 1 ");
        QTest::newRow("two corners")
            << QByteArray("solid a\n" + facet + "endsolid a\n").replace("  vertex 1 0 0\n", "")
            << QByteArray("line 6 ");
        QTest::newRow("a picture") << QByteArray("\x89PNG\r\n\x1a\n....") << QByteArray("no mesh");
    }
    void damagedFiles() {
        QFETCH(QByteArray, bytes);
        QFETCH(QByteArray, saying);
        const auto mesh = read(bytes);
        QVERIFY(mesh.isError());
        QVERIFY(mesh.error().code == ErrorCode::UnusableInput);
        const std::string sentence = mesh.error().detail.english();
        QVERIFY2(sentence.find(saying.toStdString()) != std::string::npos, sentence.c_str());
        QVERIFY2(sentence.find("in.stl") != std::string::npos, sentence.c_str());
    }

    void cutAnywhere() {
        const QByteArray whole = written(rough(3, 3), "whole.stl");
        for (int length = 0; length < whole.size(); ++length)
            QVERIFY(read(whole.left(length)).isError());
        const QByteArray text = "solid a\n" + textFacet() + textFacet() + "endsolid\n";
        for (int length = 0; length + 1 < text.size(); ++length)
            QVERIFY(read(text.left(length)).isError());
    }

    void cancelled() {
        const std::atomic<bool> stop{true};
        const RunContext context(&stop, nullptr);
        QVERIFY(exportMesh(rough(9, 9), *m_stl, path("cancelled.stl"), {}, Existing::Keep, context)
                    .isCancelled());
        QVERIFY(!std::filesystem::exists(path("cancelled.stl")));
        written(rough(9, 9), "there.stl");
        QVERIFY(importMesh(path("there.stl"), context).isCancelled());
    }

    void sameBytesInGerman() {
        const QByteArray plain = written(rough(9, 9), "plain.stl");
        const support::GermanLocale locale;
        if (!locale.isGerman())
            QSKIP("The locale de_DE.UTF-8 is not installed.");
        QCOMPARE(written(rough(9, 9), "german.stl"), plain);
        const auto mesh = read("solid a\n" + textFacet("0.5 1.5 2.5") + "endsolid\n");
        QVERIFY(mesh.isOk() && mesh.value().vertices[2] == glm::vec3(0.5F, 1.5F, 2.5F));
    }
};

QTEST_GUILESS_MAIN(MeshStlTest)
#include "mesh_stl_test.moc"
