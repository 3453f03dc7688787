// SPDX-License-Identifier: MIT
// glTF as text, with its numbers in itself or in a file beside it.
#include "libterrain/formats/gltf_buffer.h"
#include "libterrain/formats/mesh_import.h"
#include "tests/support/field_of.h"
#include "tests/support/heightmap_files.h"
#include "tests/support/program.h"

#include <QDir>
#include <QTemporaryDir>
#include <QTest>
#include <QtEndian>

using namespace terrain;

namespace {

/// The corners of a triangle, in glTF's axes (y up).
QByteArray numbers() {
    QByteArray out(36, '\0');
    const float values[] = {0, 0, 0, 1, 0, 0, 1, 2, -4};
    for (int i = 0; i < 9; ++i)
        qToLittleEndian(values[i], out.data() + 4 * i);
    return out;
}

QByteArray description(const QByteArray& uri, int bytes = 36, const QByteArray& version = "2.0") {
    return R"({"asset":{"version":")" + version + R"("},"nodes":[{"mesh":0}],"meshes":[{"primitives":[)" +
           R"({"attributes":{"POSITION":0}}]}],"accessors":[{"bufferView":0,"componentType":5126,"count":3,)" +
           R"("type":"VEC3"}],"bufferViews":[{"buffer":0,"byteLength":36}],"buffers":[{"byteLength":)" +
           QByteArray::number(bytes) + R"(,"uri":")" + uri + R"("}]})";
}

QByteArray embedded() {
    return "data:application/octet-stream;base64," + numbers().toBase64();
}

} // namespace

class GltfTextTest : public QObject {
    Q_OBJECT

private:
    QTemporaryDir m_folder;
    [[nodiscard]] QString path(const char* name) const { return m_folder.filePath(QLatin1String(name)); }
    [[nodiscard]] Result<Mesh> read(const QByteArray& content, const char* name = "in.gltf") const {
        support::writeFile(path(name), content);
        return importMesh(path(name).toStdString());
    }

private Q_SLOTS:
    void initTestCase() {
        support::writeFile(path("in.bin"), numbers());
        support::writeFile(path("a name.bin"), numbers());
        support::writeFile(path("longer.bin"), numbers() + numbers());
        support::writeFile(path("short.bin"), numbers().left(20));
        QVERIFY(QDir(m_folder.path()).mkdir(QStringLiteral("sub")));
        support::writeFile(path("sub/in.bin"), numbers());
    }

    void read_data() {
        QTest::addColumn<QByteArray>("content");
        QTest::newRow("in itself") << description(embedded());
        QTest::newRow("kind of its own")
            << description("data:application/gltf-buffer;base64," + numbers().toBase64());
        QTest::newRow("without padding")
            << description("data:;base64," + numbers().toBase64(QByteArray::OmitTrailingEquals));
        QTest::newRow("beside") << description("in.bin");
        QTest::newRow("a coded name") << description("a%20name.bin");
        QTest::newRow("longer") << description("longer.bin");
        QTest::newRow("a mark of its encoding") << "\xEF\xBB\xBF \n" + description("in.bin");
        QTest::newRow("two buffers") << description(R"(in.bin"},{"byteLength":36,"uri":"longer.bin)");
    }
    void read() {
        QFETCH(QByteArray, content);
        const auto mesh = read(content);
        QVERIFY2(mesh.isOk(), mesh.isError() ? mesh.error().detail.english().c_str() : "");
        QCOMPARE(mesh.value().indices.size(), std::size_t{3});
        QVERIFY(mesh.value().vertices[2] == glm::vec3(1, 4, 2));
    }

    void refused_data() {
        QTest::addColumn<QByteArray>("content");
        QTest::addColumn<QByteArray>("says");
        const auto row = [](const char* name, const QByteArray& content, const char* says) {
            QTest::newRow(name) << content << QByteArray(says);
        };
        row("above", description("../in.bin"), "\"../in.bin\", which is not in the same folder");
        row("below", description("sub/in.bin"), "\"sub/in.bin\"");
        row("coded", description("sub%2Fin.bin"), "\"sub/in.bin\"");
        row("backslash", description(R"(sub\\in.bin)"), "same folder");
        row("absolute", description("/etc/passwd"), "\"/etc/passwd\"");
        row("network", description("https://example.org/in.bin"), "\"https://example.org/in.bin\"");
        row("the folder", description(".."), "\"..\"");
        row("no name", description(""), "same folder");
        row("missing", description("gone.bin"), "gone.bin, which cannot be read");
        row("a folder", description("sub"), "sub, which cannot be read");
        row("short", description("short.bin"), "short.bin holds 20 bytes of numbers");
        row("short in itself", description(embedded(), 40), "in.gltf holds 36 bytes of numbers");
        row("no base64", description("data:;base64,!!!!"), "no base64");
        row("plain data", description("data:text/plain,abc"), "no base64");
        row("version 1", description("in.bin", 36, "1.0"), "version 1.0");
        row("cut", description("in.bin").left(100), "damaged");
        row("no buffer's length", description("in.bin").replace("\"byteLength\":36,\"uri\"", "\"uri\""),
            "buffer 0");
        row("no JSON", "glub", "damaged");
        row("other JSON", "{\"type\":\"FeatureCollection\"}", "no triangles");
    }
    void refused() {
        QFETCH(QByteArray, content);
        QFETCH(QByteArray, says);
        const auto mesh = read(content);
        QVERIFY(mesh.isError());
        QCOMPARE(mesh.error().code, ErrorCode::UnusableInput);
        const std::string said = mesh.error().detail.english();
        QVERIFY2(said.find(says.toStdString()) != std::string::npos, said.c_str());
        QVERIFY2(said.find(".gltf") != std::string::npos || said.find(".bin") != std::string::npos,
                 said.c_str());
    }

    /// As another program writes it: land that went through Assimp is the same land.
    void throughAnotherProgram() {
        const Heightfield hill = support::fieldOf(
            21, 17, [](int x, int y) { return x * y % 7 + x; }, 2, 2);
        QVERIFY(
            exportMesh(hill, *findMeshFormat("glb"), path("hill.glb").toStdString(), {}, Existing::Replace)
                .isOk());
        const support::ProgramRun run =
            support::runShell(QStringLiteral("assimp export hill.glb hill.gltf -fgltf2"), m_folder.path());
        if (run.code == 127)
            QSKIP("The program assimp is not installed.");
        QVERIFY2(run.code == 0, run.seen());
        const auto seen = importMeshHeights(path("hill.gltf").toStdString(), {}, {});
        QVERIFY2(seen.isOk(), seen.isError() ? seen.error().detail.english().c_str() : "");
        QVERIFY(support::sameHeights(seen.value().heights, hill));
    }

    void base64() {
        for (int length = 0; length < 40; ++length) {
            QByteArray bytes;
            for (int i = 0; i < length; ++i)
                bytes += static_cast<char>(i * 37 + length);
            const auto out = bytesOfBase64(bytes.toBase64().toStdString());
            QVERIFY(out.has_value());
            QCOMPARE(
                QByteArray(reinterpret_cast<const char*>(out->data()), static_cast<qsizetype>(out->size())),
                bytes);
        }
        QVERIFY(!bytesOfBase64("A"));
        QVERIFY(!bytesOfBase64("AB*D"));
    }
};

QTEST_GUILESS_MAIN(GltfTextTest)
#include "gltf_text_test.moc"
