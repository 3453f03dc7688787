// SPDX-License-Identifier: MIT
#include "libterrain/recipe/recipe.h"
#include "tests/recipe/test_filters.h"

#include <QTest>

#include <cmath>
#include <functional>
#include <limits>

using namespace terrain;

class RecipeTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void descriptions();
    void defaults();
    void good();
    void bad_data();
    void bad();
    void finding();
    void copiesShareBulkData();
};

namespace {

Recipe goodRecipe() {
    Recipe out = defaultRecipe();
    out.steps.push_back(makeStep("raise", "up"));
    out.steps.push_back(makeStep("blur", "soft"));
    return out;
}

/// What a row of the table spoils.
struct Spoiler {
    const char* name;
    std::function<void(Recipe&)> spoil;
    const char* field;
    const char* words;
};

const std::vector<Spoiler>& spoilers() {
    static const std::vector<Spoiler> all = {
        {"too few columns", [](Recipe& r) { r.grid.columns = 1; }, "columns", "columns = 1"},
        {"too many rows", [](Recipe& r) { r.grid.rows = maximumSide + 1; }, "rows", "rows = 1048578"},
        {"no spacing", [](Recipe& r) { r.grid.spacingX = 0; }, "spacing", "Spacing 0"},
        {"endless spacing", [](Recipe& r) { r.grid.spacingY = INFINITY; }, "spacing", "Spacing inf"},
        {"no place", [](Recipe& r) { r.grid.originX = NAN; }, "origin", "origin"},
        {"endless sea", [](Recipe& r) { r.seaLevel = INFINITY; }, "sea_level", "sea level inf"},
        {"no sea at all", [](Recipe& r) { r.seaLevel = NAN; }, "sea_level", "sea level nan"},
        {"no steps", [](Recipe& r) { r.steps.clear(); }, "steps", "has no step"},
        {"no ground", [](Recipe& r) { r.steps.erase(r.steps.begin()); }, "up:kind", "does not make ground"},
        {"two grounds", [](Recipe& r) { r.steps.push_back(makeStep("flat", "more")); }, "more:kind",
         "can only be the first step"},
        {"equal ids", [](Recipe& r) { r.steps[2].id = "ground"; }, "ground:id",
         "Two steps have the id 'ground'"},
        {"no id", [](Recipe& r) { r.steps[1].id = ""; }, ":id", "no id"},
        {"unknown kind", [](Recipe& r) { r.steps[1].kind = "volcano"; }, "up:kind", "no kind 'volcano'"},
        {"newer algorithm", [](Recipe& r) { r.steps[0].algorithm = 99; }, "ground:algorithm",
         "no algorithm 99"},
        {"algorithm 0", [](Recipe& r) { r.steps[0].algorithm = 0; }, "ground:algorithm", "no algorithm 0"},
        {"too strong", [](Recipe& r) { r.steps[1].strength = 1.01; }, "up:strength", "not 1.01"},
        {"too weak", [](Recipe& r) { r.steps[1].strength = -0.1; }, "up:strength", "not -0.1"},
        {"no strength", [](Recipe& r) { r.steps[1].strength = NAN; }, "up:strength", "not nan"},
        {"parameters of another kind", [](Recipe& r) { r.steps[1].parameters = r.steps[0].parameters; },
         "up:parameters", "belong to another kind"},
        {"the filter's own check",
         [](Recipe& r) { static_cast<void>(r.steps[1].parameters.set("value", 666.0)); }, "up:value", "666"},
        {"the generator's own check", [](Recipe& r) { r.steps[0] = makeStep("imported_heights", "ground"); },
         "ground:heights", "no imported"},
        {"a step that is off",
         [](Recipe& r) {
             r.steps[1].enabled = false;
             r.steps[1].strength = 5;
         },
         "up:strength", "not 5"},
    };
    return all;
}

} // namespace

void RecipeTest::descriptions() {
    QCOMPARE(findStepDescription("diamond_square")->kind, "diamond_square");
    QCOMPARE(findStepDescription("blur")->promise, StepPromise::Neighbourhood);
    QVERIFY(findStepDescription("volcano") == nullptr);
    QVERIFY(findStepDescription("") == nullptr);
}

void RecipeTest::defaults() {
    const Recipe recipe = defaultRecipe();
    QVERIFY(checkRecipe(recipe).isOk());
    QCOMPARE(recipe.steps.size(), 1U);
    const Step& step = recipe.steps.front();
    QCOMPARE(step.id, std::string("ground"));
    QCOMPARE(step.kind, std::string("diamond_square"));
    QVERIFY(step.enabled);
    QCOMPARE(step.strength, 1.0);
    QVERIFY(step.parameters.isChoice("form", "stationary"));
    for (const ParameterSpec& spec : step.parameters.specs()) // so a reset goes back to a new terrain
        QVERIFY2(step.parameters.isDefault(spec.id), spec.id);
    QVERIFY(!recipe.seaLevel);
}

void RecipeTest::good() {
    const Status status = checkRecipe(goodRecipe());
    QVERIFY2(status.isOk(), status.isError() ? status.error().detail.english().c_str() : "");
}

void RecipeTest::bad_data() {
    QTest::addColumn<int>("row");
    for (std::size_t i = 0; i < spoilers().size(); ++i)
        QTest::newRow(spoilers()[i].name) << static_cast<int>(i);
}

void RecipeTest::bad() {
    QFETCH(int, row);
    const Spoiler& spoiler = spoilers()[static_cast<std::size_t>(row)];
    Recipe recipe = goodRecipe();
    spoiler.spoil(recipe);
    const Status status = checkRecipe(recipe);
    QVERIFY(status.isError());
    QCOMPARE(status.error().code, ErrorCode::InvalidRequest);
    QCOMPARE(status.error().field, std::string(spoiler.field));
    const std::string said = status.error().detail.english();
    QVERIFY2(said.find(spoiler.words) != std::string::npos, said.c_str());
}

void RecipeTest::finding() {
    Recipe recipe = goodRecipe();
    QCOMPARE(findStep(recipe, "up"), &recipe.steps[1]);
    QVERIFY(findStep(recipe, "away") == nullptr);
    findStep(recipe, "soft")->strength = 0.5;
    QCOMPARE(findStep(std::as_const(recipe), "soft")->strength, 0.5);
}

void RecipeTest::copiesShareBulkData() {
    Recipe recipe = defaultRecipe();
    QVERIFY(!hasBulkData(recipe));
    recipe.steps = {makeStep("imported_heights", "ground")};
    QVERIFY(!hasBulkData(recipe));
    const SharedBlob blob = makeBlob(Heightfield::filled(recipe.grid, 3).value());
    QVERIFY(recipe.steps.front().parameters.set("heights", blob).isOk());
    QVERIFY(hasBulkData(recipe));
    const Recipe copy = recipe;
    QVERIFY(copy == recipe);
    QCOMPARE(copy.steps.front().parameters.heights("heights").get(), blob.get());
}

QTEST_GUILESS_MAIN(RecipeTest)
#include "recipe_test.moc"
