// SPDX-License-Identifier: MIT
// glTF of other programs: nodes, kinds of numbers and of triangles, and what is refused.
#include "libterrain/surface/mesh/mesh.h"
#include "tests/support/mesh_files.h"

#include <QTest>
#include <QtEndian>

#include <atomic>
#include <limits>

using namespace terrain;

namespace {

QByteArray le32(quint32 value) {
    QByteArray out(4, '\0');
    qToLittleEndian(value, out.data());
    return out;
}

template <class Number>
QByteArray bytes(std::initializer_list<Number> numbers) {
    QByteArray out(static_cast<qsizetype>(numbers.size() * sizeof(Number)), '\0');
    std::memcpy(out.data(), std::data(numbers), numbers.size() * sizeof(Number));
    return out;
}

QByteArray glb(QByteArray json, QByteArray data, quint32 version = 2) {
    json.resize((json.size() + 3) / 4 * 4, ' ');
    data.resize((data.size() + 3) / 4 * 4, '\0');
    QByteArray body = le32(static_cast<quint32>(json.size())) + "JSON" + json;
    if (!data.isEmpty())
        body += le32(static_cast<quint32>(data.size())) + QByteArray("BIN\0", 4) + data;
    return "glTF" + le32(version) + le32(static_cast<quint32>(12 + body.size())) + body;
}

/// A triangle at x 0…1, y 0…2, z 0…4 (glTF's y up), without indices; `more` goes before its lists.
QByteArray
description(const QByteArray& nodes = R"([{"mesh":0}])", const QByteArray& more = {},
            const QByteArray& primitive = R"({"attributes":{"POSITION":0}})",
            const QByteArray& accessor = R"({"bufferView":0,"componentType":5126,"count":3,"type":"VEC3"})",
            const QByteArray& view = R"({"buffer":0,"byteLength":36})") {
    return R"({"asset":{"version":"2.0"},)" + more + R"("nodes":)" + nodes + R"(,"meshes":[{"primitives":[)" +
           primitive + R"(]}],"accessors":[)" + accessor + R"(],"bufferViews":[)" + view +
           R"(],"buffers":[{"byteLength":36}]})";
}

QByteArray triangle() {
    return bytes<float>({0, 0, 0, 1, 0, 0, 1, 2, 4});
}

} // namespace

class MeshGlbReaderTest : public QObject {
    Q_OBJECT

private:
    QTemporaryDir m_folder;
    [[nodiscard]] Result<Mesh> read(const QByteArray& content, const RunContext& context = {}) const {
        const QString path = m_folder.filePath(QStringLiteral("in.glb"));
        support::writeBytes(path, content);
        return importMesh(path.toStdString(), context);
    }

private Q_SLOTS:
    /// The last corner of the triangle, wherever nodes put it; z up and north −z.
    void nodes_data() {
        QTest::addColumn<QByteArray>("nodes");
        QTest::addColumn<QByteArray>("more");
        QTest::addColumn<glm::vec3>("last");
        QTest::addColumn<bool>("mirrored");
        const auto row = [](const char* name, const char* nodes, glm::vec3 last, bool mirrored = false,
                            const char* more = "") {
            QTest::newRow(name) << QByteArray(nodes) << QByteArray(more) << last << mirrored;
        };
        row("as it is", R"([{"mesh":0}])", {1, -4, 2});
        row("moved", R"([{"mesh":0,"translation":[10,20,30]}])", {11, -34, 22});
        row("scaled", R"([{"mesh":0,"scale":[2,3,4]}])", {2, -16, 6});
        row("mirrored", R"([{"mesh":0,"scale":[-1,1,1]}])", {-1, -4, 2}, true);
        row("turned", R"([{"mesh":0,"rotation":[0,1,0,0]}])", {-1, 4, 2}); // half round y
        row("matrix", R"([{"mesh":0,"matrix":[2,0,0,0,0,1,0,0,0,0,1,0,5,6,7,1]}])", {7, -11, 8});
        row("below another",
            R"([{"children":[1],"translation":[100,0,0]},{"mesh":0,"translation":[10,0,0]}])", {111, -4, 2});
        row("scaled, then moved", R"([{"children":[1],"scale":[2,2,2]},{"mesh":0,"translation":[10,0,0]}])",
            {22, -8, 4});
        row("the scene's", R"([{"mesh":0,"translation":[9,9,9]},{"mesh":0}])", {1, -4, 2}, false,
            R"("scene":1,"scenes":[{"nodes":[0]},{"nodes":[1]}],)");
    }
    void nodes() {
        QFETCH(QByteArray, nodes);
        QFETCH(QByteArray, more);
        QFETCH(glm::vec3, last);
        QFETCH(bool, mirrored);
        const auto mesh = read(glb(description(nodes, more), triangle()));
        QVERIFY(mesh.isOk());
        QCOMPARE(mesh.value().indices.size(), std::size_t{3});
        const glm::vec3 found = mesh.value().vertices[2];
        QVERIFY2(found == last,
                 qPrintable(QStringLiteral("%1 %2 %3").arg(found.x).arg(found.y).arg(found.z)));
        QCOMPARE(mesh.value().indices[1], mirrored ? 2U : 1U);
    }

