// SPDX-License-Identifier: MIT
#include "libterrain/recipe/evaluate.h"
#include "tests/recipe/test_filters.h"

#include <QTest>

#include <atomic>
#include <cstring>
#include <set>

using namespace terrain;

class EvaluateTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void stepsInTheirOrder();
    void strength_data();
    void strength();
    void strengthBesideHoles();
    void groundSwitchedOff();
    void cacheChangesNothing();
    void aChangeComputesOnlyWhatFollows_data();
    void aChangeComputesOnlyWhatFollows();
    void whatComesBeforeAChangeStays_data();
    void whatComesBeforeAChangeStays();
    void keys();
    void cancelledIsNotKept();
    void badRecipeIsRefused();
    void progress();
    void windows_data();
    void windows();
    void windowIsSmall();
    void wholeStepsRefuseWindows();
    void cacheDropsTheOldest();
    void cacheKeepsFewQuickOnes();
    void cacheKeepsTheNewest();
};

namespace {

Step step(const char* kind, const char* id, double value, double strength = 1) {
    Step out = makeStep(kind, id);
    out.strength = strength;
    if (!out.parameters.set("value", value))
        QTest::qFail("value", __FILE__, __LINE__);
    return out;
}

Recipe recipeOf(std::vector<Step> steps, int columns = 33, int rows = 21) {
    Recipe out;
    out.grid.columns = columns;
    out.grid.rows = rows;
    out.steps = {makeStep("diamond_square", "ground")};
    for (Step& s : steps)
        out.steps.push_back(std::move(s));
    return out;
}

SharedHeightfield heightsOf(const Recipe& recipe, EvaluationCache* cache = nullptr) {
    Result<SharedHeightfield> out = evaluate(recipe, {}, cache);
    if (!out) {
        QTest::qFail(out.isError() ? out.error().detail.english().c_str() : "cancelled", __FILE__, __LINE__);
        return std::make_shared<const Heightfield>();
    }
    return std::move(out).value();
}

/// A copy that outlives the shared heights.
Heightfield fieldOf(const Recipe& recipe) {
    return heightsOf(recipe)->clone().value();
}

bool sameBits(const Heightfield& a, const Heightfield& b) {
    return a.grid() == b.grid() &&
           std::memcmp(a.samples().data(), b.samples().data(), a.samples().size_bytes()) == 0;
}

/// A recipe with steps of every promise that windows allow.
Recipe longRecipe(int columns = 33, int rows = 21) {
    return recipeOf({step("raise", "up", 12.5), step("blur", "soft", 2, 0.75),
                     step("raise", "down", -3, 0.25), step("blur", "softer", 3)},
                    columns, rows);
}

} // namespace

void EvaluateTest::stepsInTheirOrder() {
    const Heightfield ground = fieldOf(recipeOf({}));
    const Heightfield last = fieldOf(recipeOf({step("level", "a", 5), step("raise", "b", 2)}));
    QCOMPARE(heightRange(last).minimum, 7.0F);
    QCOMPARE(last.at(3, 4), ground.at(3, 4) - heightRange(ground).minimum + 5.0F + 2.0F);
    Recipe off = recipeOf({step("level", "a", 5), step("raise", "b", 2)});
    off.steps[1].enabled = false;
    QCOMPARE(heightsOf(off)->at(3, 4), ground.at(3, 4) + 2.0F);
}

void EvaluateTest::strength_data() {
    QTest::addColumn<double>("strength");
    for (const double strength : {0.0, 0.25, 0.5, 0.3, 1.0})
        QTest::addRow("%g", strength) << strength;
}

void EvaluateTest::strength() {
    QFETCH(double, strength);
    const Heightfield input = fieldOf(recipeOf({}));
    const Heightfield changed = fieldOf(recipeOf({step("level", "a", 1000.1)}));
    const Heightfield mixed = fieldOf(recipeOf({step("level", "a", 1000.1, strength)}));
    for (std::size_t i = 0; i < mixed.samples().size(); ++i) {
        const float from = input.samples()[i];
        const float to = changed.samples()[i];
        const float expected = strength == 1 ? to : from + static_cast<float>(strength) * (to - from);
        QCOMPARE(mixed.samples()[i], expected);
    }
}

void EvaluateTest::strengthBesideHoles() {
    Recipe recipe = recipeOf({step("swap_holes", "dig", 1)});
    recipe.steps.front() = makeStep("flat", "ground"); // at 0 m, so everything is dug away
    QCOMPARE(holeCount(*heightsOf(recipe)), recipe.grid.sampleCount());
    recipe.steps.push_back(step("swap_holes", "fill", -50, 0.5)); // nothing to mix with: filled
    QCOMPARE(heightRange(*heightsOf(recipe)).maximum, -50.0F);
    recipe.steps[1].strength = 0.5; // and dug out for the same reason
    recipe.steps.pop_back();
    QCOMPARE(holeCount(*heightsOf(recipe)), recipe.grid.sampleCount());
}

