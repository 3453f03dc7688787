// SPDX-License-Identifier: MIT
#include "libterrain/surface/mesh/decimated_mesh.h"
#include "tests/support/field_of.h"
#include "tests/support/gltf_validator.h"
#include "tests/support/mesh_files.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>
#include <QtEndian>

#include <atomic>
#include <glm/geometric.hpp>

using namespace terrain;

namespace {

/// All heights above 100, no simple numbers.
Heightfield rough(int columns, int rows) {
    return support::fieldOf(
        columns, rows, [](int c, int r) { return 500 + (c * 53 + r * 29) % 97 * 0.37; }, 2.5, 10);
}

/// What a .glb holds, taken apart by the specification.
struct Glb {
    QJsonObject json;
    std::vector<glm::vec3> positions;
    std::vector<glm::vec3> normals;
    std::vector<std::uint32_t> indices;
};

quint32 number(const QByteArray& bytes, qsizetype at) {
    return qFromLittleEndian<quint32>(bytes.constData() + at);
}

QJsonObject entry(const QJsonObject& json, const char* list, int i) {
    return json[QLatin1String(list)].toArray()[i].toObject();
}

template <class Value>
std::vector<Value> values(const QJsonObject& json, const QByteArray& data, int accessor) {
    const QJsonObject access = entry(json, "accessors", accessor);
    const QJsonObject view = entry(json, "bufferViews", access[QStringLiteral("bufferView")].toInt());
    std::vector<Value> out(static_cast<std::size_t>(access[QStringLiteral("count")].toInteger()));
    const qint64 bytes = view[QStringLiteral("byteLength")].toInteger();
    if (static_cast<std::size_t>(bytes) == out.size() * sizeof(Value))
        std::memcpy(out.data(), data.constData() + view[QStringLiteral("byteOffset")].toInteger(),
                    static_cast<std::size_t>(bytes));
    return out;
}

Glb takenApart(const QByteArray& bytes) {
    Glb out;
    const qsizetype text = number(bytes, 12);
    out.json = QJsonDocument::fromJson(bytes.mid(20, text)).object();
    const QByteArray data = bytes.mid(20 + text + 8);
    out.positions = values<glm::vec3>(out.json, data, 0);
    out.normals = values<glm::vec3>(out.json, data, 1);
    out.indices = values<std::uint32_t>(out.json, data, 2);
    return out;
}

} // namespace

class MeshGlbTest : public QObject {
    Q_OBJECT

private:
    QTemporaryDir m_folder;
    const MeshFormat* m_glb = findMeshFormat("glb");

    [[nodiscard]] std::filesystem::path path(const char* name) const {
        return m_folder.filePath(QLatin1String(name)).toStdString();
    }
    QByteArray written(const Heightfield& field, const char* name, const MeshOptions& options = {}) const {
        if (!exportMesh(field, *m_glb, path(name), options, Existing::Replace))
            return {};
        return support::bytesOf(m_folder.filePath(QLatin1String(name)));
    }
    static MeshOptions within(double error) {
        MeshOptions out;
        if (error > 0)
            out.maximumError = error;
        return out;
    }

private Q_SLOTS:
    void container() {
        const QByteArray bytes = written(rough(12, 9), "container.glb");
        QCOMPARE(bytes.left(4), QByteArray("glTF"));
        QCOMPARE(number(bytes, 4), 2U);
        QCOMPARE(number(bytes, 8), static_cast<quint32>(bytes.size()));
        const qsizetype text = number(bytes, 12);
        QCOMPARE(bytes.mid(16, 4), QByteArray("JSON"));
        QCOMPARE(text % 4, 0);
        QCOMPARE(bytes.mid(20 + text + 4, 4), QByteArray("BIN\0", 4));
        QCOMPARE(20 + text + 8 + static_cast<qsizetype>(number(bytes, 20 + text)), bytes.size());
    }

    /// Metres with y up: x east, z south. Neither mirrored nor lying on its side, and facing up.
    void axes_data() {
        QTest::addColumn<double>("error");
        QTest::newRow("grid") << 0.0;
        QTest::newRow("few") << 6.0;
    }
    void axes() {
        QFETCH(double, error);
        Heightfield field = rough(12, 9);
        field.row(0)[11] = 900; // the north-east corner
        const Glb glb = takenApart(written(field, "axes.glb", within(error)));
        const auto highest =
            std::ranges::max_element(glb.positions, {}, [](const glm::vec3& v) { return v.y; });
        QVERIFY(*highest == glm::vec3(27.5F, 900, -80));
        QVERIFY(!glb.indices.empty());
        for (std::size_t i = 0; i < glb.indices.size(); i += 3) {
            const glm::vec3 a = glb.positions[glb.indices[i]];
            const glm::vec3 b = glb.positions[glb.indices[i + 1]];
            const glm::vec3 c = glb.positions[glb.indices[i + 2]];
            QVERIFY(glm::cross(b - a, c - a).y > 0);
        }
        for (const glm::vec3& normal : glb.normals)
            QVERIFY(normal.y > 0 && std::abs(glm::length(normal) - 1) < 1e-5F);
    }

