// SPDX-License-Identifier: MIT
#include "libterrain/surface/mesh/chunk_levels.h"
#include "libterrain/surface/mesh/chunk_mesh.h"
#include "libterrain/surface/mesh/heights_from_above.h"
#include "tests/support/field_of.h"

#include <QTest>

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <set>

using namespace terrain;

namespace {

Heightfield rough(int columns, int rows) {
    return support::fieldOf(
        columns, rows, [](int c, int r) { return 900 + (c * 53 + r * 29) % 97 * 0.37; }, 2.5, 10);
}

using Corner = std::array<float, 3>;
using Triangle = std::array<Corner, 3>;

Corner cornerOf(const glm::vec3& v) {
    return {v.x, v.y, v.z};
}

/// Every triangle of a mesh, the least corner first, in order.
std::vector<Triangle> trianglesOf(const Mesh& mesh) {
    std::vector<Triangle> out;
    for (std::size_t i = 0; i < mesh.indices.size(); i += 3) {
        Triangle one;
        for (std::size_t k = 0; k < 3; ++k)
            one[k] = cornerOf(mesh.vertices[mesh.indices[i + k]]);
        std::rotate(one.begin(), std::ranges::min_element(one), one.end());
        out.push_back(one);
    }
    std::ranges::sort(out);
    return out;
}

/// All chunks of a level as one soup.
Mesh wholeLevel(const Heightfield& field, int cells, int level) {
    const ChunkGrid chunks(field.columns(), field.rows(), cells);
    Mesh out;
    for (int y = 0; y < chunks.down(); ++y)
        for (int x = 0; x < chunks.across(); ++x) {
            const Mesh mesh = chunkMesh(field, chunks.window(x, y), level, 0).mesh;
            const auto before = static_cast<std::uint32_t>(out.vertices.size());
            out.vertices.insert(out.vertices.end(), mesh.vertices.begin(), mesh.vertices.end());
            for (const std::uint32_t index : mesh.indices)
                out.indices.push_back(before + index);
        }
    return out;
}

MeshLattice latticeOfSamples(const Heightfield& field) {
    const Grid& grid = field.grid();
    MeshLattice out;
    for (int column = 0; column < grid.columns; ++column)
        out.x.push_back(static_cast<float>(column * grid.spacingX));
    for (int row = 0; row < grid.rows; ++row)
        out.y.push_back(static_cast<float>((grid.rows - 1 - row) * grid.spacingY));
    out.spacingX = grid.spacingX;
    out.spacingY = grid.spacingY;
    return out;
}

/// The vertices of a surface on the line x = `at` (or y), in order along it.
std::vector<Corner> edgeOf(const ChunkMesh& chunk, int axis, float at) {
    std::vector<Corner> out;
    for (std::size_t i = 0; i < chunk.surfaceVertices; ++i)
        if (chunk.mesh.vertices[i][axis] == at)
            out.push_back(cornerOf(chunk.mesh.vertices[i]));
    std::ranges::sort(out);
    return out;
}

/// The height of an edge at a place along it.
double heightAlong(const std::vector<Corner>& edge, std::size_t along, double at) {
    for (std::size_t i = 0; i + 1 < edge.size(); ++i) {
        const double from{edge[i][along]};
        const double to{edge[i + 1][along]};
        if (at >= from && at <= to)
            return edge[i][2] + (double{edge[i + 1][2]} - edge[i][2]) * (at - from) / (to - from);
    }
    return qQNaN();
}

} // namespace

class ChunkMeshTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// The last sample is never lost.
    void keptSamples_data() {
        QTest::addColumn<int>("cells");
        QTest::addColumn<int>("level");
        QTest::addColumn<std::vector<int>>("kept");
        QTest::newRow("all") << 3 << 0 << std::vector{0, 1, 2, 3};
        QTest::newRow("even") << 8 << 1 << std::vector{0, 2, 4, 6, 8};
        QTest::newRow("odd") << 7 << 1 << std::vector{0, 2, 4, 6, 7};
        QTest::newRow("rest") << 9 << 2 << std::vector{0, 4, 8, 9};
        QTest::newRow("one edge") << 8 << 3 << std::vector{0, 8};
        QTest::newRow("narrower than a step") << 3 << 4 << std::vector{0, 3};
        QTest::newRow("one cell") << 1 << 5 << std::vector{0, 1};
    }
    void keptSamples() {
        QFETCH(int, cells);
        QFETCH(int, level);
        QFETCH(std::vector<int>, kept);
        QCOMPARE(samplesOfLevel(cells, level), kept);
    }

    void levelsOfSizes() {
        for (const auto& [cells, most] : {std::pair(1, 1), std::pair(2, 2), std::pair(3, 2), std::pair(64, 7),
                                          std::pair(100, 7), std::pair(128, 8)}) {
            QCOMPARE(mostChunkLevels(cells), most);
            QCOMPARE(samplesOfLevel(1 << (most - 1), most - 1).size(), std::size_t{2});
        }
    }

    void sizes_data() {
        QTest::addColumn<int>("columns");
        QTest::addColumn<int>("rows");
        QTest::addColumn<int>("cells");
        QTest::addColumn<int>("across");
        QTest::addColumn<int>("down");
        const auto row = [](const char* name, int columns, int rows, int cells, int across, int down) {
            QTest::newRow(name) << columns << rows << cells << across << down;
        };
        row("least", 2, 2, 64, 1, 1);
        row("exact", 33, 17, 8, 4, 2);
        row("one more", 34, 18, 8, 5, 3);
        row("one less", 32, 16, 8, 4, 2);
        row("uneven", 45, 38, 7, 7, 6);
        row("wide", 90, 3, 16, 6, 1);
        row("single cells", 6, 5, 1, 5, 4);
    }
    /// Chunks cover the land, and at level 0 they are the full grid, triangle for triangle.
    void sizes() {
        QFETCH(int, columns);
        QFETCH(int, rows);
        QFETCH(int, cells);
        const ChunkGrid chunks(columns, rows, cells);
        QTEST(chunks.across(), "across");
        QTEST(chunks.down(), "down");
        const Heightfield field = rough(columns, rows);
        QVERIFY(trianglesOf(wholeLevel(field, cells, 0)) ==
                trianglesOf(gridMesh(field, QuadSplit::Rising).value()));
        for (int level = 0; level < mostChunkLevels(cells); ++level) {
            const Window last = chunks.window(chunks.across() - 1, chunks.down() - 1);
            QCOMPARE(last.column + last.columns, columns);
            QCOMPARE(last.row + last.rows, rows);
            const ChunkMesh made = chunkMesh(field, last, level, 0);
            const std::size_t kept = samplesOfLevel(last.columns - 1, level).size();
            const std::size_t keptRows = samplesOfLevel(last.rows - 1, level).size();
            QCOMPARE(made.mesh.vertices.size(), kept * keptRows);
            QCOMPARE(made.mesh.indices.size(), 6 * (kept - 1) * (keptRows - 1));
            QVERIFY(made.mesh.vertices.back() ==
                    glm::vec3((columns - 1) * 2.5F, 0, field.at(columns - 1, rows - 1)));
        }
    }

    /// Neighbours of one level have the same vertices between them, bit for bit.
    void edgesMeet() {
        const Heightfield field = rough(45, 38);
        const ChunkGrid chunks(45, 38, 7);
        for (int level = 0; level < mostChunkLevels(7); ++level)
            for (int y = 0; y < chunks.down(); ++y)
                for (int x = 0; x < chunks.across(); ++x) {
                    const Window here = chunks.window(x, y);
                    const ChunkMesh mesh = chunkMesh(field, here, level, 1);
                    if (x + 1 < chunks.across()) {
                        const float at = static_cast<float>(here.column + here.columns - 1) * 2.5F;
                        const ChunkMesh east = chunkMesh(field, chunks.window(x + 1, y), level, 1);
                        QVERIFY(edgeOf(mesh, 0, at).size() > 1);
                        QVERIFY(edgeOf(mesh, 0, at) == edgeOf(east, 0, at));
                    }
                    if (y + 1 < chunks.down()) {
                        const float at = static_cast<float>(38 - here.row - here.rows) * 10.0F;
                        const ChunkMesh south = chunkMesh(field, chunks.window(x, y + 1), level, 1);
                        QVERIFY(edgeOf(mesh, 1, at).size() > 1);
                        QVERIFY(edgeOf(mesh, 1, at) == edgeOf(south, 1, at));
                    }
                }
    }

    /// Skirts hang down all round, face outwards, and close with the surface.
    void skirts_data() {
        QTest::addColumn<int>("level");
        QTest::addColumn<bool>("holes");
        for (const int level : {0, 1, 3})
            for (const bool holes : {false, true})
                QTest::addRow("level %d%s", level, holes ? ", holes" : "") << level << holes;
    }
    void skirts() {
        QFETCH(int, level);
        QFETCH(bool, holes);
        Heightfield field = rough(30, 27);
        if (holes)
            for (const auto& [column, row] : {std::pair(8, 12), std::pair(12, 8), std::pair(13, 15)})
                field.row(row)[column] = hole;
        const Window chunk{8, 8, 12, 10};
        const ChunkMesh made = chunkMesh(field, chunk, level, 25);
        const ChunkMesh bare = chunkMesh(field, chunk, level, 0);
        QCOMPARE(made.surfaceTriangles * 3, bare.mesh.indices.size());
        QCOMPARE(made.surfaceVertices, bare.mesh.vertices.size());
        QCOMPARE(made.samples.size(), made.mesh.vertices.size());
        if (!holes) {
            const std::size_t edges =
                2 * (samplesOfLevel(11, level).size() + samplesOfLevel(9, level).size() - 2);
            QCOMPARE(made.mesh.vertices.size(), made.surfaceVertices + edges);
            QCOMPARE(made.mesh.indices.size() / 3, made.surfaceTriangles + 2 * edges);
        }
        QVERIFY(meshFacts(made.mesh).manifold);
        for (std::size_t i = made.surfaceVertices; i < made.mesh.vertices.size(); ++i) {
            const glm::vec3 v = made.mesh.vertices[i];
            QCOMPARE(v.z, field.at(made.samples[i][0], made.samples[i][1]) - 25);
        }
        const float west = 8 * 2.5F;
        const float east = 19 * 2.5F;
        const float south = (26 - 17) * 10.0F;
        const float north = (26 - 8) * 10.0F;
        for (std::size_t i = 3 * made.surfaceTriangles; i < made.mesh.indices.size(); i += 3) {
            const auto at = [&](std::size_t k) {
                return glm::dvec3(made.mesh.vertices[made.mesh.indices[i + k]]);
            };
            const glm::dvec3 u = at(1) - at(0);
            const glm::dvec3 v = at(2) - at(0);
            const glm::dvec3 normal(u.y * v.z - u.z * v.y, u.z * v.x - u.x * v.z, u.x * v.y - u.y * v.x);
            const auto all = [&](int axis, float place) {
                return at(0)[axis] == place && at(1)[axis] == place && at(2)[axis] == place;
            };
            QVERIFY((all(0, west) && normal.x < 0) || (all(0, east) && normal.x > 0) ||
                    (all(1, south) && normal.y < 0) || (all(1, north) && normal.y > 0));
            QCOMPARE(normal.z, 0.0);
        }
    }

    /// Whatever levels two neighbours have, the skirt of the higher one reaches below the other.
    void skirtsHideGaps() {
        const Heightfield field = rough(45, 38);
        constexpr int cells = 8;
        const int levels = mostChunkLevels(cells);
        const ChunkLevels measured = chunkLevels(field, cells, levels).value();
        QVERIFY(measured.gap > 10);
        const double depth = depthThatHides(measured.gap, field);
        QVERIFY(depth >= measured.gap && depth < measured.gap * 1.01);
        const ChunkGrid chunks(45, 38, cells);
        double deepest = 0;
        for (int a = 0; a < levels; ++a)
            for (int b = 0; b < levels; ++b)
                for (int y = 0; y < chunks.down(); ++y)
                    for (int x = 0; x + 1 < chunks.across(); ++x) {
                        const float line = static_cast<float>((x + 1) * cells) * 2.5F;
                        const auto west = edgeOf(chunkMesh(field, chunks.window(x, y), a, depth), 0, line);
                        const auto east =
                            edgeOf(chunkMesh(field, chunks.window(x + 1, y), b, depth), 0, line);
                        for (double at{west.front()[1]}; at <= west.back()[1]; at += 2.5) {
                            const double gap = heightAlong(west, 1, at) - heightAlong(east, 1, at);
                            QVERIFY(std::abs(gap) <= depth);
                            deepest = std::max(deepest, std::abs(gap));
                        }
                    }
        QVERIFY(deepest > 0.5 * measured.gap); // measured where it is, not far beyond
    }

    /// The stated error is what is found when the level is sampled from above.
    void errorsAreTrue() {
        const Heightfield field = rough(61, 47);
        constexpr int cells = 16;
        const int levels = mostChunkLevels(cells);
        const ChunkLevels measured = chunkLevels(field, cells, levels).value();
        QCOMPARE(measured.errors.size(), std::size_t(levels));
        QCOMPARE(measured.errors[0], 0.0);
        for (int level = 0; level < levels; ++level) {
            const Heightfield seen =
                heightsFromAbove(wholeLevel(field, cells, level), latticeOfSamples(field)).value();
            double most = 0;
            for (int row = 0; row < field.rows(); ++row)
                for (int column = 0; column < field.columns(); ++column) {
                    QVERIFY(!std::isnan(seen.at(column, row)));
                    most = std::max(most,
                                    std::abs(double{seen.at(column, row)} - double{field.at(column, row)}));
                }
            const double stated = measured.errors[static_cast<std::size_t>(level)];
            QVERIFY2(std::abs(stated - most) < 1e-3, qPrintable(QString::number(stated - most)));
        }
    }

    /// No level covers a hole; level 0 leaves out the cells around it, as the full grid does.
    void holesStayOpen() {
        Heightfield field = rough(40, 40);
        for (const auto& [column, row] :
             {std::pair(3, 3), std::pair(16, 16), std::pair(20, 39), std::pair(39, 8)})
            field.row(row)[column] = hole;
        QVERIFY(trianglesOf(wholeLevel(field, 16, 0)) ==
                trianglesOf(gridMesh(field, QuadSplit::Rising).value()));
        for (int level = 0; level < 4; ++level) {
            const Heightfield seen =
                heightsFromAbove(wholeLevel(field, 16, level), latticeOfSamples(field)).value();
            for (int row = 0; row < 40; ++row)
                for (int column = 0; column < 40; ++column)
                    QVERIFY(!std::isnan(field.at(column, row)) || std::isnan(seen.at(column, row)));
        }
        const Heightfield nothing = support::fieldOf(9, 9, [](int, int) { return hole; });
        QVERIFY(chunkMesh(nothing, {0, 0, 9, 9}, 1, 5).mesh.vertices.empty());
        QCOMPARE(chunkLevels(nothing, 4, 2).value().gap, 0.0);
    }

    void anyThreads() {
        const Heightfield field = rough(130, 90);
        const ChunkLevels one = chunkLevels(field, 8, 4, RunContext(nullptr, nullptr, 1)).value();
        const ChunkLevels all = chunkLevels(field, 8, 4).value();
        QCOMPARE(one.errors, all.errors);
        QCOMPARE(one.gap, all.gap);
        const std::atomic<bool> stop{true};
        QVERIFY(chunkLevels(field, 8, 4, RunContext(&stop, nullptr)).isCancelled());
    }
};

QTEST_GUILESS_MAIN(ChunkMeshTest)
#include "chunk_mesh_test.moc"
