// SPDX-License-Identifier: MIT
// P13: however long the history, the heights that are kept stay within their budget; what fell out is made
// again, and is the same.
#include "app/document/document.h"
#include "app/jobs/job_runner.h"
#include "app/window/evaluation.h"
#include "tests/support/resident_bytes.h"
#include "tests/support/trials.h"

#include <QTest>
#include <QUndoStack>

using namespace app;

namespace {

constexpr int side = 1025; // 4 MiB of heights
constexpr std::uint64_t mebibyte = std::uint64_t{1} << 20;
constexpr std::uint64_t budget = 256 * mebibyte;
constexpr std::uint64_t beside = 300 * mebibyte;

DocumentState withSeed(const Document& document, int seed) {
    DocumentState out{document.recipe(), document.display()};
    static_cast<void>(out.recipe.steps.front().parameters.set("seed", std::to_string(seed)));
    return out;
}

DocumentState startState() {
    DocumentState out{terrain::defaultRecipe(), {}};
    out.recipe.grid.columns = side;
    out.recipe.grid.rows = side;
    return out;
}

} // namespace

class BoundedMemoryTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() {
        if (support::residentBytes() == 0)
            QSKIP("the system does not say how much memory a process has");
    }
    void generationsStayWithinTheBudget();
    void importedHeightsAreShared();
    void withoutABudgetTheyDoNot();
};

void BoundedMemoryTest::generationsStayWithinTheBudget() {
    const int generations = support::trials(200, 2000);
    Document document;
    JobRunner jobs(JobRunner::Mode::Inline);
    Evaluation evaluation(document, jobs);
    evaluation.setHistoryMemory(budget);
    document.reset(startState(), QStringLiteral("New"));
    std::vector<terrain::ContentHash> prints{*document.fingerprint()};
    std::uint64_t most = 0;
    for (int i = 1; i < generations; ++i) {
        document.apply(withSeed(document, i), QStringLiteral("Seed"));
        QVERIFY(document.heightsAreCurrent());
        prints.push_back(*document.fingerprint());
        if (i % 20 == 0)
            most = std::max(most, support::residentBytes());
    }
    // As far as undo goes.
    const int count = document.generationCount();
    const auto first = prints.size() - static_cast<std::size_t>(count);
    const auto check = [&](int place) {
        document.undoStack().setIndex(place);
        return document.heightsAreCurrent() &&
               *document.fingerprint() == prints[first + static_cast<std::size_t>(place)];
    };
    for (int place = count - 1; place >= 0; --place)
        QVERIFY2(check(place), qPrintable(QString::number(place)));
    most = std::max(most, support::residentBytes());
    for (int place = 0; place < count; ++place)
        QVERIFY2(check(place), qPrintable(QString::number(place)));
    most = std::max(most, support::residentBytes());
    QVERIFY(evaluation.cache()->bytes() <= budget);
    qInfo("%d generations, %d of them to undo: %.0f MiB at most, %.0f MiB of heights kept", generations,
          count, double(most) / double(mebibyte), double(evaluation.cache()->bytes()) / double(mebibyte));
    QVERIFY2(most <= budget + beside, qPrintable(QString::number(most / mebibyte)));
}

/// Every generation has the imported heights, and all have the same ones.
void BoundedMemoryTest::importedHeightsAreShared() {
    terrain::Grid grid;
    grid.columns = 2049;
    grid.rows = 2049;
    terrain::Heightfield heights = terrain::Heightfield::create(grid).value();
    float height = 0;
    for (float& h : heights.samples())
        h = height += 0.01F;
    Document document;
    DocumentState state{terrain::defaultRecipe(), {}};
    state.recipe.grid = grid;
    state.recipe.steps = {terrain::makeStep("imported_heights", "ground")};
    QVERIFY(
        state.recipe.steps.front().parameters.set("heights", terrain::makeBlob(std::move(heights))).isOk());
    document.reset(state, QStringLiteral("Import"));
    const std::uint64_t before = support::residentBytes();
    for (int i = 1; i <= 500; ++i) {
        DocumentState next{document.recipe(), document.display()};
        next.recipe.seaLevel = i;
        document.apply(next, QStringLiteral("Sea level"));
    }
    const std::uint64_t after = support::residentBytes();
    QVERIFY2(after < before + 16 * mebibyte, qPrintable(QString::number((after - before) / mebibyte)));
}

/// The measure does see what is kept.
void BoundedMemoryTest::withoutABudgetTheyDoNot() {
    Document document;
    JobRunner jobs(JobRunner::Mode::Inline);
    std::vector<terrain::SharedHeightfield> kept;
    Evaluation evaluation(document, jobs);
    document.reset(startState(), QStringLiteral("New"));
    const std::uint64_t before = support::residentBytes();
    for (int i = 1; i < 150; ++i) {
        document.apply(withSeed(document, i), QStringLiteral("Seed"));
        kept.push_back(document.heights());
    }
    QVERIFY(support::residentBytes() > before + 300 * mebibyte);
}

QTEST_GUILESS_MAIN(BoundedMemoryTest)
#include "p13_bounded_memory_test.moc"
