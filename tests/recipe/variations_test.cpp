// SPDX-License-Identifier: MIT
#include "libterrain/parameters/number_of.h"
#include "libterrain/recipe/preset.h"
#include "libterrain/recipe/variations.h"

#include <QTest>

#include <algorithm>
#include <set>

using namespace terrain;

using Kind = VariationRequest::Kind;

class VariationsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void laterSeeds_data();
    void laterSeeds();
    void withoutASeed();
    void whatCanBeVaried();
    void numbersStayNear_data();
    void numbersStayNear();
    void numbersAreWhatAPersonWouldWrite();
    void pagesArePartsOfOneList();
    void beyondTheSlider();
    void everyVariationOfEveryPresetIsPossible();
    void unknownPlacesDoNotCount();
};

namespace {

Recipe presetRecipe(const Preset& preset) {
    return applyPreset(preset, presetGrid(preset)).value().recipe;
}

VariationRequest byNumbers(const Recipe& recipe, double jitter) {
    return {Kind::Parameters, jitter, variableParameters(recipe)};
}

} // namespace

void VariationsTest::laterSeeds_data() {
    QTest::addColumn<QString>("seed");
    QTest::addColumn<quint64>("index");
    QTest::addColumn<QString>("later");
    QTest::newRow("first") << "4" << quint64{0} << "5";
    QTest::newRow("second page") << "4" << quint64{9} << "14";
    QTest::newRow("negative") << "-3" << quint64{0} << "-2";
    QTest::newRow("through zero") << "-3" << quint64{4} << "2";
    QTest::newRow("round the end") << "18446744073709551615" << quint64{0} << "0";
    QTest::newRow("beyond signed") << "9223372036854775807" << quint64{0} << "9223372036854775808";
    QTest::newRow("word") << "alps" << quint64{0} << "alps 2";
    QTest::newRow("numbered word") << "alps 2" << quint64{1} << "alps 4";
    QTest::newRow("word with a digit") << "k2" << quint64{0} << "k2 2";
    QTest::newRow("no whole number") << "1.5" << quint64{0} << "1.5 2";
    QTest::newRow("too long for a number")
        << "99999999999999999999999" << quint64{0} << "99999999999999999999999 2";
    QTest::newRow("empty") << "" << quint64{0} << " 2";
}

void VariationsTest::laterSeeds() {
    QFETCH(QString, seed);
    QFETCH(quint64, index);
    QFETCH(QString, later);
    Recipe recipe = defaultRecipe();
    QVERIFY(recipe.steps.front().parameters.set("seed", seed.toStdString()).isOk());
    const Variation out = variation(recipe, {}, index);
    QCOMPARE(QString::fromStdString(out.recipe.steps.front().parameters.text("seed")), later);
    QCOMPARE(out.values.size(), std::size_t{1});
    QCOMPARE(out.values.front().place, (ParameterPlace{"ground", "seed"}));
}

void VariationsTest::withoutASeed() {
    Recipe recipe = defaultRecipe();
    recipe.steps.front() = makeStep("flat", "ground");
    QVERIFY(seedStep(recipe) == nullptr);
    const Variation out = variation(recipe, {}, 3);
    QCOMPARE(out.recipe, recipe);
    QVERIFY(out.values.empty());
}

void VariationsTest::whatCanBeVaried() {
    Recipe recipe = defaultRecipe();
    recipe.steps.push_back(makeStep("scale", "scale"));
    recipe.steps.push_back(makeStep("scale", "off"));
    recipe.steps.back().enabled = false;
    const auto places = variableParameters(recipe);
    const auto has = [&](const char* step, const char* parameter) {
        return std::ranges::count(places, ParameterPlace{step, parameter}) == 1;
    };
    QVERIFY(has("ground", "amplitude"));
    QVERIFY(has("ground", "hurst"));
    QVERIFY(!has("ground", "factor"));    // the default falls off by H
    QVERIFY(!has("ground", "corner_nw")); // and is open
    QVERIFY(!has("ground", "seed"));
    QVERIFY(std::ranges::any_of(places, [](const ParameterPlace& place) { return place.step == "scale"; }));
    QVERIFY(std::ranges::none_of(places, [](const ParameterPlace& place) { return place.step == "off"; }));
}

void VariationsTest::numbersStayNear_data() {
    QTest::addColumn<double>("jitter");
    QTest::newRow("none") << 0.0;
    QTest::newRow("little") << 0.05;
    QTest::newRow("half") << 0.5;
    QTest::newRow("all") << 1.0;
}