    /// The grid's vertices and triangles in order; with a hole the cells around it are left out.
    void holdsTheGrid() {
        for (const bool holes : {false, true}) {
            Heightfield field = rough(20, 15);
            if (holes)
                field.row(7)[9] = hole;
            const Glb glb = takenApart(written(field, "grid.glb"));
            const Mesh grid = gridMesh(field, QuadSplit::Rising).value();
            const auto normals = meshNormals(grid);
            QCOMPARE(glb.positions.size(), grid.vertices.size());
            QCOMPARE(glb.normals.size(), grid.vertices.size());
            QVERIFY(glb.indices == grid.indices);
            for (std::size_t i = 0; i < grid.vertices.size(); ++i) {
                const glm::vec3 v = grid.vertices[i];
                QVERIFY(glb.positions[i] == glm::vec3(v.x, v.z, 0 - v.y));
                const glm::vec3 n = normals[i];
                // Beside a hole, triangles of cells that are left out count as well.
                QVERIFY(holes || glm::length(glb.normals[i] - glm::vec3(n.x, n.z, -n.y)) < 1e-5F);
            }
        }
    }

    /// The bounds are those of the four-byte numbers, exactly.
    void boundsAreExact() {
        for (const double error : {0.0, 3.0}) {
            const Glb glb = takenApart(written(rough(33, 21), "bounds.glb", within(error)));
            glm::vec3 least = glb.positions[0];
            glm::vec3 most = least;
            for (const glm::vec3& v : glb.positions)
                for (int i = 0; i < 3; ++i) {
                    least[i] = std::min(least[i], v[i]);
                    most[i] = std::max(most[i], v[i]);
                }
            const QJsonObject access = entry(glb.json, "accessors", 0);
            for (int i = 0; i < 3; ++i) {
                QCOMPARE(access[QStringLiteral("min")].toArray()[i].toDouble(),
                         static_cast<double>(least[i]));
                QCOMPARE(access[QStringLiteral("max")].toArray()[i].toDouble(), static_cast<double>(most[i]));
            }
        }
    }

    /// Sizes around 65536 vertices keep every triangle.
    void indicesHave32Bits() {
        for (const int side : {255, 256, 257}) {
            const Glb glb = takenApart(written(rough(side, side), "large.glb"));
            const QJsonObject access = entry(glb.json, "accessors", 2);
            QCOMPARE(access[QStringLiteral("componentType")].toInt(), 5125);
            QCOMPARE(glb.indices.size(), static_cast<std::size_t>(6 * (side - 1) * (side - 1)));
            QCOMPARE(std::ranges::max(glb.indices), static_cast<std::uint32_t>(side * side - 1));
        }
    }

    void sizeIsKnown() {
        const QByteArray bytes = written(rough(30, 20), "size.glb");
        const auto asked = static_cast<double>(m_glb->expectedBytes(600, 2 * 29 * 19));
        QVERIFY2(std::abs(asked - static_cast<double>(bytes.size())) < 200,
                 qPrintable(QString::number(asked)));
    }

    void sameBytesInGerman() {
        const QByteArray plain = written(rough(40, 40), "plain.glb");
        const support::GermanLocale locale;
        if (!locale.isGerman())
            QSKIP("The locale de_DE.UTF-8 is not installed.");
        QCOMPARE(written(rough(40, 40), "german.glb"), plain);
    }

    void cancelled() {
        const std::atomic<bool> stop{true};
        const RunContext context(&stop, nullptr);
        QVERIFY(exportMesh(rough(9, 9), *m_glb, path("cancelled.glb"), {}, Existing::Keep, context)
                    .isCancelled());
        QVERIFY(!std::filesystem::exists(path("cancelled.glb")));
    }

    /// What is written is read: every vertex and triangle.
    void comesBack_data() {
        QTest::addColumn<double>("error");
        QTest::addColumn<bool>("holes");
        QTest::newRow("grid") << 0.0 << false;
        QTest::newRow("holes") << 0.0 << true;
        QTest::newRow("few") << 5.0 << false;
    }
    void comesBack() {
        QFETCH(double, error);
        QFETCH(bool, holes);
        Heightfield field = rough(20, 15);
        if (holes)
            field.row(7)[9] = hole;
        written(field, "trip.glb", within(error));
        QVERIFY(recogniseMesh(path("trip.glb")) == m_glb);
        const Mesh back = importMesh(path("trip.glb")).value();
        const Mesh mesh =
            error > 0 ? decimatedMesh(field, error).value() : gridMesh(field, QuadSplit::Rising).value();
        QVERIFY(back.vertices == mesh.vertices);
        QVERIFY(back.indices == mesh.indices);
    }

    /// The Khronos validator, where Node.js has its package (NODE_PATH).
    void validates_data() {
        QTest::addColumn<double>("error");
        QTest::addColumn<bool>("holes");
        QTest::newRow("grid") << 0.0 << false;
        QTest::newRow("grid with holes") << 0.0 << true;
        QTest::newRow("few") << 4.0 << false;
        QTest::newRow("few with holes") << 4.0 << true;
    }
    void validates() {
        QFETCH(double, error);
        QFETCH(bool, holes);
        if (!support::hasGltfValidator())
            QSKIP("Node.js with the package gltf-validator is not installed (NODE_PATH names where packages "
                  "are).");
        Heightfield field = rough(60, 50);
        if (holes)
            for (int row = 10; row < 20; ++row)
                field.row(row)[30 + row % 3] = hole;
        written(field, "valid.glb", within(error));
        QCOMPARE(support::gltfComplaints(m_folder.filePath(QStringLiteral("valid.glb"))), QByteArray());
    }
};

QTEST_GUILESS_MAIN(MeshGlbTest)
#include "mesh_glb_test.moc"
