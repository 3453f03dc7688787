// SPDX-License-Identifier: MIT
// Samples written past the caches: all of them, nothing else, wherever rows begin and end.
#include "libterrain/core/line_stream.h"

#include <QTest>

#include <vector>

using namespace terrain;

class LineStreamTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// Rows of any length from any place in a line, that follow each other or leave a gap.
    void everyPlace() {
        constexpr float untouched = -1;
        for (std::size_t start = 0; start < 16; ++start)
            for (std::size_t columns = 1; columns <= 40; ++columns)
                for (const std::size_t gap : {0, 1, 5}) {
                    constexpr std::size_t rows = 4;
                    std::vector<float> memory(16 + start + rows * (columns + gap) + 16, untouched);
                    std::vector<float> expected = memory;
                    LineStream<float> stream;
                    for (std::size_t r = 0; r < rows; ++r)
                        for (std::size_t c = 0; c < columns; ++c) {
                            const std::size_t at = 16 + start + r * (columns + gap) + c;
                            expected[at] = static_cast<float>(at);
                            stream.put(memory.data() + at, static_cast<float>(at));
                        }
                    stream.finish();
                    QVERIFY2(memory == expected,
                             qPrintable(QStringLiteral("%1 %2 %3").arg(start).arg(columns).arg(gap)));
                }
    }

    /// After a flush what was written may be changed, and the stream goes on.
    void changesAfterAFlushStay() {
        std::vector<float> memory(100, 0);
        LineStream<float> stream;
        for (std::size_t i = 0; i < 41; ++i)
            stream.put(memory.data() + i, 1);
        stream.flush();
        memory[40] = 7;
        for (std::size_t i = 41; i < 100; ++i)
            stream.put(memory.data() + i, 2);
        stream.finish();
        QCOMPARE(memory[39], 1.0F);
        QCOMPARE(memory[40], 7.0F);
        QCOMPARE(memory[41], 2.0F);
        QCOMPARE(memory[99], 2.0F);
    }
};

QTEST_GUILESS_MAIN(LineStreamTest)
#include "line_stream_test.moc"
