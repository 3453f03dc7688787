// SPDX-License-Identifier: MIT
#include "libterrain/generators/diamond_square/lattice.h"
#include "libterrain/generators/diamond_square/settings.h"

#include <QRegularExpression>
#include <QTest>

#include <cmath>
#include <random>

using namespace terrain;
using diamond_square::Form;

/// Sizes that a form cannot wrap are refused with two that it can, near in size and shape.
class WrappedSizeTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void proposalsAreTaken_data();
    void proposalsAreTaken();
    void saysWhatIsTooMuch();
};

namespace {

struct Size {
    int columns;
    int rows;
};

Result<diamond_square::Lattice> latticeOf(Size size, Form form) {
    Grid grid;
    grid.columns = size.columns;
    grid.rows = size.rows;
    return diamond_square::latticeFor(grid, form, diamond_square::Edges::Wrap);
}

/// The rule, written down once more.
bool canWrap(Size size, Form form) {
    std::int64_t across = size.columns - 1;
    std::int64_t down = size.rows - 1;
    for (; across % 2 == 0 && down % 2 == 0; across /= 2)
        down /= 2;
    if (across > 64 || down > 64 || form != Form::Stationary)
        return across <= 64 && down <= 64;
    for (; across < 8 || down < 8; across *= 2)
        down *= 2;
    return across * down <= 1024;
}

int distance(Size a, Size b) {
    return std::abs(a.columns - b.columns) + std::abs(a.rows - b.rows);
}

/// How far the size is from the shape of `asked`: 0 when both sides change alike.
std::int64_t bent(Size size, Size asked) {
    return std::abs(std::int64_t{size.columns - asked.columns} * asked.rows -
                    std::int64_t{size.rows - asked.rows} * asked.columns);
}

/// Whether some size that can wrap is nearer and truer in shape than `proposed`; for squares only squares.
bool isBeaten(Size proposed, Size asked, Form form) {
    const int most = distance(proposed, asked);
    for (int c = std::max(2, asked.columns - most); c <= asked.columns + most; ++c) {
        const int rest = most - std::abs(c - asked.columns);
        for (int r = std::max(2, asked.rows - rest); r <= asked.rows + rest; ++r) {
            const Size other{c, r};
            const bool better = distance(other, asked) < most && bent(other, asked) <= bent(proposed, asked);
            if (better && (asked.columns != asked.rows || c == r) && canWrap(other, form))
                return true;
        }
    }
    return false;
}

/// The sizes that the refusal names, the asked one first.
QList<Size> named(const Error& error) {
    static const QRegularExpression size(QStringLiteral("(\\d+) × (\\d+)\\b(?! cells)"));
    QList<Size> out;
    auto found = size.globalMatch(QString::fromStdString(error.detail.english()));
    while (found.hasNext()) {
        const auto match = found.next();
        out.push_back({match.captured(1).toInt(), match.captured(2).toInt()});
    }
    return out;
}

} // namespace

void WrappedSizeTest::proposalsAreTaken_data() {
    QTest::addColumn<int>("columns");
    QTest::addColumn<int>("rows");
    const auto row = [](int columns, int rows) {
        QTest::addRow("%d x %d", columns, rows) << columns << rows;
    };
    for (const int side : {66, 68, 99, 100, 101, 131, 135, 200, 261, 1000, 1023, 1024, 4096, 5000, 1000000})
        row(side, side);
    row(131, 1008);
    row(2, 1000);
    row(1000, 2);
    row(9, 1025);
    row(1048577, 17);
    row(1920, 1080);
    std::mt19937 engine(5);
    for (int i = 0; i < 150; ++i)
        row(2 + static_cast<int>(engine() % 700), 2 + static_cast<int>(engine() % 700));
}

void WrappedSizeTest::proposalsAreTaken() {
    QFETCH(int, columns);
    QFETCH(int, rows);
    const Size asked{columns, rows};
    for (const Form form : {Form::Classic, Form::HalfStep, Form::Calibrated, Form::Stationary}) {
        const auto lattice = latticeOf(asked, form);
        QCOMPARE(lattice.isOk(), canWrap(asked, form));
        if (lattice)
            continue;
        const std::string said = lattice.error().detail.english();
        const QList<Size> sizes = named(lattice.error());
        QCOMPARE(sizes.size(), 3);
        QVERIFY2(distance(sizes[0], asked) == 0, said.c_str());
        QVERIFY2(distance(sizes[1], sizes[2]) > 0, said.c_str());
        for (const Size& proposed : sizes.mid(1)) {
            QVERIFY2(latticeOf(proposed, form).isOk(), said.c_str());
            QVERIFY2(columns != rows || proposed.columns == proposed.rows, said.c_str());
        }
        if (distance(sizes[1], asked) < 300) // the look at all the others takes its time
            QVERIFY2(!isBeaten(sizes[1], asked, form), said.c_str());
    }
}

void WrappedSizeTest::saysWhatIsTooMuch() {
    // 98 = 49 · 2 cells a side: other forms take them, the stationary one would start from 49 · 49.
    QVERIFY(latticeOf({99, 99}, Form::Classic).isOk());
    const std::string square = latticeOf({99, 99}, Form::Stationary).error().detail.english();
    QVERIFY2(square.find("from 49 × 49 cells, more than 1024 in all") != std::string::npos, square.c_str());
    QVERIFY2(square.find("choose 97 × 97 or 101 × 101") != std::string::npos, square.c_str());
    // Here one side is short: it is the least number of cells on it that makes the other one long.
    const std::string thin = latticeOf({2, 65}, Form::Stationary).error().detail.english();
    QVERIFY2(thin.find("from 8 × 512 cells") != std::string::npos, thin.c_str());
}

QTEST_GUILESS_MAIN(WrappedSizeTest)
#include "wrapped_size_test.moc"