void EvaluateTest::groundSwitchedOff() {
    Recipe recipe = recipeOf({step("raise", "up", 7)});
    recipe.steps.front().enabled = false;
    const Heightfield heights = fieldOf(recipe);
    QCOMPARE(heightRange(heights).minimum, 7.0F);
    QCOMPARE(heightRange(heights).maximum, 7.0F);
    QVERIFY(heights.grid() == recipe.grid);
    QVERIFY(evaluationKey(recipe, 2) != evaluationKey(recipeOf({step("raise", "up", 7)}), 2));
}

void EvaluateTest::cacheChangesNothing() {
    EvaluationCache cache(1 << 30);
    Recipe recipe = longRecipe();
    for (const double value : {1.0, 2.0, 1.0, 5.0}) {
        QVERIFY(recipe.steps[2].parameters.set("value", value).isOk());
        const SharedHeightfield cached = heightsOf(recipe, &cache);
        QVERIFY(sameBits(*cached, *heightsOf(recipe)));
    }
    recipe.grid.originX = 17;
    recipe.grid.crs = "EPSG:4326";
    QVERIFY(heightsOf(recipe, &cache)->grid() == recipe.grid);
}

void EvaluateTest::aChangeComputesOnlyWhatFollows_data() {
    QTest::addColumn<int>("changed");
    for (int i = 0; i < 5; ++i)
        QTest::addRow("step %d", i) << i;
}

void EvaluateTest::aChangeComputesOnlyWhatFollows() {
    QFETCH(int, changed);
    EvaluationCache cache(1 << 30);
    Recipe recipe = longRecipe();
    heightsOf(recipe, &cache);
    QCOMPARE(cache.computedSteps(), 5U);
    heightsOf(recipe, &cache);
    QCOMPARE(cache.computedSteps(), 5U);
    Step& step = recipe.steps[static_cast<std::size_t>(changed)];
    QVERIFY(step.parameters.set(changed == 0 ? "amplitude" : "value", 4.0).isOk());
    heightsOf(recipe, &cache);
    QCOMPARE(cache.computedSteps(), 5U + 5U - static_cast<unsigned>(changed));
    heightsOf(longRecipe(), &cache); // and back
    QCOMPARE(cache.computedSteps(), 5U + 5U - static_cast<unsigned>(changed));
}

void EvaluateTest::whatComesBeforeAChangeStays_data() {
    QTest::addColumn<int>("side");
    QTest::addColumn<int>("room"); ///< for so many fields
    QTest::addColumn<int>("changed");
    QTest::addColumn<unsigned>("again"); ///< steps that the first change of a kind has to make again
    QTest::addRow("4097², room for all, step 3") << 4097 << 6 << 3 << 0U;
    for (const int changed : {1, 2, 3, 4})
        QTest::addRow("quick ones beyond an eighth, step %d", changed) << 65 << 9 << changed << 0U;
    QTest::addRow("a budget for three, step 1") << 65 << 3 << 1 << 1U; // the ground had to go, once
    QTest::addRow("no budget, step 4") << 65 << 0 << 4 << 4U;
}

/// However often step k is changed, the steps before it are not made again; where the budget has no room for
/// them, once.
void EvaluateTest::whatComesBeforeAChangeStays() {
    QFETCH(int, side);
    QFETCH(int, room);
    QFETCH(int, changed);
    QFETCH(unsigned, again);
    const std::uint64_t one =
        std::uint64_t{4} * static_cast<std::uint64_t>(side) * static_cast<std::uint64_t>(side);
    const auto budget = static_cast<std::uint64_t>(room) * one;
    EvaluationCache cache(budget);
    Recipe recipe =
        recipeOf({step("raise", "a", 1), step("raise", "b", 2), step("raise", "c", 3), step("raise", "d", 4)},
                 side, side);
    heightsOf(recipe, &cache);
    const auto k = static_cast<std::size_t>(changed);
    for (int i = 0; i < 3; ++i) {
        const std::uint64_t before = cache.computedSteps();
        QVERIFY(recipe.steps[k].parameters.set("value", 10.0 + i).isOk());
        heightsOf(recipe, &cache);
        QCOMPARE(cache.computedSteps() - before, 5U - k + (i == 0 ? again : 0U));
        QVERIFY(cache.bytes() <= std::max(budget, 2 * one)); // where it began and where it ended
    }
}

