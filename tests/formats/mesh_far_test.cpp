// SPDX-License-Identifier: MIT
// Meshes in the coordinates of a map, whose numbers 32-bit floats cannot hold.
#include "libterrain/formats/mesh_import.h"
#include "libterrain/surface/mesh/mesh_origin.h"
#include "tests/support/heightmap_files.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>
#include <QtEndian>

#include <cmath>

using namespace terrain;

namespace {

constexpr int columns = 7;
constexpr int rows = 5;
constexpr double west = 500123.25;
constexpr double north = 5412345.75;
constexpr double step = 0.25;

double xOf(int column) {
    return west + step * column;
}
double yOf(int row) {
    return north - step * row;
}
double heightOf(int column, int row) {
    return std::round((812.3 + column * 0.7 - row * 1.1 + (column * row) % 3) * 10) / 10;
}

QByteArray number(double value) {
    return QByteArray::number(value, 'f', 2);
}

/// Row by row from the north-west; what stands before and between the numbers is up to the format.
QByteArray vertexLines(const QByteArray& before) {
    QByteArray out;
    for (int row = 0; row < rows; ++row)
        for (int column = 0; column < columns; ++column)
            out += before + number(xOf(column)) + ' ' + number(yOf(row)) + ' ' +
                   number(heightOf(column, row)) + '\n';
    return out;
}

/// Two a cell, as numbers from 0.
std::vector<int> corners() {
    std::vector<int> out;
    for (int row = 0; row + 1 < rows; ++row)
        for (int column = 0; column + 1 < columns; ++column) {
            const int nw = row * columns + column;
            out.insert(out.end(), {nw, nw + columns, nw + 1, nw + 1, nw + columns, nw + columns + 1});
        }
    return out;
}

QByteArray triangles(const QByteArray& before, int first) {
    QByteArray out;
    const std::vector<int> all = corners();
    for (std::size_t i = 0; i < all.size(); i += 3) {
        out += before;
        for (std::size_t k = i; k < i + 3; ++k)
            out += (k == i ? "" : " ") + QByteArray::number(all[k] + first);
        out += '\n';
    }
    return out;
}

QByteArray objText() {
    return vertexLines("v ") + triangles("f ", 1);
}

QByteArray stlText() {
    const QList<QByteArray> vertices = vertexLines("vertex ").split('\n');
    QByteArray out = "solid utm\n";
    const std::vector<int> all = corners();
    for (std::size_t i = 0; i < all.size(); i += 3) {
        out += "facet normal 0 0 1\nouter loop\n";
        for (std::size_t k = i; k < i + 3; ++k)
            out += vertices[all[k]] + '\n';
        out += "endloop\nendfacet\n";
    }
    return out + "endsolid utm\n";
}

QByteArray plyHeader(const QByteArray& format) {
    QByteArray out =
        "ply\nformat " + format + " 1.0\nelement vertex " + QByteArray::number(columns * rows) + '\n';
    for (const char axis : {'x', 'y', 'z'})
        out += QByteArray("property double ") + axis + '\n';
    return out + "element face " + QByteArray::number(static_cast<int>(corners().size() / 3)) +
           "\nproperty list uchar int vertex_indices\nend_header\n";
}

QByteArray plyText() {
    return plyHeader("ascii") + vertexLines("") + triangles("3 ", 0);
}

template <class Number>
QByteArray big(Number value) {
    QByteArray out(sizeof value, '\0');
    qToBigEndian(value, out.data());
    return out;
}

QByteArray plyBytes() {
    QByteArray out = plyHeader("binary_big_endian");
    for (int row = 0; row < rows; ++row)
        for (int column = 0; column < columns; ++column)
            out += big(xOf(column)) + big(yOf(row)) + big(heightOf(column, row));
    const std::vector<int> all = corners();
    for (std::size_t i = 0; i < all.size(); ++i)
        out += (i % 3 == 0 ? QByteArray("\3") : QByteArray()) + big(qint32(all[i]));
    return out;
}

/// What is not there in the right place, in words; empty when all is.
QString wrongPlaces(const Mesh& mesh, double tolerance) {
    if (mesh.vertices.size() != columns * rows || mesh.indices.size() != corners().size())
        return QStringLiteral("%1 vertices, %2 corners").arg(mesh.vertices.size()).arg(mesh.indices.size());
    for (std::size_t i = 0; i < mesh.indices.size(); ++i) {
        const int wanted = corners()[i];
        const glm::vec3& offset = mesh.vertices[mesh.indices[i]];
        const double right[] = {xOf(wanted % columns), yOf(wanted / columns),
                                heightOf(wanted % columns, wanted / columns)};
        for (int axis = 0; axis < 3; ++axis) {
            const double seen = coordinateFrom(mesh.origin[axis], offset[axis]);
            if (std::abs(seen - right[axis]) > (axis == 2 ? 1e-4 : tolerance))
                return QString::number(seen, 'g', 17) + QStringLiteral(" is not ") +
                       QString::number(right[axis], 'g', 17);
        }
    }
    return {};
}

} // namespace

