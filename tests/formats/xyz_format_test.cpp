// SPDX-License-Identifier: MIT
#include "tests/support/field_of.h"
#include "tests/support/heightmap_files.h"

#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <random>

using namespace terrain;
using namespace support;

/// Points of a grid, whatever their order.
class XyzFormatTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyOrder_data();
    void everyOrder();
    void missingPoints_data();
    void missingPoints();
    void linesAreNamed();
    void badLinesAreFound();
    void largerThanItsPieces();

private:
    [[nodiscard]] QString path() const { return m_folder.filePath(QStringLiteral("points.xyz")); }
    QTemporaryDir m_folder;
};

namespace {

struct Point {
    int column;
    int row;
};

std::vector<Point> pointsOf(int columns, int rows) {
    std::vector<Point> out;
    for (int row = 0; row < rows; ++row)
        for (int column = 0; column < columns; ++column)
            out.push_back({column, row});
    return out;
}

double heightOf(const Point& point) {
    return (point.column * 37 + point.row * 101) % 211 + 0.25;
}

/// As lines; rows are 20 apart and columns 10.
QByteArray linesOf(const std::vector<Point>& points, int rows, const QByteArray& end = "\n",
                   const QByteArray& separator = " ") {
    QByteArray out;
    for (const Point& point : points)
        out += QByteArray::number(500000 + 10 * point.column) + separator +
               QByteArray::number(5000000 + 20 * (rows - 1 - point.row)) + separator +
               QByteArray::number(heightOf(point)) + end;
    return out;
}

void arrange(std::vector<Point>& points, const QString& order) {
    const auto by = [&](auto&& key) {
        std::ranges::sort(points, [&](const Point& a, const Point& b) { return key(a) < key(b); });
    };
    if (order == QLatin1String("south first"))
        by([](const Point& p) { return std::pair(-p.row, p.column); });
    else if (order == QLatin1String("from the east"))
        by([](const Point& p) { return std::pair(p.row, -p.column); });
    else if (order == QLatin1String("to and fro"))
        by([](const Point& p) { return std::pair(p.row, p.row % 2 == 0 ? p.column : -p.column); });
    else if (order == QLatin1String("columns first"))
        by([](const Point& p) { return std::pair(p.column, p.row); });
    else if (order == QLatin1String("any"))
        std::shuffle(points.begin(), points.end(), std::mt19937(3));
    else if (order == QLatin1String("one row late"))
        std::rotate(points.begin(), points.begin() + 13, points.end());
}

} // namespace

void XyzFormatTest::everyOrder_data() {
    QTest::addColumn<QString>("order");
    QTest::addColumn<QByteArray>("start");
    QTest::addColumn<QByteArray>("end");
    QTest::addColumn<QByteArray>("separator");
    const auto row = [](const char* order, const char* start = "", const char* end = "\n",
                        const char* separator = " ") {
        QTest::addRow("%s, %d %s%d", order, int(QByteArray(start).size()), separator,
                      int(QByteArray(end).size()))
            << QString::fromLatin1(order) << QByteArray(start) << QByteArray(end) << QByteArray(separator);
    };
    for (const char* order : {"north first", "south first", "from the east", "to and fro", "columns first",
                              "any", "one row late"}) {
        row(order);
        row(order, "\xEF\xBB\xBF", "\r\n", ";");
        row(order, "x,y,z\n# a remark\n", "\n", ",");
        row(order, "\n\n", "\n\n", "\t");
    }
}

void XyzFormatTest::everyOrder() {
    QFETCH(QString, order);
    QFETCH(QByteArray, start);
    QFETCH(QByteArray, end);
    QFETCH(QByteArray, separator);
    std::vector<Point> points = pointsOf(13, 9);
    arrange(points, order);
    writeFile(path(), start + linesOf(points, 9, end, separator));
    const ImportedHeightmap map = imported(path());
    const Heightfield wanted = fieldOf(13, 9, [](int x, int y) { return heightOf({x, y}); });
    QVERIFY2(sameHeights(map.heights, wanted), qPrintable(words(map.heights)));
    QCOMPARE(map.heights.grid().originX, 500000.0);
    QCOMPARE(map.heights.grid().originY, 5000160.0);
    QCOMPARE(map.heights.grid().spacingX, 10.0);
    QCOMPARE(map.heights.grid().spacingY, 20.0);
}

void XyzFormatTest::missingPoints_data() {
    QTest::addColumn<QString>("order");
    for (const char* order : {"north first", "south first", "any"})
        QTest::newRow(order) << QString::fromLatin1(order);
}

/// Some points, a whole row and a whole column are not there.
void XyzFormatTest::missingPoints() {
    QFETCH(QString, order);
    std::vector<Point> points = pointsOf(13, 9);
    const auto isMissing = [](const Point& p) {
        return p.row == 4 || p.column == 7 || (p.row + p.column) % 6 == 5;
    };
    std::erase_if(points, isMissing);
    arrange(points, order);
    writeFile(path(), linesOf(points, 9));
    const ImportedHeightmap map = imported(path());
    QCOMPARE(map.heights.columns(), 13);
    QCOMPARE(map.heights.rows(), 9);
    for (const Point& point : pointsOf(13, 9)) {
        const float height = map.heights.at(point.column, point.row);
        QVERIFY(isMissing(point) ? std::isnan(height) : height == static_cast<float>(heightOf(point)));
    }
    QVERIFY(anyNote(map.notes, "of the grid are missing"));
}

/// A line that is wrong is named by its number, in a file that is read from its end, too.
void XyzFormatTest::linesAreNamed() {
    for (const char* order : {"north first", "south first", "any"}) {
        std::vector<Point> points = pointsOf(40, 20); // more than a file is recognised by
        arrange(points, QString::fromLatin1(order));
        writeFile(path(), linesOf(points, 20) + "1 2 three\n");
        QVERIFY2(refusalOf(path()).contains(QStringLiteral("line 801")), qPrintable(refusalOf(path())));
    }
}

void XyzFormatTest::badLinesAreFound() {
    writeFile(path(), linesOf(pointsOf(13, 9), 9) + "500003 5000003 7\n");
    QVERIFY(refusalOf(path()).contains(QStringLiteral("even spacing")));
}

/// Text of many times what is read at once, from either end, row by row.
void XyzFormatTest::largerThanItsPieces() {
    for (const char* order : {"north first", "south first"}) {
        std::vector<Point> points = pointsOf(400, 300);
        arrange(points, QString::fromLatin1(order));
        writeFile(path(), linesOf(points, 300));
        const ImportedHeightmap map = imported(path());
        QVERIFY(sameHeights(map.heights, fieldOf(400, 300, [](int x, int y) { return heightOf({x, y}); })));
    }
}

QTEST_GUILESS_MAIN(XyzFormatTest)
#include "xyz_format_test.moc"