void EvaluateTest::keys() {
    const Recipe recipe = longRecipe();
    std::set<ContentHash> seen;
    const auto isNew = [&](const Recipe& other) { return seen.insert(evaluationKey(other, 5)).second; };
    QVERIFY(isNew(recipe));
    QVERIFY(!isNew(longRecipe()));
    Recipe other = recipe;
    other.steps[1].id = "renamed";
    other.steps[1].name = "Another name";
    other.seaLevel = 5;
    QVERIFY(!isNew(other)); // neither changes a height
    const auto changed = [&](const auto& change) {
        Recipe out = recipe;
        change(out);
        return isNew(out);
    };
    QVERIFY(changed([](Recipe& r) { r.grid.columns = 34; }));
    QVERIFY(changed([](Recipe& r) { r.grid.rows = 34; }));
    QVERIFY(changed([](Recipe& r) { r.grid.spacingX = 2; }));
    QVERIFY(changed([](Recipe& r) { r.grid.spacingY = 2; }));
    QVERIFY(changed([](Recipe& r) { r.steps[1].strength = 0.5; }));
    QVERIFY(changed([](Recipe& r) { r.steps[1].enabled = false; }));
    QVERIFY(changed([](Recipe& r) { std::swap(r.steps[1], r.steps[2]); }));
    QVERIFY(
        changed([](Recipe& r) { static_cast<void>(r.steps[0].parameters.set("seed", std::string("x"))); }));
    QVERIFY(changed(
        [](Recipe& r) { static_cast<void>(r.steps[4].parameters.set("value", 3.0000000000000004)); }));
    // A step that is off or without strength leaves the key of the others.
    Recipe off = recipe;
    off.steps[4].enabled = false;
    QVERIFY(evaluationKey(off, 5) == evaluationKey(recipe, 4));
    off.steps[4].enabled = true;
    off.steps[4].strength = 0;
    QVERIFY(evaluationKey(off, 5) == evaluationKey(recipe, 4));
}

void EvaluateTest::cancelledIsNotKept() {
    EvaluationCache cache(1 << 30);
    std::atomic<bool> cancelled{true};
    const RunContext context(&cancelled, nullptr);
    QVERIFY(evaluate(longRecipe(257, 257), context, &cache).isCancelled());
    QCOMPARE(cache.bytes(), 0U);
    heightsOf(recipeOf({}), &cache);
    const std::uint64_t ground = cache.bytes();
    QVERIFY(evaluate(recipeOf({step("raise", "up", 1)}), context, &cache).isCancelled());
    QVERIFY(evaluate(recipeOf({step("raise", "up", 1, 0.5)}), context, &cache).isCancelled());
    QCOMPARE(cache.bytes(), ground);
    cancelled = false;
    QVERIFY(evaluate(recipeOf({step("raise", "up", 1)}), context, &cache).isOk());
}

void EvaluateTest::badRecipeIsRefused() {
    const Recipe recipe = recipeOf({step("raise", "up", 666)});
    for (const Error& error :
         {evaluate(recipe, {}).error(), evaluateWindow(recipe, {0, 0, 1, 1}, {}).error()}) {
        QCOMPARE(error.code, ErrorCode::InvalidRequest);
        QCOMPARE(error.field, std::string("up:value"));
    }
    QCOMPARE(evaluateWindow(longRecipe(), {30, 0, 10, 1}, {}).error().field, std::string("window"));
}

void EvaluateTest::progress() {
    std::atomic<float> progress{-1};
    const RunContext context(nullptr, &progress);
    Recipe recipe = recipeOf({step("raise", "a", 1), step("raise", "b", 666)});
    EvaluationCache cache(1 << 30);
    QVERIFY(evaluate(longRecipe(), context, &cache).isOk());
    QCOMPARE(progress.load(), 1.0F);
    progress = 0;
    QVERIFY(evaluate(longRecipe(), context, &cache).isOk()); // all from the cache
    QCOMPARE(progress.load(), 1.0F);
}

void EvaluateTest::windows_data() {
    QTest::addColumn<int>("column");
    QTest::addColumn<int>("row");
    QTest::addColumn<int>("columns");
    QTest::addColumn<int>("rows");
    QTest::newRow("all") << 0 << 0 << 33 << 21;
    QTest::newRow("one sample") << 16 << 10 << 1 << 1;
    QTest::newRow("north-west corner") << 0 << 0 << 1 << 1;
    QTest::newRow("south-east corner") << 32 << 20 << 1 << 1;
    QTest::newRow("middle") << 10 << 7 << 9 << 5;
    QTest::newRow("west edge") << 0 << 3 << 2 << 10;
    QTest::newRow("a row") << 0 << 11 << 33 << 1;
    QTest::newRow("near the east edge") << 28 << 2 << 3 << 3;
}

