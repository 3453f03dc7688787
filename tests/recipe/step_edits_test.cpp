// SPDX-License-Identifier: MIT
#include "libterrain/recipe/step_edits.h"

#include <QTest>

using namespace terrain;

class StepEditsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void freeIds_data();
    void freeIds();
    void moved_data();
    void moved();
    void addedBehind();
    void duplicated();
    void removed();
    void otherGround();
};

namespace {

/// The ground, and a step for each word.
Recipe recipeOf(const QString& ids) {
    Recipe out = defaultRecipe();
    const auto words = ids.split(QLatin1Char(' '), Qt::SkipEmptyParts);
    for (const QString& id : words)
        out.steps.push_back(makeStep("invert", id.toStdString()));
    return out;
}

Recipe recipeOf(const char* ids) {
    return recipeOf(QString::fromLatin1(ids));
}

QString idsOf(const Recipe& recipe) {
    QStringList out;
    for (const Step& step : recipe.steps)
        out << QString::fromStdString(step.id);
    return out.join(QLatin1Char(' '));
}

} // namespace

void StepEditsTest::freeIds_data() {
    QTest::addColumn<QString>("taken");
    QTest::addColumn<QString>("wanted");
    QTest::addColumn<QString>("given");
    QTest::newRow("free") << "a"
                          << "smooth"
                          << "smooth";
    QTest::newRow("taken") << "smooth"
                           << "smooth"
                           << "smooth_2";
    QTest::newRow("the ground's") << ""
                                  << "ground"
                                  << "ground_2";
    QTest::newRow("a gap") << "smooth smooth_2 smooth_4"
                           << "smooth"
                           << "smooth_3";
}

void StepEditsTest::freeIds() {
    QFETCH(QString, taken);
    QFETCH(QString, wanted);
    QTEST(QString::fromStdString(freeStepId(recipeOf(taken), wanted.toStdString())), "given");
}

void StepEditsTest::moved_data() {
    QTest::addColumn<int>("from");
    QTest::addColumn<int>("to");
    QTest::addColumn<QString>("order");
    QTest::newRow("down by one") << 1 << 2 << "ground b a c d";
    QTest::newRow("up by one") << 3 << 2 << "ground a c b d";
    QTest::newRow("to the end") << 1 << 4 << "ground b c d a";
    QTest::newRow("to the front") << 4 << 1 << "ground d a b c";
    QTest::newRow("nowhere") << 2 << 2 << "ground a b c d";
}

void StepEditsTest::moved() {
    QFETCH(int, from);
    QFETCH(int, to);
    const Recipe recipe = recipeOf("a b c d");
    const Recipe other = withStepMoved(recipe, static_cast<std::size_t>(from), static_cast<std::size_t>(to));
    QTEST(idsOf(other), "order");
    QVERIFY(checkRecipe(other).isOk());
    QVERIFY(withStepMoved(other, static_cast<std::size_t>(to), static_cast<std::size_t>(from)) == recipe);
}

void StepEditsTest::addedBehind() {
    const Recipe recipe = withStepAdded(recipeOf("a smooth"), 1, "smooth");
    QCOMPARE(idsOf(recipe), QStringLiteral("ground a smooth_2 smooth"));
    QVERIFY(recipe.steps[2] == makeStep("smooth", "smooth_2"));
    QCOMPARE(idsOf(withStepAdded(recipeOf(""), 0, "smooth")), QStringLiteral("ground smooth"));
}

void StepEditsTest::duplicated() {
    Recipe recipe = recipeOf("a a_2 b_x");
    recipe.steps[2].name = "Mirror";
    recipe.steps[2].strength = 0.25;
    recipe.steps[2].enabled = false;
    const Recipe other = withStepDuplicated(recipe, 2);
    QCOMPARE(idsOf(other), QStringLiteral("ground a a_2 a_3 b_x"));
    Step expected = recipe.steps[2];
    expected.id = "a_3";
    QVERIFY(other.steps[3] == expected);
    QCOMPARE(idsOf(withStepDuplicated(recipe, 3)), QStringLiteral("ground a a_2 b_x b_x_2"));
}

void StepEditsTest::removed() {
    QCOMPARE(idsOf(withoutStep(recipeOf("a b c"), 2)), QStringLiteral("ground a c"));
    QCOMPARE(idsOf(withoutStep(recipeOf("a"), 1)), QStringLiteral("ground"));
}

void StepEditsTest::otherGround() {
    Recipe recipe = recipeOf("a");
    recipe.steps.front().id = "base";
    recipe.steps.front().name = "Alps";
    QVERIFY(withGround(recipe, "diamond_square") == recipe);
    const Recipe flat = withGround(recipe, "flat");
    QVERIFY(flat.steps.front() == makeStep("flat", "base"));
    QVERIFY(checkRecipe(flat).isOk());
}

QTEST_GUILESS_MAIN(StepEditsTest)
#include "step_edits_test.moc"
