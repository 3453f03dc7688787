// SPDX-License-Identifier: MIT
// Large memory: where it begins, and that it is used again.
#include "libterrain/core/large_vector.h"
#include "libterrain/core/platform/sanitizers.h"

#include <QTest>

#include <cstring>

using namespace terrain;

namespace {

std::uintptr_t placeInPage(const void* memory) {
    return reinterpret_cast<std::uintptr_t>(memory) % 4096;
}

} // namespace

class LargeMemoryTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void isAllThere_data() {
        QTest::addColumn<qulonglong>("bytes");
        for (const qulonglong bytes : {1ULL, 100'000ULL, 131'071ULL, 131'072ULL, 131'073ULL, 1'000'000ULL,
                                       4'194'303ULL, 4'194'304ULL, 6'291'456ULL, 67'141'636ULL})
            QTest::addRow("%llu", bytes) << bytes;
    }

    void isAllThere() {
        QFETCH(const qulonglong, bytes);
        for (const auto allocate : {allocateLarge, allocateDerived}) {
            void* const memory = allocate(bytes);
            QVERIFY(memory != nullptr);
            QCOMPARE(placeInPage(memory) % 64, 0U);
            std::memset(memory, 1, bytes); // all of it is there
            releaseLarge(memory, bytes);
        }
    }

    /// What is made from heights never begins at the same place of a page as these, when both are large.
    void heightsAndWhatIsMadeFromThem() {
#if defined(__linux__) && !MORAINE_ADDRESS_SANITIZER
        for (const std::size_t count :
             {std::size_t{40'000}, std::size_t{2'000'000}, std::size_t{4097} * 4097}) {
            const auto heights = LargeBuffer<float>::allocate(count);
            const LargeVector<std::uint32_t> made(count);
            QCOMPARE(placeInPage(heights.data()), 0U);
            QCOMPARE(placeInPage(made.data()), 2048U);
        }
#else
        QSKIP("memory comes from the system's allocator here");
#endif
    }

    /// The same block for both places; a size that needs one page more for the middle takes another.
    void isUsedAgain() {
#if defined(__linux__) && !MORAINE_ADDRESS_SANITIZER
        dropKeptMemory();
        constexpr std::size_t bytes = 5'000'000;
        void* const first = allocateLarge(bytes);
        releaseLarge(first, bytes);
        void* const second = allocateDerived(bytes);
        QVERIFY(second == static_cast<std::byte*>(first) + 2048);
        releaseLarge(second, bytes);
        void* const third = allocateLarge(bytes);
        QVERIFY(third == first);
        releaseLarge(third, bytes);
        constexpr std::size_t wholePages = std::size_t{6} << 20;
        void* const larger = allocateDerived(wholePages);
        QVERIFY(larger != nullptr);
        std::memset(larger, 1, wholePages);
        releaseLarge(larger, wholePages);
        dropKeptMemory();
#else
        QSKIP("memory comes from the system's allocator here");
#endif
    }
};

QTEST_GUILESS_MAIN(LargeMemoryTest)
#include "large_memory_test.moc"
