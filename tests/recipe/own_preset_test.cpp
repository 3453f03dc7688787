// SPDX-License-Identifier: MIT
#include "libterrain/recipe/own_preset.h"
#include "libterrain/recipe/preset.h"
#include "libterrain/recipe/recipe_json.h"

#include <QTest>

using namespace terrain;

class OwnPresetTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyPresetComesBack();
    void aRecipeAloneIsCalledAsItsFile();
    void names_data();
    void names();
    void badFiles_data();
    void badFiles();
    void importedHeightsCannotBeOne();
};

namespace {

OwnPreset own(const char* presetId) {
    const Preset& preset = *findPreset(presetId);
    const AppliedPreset applied = applyPreset(preset, presetGrid(preset)).value();
    return {"My land", applied.recipe, applied.display};
}

} // namespace

void OwnPresetTest::everyPresetComesBack() {
    for (const Preset& preset : presets()) {
        OwnPreset made = own(preset.id);
        made.name = "Tänze – 山";
        made.recipe.steps.push_back(makeStep("smooth", "own_smooth"));
        const auto read = ownPresetFromJson(ownPresetToJson(made), "x.json");
        QVERIFY2(read.isOk(), read.isError() ? read.error().detail.english().c_str() : preset.id);
        QVERIFY2(read.value() == made, preset.id);
    }
}

void OwnPresetTest::aRecipeAloneIsCalledAsItsFile() {
    const Recipe recipe = own("coast").recipe;
    const auto read = ownPresetFromJson(recipeToJson(recipe), "/some/where/Küste 2.json");
    QVERIFY(read.isOk());
    QCOMPARE(read.value().name, std::string("Küste 2"));
    QCOMPARE(read.value().recipe, recipe);
}

void OwnPresetTest::names_data() {
    QTest::addColumn<QByteArray>("name");
    QTest::addColumn<bool>("good");
    QTest::newRow("word") << QByteArray("Alps") << true;
    QTest::newRow("path") << QByteArray("../a/b") << true; // a name, and no path
    QTest::newRow("longest") << QByteArray(120, 'a') << true;
    QTest::newRow("too long") << QByteArray(121, 'a') << false;
    QTest::newRow("empty") << QByteArray() << false;
    QTest::newRow("blank") << QByteArray("  ") << false;
    QTest::newRow("two lines") << QByteArray("a\nb") << false;
}

void OwnPresetTest::names() {
    QFETCH(QByteArray, name);
    QFETCH(bool, good);
    QCOMPARE(checkPresetName(name.toStdString()).isOk(), good);
}

void OwnPresetTest::badFiles_data() {
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("words");
    const QByteArray recipe = QByteArray::fromStdString(recipeToJson(own("coast").recipe));
    const auto preset = [](const QByteArray& members) { return "{\"moraine_preset\": 1" + members + "}"; };
    QTest::newRow("empty") << QByteArray() << "";
    QTest::newRow("no JSON") << QByteArray("hello") << "";
    QTest::newRow("cut") << preset(", \"name\": \"a\", \"recipe\": " + recipe).chopped(20) << "";
    QTest::newRow("other JSON") << QByteArray("{\"a\": 1}") << "moraine";
    QTest::newRow("a list") << QByteArray("[1, 2]") << "";
    QTest::newRow("no name") << preset(", \"recipe\": " + recipe) << "name";
    QTest::newRow("blank name") << preset(", \"name\": \" \", \"recipe\": " + recipe) << "name";
    QTest::newRow("name no text") << preset(", \"name\": 3, \"recipe\": " + recipe) << "name";
    QTest::newRow("no recipe") << preset(", \"name\": \"a\"") << "recipe";
    QTest::newRow("recipe no recipe") << preset(", \"name\": \"a\", \"recipe\": 3") << "moraine";
    QTest::newRow("misspelt member") << preset(", \"name\": \"a\", \"nome\": 1, \"recipe\": " + recipe)
                                     << "nome";
    QByteArray wrong = recipe;
    wrong.replace("\"hurst\": 0.8", "\"hurst\": 99");
    QVERIFY(wrong != recipe);
    QTest::newRow("value out of range") << preset(", \"name\": \"a\", \"recipe\": " + wrong) << "hurst";
    QTest::newRow("newer") << QByteArray("{\"moraine_preset\": 2, \"name\": \"a\", \"recipe\": " + recipe +
                                         "}")
                           << "newer version";
}

void OwnPresetTest::badFiles() {
    QFETCH(QByteArray, text);
    QFETCH(QString, words);
    const auto read = ownPresetFromJson(text.toStdString(), "mine.json");
    QVERIFY(read.isError());
    const bool isNewer = words.contains(QStringLiteral("newer"));
    QCOMPARE(read.error().code, isNewer ? ErrorCode::NewerVersion : ErrorCode::UnusableInput);
    const std::string sentence = read.error().detail.english();
    QVERIFY2(sentence.find("mine.json") != std::string::npos, sentence.c_str());
    QVERIFY2(sentence.find(words.toStdString()) != std::string::npos, sentence.c_str());
}

void OwnPresetTest::importedHeightsCannotBeOne() {
    OwnPreset preset = own("coast");
    QVERIFY(checkOwnPreset(preset).isOk());
    Grid grid;
    grid.columns = grid.rows = 3;
    preset.recipe.grid = grid;
    preset.recipe.steps = {makeStep("imported_heights", "ground")};
    QVERIFY(preset.recipe.steps.front()
                .parameters.set("heights", makeBlob(std::move(Heightfield::create(grid)).value()))
                .isOk());
    const Status refused = checkOwnPreset(preset);
    QVERIFY(refused.isError());
    QVERIFY(refused.error().detail.english().find(".moraine") != std::string::npos);
}

QTEST_GUILESS_MAIN(OwnPresetTest)
#include "own_preset_test.moc"
