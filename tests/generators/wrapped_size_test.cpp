// SPDX-License-Identifier: MIT
#include "libterrain/generators/diamond_square/lattice.h"
#include "libterrain/generators/diamond_square/settings.h"

#include <QRegularExpression>
#include <QTest>

#include <random>

using namespace terrain;

/// Sizes that cannot wrap are refused with the two that are nearest and can.
class WrappedSizeTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void namesTheNearest_data();
    void namesTheNearest();
};

namespace {

Grid gridOf(int columns, int rows) {
    Grid out;
    out.columns = columns;
    out.rows = rows;
    return out;
}

bool wraps(int columns, int rows) {
    return diamond_square::latticeFor(gridOf(columns, rows), diamond_square::Form::Classic,
                                      diamond_square::Edges::Wrap)
        .isOk();
}

/// How many sizes within `distance` samples of this one can wrap.
int countWithin(int columns, int rows, int distance) {
    int out = 0;
    for (int c = std::max(2, columns - distance); c <= columns + distance; ++c) {
        const int rest = distance - std::abs(c - columns);
        for (int r = std::max(2, rows - rest); r <= rows + rest; ++r)
            out += wraps(c, r) ? 1 : 0;
    }
    return out;
}

} // namespace

void WrappedSizeTest::namesTheNearest_data() {
    QTest::addColumn<int>("columns");
    QTest::addColumn<int>("rows");
    QTest::newRow("square") << 100 << 100;
    QTest::newRow("one up, one down") << 131 << 1008;
    QTest::newRow("thin") << 2 << 1000;
    QTest::newRow("just beyond") << 66 << 66;
    std::mt19937 engine(5);
    for (int i = 0; i < 60;) {
        const int columns = 2 + static_cast<int>(engine() % 700);
        const int rows = 2 + static_cast<int>(engine() % 700);
        if (wraps(columns, rows))
            continue;
        QTest::addRow("%d x %d", columns, rows) << columns << rows;
        ++i;
    }
}

void WrappedSizeTest::namesTheNearest() {
    QFETCH(int, columns);
    QFETCH(int, rows);
    const auto lattice = diamond_square::latticeFor(gridOf(columns, rows), diamond_square::Form::Classic,
                                                    diamond_square::Edges::Wrap);
    QVERIFY(lattice.isError());
    const QString said = QString::fromStdString(lattice.error().detail.english());
    static const QRegularExpression size(QStringLiteral("(\\d+) × (\\d+)"));
    auto found = size.globalMatch(said);
    QCOMPARE(found.next().captured(), QStringLiteral("%1 × %2").arg(columns).arg(rows));
    int last = 0;
    for (int named = 1; named <= 2; ++named) {
        QVERIFY2(found.hasNext(), qPrintable(said));
        const auto match = found.next();
        const int c = match.captured(1).toInt();
        const int r = match.captured(2).toInt();
        QVERIFY2(wraps(c, r), qPrintable(said));
        const int distance = std::abs(c - columns) + std::abs(r - rows);
        QVERIFY2(distance >= last, qPrintable(said));
        QVERIFY2(countWithin(columns, rows, distance - 1) < named, qPrintable(said));
        last = distance;
    }
}

QTEST_GUILESS_MAIN(WrappedSizeTest)
#include "wrapped_size_test.moc"