class MeshFarTest : public QObject {
    Q_OBJECT

private:
    QTemporaryDir m_folder;
    [[nodiscard]] QString path(const QString& name) const { return m_folder.filePath(name); }
    MeshReport converted(const QString& from, const QString& to) const {
        const MeshFormat* format = meshFormatForSuffix(to.section(QLatin1Char('.'), -1).toStdString());
        auto report = convertMesh(path(from).toStdString(), MeshUp::Z, *format, path(to).toStdString(),
                                  Existing::Replace);
        if (!report)
            qFatal("%s", report.isError() ? report.error().detail.english().c_str() : "cancelled");
        return std::move(report).value();
    }

private Q_SLOTS:
    void initTestCase() {
        support::writeFile(path(QStringLiteral("utm.obj")), objText());
        support::writeFile(path(QStringLiteral("utm_text.stl")), stlText());
        support::writeFile(path(QStringLiteral("utm_text.ply")), plyText());
        support::writeFile(path(QStringLiteral("utm.ply")), plyBytes());
        converted(QStringLiteral("utm.obj"), QStringLiteral("utm.glb"));
        converted(QStringLiteral("utm.obj"), QStringLiteral("utm_written.ply"));
    }

    void everyPair_data() {
        QTest::addColumn<QString>("from");
        QTest::addColumn<QString>("to");
        for (const char* from :
             {"utm.obj", "utm_text.stl", "utm_text.ply", "utm.ply", "utm.glb", "utm_written.ply"})
            for (const char* to : {"obj", "ply", "glb", "stl"})
                QTest::addRow("%s to %s", from, to)
                    << QString::fromLatin1(from) << QStringLiteral("over.") + QLatin1String(to);
    }
    /// The digits of the file go through every format that can hold them, and what cannot says so.
    void everyPair() {
        QFETCH(QString, from);
        QFETCH(QString, to);
        const auto before = importMesh(path(from).toStdString());
        QVERIFY(before.isOk());
        QCOMPARE(wrongPlaces(before.value(), 0), QString());
        const MeshReport report = converted(from, to);
        const bool isStl = to.endsWith(QLatin1String("stl"));
        QCOMPARE(support::anyNote(report.notes, "rounded by up to 0.25 m"), isStl);
        const auto after = importMesh(path(to).toStdString());
        QVERIFY(after.isOk());
        if (isStl) // of half a metre: vertices fall together
            return;
        QCOMPARE(wrongPlaces(after.value(), 0), QString());
        if (to.endsWith(QLatin1String("obj"))) {
            const QByteArray text = support::readFile(path(to));
            QVERIFY(text.contains("\nv 500123.25 5412345.75 812.3\n"));
        }
    }

    void heights_data() {
        QTest::addColumn<QString>("file");
        for (const char* file : {"utm.obj", "utm_text.stl", "utm_text.ply", "utm.ply", "utm.glb"})
            QTest::newRow(file) << QString::fromLatin1(file);
    }
    /// Seen from above they are the terrain that lies there.
    void heights() {
        QFETCH(QString, file);
        const auto seen = importMeshHeights(path(file).toStdString(), {}, {});
        QVERIFY(seen.isOk());
        const Grid& grid = seen.value().heights.grid();
        QCOMPARE(grid.columns, columns);
        QCOMPARE(grid.rows, rows);
        QCOMPARE(grid.spacingX, step);
        QCOMPARE(grid.spacingY, step);
        QCOMPARE(grid.originX, west);
        QCOMPARE(grid.originY, north);
        for (int row = 0; row < rows; ++row)
            for (int column = 0; column < columns; ++column)
                QCOMPARE(seen.value().heights.at(column, row), static_cast<float>(heightOf(column, row)));
        // GeoTIFF keeps the place.
        support::exported(seen.value().heights, "tif", path(QStringLiteral("utm.tif")));
        const Grid again = support::imported(path(QStringLiteral("utm.tif"))).heights.grid();
        QCOMPARE(again.originX, west);
        QCOMPARE(again.originY, north);
    }

