// SPDX-License-Identifier: MIT
#include "tests/support/field_of.h"
#include "tests/support/mesh_files.h"

#include <QTest>

#include <atomic>

using namespace terrain;

namespace {

Heightfield rough(int columns, int rows) {
    return support::fieldOf(
        columns, rows, [](int c, int r) { return 500 + (c * 53 + r * 29) % 97 * 0.37; }, 2.5, 10);
}

/// A square of two triangles as a text.
QByteArray square(const char* faces = "3 0 1 2\n3 0 2 3\n") {
    return QByteArray("ply\nformat ascii 1.0\ncomment by hand\nelement vertex 4\nproperty float x\n"
                      "property float y\nproperty float z\nelement face 2\n"
                      "property list uchar int vertex_indices\nend_header\n"
                      "0 0 1\n1 0 2\n1 1 3\n0 1 4\n") +
           faces;
}

} // namespace

class MeshPlyTest : public QObject {
    Q_OBJECT

private:
    QTemporaryDir m_folder;
    const MeshFormat* m_ply = findMeshFormat("ply");

    [[nodiscard]] std::filesystem::path path(const char* name) const {
        return m_folder.filePath(QLatin1String(name)).toStdString();
    }
    QByteArray written(const Heightfield& field, const char* name, const MeshOptions& options = {}) const {
        if (!exportMesh(field, *m_ply, path(name), options, Existing::Replace))
            return {};
        return support::bytesOf(m_folder.filePath(QLatin1String(name)));
    }
    [[nodiscard]] Result<Mesh> read(const QByteArray& bytes) const {
        support::writeBytes(m_folder.filePath(QStringLiteral("in.ply")), bytes);
        return importMesh(path("in.ply"));
    }

private Q_SLOTS:
    void comesBack_data() {
        QTest::addColumn<bool>("holes");
        QTest::addColumn<double>("error");
        QTest::newRow("grid") << false << 0.0;
        QTest::newRow("grid with holes") << true << 0.0;
        QTest::newRow("few") << false << 5.0;
        QTest::newRow("few with holes") << true << 5.0;
    }
    void comesBack() {
        QFETCH(bool, holes);
        QFETCH(double, error);
        Heightfield field = rough(12, 9);
        if (holes)
            field.row(4)[5] = hole;
        MeshOptions options;
        if (error > 0)
            options.maximumError = error;
        const auto report = exportMesh(field, *m_ply, path("trip.ply"), options, Existing::Replace);
        QVERIFY(report.isOk());
        QCOMPARE(report.value().notes.size(), std::size_t(holes ? 1 : 0));
        QVERIFY(recogniseMesh(path("trip.ply")) == m_ply);
        const Mesh back = importMesh(path("trip.ply")).value();
        QCOMPARE(report.value().extent.vertices, back.vertices.size());
        QCOMPARE(report.value().extent.triangles, back.indices.size() / 3);
        const MeshFacts facts = meshFacts(back);
        QVERIFY(facts.minimum == report.value().extent.minimum &&
                facts.maximum == report.value().extent.maximum);
        if (error == 0) {
            const Mesh grid = gridMesh(field, QuadSplit::Rising).value();
            QVERIFY(back.vertices == grid.vertices && back.indices == grid.indices);
        } else {
            QVERIFY(back.indices.size() / 3 < 2 * 11 * 8);
        }
    }

    /// The dialect that every reader knows, and exactly as many bytes as its header says.
    void headerIsPlain() {
        const QByteArray bytes = written(rough(3, 2), "header.ply");
        const qsizetype end = bytes.indexOf("end_header\n") + 11;
        const QByteArray header = bytes.left(end);
        QVERIFY(header.startsWith("ply\nformat binary_little_endian 1.0\n"));
        QVERIFY(header.contains("element vertex 6\nproperty float x\nproperty float y\nproperty float z\n"));
        QVERIFY(header.contains("element face 4\nproperty list uchar int vertex_indices\n"));
        QVERIFY(!header.contains("\n\n"));
        QCOMPARE(bytes.size() - end, 6 * 12 + 4 * 13);
    }