void EvaluateTest::windows() {
    QFETCH(int, column);
    QFETCH(int, row);
    QFETCH(int, columns);
    QFETCH(int, rows);
    const Window window{column, row, columns, rows};
    Recipe flat = longRecipe();
    flat.steps.front().enabled = false;
    for (const Recipe& recipe : {longRecipe(), recipeOf({}), flat}) {
        const SharedHeightfield all = heightsOf(recipe);
        const Result<Heightfield> part = evaluateWindow(recipe, window, {});
        QVERIFY(part.isOk());
        QVERIFY(part.value().grid() == gridOfWindow(recipe.grid, window));
        for (int r = 0; r < rows; ++r)
            for (int c = 0; c < columns; ++c)
                QCOMPARE(part.value().at(c, r), all->at(column + c, row + r));
    }
}

void EvaluateTest::windowIsSmall() {
    QVERIFY(evaluateWindow(longRecipe(1025, 1025), {500, 600, 10, 20}, {}).isOk());
    QCOMPARE(test_filters::samplesOfLast, std::int64_t{(10 + 2 * 3) * (20 + 2 * 3)});
    // A lattice that no memory holds whole.
    Recipe huge = longRecipe(maximumSide, maximumSide);
    QVERIFY(evaluateWindow(huge, {maximumSide - 5, 700'000, 5, 5}, {}).isOk());
}

void EvaluateTest::wholeStepsRefuseWindows() {
    Recipe recipe = recipeOf({step("raise", "up", 1), step("level", "even", 0)});
    const Result<Heightfield> part = evaluateWindow(recipe, {0, 0, 5, 5}, {});
    QVERIFY(part.isError());
    QCOMPARE(part.error().code, ErrorCode::InvalidRequest);
    QVERIFY(part.error().detail.english().find("Step 'even' (level)") != std::string::npos);
    recipe.steps[2].enabled = false;
    QVERIFY(evaluateWindow(recipe, {0, 0, 5, 5}, {}).isOk());
}

void EvaluateTest::cacheDropsTheOldest() {
    const std::uint64_t one = 33 * 21 * sizeof(float);
    EvaluationCache cache(3 * one);
    std::vector<ContentHash> keys;
    for (std::uint64_t i = 0; i < 3; ++i) {
        keys.push_back({0, i});
        cache.insert(keys.back(), heightsOf(recipeOf({})), 1);
    }
    QCOMPARE(cache.bytes(), 3 * one);
    QVERIFY(cache.find(keys[0]) != nullptr); // used again, so the second is the oldest now
    QVERIFY(cache.peek(keys[1]) != nullptr); // which a look does not change
    QVERIFY(cache.peek({7, 7}) == nullptr);
    cache.insert({1, 0}, heightsOf(recipeOf({})), 1);
    QCOMPARE(cache.bytes(), 3 * one);
    QVERIFY(cache.find(keys[0]) != nullptr);
    QVERIFY(cache.find(keys[1]) == nullptr);
    QVERIFY(cache.find(keys[2]) != nullptr);
    cache.insert(keys[2], heightsOf(recipeOf({})), 1); // the same key again takes no more room
    QCOMPARE(cache.bytes(), 3 * one);
    cache.setByteBudget(one);
    QCOMPARE(cache.bytes(), one);
    QVERIFY(cache.find(keys[2]) != nullptr);
}

/// What a slider went through is quick to make again and does not push out what was not.
void EvaluateTest::cacheKeepsFewQuickOnes() {
    const std::uint64_t one = 33 * 21 * sizeof(float);
    EvaluationCache cache(16 * one);
    const ContentHash slow = {1, 0};
    cache.insert(slow, heightsOf(recipeOf({})), EvaluationCache::quickSeconds);
    for (std::uint64_t i = 0; i < 40; ++i)
        cache.insert({0, i}, heightsOf(recipeOf({})), 0.9 * EvaluationCache::quickSeconds);
    QCOMPARE(cache.bytes(), 3 * one);
    QVERIFY(cache.find(slow) != nullptr);
    QVERIFY(cache.find({0, 39}) != nullptr);
    QVERIFY(cache.find({0, 38}) != nullptr);
    QVERIFY(cache.find({0, 37}) == nullptr);
}

void EvaluateTest::cacheKeepsTheNewest() {
    EvaluationCache cache(0);
    const SharedHeightfield heights = heightsOf(longRecipe(), &cache);
    QCOMPARE(cache.bytes(), heights->samples().size_bytes());
    QCOMPARE(heightsOf(longRecipe(), &cache), heights);
    QCOMPARE(cache.computedSteps(), 5U);
}

QTEST_GUILESS_MAIN(EvaluateTest)
#include "evaluate_test.moc"