void VariationsTest::numbersStayNear() {
    QFETCH(double, jitter);
    Recipe recipe = defaultRecipe();
    QVERIFY(recipe.steps.front().parameters.set("hurst", 0.5).isOk());
    const VariationRequest request{Kind::Parameters, jitter, {{"ground", "hurst"}}};
    const ParameterSpec& spec = *findSpec(recipe, request.parameters.front());
    const double slider = spec.sliderMaximum() - spec.sliderMinimum();
    double below = 0;
    double above = 0;
    for (std::uint64_t i = 0; i < 200; ++i) {
        const double by = variation(recipe, request, i).recipe.steps.front().parameters.real("hurst") - 0.5;
        QVERIFY(std::abs(by) <= jitter * slider + 0.001);
        below = std::min(below, by);
        above = std::max(above, by);
    }
    // The whole way is used, as far as the slider goes.
    QVERIFY(below <= std::max(-0.9 * jitter * slider, 0.9 * (spec.sliderMinimum() - 0.5)));
    QVERIFY(above >= std::min(0.9 * jitter * slider, 0.9 * (std::min(spec.sliderMaximum(), 0.99) - 0.5)));
}

void VariationsTest::numbersAreWhatAPersonWouldWrite() {
    const Recipe recipe = presetRecipe(*findPreset("coast"));
    const VariationRequest request = byNumbers(recipe, 0.3);
    for (std::uint64_t i = 0; i < 100; ++i)
        for (const VariedValue& varied : variation(recipe, request, i).values)
            QVERIFY2(valueText(varied.value).size() <= 8, valueText(varied.value).c_str());
}

void VariationsTest::pagesArePartsOfOneList() {
    const Recipe recipe = presetRecipe(*findPreset("coast"));
    const VariationRequest request = byNumbers(recipe, 0.3);
    std::set<std::string> seen;
    for (std::uint64_t i = 0; i < 50; ++i) {
        const Variation once = variation(recipe, request, i);
        QCOMPARE(once.recipe, variation(recipe, request, i).recipe);
        std::string text;
        for (const VariedValue& varied : once.values)
            text += valueText(varied.value) + " ";
        seen.insert(text);
    }
    QCOMPARE(seen.size(), std::size_t{50});
}

void VariationsTest::beyondTheSlider() {
    Recipe recipe = defaultRecipe();
    const VariationRequest request{Kind::Parameters, 0.3, {{"ground", "amplitude"}}};
    const ParameterSpec& spec = *findSpec(recipe, request.parameters.front());
    QVERIFY(spec.maximum > spec.sliderMaximum());
    const double own = std::min(spec.maximum, spec.sliderMaximum() * 2);
    QVERIFY(recipe.steps.front().parameters.set("amplitude", own).isOk());
    for (std::uint64_t i = 0; i < 50; ++i)
        QVERIFY(variation(recipe, request, i).recipe.steps.front().parameters.real("amplitude") <= own);
}

void VariationsTest::everyVariationOfEveryPresetIsPossible() {
    for (const Preset& preset : presets()) {
        const Recipe recipe = presetRecipe(preset);
        const VariationRequest request = byNumbers(recipe, 1);
        QVERIFY2(!request.parameters.empty(), preset.id);
        int changed = 0;
        for (std::uint64_t i = 0; i < 25; ++i) {
            const Variation out = variation(recipe, request, i);
            QVERIFY2(checkRecipe(out.recipe).isOk(), preset.id);
            for (const VariedValue& varied : out.values) {
                const ParameterSpec& spec = *findSpec(recipe, varied.place);
                const double value = numberOf(varied.value);
                QVERIFY2(value >= spec.minimum && value <= spec.maximum, spec.id);
            }
            changed += out.values.empty() ? 0 : 1;
        }
        QVERIFY2(changed >= 20, preset.id);
    }
}

void VariationsTest::unknownPlacesDoNotCount() {
    const Recipe recipe = defaultRecipe();
    const VariationRequest request{
        Kind::Parameters, 0.5, {{"gone", "hurst"}, {"ground", "gone"}, {"ground", "seed"}}};
    QCOMPARE(variation(recipe, request, 0).recipe, recipe);
}

QTEST_GUILESS_MAIN(VariationsTest)
#include "variations_test.moc"