    void readsWhatOthersWrite_data() {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<int>("vertices");
        QTest::addColumn<int>("triangles");
        QTest::newRow("text") << square() << 4 << 2;
        QTest::newRow("a polygon") << square("4 0 1 2 3\n3 0 1 2\n") << 4 << 3;
        QTest::newRow("line ends of Windows") << square().replace("\n", "\r\n") << 4 << 2;
        QTest::newRow("vertex_index") << square().replace("vertex_indices", "vertex_index") << 4 << 2;
        QTest::newRow("more of everything")
            << QByteArray(
                   "ply\nformat ascii 1.0\nobj_info x\nelement camera 1\nproperty float w\n"
                   "property list uchar short k\nelement vertex 3\nproperty uchar red\nproperty double x\n"
                   "property double y\nproperty double z\nelement face 1\nproperty uchar flags\n"
                   "property list int uint vertex_indices\nproperty list uchar float texcoord\nend_header\n"
                   "5 2 7 7\n255 0 0 0\n1 1 0 0\n2 0 1 0\n9 3 0 1 2 2 0.5 0.5\n")
            << 3 << 1;
        QByteArray big(
            "ply\nformat binary_big_endian 1.0\nelement vertex 3\nproperty short x\nproperty short y\n"
            "property short z\nelement face 1\nproperty list uchar ushort vertex_indices\nend_header\n");
        big += QByteArray::fromHex("0000 0000 0000 0001 0000 0000 0000 0001 0000 03 0000 0001 0002");
        QTest::newRow("binary, big endian") << big << 3 << 1;
    }
    void readsWhatOthersWrite() {
        QFETCH(QByteArray, bytes);
        const auto mesh = read(bytes);
        QVERIFY2(mesh.isOk(), mesh.isError() ? mesh.error().detail.english().c_str() : "");
        QTEST(static_cast<int>(mesh.value().vertices.size()), "vertices");
        QTEST(static_cast<int>(mesh.value().indices.size() / 3), "triangles");
        QVERIFY(meshFacts(mesh.value()).maximum.x == 1 || meshFacts(mesh.value()).maximum.x == 2);
    }

    void damagedFiles_data() {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QByteArray>("saying");
        QTest::newRow("no end of the header")
            << QByteArray("ply\nformat ascii 1.0\n") << QByteArray("header");
        QTest::newRow("no format") << QByteArray("ply\nelement vertex 1\nend_header\n")
                                   << QByteArray("no format");
        QTest::newRow("an unknown line")
            << QByteArray("ply\nformat ascii 1.0\nhello\nend_header\n") << QByteArray("line 3 ");
        QTest::newRow("more than there is")
            << square().replace("vertex 4", "vertex 4000000000") << QByteArray("incomplete");
        QTest::newRow("a word") << square().replace("1 1 3", "1 one 3") << QByteArray("one");
        QTest::newRow("nan") << square().replace("1 1 3", "1 nan 3") << QByteArray("vertex 3 ");
        QTest::newRow("a vertex that is not there") << square("3 0 1 4\n3 0 2 3\n") << QByteArray("vertex");
        QTest::newRow("half a vertex") << square("3 0 1 1.5\n3 0 2 3\n") << QByteArray("vertex");
        QTest::newRow("no triangles") << square("2 0 1\n2 0 2\n") << QByteArray("no triangles");
    }
    void damagedFiles() {
        QFETCH(QByteArray, bytes);
        QFETCH(QByteArray, saying);
        const auto mesh = read(bytes);
        QVERIFY(mesh.isError());
        QVERIFY(mesh.error().code == ErrorCode::UnusableInput);
        const std::string sentence = mesh.error().detail.english();
        QVERIFY2(sentence.find(saying.toStdString()) != std::string::npos, sentence.c_str());
        QVERIFY2(sentence.find("in.ply") != std::string::npos, sentence.c_str());
    }

    void cutAnywhere() {
        const QByteArray whole = written(rough(3, 3), "whole.ply");
        for (int length = 0; length < whole.size(); ++length)
            QVERIFY(read(whole.left(length)).isError());
    }

    void cancelled() {
        const std::atomic<bool> stop{true};
        const RunContext context(&stop, nullptr);
        QVERIFY(exportMesh(rough(9, 9), *m_ply, path("cancelled.ply"), {}, Existing::Keep, context)
                    .isCancelled());
        QVERIFY(!std::filesystem::exists(path("cancelled.ply")));
        written(rough(9, 9), "there.ply");
        QVERIFY(importMesh(path("there.ply"), context).isCancelled());
    }

    void sameBytesInGerman() {
        const QByteArray plain = written(rough(40, 40), "plain.ply");
        const support::GermanLocale locale;
        if (!locale.isGerman())
            QSKIP("The locale de_DE.UTF-8 is not installed.");
        QCOMPARE(written(rough(40, 40), "german.ply"), plain);
        QCOMPARE(read(square()).value().vertices.size(), std::size_t{4});
    }

    void sizeIsKnown() {
        const QByteArray bytes = written(rough(30, 20), "size.ply");
        const auto asked = static_cast<double>(m_ply->expectedBytes(600, 2 * 29 * 19));
        QVERIFY(std::abs(asked - static_cast<double>(bytes.size())) < 40);
    }

    /// An error that cannot be asked for is refused before anything is written.
    void impossibleErrors() {
        for (const double error : {0.0, -1.0, std::nan("")}) {
            MeshOptions options;
            options.maximumError = error;
            const auto report = exportMesh(rough(9, 9), *m_ply, path("none.ply"), options, Existing::Keep);
            QVERIFY(report.isError() && report.error().code == ErrorCode::InvalidRequest);
            QVERIFY(report.error().field == "max-error");
        }
        QVERIFY(!std::filesystem::exists(path("none.ply")));
    }
};

QTEST_GUILESS_MAIN(MeshPlyTest)
#include "mesh_ply_test.moc"
