// SPDX-License-Identifier: MIT
#include "libterrain/core/random_offset.h"
#include "libterrain/filters/fill_holes.h"

#include <QElapsedTimer>
#include <QTest>

#include <algorithm>
#include <cmath>
#include <cstring>
#include <thread>
#include <vector>

using namespace terrain;

namespace {

Heightfield fieldOf(int columns, int rows, double spacingX = 1, double spacingY = 1) {
    Grid grid;
    grid.columns = columns;
    grid.rows = rows;
    grid.spacingX = spacingX;
    grid.spacingY = spacingY;
    Result<Heightfield> out = Heightfield::create(grid);
    return std::move(out).value();
}

/// A rolling surface with noise, from −1000 to 1000 m or so.
Heightfield rolling(int columns, int rows) {
    Heightfield out = fieldOf(columns, rows);
    for (int r = 0; r < rows; ++r) {
        const OffsetRowKey key = offsetRowKey(5, 1, r);
        for (int c = 0; c < columns; ++c)
            out.row(r)[c] =
                static_cast<float>(900 * std::sin(c * 0.013) * std::cos(r * 0.021)) +
                100 * signedOffset(offsetBits(key, static_cast<std::uint32_t>(c))) * signedOffsetScale;
    }
    return out;
}

/// Takes samples away: blobs of all sizes, and single ones; about half of the field.
void punch(Heightfield& field, double share) {
    const int columns = field.columns();
    const int rows = field.rows();
    std::int64_t wanted = static_cast<std::int64_t>(share * static_cast<double>(field.grid().sampleCount()));
    const OffsetRowKey key = offsetRowKey(11, 1, 0);
    for (std::uint32_t i = 0; wanted > 0; i += 3) {
        const auto at = [&](std::uint32_t k, int bound) {
            return static_cast<int>(offsetBits(key, i + k) % static_cast<std::uint32_t>(bound));
        };
        const int column = at(0, columns);
        const int row = at(1, rows);
        const int size = 1 + at(2, std::max(1, at(2, 1 + std::min(columns, rows) / 20)));
        for (int r = row; r < std::min(rows, row + size); ++r)
            for (int c = column; c < std::min(columns, column + size); ++c)
                if (!std::isnan(field.at(c, r))) {
                    field.row(r)[c] = hole;
                    --wanted;
                }
    }
}

Result<Heightfield> filled(const Heightfield& input, const RunContext& context = {}) {
    return fillHoles().apply({input.grid(), wholeOf(input.grid()), input},
                             ParameterSet(fillHoles().description().parameters), context);
}

/// The samples of `output` that lie outside the least and greatest height around their hole, holes found
/// by a plain flood fill.
int outsideOfRims(const Heightfield& input, const Heightfield& output) {
    const int columns = input.columns();
    std::vector<char> seen(input.samples().size());
    int outside = 0;
    for (int start = 0; start < static_cast<int>(seen.size()); ++start) {
        if (seen[static_cast<std::size_t>(start)] != 0 ||
            !std::isnan(input.samples()[static_cast<std::size_t>(start)]))
            continue;
        std::vector<int> members = {start};
        seen[static_cast<std::size_t>(start)] = 1;
        float low = INFINITY;
        float high = -INFINITY;
        for (std::size_t i = 0; i < members.size(); ++i) {
            const int c = members[i] % columns;
            const int r = members[i] / columns;
            for (const auto& [x, y] : {std::pair(c - 1, r), {c + 1, r}, {c, r - 1}, {c, r + 1}}) {
                if (x < 0 || y < 0 || x >= columns || y >= input.rows())
                    continue;
                const auto index = static_cast<std::size_t>(y * columns + x);
                if (!std::isnan(input.at(x, y))) {
                    low = std::min(low, input.at(x, y));
                    high = std::max(high, input.at(x, y));
                } else if (seen[index] == 0) {
                    seen[index] = 1;
                    members.push_back(static_cast<int>(index));
                }
            }
        }
        for (const int member : members) {
            const float h = output.samples()[static_cast<std::size_t>(member)];
            outside += h >= low && h <= high ? 0 : 1;
        }
    }
    return outside;
}

} // namespace

class FillHolesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void staysBetweenTheRimsHeights_data() {
        QTest::addColumn<int>("columns");
        QTest::addColumn<int>("rows");
        QTest::addColumn<double>("share");
        QTest::newRow("square") << 300 << 300 << 0.5;
        QTest::newRow("wide") << 700 << 90 << 0.3;
        QTest::newRow("nearly nothing left") << 120 << 150 << 0.97;
        QTest::newRow("two rows") << 400 << 2 << 0.5;
        QTest::newRow("two columns") << 2 << 333 << 0.5;
        QTest::newRow("smallest") << 2 << 2 << 0.75;
    }

    void staysBetweenTheRimsHeights() {
        QFETCH(const int, columns);
        QFETCH(const int, rows);
        QFETCH(const double, share);
        Heightfield input = rolling(columns, rows);
        punch(input, share);
        QVERIFY(holeCount(input) > 0);
        const Result<Heightfield> output = filled(input);
        QVERIFY(output.isOk());
        QCOMPARE(holeCount(output.value()), std::int64_t{0});
        QCOMPARE(outsideOfRims(input, output.value()), 0);
        for (std::size_t i = 0; i < input.samples().size(); ++i)
            if (!std::isnan(input.samples()[i]))
                QCOMPARE(output.value().samples()[i], input.samples()[i]);
    }

    void continuesASlopeAcrossAHole() {
        for (const double spacingY : {1.0, 2.0}) {
            Heightfield input = fieldOf(129, 129, 1, spacingY);
            for (int r = 0; r < 129; ++r)
                for (int c = 0; c < 129; ++c)
                    input.row(r)[c] = static_cast<float>(2 * c - 3 * r);
            const Result<Heightfield> whole = input.clone();
            for (int r = 30; r < 90; ++r)
                for (int c = 40; c < 100; ++c)
                    input.row(r)[c] = hole;
            const Result<Heightfield> output = filled(input);
            double worst = 0;
            for (int r = 0; r < 129; ++r)
                for (int c = 0; c < 129; ++c)
                    worst =
                        std::max<double>(worst, std::abs(output.value().at(c, r) - whole.value().at(c, r)));
            QVERIFY2(worst < 6, qPrintable(QString::number(worst))); // of 300 m across the hole
        }
    }

    void leavesAFieldWithoutHolesAsItIs() {
        const Heightfield input = rolling(50, 40);
        const Result<Heightfield> output = filled(input);
        QVERIFY(std::ranges::equal(input.samples(), output.value().samples()));
    }

    void refusesAFieldWithoutHeights() {
        const Heightfield input = std::move(Heightfield::filled(rolling(20, 30).grid(), hole)).value();
        const Result<Heightfield> output = filled(input);
        QVERIFY(output.isError());
        QCOMPARE(output.error().code, ErrorCode::UnusableInput);
    }

    void isTheSameForAnyNumberOfThreads() {
        Heightfield input = rolling(1500, 700);
        punch(input, 0.5);
        const Result<Heightfield> one = filled(input, {nullptr, nullptr, 1});
        for (const int threads : {2, 3, 8}) {
            const Result<Heightfield> many = filled(input, {nullptr, nullptr, threads});
            QCOMPARE(std::memcmp(one.value().samples().data(), many.value().samples().data(),
                                 one.value().samples().size_bytes()),
                     0);
        }
    }

    void survivesWorstCases() {
        Heightfield chessboard = rolling(800, 800);
        for (int r = 0; r < 800; ++r)
            for (int c = r % 2; c < 800; c += 2)
                chessboard.row(r)[c] = hole;
        const Result<Heightfield> dense = filled(chessboard);
        QCOMPARE(outsideOfRims(chessboard, dense.value()), 0);
        Heightfield lonely = std::move(Heightfield::filled(chessboard.grid(), hole)).value();
        lonely.row(3)[797] = 12.5F;
        const Result<Heightfield> flat = filled(lonely);
        QVERIFY(std::ranges::all_of(flat.value().samples(), [](float h) { return h == 12.5F; }));
    }

    void isFastAndStopsAtOnce() {
        Heightfield input = rolling(3000, 2000);
        punch(input, 0.5);
        std::atomic<float> progress = 0;
        std::atomic<bool> cancelled = false;
        QElapsedTimer timer;
        timer.start();
        QVERIFY(filled(input, {&cancelled, &progress, 0}).isOk());
        const qint64 whole = timer.elapsed();
        std::printf("3000 × 2000, half of it missing: %lld ms\n", static_cast<long long>(whole));
        QVERIFY(progress > 0.99F);
        QVERIFY2(whole < 10000, "seconds are meant, not minutes");
        qint64 slowest = 0;
        for (int i = 1; i < 8; ++i) {
            cancelled = false;
            qint64 asked = 0;
            std::thread canceller([&, i] {
                std::this_thread::sleep_for(std::chrono::milliseconds(whole * i / 8));
                asked = timer.elapsed();
                cancelled = true;
            });
            const bool stopped = filled(input, {&cancelled, nullptr, 0}).isCancelled();
            const qint64 ended = timer.elapsed();
            canceller.join();
            if (stopped)
                slowest = std::max(slowest, ended - asked);
        }
        std::printf("slowest cancel: %lld ms\n", static_cast<long long>(slowest));
        QVERIFY2(slowest < 500, "a machine under load may be slow, but not this slow");
    }
};

QTEST_GUILESS_MAIN(FillHolesTest)
#include "fill_holes_test.moc"