    /// With y up the origin is turned as the vertices are.
    void heightsWithYUp() {
        QByteArray turned;
        for (const QByteArray& line : objText().split('\n')) {
            const QList<QByteArray> words = line.split(' ');
            turned += (words[0] == "v" ? "v " + words[1] + ' ' + words[3] + " -" + words[2] : line) + '\n';
        }
        support::writeFile(path(QStringLiteral("turned.obj")), turned);
        const auto seen =
            importMeshHeights(path(QStringLiteral("turned.obj")).toStdString(), {}, {{}, MeshUp::Y});
        QVERIFY(seen.isOk());
        QCOMPARE(seen.value().heights.grid().originX, west);
        QCOMPARE(seen.value().heights.grid().originY, north);
        QCOMPARE(seen.value().heights.at(2, 3), static_cast<float>(heightOf(2, 3)));
    }

    /// Heights far from 0 too, such as depths below a survey's own level.
    void heightsFarUp() {
        support::writeFile(
            path(QStringLiteral("up.obj")),
            "v 0 0 400000.125\nv 1 0 400000.25\nv 1 1 400000.375\nv 0 1 400000.5\nf 1 2 3 4\n");
        const auto seen = importMeshHeights(path(QStringLiteral("up.obj")).toStdString(), {}, {});
        QVERIFY(seen.isOk());
        QCOMPARE(seen.value().heights.at(0, 1), 400000.125F);
        QCOMPARE(seen.value().heights.at(1, 0), 400000.375F);
        QCOMPARE(seen.value().heights.grid().originX, 0.0);
    }

    /// Programs that know no 64-bit positions find them near 0, below a node that is moved.
    void glbMovesItsNode() {
        const QByteArray file = support::readFile(path(QStringLiteral("utm.glb")));
        const auto length = qFromLittleEndian<quint32>(file.constData() + 12);
        const QJsonObject json = QJsonDocument::fromJson(file.mid(20, length)).object();
        const QJsonArray moved =
            json[QStringLiteral("nodes")].toArray()[0].toObject()[QStringLiteral("translation")].toArray();
        QCOMPARE(QJsonDocument(moved).toJson(QJsonDocument::Compact), QByteArray("[500123,0,-5412344]"));
    }

    /// Meshes near 0 are what they were: the numbers of the file are the vertices.
    void nearOnesStayAsTheyAre() {
        for (const QByteArray& far : {QByteArray("16383.5"), QByteArray("0.1"), QByteArray("123.456")}) {
            support::writeFile(path(QStringLiteral("near.obj")),
                               "v " + far + " 0 0\nv 0 7 0.3\nv 0 0 " + far + "\nf 1 2 3\n");
            const Mesh mesh = importMesh(path(QStringLiteral("near.obj")).toStdString()).value();
            QVERIFY(mesh.origin == glm::dvec3(0));
            QCOMPARE(mesh.vertices[0].x, far.toFloat());
            QCOMPARE(mesh.vertices[2].z, far.toFloat());
        }
        // Wide ones, too: what is near 0 in them would lose its digits.
        support::writeFile(path(QStringLiteral("wide.obj")), "v 0.1 0 0\nv 40000 7 0\nv 0 9 0\nf 1 2 3\n");
        const Mesh wide = importMesh(path(QStringLiteral("wide.obj")).toStdString()).value();
        QVERIFY(wide.origin == glm::dvec3(0));
        QCOMPARE(wide.vertices[0].x, 0.1F);
    }

    void coordinates_data() {
        QTest::addColumn<double>("value");
        QTest::addColumn<double>("origin");
        QTest::newRow("quarter") << 5412345.75 << 5412345.0;
        QTest::newRow("tenth") << 500123.1 << 500123.0;
        QTest::newRow("millimetre") << 500623.987 << 500123.0;
        QTest::newRow("whole") << 5412400.0 << 5412345.0;
        QTest::newRow("small") << 500123.000002 << 500123.0;
        QTest::newRow("negative") << -70123.4 << -70200.0;
        QTest::newRow("none") << 0.5 << 0.0;
    }
    /// The number of the file is the one with the fewest digits.
    void coordinates() {
        QFETCH(double, value);
        QFETCH(double, origin);
        const double seen = coordinateFrom(origin, static_cast<float>(value - origin));
        QVERIFY2(seen == value, qPrintable(QString::number(seen, 'g', 17)));
    }
};

QTEST_GUILESS_MAIN(MeshFarTest)
#include "mesh_far_test.moc"
