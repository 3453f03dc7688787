// SPDX-License-Identifier: MIT
// P13: however long the history, the heights that are kept stay within their budget; what fell out is made
// again, and is the same.
#include "app/document/document.h"
#include "app/jobs/job_runner.h"
#include "app/window/evaluation.h"
#include "libterrain/core/platform/sanitizers.h"
#include "libterrain/filters/filter.h"
#include "tests/support/resident_bytes.h"
#include "tests/support/trials.h"

#include <QTest>
#include <QUndoStack>

#include <chrono>
#include <thread>

using namespace app;

namespace {

constexpr int side = 1025; // 4 MiB of heights
constexpr std::uint64_t mebibyte = std::uint64_t{1} << 20;
constexpr std::uint64_t budget = 128 * mebibyte;
constexpr std::uint64_t beside = 100 * mebibyte;

/// Takes so long that its heights count as slow to make on any machine: of quick ones few are kept, however
/// large the budget is.
class Slow final : public terrain::Filter {
public:
    [[nodiscard]] const terrain::StepDescription& description() const override {
        static constexpr terrain::StepDescription out = {"slow", TERRAIN_TEXT("test", "Slow"),
                                                         TERRAIN_TEXT("test", "Slow")};
        return out;
    }
    [[nodiscard]] terrain::Result<terrain::Heightfield> apply(const terrain::FilterInput& input,
                                                              const terrain::ParameterSet&,
                                                              const terrain::RunContext&) const override {
        std::this_thread::sleep_for(
            std::chrono::duration<double>(terrain::EvaluationCache::quickSeconds * 1.01));
        return input.heights.clone();
    }
};

/// Every third generation is slow to make.
DocumentState nextState(const Document& document, int seed) {
    DocumentState out{document.recipe(), document.display()};
    static_cast<void>(out.recipe.steps.front().parameters.set("seed", std::to_string(seed)));
    out.recipe.steps.back().enabled = seed % 3 == 0;
    return out;
}

DocumentState startState() {
    DocumentState out{terrain::defaultRecipe(), {}};
    out.recipe.grid.columns = side;
    out.recipe.grid.rows = side;
    out.recipe.steps = {out.recipe.steps.front(), terrain::makeStep("slow", "slow")};
    return out;
}

/// What became of a document in which many generations were made, undone and redone.
struct Course {
    int toUndo = 0;
    bool isSame = true;       ///< each was the same again
    std::uint64_t memory = 0; ///< the most that it took, in bytes
    std::uint64_t kept = 0;   ///< heights, in bytes

    [[nodiscard]] bool isWithin(std::uint64_t limit) const {
        return kept <= limit && memory <= limit + beside;
    }
};

Course workThrough(int generations, std::uint64_t historyMemory) {
    const std::uint64_t before = support::residentBytes();
    Document document;
    JobRunner jobs(JobRunner::Mode::Inline);
    Evaluation evaluation(document, jobs);
    evaluation.setHistoryMemory(historyMemory);
    document.reset(startState(), QStringLiteral("New"));
    std::vector<terrain::ContentHash> prints{*document.fingerprint()};
    Course out;
    const auto measure = [&] {
        const std::uint64_t now = support::residentBytes();
        out.memory = std::max(out.memory, now - std::min(now, before));
    };
    for (int i = 1; i < generations; ++i) {
        document.apply(nextState(document, i), QStringLiteral("Seed"));
        out.isSame = out.isSame && document.heightsAreCurrent();
        prints.push_back(*document.fingerprint());
        if (i % 20 == 0)
            measure();
    }
    out.kept = evaluation.cache()->bytes();
    out.toUndo = document.generationCount(); // as far as undo goes
    const auto first = prints.size() - static_cast<std::size_t>(out.toUndo);
    const auto visit = [&](int place) {
        document.undoStack().setIndex(place);
        out.isSame = out.isSame && document.heightsAreCurrent() &&
                     *document.fingerprint() == prints[first + static_cast<std::size_t>(place)];
        if (place % 20 == 0)
            measure();
    };
    for (int place = out.toUndo - 1; place >= 0; --place)
        visit(place);
    for (int place = 0; place < out.toUndo; ++place)
        visit(place);
    out.kept = std::max(out.kept, evaluation.cache()->bytes());
    return out;
}

} // namespace

/// In place of the library's catalogue: the linker takes the program's own.
namespace terrain {

std::span<const Filter* const> filters() {
    static const Slow slow;
    static const Filter* const catalogue[] = {&slow};
    return catalogue;
}

const Filter* findFilter(std::string_view kind) {
    return kind == "slow" ? filters().front() : nullptr;
}

} // namespace terrain

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
    const Course course = workThrough(generations, budget);
    qInfo("%d generations, %d of them to undo: %.0f MiB more at most, %.0f MiB of heights kept", generations,
          course.toUndo, double(course.memory) / double(mebibyte), double(course.kept) / double(mebibyte));
    QVERIFY(course.isSame);
    QVERIFY2(course.kept >= budget / 2, "nothing had to go");
    QVERIFY(course.kept <= budget);
#if !MORAINE_ADDRESS_SANITIZER && !MORAINE_THREAD_SANITIZER // they multiply it
    QVERIFY(course.isWithin(budget));
#endif
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

/// The same with a budget that is never reached: the measures do see what is kept.
void BoundedMemoryTest::withoutABudgetTheyDoNot() {
    const Course course = workThrough(100, 64 * budget);
    QVERIFY(course.isSame);
    QVERIFY(course.kept > budget);
    QVERIFY(course.memory > budget + beside);
    QVERIFY(!course.isWithin(budget));
}

QTEST_GUILESS_MAIN(BoundedMemoryTest)
#include "p13_bounded_memory_test.moc"