    void kinds_data() {
        QTest::addColumn<QByteArray>("primitive");
        QTest::addColumn<std::vector<std::uint32_t>>("wanted");
        const auto row = [](const char* name, const char* primitive,
                            const std::vector<std::uint32_t>& wanted) {
            QTest::newRow(name) << QByteArray(primitive) << wanted;
        };
        row("triangles", R"({"attributes":{"POSITION":0}})", {0, 1, 2, 3, 4, 5});
        row("strip", R"({"attributes":{"POSITION":0},"mode":5})", {0, 1, 2, 1, 3, 2, 2, 3, 4, 3, 5, 4});
        row("fan", R"({"attributes":{"POSITION":0},"mode":6})", {0, 1, 2, 0, 2, 3, 0, 3, 4, 0, 4, 5});
        row("numbers", R"({"attributes":{"POSITION":0},"indices":1})", {5, 4, 3});
        row("points besides",
            R"({"attributes":{"POSITION":0},"mode":0},{"attributes":{"POSITION":0},"indices":1})", {5, 4, 3});
        row("two of them",
            R"({"attributes":{"POSITION":0},"indices":1},{"attributes":{"POSITION":0},"indices":1})",
            {5, 4, 3, 11, 10, 9});
    }
    void kinds() {
        QFETCH(QByteArray, primitive);
        QFETCH(std::vector<std::uint32_t>, wanted);
        const QByteArray six = bytes<float>({0, 0, 0, 1, 0, 0, 1, 2, 4, 5, 5, 5, 6, 6, 6, 7, 8, 9});
        const auto mesh = read(
            glb(description(R"([{"mesh":0}])", {}, primitive,
                            R"({"bufferView":0,"componentType":5126,"count":6,"type":"VEC3"},
                           {"bufferView":1,"componentType":5123,"count":3,"type":"SCALAR"})",
                            R"({"buffer":0,"byteLength":72},{"buffer":0,"byteOffset":72,"byteLength":6})"),
                six + bytes<quint16>({5, 4, 3})));
        QVERIFY(mesh.isOk());
        QVERIFY(mesh.value().indices == wanted);
    }

    /// Numbers of every type, with room between them.
    void numbers_data() {
        QTest::addColumn<QByteArray>("accessor");
        QTest::addColumn<QByteArray>("view");
        QTest::addColumn<QByteArray>("data");
        QTest::addColumn<glm::vec3>("last");
        QTest::newRow("stride")
            << QByteArray(R"({"bufferView":0,"byteOffset":4,"componentType":5126,"count":3,"type":"VEC3"})")
            << QByteArray(R"({"buffer":0,"byteLength":48,"byteStride":16})")
            << bytes<float>({9, 0, 0, 0, 9, 1, 0, 0, 9, 1, 2, 4}) << glm::vec3(1, -4, 2);
        QTest::newRow("16 bits") << QByteArray(
                                        R"({"bufferView":0,"componentType":5122,"count":3,"type":"VEC3"})")
                                 << QByteArray(R"({"buffer":0,"byteLength":24,"byteStride":8})")
                                 << bytes<qint16>({0, 0, 0, 0, 7, 0, 0, 0, -7, 300, 5, 0})
                                 << glm::vec3(-7, -5, 300);
        QTest::newRow("normalized")
            << QByteArray(
                   R"({"bufferView":0,"componentType":5121,"normalized":true,"count":3,"type":"VEC3"})")
            << QByteArray(R"({"buffer":0,"byteLength":12,"byteStride":4})")
            << bytes<quint8>({0, 0, 0, 0, 9, 0, 0, 0, 255, 51, 0, 0}) << glm::vec3(1, 0, 0.2F);
    }
    void numbers() {
        QFETCH(QByteArray, accessor);
        QFETCH(QByteArray, view);
        QFETCH(QByteArray, data);
        QFETCH(glm::vec3, last);
        const auto mesh = read(glb(
            description(R"([{"mesh":0}])", {}, R"({"attributes":{"POSITION":0}})", accessor, view), data));
        QVERIFY(mesh.isOk());
        QVERIFY(mesh.value().vertices[2] == last);
    }

    void refused_data() {
        QTest::addColumn<QByteArray>("content");
        QTest::addColumn<QByteArray>("says");
        const auto row = [](const char* name, const QByteArray& content, const char* says) {
            QTest::newRow(name) << content << QByteArray(says);
        };
        const QByteArray one = R"([{"mesh":0}])";
        const QByteArray plain = R"({"attributes":{"POSITION":0}})";
        const QByteArray data = triangle();
        for (const char* name :
             {"KHR_draco_mesh_compression", "EXT_meshopt_compression", "EXT_mesh_gpu_instancing"})
            row(name, glb(description(one, R"("extensionsRequired":[")" + QByteArray(name) + R"("],)"), data),
                name);
        row("version 1", glb("{}", {}, 1), "version 1");
        row("no JSON", glb("{\"asset\":", data), "damaged");
        row("a list", glb("[]", data), "damaged");
        row("nothing", glb("{}", {}), "no triangles");
        row("no mesh", glb(description(R"([{"mesh":7}])"), data), "mesh 7");
        row("no node", glb(description(R"([{"children":[5]}])"), data), "node 5");
        row("its own child", glb(description(R"([{"children":[0]}])", R"("scenes":[{"nodes":[0]}],)"), data),
            "node 0");
        row("a word for a number", glb(description(R"([{"mesh":0,"scale":["a",1,1]}])"), data), "node 0");
        row("other file", glb(description(), {}), "another file");
        row("second buffer",
            glb(description(one, {}, plain, R"({"bufferView":0,"componentType":5126,"count":3})",
                            R"({"buffer":1})"),
                data),
            "another file");
        row("too many",
            glb(description(one, {}, plain, R"({"bufferView":0,"componentType":5126,"count":4})"), data),
            "accessor 0");
        row("far too many",
            glb(description(one, {}, plain,
                            R"({"bufferView":0,"componentType":5126,"count":18446744073709551615})"),
                data),
            "accessor 0");
        row("far away",
            glb(description(
                    one, {}, plain,
                    R"({"bufferView":0,"byteOffset":18446744073709551600,"componentType":5126,"count":3})"),
                data),
            "accessor 0");
        row("no type",
            glb(description(one, {}, plain, R"({"bufferView":0,"componentType":5130,"count":3})"), data),
            "accessor 0");
        row("no view",
            glb(description(one, {}, plain, R"({"bufferView":3,"componentType":5126,"count":3})"), data),
            "accessor 0");
        row("sparse",
            glb(description(one, {}, plain, R"({"bufferView":0,"componentType":5126,"count":3,"sparse":{}})"),
                data),
            "sparse");
        row("wrong index",
            glb(description(
                    one, {}, R"({"attributes":{"POSITION":0},"indices":1})",
                    R"({"bufferView":0,"componentType":5126,"count":3},{"bufferView":0,"componentType":5121,"count":36})"),
                data),
            "accessor 1");
        row("no number",
            glb(description(),
                bytes<float>({0, 0, 0, std::numeric_limits<float>::quiet_NaN(), 0, 0, 1, 2, 4})),
            "accessor 0");
        const QByteArray whole = glb(description(), data);
        row("cut", whole.left(whole.size() - 8), "");
        row("head alone", whole.left(12), "damaged");
        row("cut head", whole.left(10), "");
    }
    void refused() {
        QFETCH(QByteArray, content);
        QFETCH(QByteArray, says);
        const auto mesh = read(content);
        QVERIFY(mesh.isError());
        QCOMPARE(mesh.error().code, ErrorCode::UnusableInput);
        const std::string said = mesh.error().detail.english();
        QVERIFY2(said.find(says.toStdString()) != std::string::npos, said.c_str());
    }

    /// What does not touch triangles is no reason to refuse a file.
    void harmlessExtensions() {
        QVERIFY(
            read(
                glb(description(
                        R"([{"mesh":0}])",
                        R"("extensionsRequired":["KHR_materials_unlit","KHR_texture_transform","KHR_mesh_quantization"],)"),
                    triangle()))
                .isOk());
    }

    void cancelled() {
        const std::atomic<bool> stop{true};
        QVERIFY(read(glb(description(), triangle()), RunContext(&stop, nullptr)).isCancelled());
    }
};

QTEST_GUILESS_MAIN(MeshGlbReaderTest)
#include "mesh_glb_reader_test.moc"
