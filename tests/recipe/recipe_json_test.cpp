// SPDX-License-Identifier: MIT
#include "libterrain/recipe/preset.h"
#include "libterrain/recipe/recipe_json.h"

#include <QTest>

#include <cmath>
#include <limits>

using namespace terrain;

class RecipeJsonTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void layout();
    void everyPresetComesBack();
    void hardNumbersComeBack_data();
    void hardNumbersComeBack();
    void everyPartComesBack();
    void bulkData();
    void leftOutMembers();
    void unknownMembersAreRefused_data();
    void unknownMembersAreRefused();
    void sourcesComeBack_data();
    void sourcesComeBack();
    void badSources_data();
    void badSources();
    void newerVersions_data();
    void newerVersions();
    void olderAlgorithms();
    void membersTwice_data();
    void membersTwice();
    void badRecipes_data();
    void badRecipes();
    void displayComesBack();
    void badDisplays_data();
    void badDisplays();
};

namespace {

Result<Recipe> read(const std::string& json) {
    return recipeFromJson(json, "terrain.json");
}

std::string said(const Result<Recipe>& result) {
    return result.isError() ? result.error().detail.english() : std::string();
}

std::string replaced(std::string text, const std::string& from, const std::string& to) {
    const auto place = text.find(from);
    return place == std::string::npos ? std::string() : text.replace(place, from.size(), to);
}

/// A recipe text with these members of its only step's parameters.
std::string withParameters(const std::string& parameters) {
    return R"({"moraine": 1, "grid": {"columns": 9, "rows": 9}, "steps": [{"id": "ground", )"
           R"("kind": "diamond_square", "parameters": {)" +
           parameters + "}}]}";
}

} // namespace

void RecipeJsonTest::layout() {
    Recipe recipe = defaultRecipe();
    recipe.grid.columns = 33;
    recipe.grid.spacingX = 2.5;
    QVERIFY(recipe.steps.front().parameters.setFromText("seed", "4").isOk());
    const std::string json = recipeToJson(recipe);
    const std::string start = R"({
  "moraine": 1,
  "grid": {
    "columns": 33,
    "rows": 513,
    "spacing": [
      2.5,
      1
    ],
    "origin": [
      0,
      0
    ],
    "crs": null
  },
  "sea_level": null,
  "steps": [
    {
      "id": "ground",
      "kind": "diamond_square",
      "algorithm": 3,
      "enabled": true,
      "strength": 1,
      "parameters": {
        "seed": "4",
)";
    QCOMPARE(QString::fromStdString(json.substr(0, start.size())), QString::fromStdString(start));
}

void RecipeJsonTest::everyPresetComesBack() {
    for (const Preset& preset : presets()) {
        const Recipe recipe = applyPreset(preset, presetGrid(preset)).value().recipe;
        const Result<Recipe> back = read(recipeToJson(recipe));
        QVERIFY2(back.isOk(), said(back).c_str());
        QVERIFY2(back.value() == recipe, preset.id);
    }
}

void RecipeJsonTest::hardNumbersComeBack_data() {
    QTest::addColumn<double>("number");
    for (const double number : {0.1, 1.0 / 3, 1e-300, 5e-324, -0.0, 123456789012345680.0, 9007199254740993.0,
                                std::nextafter(1.0, 2.0), 1e22, -2.5e-7})
        QTest::newRow(qPrintable(QString::number(number, 'g', 17))) << number;
}

void RecipeJsonTest::hardNumbersComeBack() {
    QFETCH(double, number);
    Recipe recipe = defaultRecipe();
    recipe.grid.originX = number;
    recipe.seaLevel = number;
    recipe.grid.spacingY = std::abs(number) + 5e-324;
    const Result<Recipe> back = read(recipeToJson(recipe));
    QVERIFY2(back.isOk(), said(back).c_str());
    QCOMPARE(std::bit_cast<std::uint64_t>(back.value().grid.originX), std::bit_cast<std::uint64_t>(number));
    QCOMPARE(std::bit_cast<std::uint64_t>(*back.value().seaLevel), std::bit_cast<std::uint64_t>(number));
    QVERIFY(back.value() == recipe);
}

void RecipeJsonTest::everyPartComesBack() {
    Recipe recipe = defaultRecipe();
    recipe.grid = {33, 17, 0.5, 30, 500000.5, -3.25, "EPSG:32632 \"Zone\" 32Nö\n"};
    recipe.seaLevel = -12.25;
    Step& step = recipe.steps.front();
    step.id = "böden \"1\"";
    step.name = "Böden \"1\"\n";
    step.enabled = false;
    step.strength = 0.3;
    QVERIFY(step.parameters.setFromText("seed", "Ätna\t\\ 18446744073709551615").isOk());
    QVERIFY(step.parameters.setFromText("fixed_points", "0.5,0.25,100.5;0,1,-3e-7").isOk());
    QVERIFY(step.parameters.setFromText("start_grid", "1,2.5,1e-7;-3,4,5").isOk());
    QVERIFY(step.parameters.setFromText("edges", "wrap").isOk());
    recipe.steps.push_back(makeStep("curve", "bend"));
    QVERIFY(recipe.steps.back().parameters.setFromText("curve", "0,0.1;0.3,1e-7;0.7,1;1,0.7").isOk());
    const Result<Recipe> back = read(recipeToJson(recipe));
    QVERIFY2(back.isOk(), said(back).c_str());
    QVERIFY(back.value() == recipe);
}

void RecipeJsonTest::bulkData() {
    Recipe recipe;
    recipe.grid.columns = 3;
    recipe.grid.rows = 2;
    const SharedBlob blob = makeBlob(Heightfield::filled(recipe.grid, 5).value());
    recipe.steps = {makeStep("imported_heights", "ground")};
    QVERIFY(!hasBulkData(recipe));
    QVERIFY(recipe.steps.front().parameters.set("heights", blob).isOk());
    QVERIFY(hasBulkData(recipe));
    const std::string json = recipeToJson(recipe);
    QVERIFY(json.find(blob->hash.hex()) != std::string::npos);

    const BlobSource source = [&](const std::string& hash) {
        return hash == blob->hash.hex() ? blob : nullptr;
    };
    const Result<Recipe> back = recipeFromJson(json, "a.moraine", source);
    QVERIFY2(back.isOk(), said(back).c_str());
    QVERIFY(back.value() == recipe);

    const Result<Recipe> alone = read(json);
    QVERIFY(said(alone).find(".moraine") != std::string::npos);
    QCOMPARE(alone.error().code, ErrorCode::UnusableInput);
    const Result<Recipe> missing =
        recipeFromJson(json, "a.moraine", [](const std::string&) { return SharedBlob(); });
    QVERIFY(said(missing).find(blob->hash.hex() + " are missing") != std::string::npos);
}

void RecipeJsonTest::leftOutMembers() {
    const Result<Recipe> recipe = read(withParameters(R"("amplitude": 5)"));
    QVERIFY2(recipe.isOk(), said(recipe).c_str());
    QCOMPARE(recipe.value().grid.spacingX, 1.0);
    QVERIFY(!recipe.value().seaLevel);
    Step expected = makeStep("diamond_square", "ground");
    QVERIFY(expected.parameters.set("amplitude", 5.0).isOk());
    QVERIFY(recipe.value().steps.front() == expected);
}

void RecipeJsonTest::unknownMembersAreRefused_data() {
    QTest::addColumn<QString>("from");
    QTest::addColumn<QString>("to");
    QTest::addColumn<QString>("path");
    QTest::newRow("of the whole") << R"("moraine": 1,)"
                                  << R"("moraine": 1, "sealevel": 4,)"
                                  << "sealevel";
    QTest::newRow("of the grid") << R"("columns": 513,)"
                                 << R"("columns": 513, "sides": [{"x": null}],)"
                                 << "grid.sides";
    QTest::newRow("of a step") << R"("strength": 1,)"
                               << R"("strenght": 1,)"
                               << "steps[0].strenght";
    QTest::newRow("of a source") << R"("strength": 1,)"
                                 << R"("source": {"sample_type": "u8", "range": [0, 1], "scale": 2},)"
                                 << "steps[0].source.scale";
}

void RecipeJsonTest::unknownMembersAreRefused() {
    QFETCH(QString, from);
    QFETCH(QString, to);
    QFETCH(QString, path);
    const Result<Recipe> back =
        read(replaced(recipeToJson(defaultRecipe()), from.toStdString(), to.toStdString()));
    QVERIFY(back.isError());
    QCOMPARE(back.error().code, ErrorCode::UnusableInput);
    QCOMPARE(QString::fromStdString(back.error().field), path);
    QVERIFY2(said(back).starts_with("terrain.json: " + path.toStdString()), said(back).c_str());
}

void RecipeJsonTest::sourcesComeBack_data() {
    QTest::addColumn<QString>("type");
    QTest::addColumn<double>("minimum");
    QTest::addColumn<double>("maximum");
    QTest::addColumn<double>("nodata");
    const double none = std::numeric_limits<double>::quiet_NaN();
    QTest::newRow("picture") << "u16" << 0.0 << 65535.0 << none;
    QTest::newRow("tile") << "i16" << 0.0 << 32767.0 << -32768.0;
    QTest::newRow("scaled") << "u16" << -12.1 << 1.0 / 3 << 65535.0;
    QTest::newRow("floats") << "f32" << 0.0 << 1.0 << -3.4e38;
    QTest::newRow("a type of later") << "u128" << 0.0 << 1.0 << none;
}

void RecipeJsonTest::sourcesComeBack() {
    QFETCH(QString, type);
    QFETCH(double, minimum);
    QFETCH(double, maximum);
    QFETCH(double, nodata);
    Recipe recipe = defaultRecipe();
    QVERIFY(sourceSamples(recipe) == nullptr);
    QVERIFY(recipeToJson(recipe).find("source") == std::string::npos);
    SourceSamples source{type.toStdString(), minimum, maximum, {}};
    if (!std::isnan(nodata))
        source.nodata = nodata;
    recipe.steps.front().source = source;
    const Result<Recipe> back = read(recipeToJson(recipe));
    QVERIFY2(back.isOk(), said(back).c_str());
    QVERIFY(sourceSamples(back.value()) != nullptr);
    QVERIFY(*sourceSamples(back.value()) == source);
    QVERIFY(back.value() == recipe);
}

void RecipeJsonTest::badSources_data() {
    QTest::addColumn<QString>("source");
    QTest::addColumn<QString>("words");
    QTest::newRow("no object") << "5"
                               << "steps[0].source: an object";
    QTest::newRow("no type") << R"({"range": [0, 1]})"
                             << "steps[0].source.sample_type is missing";
    QTest::newRow("no range") << R"({"sample_type": "u8"})"
                              << "steps[0].source.range is missing";
    QTest::newRow("half a range") << R"({"sample_type": "u8", "range": [0]})"
                                  << "steps[0].source.range: a list of 2";
    QTest::newRow("nodata as text") << R"({"sample_type": "u8", "range": [0, 1], "nodata": "0"})"
                                    << "steps[0].source.nodata: a number";
}

void RecipeJsonTest::badSources() {
    QFETCH(QString, source);
    QFETCH(QString, words);
    const Result<Recipe> back = read(replaced(recipeToJson(defaultRecipe()), R"("strength": 1,)",
                                              R"("source": )" + source.toStdString() + ","));
    QVERIFY(back.isError());
    QCOMPARE(back.error().code, ErrorCode::UnusableInput);
    QVERIFY2(said(back).find(words.toStdString()) != std::string::npos, said(back).c_str());
}

void RecipeJsonTest::newerVersions_data() {
    QTest::addColumn<QString>("from");
    QTest::addColumn<QString>("to");
    QTest::addColumn<QString>("words");
    QTest::newRow("format") << R"("moraine": 1)"
                            << R"("moraine": 2)"
                            << "version 2; this program reads up to version 1";
    QTest::newRow("algorithm") << R"("algorithm": 3)"
                               << R"("algorithm": 7)"
                               << "steps[0].algorithm: the step needs algorithm 7 of 'diamond_square'";
}

void RecipeJsonTest::newerVersions() {
    QFETCH(QString, from);
    QFETCH(QString, to);
    QFETCH(QString, words);
    const Result<Recipe> back =
        read(replaced(recipeToJson(defaultRecipe()), from.toStdString(), to.toStdString()));
    QVERIFY(back.isError());
    QCOMPARE(back.error().code, ErrorCode::NewerVersion);
    QVERIFY2(said(back).find(words.toStdString()) != std::string::npos, said(back).c_str());
    QVERIFY(said(back).starts_with("terrain.json: "));
}

/// They are made by the newest one, which is said; and from then on it is theirs.
void RecipeJsonTest::olderAlgorithms() {
    const std::string now = recipeToJson(defaultRecipe());
    const auto older = read(replaced(now, R"("algorithm": 3)", R"("algorithm": 1)"));
    QVERIFY2(older.isOk(), said(older).c_str());
    const std::vector<Text> notes = recipeNotes(older.value());
    QCOMPARE(notes.size(), std::size_t{1});
    QCOMPARE(notes.front().english(),
             std::string("The step 'ground' was made with algorithm 1 of 'diamond_square'; this program may "
                         "make other heights of it, with algorithm 3."));
    QCOMPARE(recipeToJson(older.value()), now);
    const auto none = read(replaced(now, R"("algorithm": 3,)", ""));
    QVERIFY2(none.isOk(), said(none).c_str());
    QVERIFY(recipeNotes(none.value()).empty());
}

void RecipeJsonTest::membersTwice_data() {
    QTest::addColumn<QString>("once");
    QTest::addColumn<QString>("twice");
    QTest::addColumn<QString>("member");
    const auto row = [](const char* once, const char* twice, const char* member) {
        QTest::newRow(twice) << QString::fromUtf8(once) << QString::fromUtf8(twice)
                             << QString::fromUtf8(member);
    };
    row("\"moraine\": 1", "\"moraine\": 1, \"moraine\": 1", "moraine");
    row("\"columns\": 9", "\"columns\": 9, \"origin\": [0, 0], \"columns\": 9", "columns");
    row("\"id\": \"ground\"", "\"id\": \"ground\", \"id\": \"ground\"", "id");
    row("\"id\": \"ground\"", "\"id\": \"a\", \"\\u0069d\": \"ground\"", "id");
    row("\"hurst\": 0.5", "\"hurst\": 0.5, \"hurst\": 0.7", "hurst");
    row("\"hurst\": 0.5", "\"fixed_points\": [[0, {\"a\": 1, \"a\": 2}, 3]]", "a");
}

void RecipeJsonTest::membersTwice() {
    QFETCH(QString, once);
    QFETCH(QString, twice);
    QFETCH(QString, member);
    const std::string good = withParameters("\"hurst\": 0.5");
    QVERIFY2(read(good).isOk(), said(read(good)).c_str()); // equal names in several objects are usual
    const std::string sentence = said(read(replaced(good, once.toStdString(), twice.toStdString())));
    QCOMPARE(QString::fromStdString(sentence),
             QStringLiteral("terrain.json: An object has the member '%1' twice: leave one of the two out.")
                 .arg(member));
}

void RecipeJsonTest::badRecipes_data() {
    QTest::addColumn<QString>("json");
    QTest::addColumn<QString>("words");
    const auto row = [](const char* name, const std::string& json, const char* words) {
        QTest::newRow(name) << QString::fromStdString(json) << QString::fromUtf8(words);
    };
    row("empty", "", "Line 1 is not valid JSON: the text ends");
    row("no JSON", "columns 3", "Line 1 is not valid JSON: 'columns 3' is not");
    row("cut short", "{\n\"moraine\": 1,\n", "Line 3 is not valid JSON: the text ends");
    row("cut in a word", "{\n\"moraine\": 1,\n\"gri", "Line 3 is not valid JSON: the text ends");
    row("a comma too many", "{\n\"moraine\": 1,\n}", "Line 3 is not valid JSON: '}' is not");
    row("text after it", "{\"moraine\": 1} x", "Line 1 is not valid JSON: 'x' is not");
    row("number too large", R"({"moraine": 1e999})", "a number that is too large");
    row("a list", "[1, 2]", "no Moraine recipe");
    row("another JSON", R"({"type": "FeatureCollection"})", "no Moraine recipe");
    row("deep", std::string(100, '[') + std::string(100, ']'), "nested more than 32 deep");
    row("version as text", R"({"moraine": "1"})", "moraine: a number is expected");
    row("version 0", R"({"moraine": 0})", "moraine: there is no format version 0");
    row("no grid", R"({"moraine": 1, "steps": []})", "grid is missing");
    row("grid of another type", R"({"moraine": 1, "grid": 5})", "grid: an object");
    row("no rows", R"({"moraine": 1, "grid": {"columns": 5}, "steps": []})", "grid.rows is missing");
    row("columns as text", R"({"moraine": 1, "grid": {"columns": "5", "rows": 5}, "steps": []})",
        "grid.columns: a number is expected");
    row("half a column", R"({"moraine": 1, "grid": {"columns": 5.5, "rows": 5}, "steps": []})",
        "grid.columns: a whole number is expected, not 5.5");
    row("too many columns", R"({"moraine": 1, "grid": {"columns": 9e15, "rows": 5}, "steps": []})",
        "grid.columns = 9000000000000000: a terrain has 2 to 1048577 samples");
    row("one row", R"({"moraine": 1, "grid": {"columns": 5, "rows": 1}, "steps": []})", "grid.rows = 1");
    row("spacing of one", R"({"moraine": 1, "grid": {"columns": 5, "rows": 5, "spacing": [1]}, "steps": []})",
        "grid.spacing: a list of 2 is expected");
    row("spacing as text",
        R"({"moraine": 1, "grid": {"columns": 5, "rows": 5, "spacing": [1, "2"]}, "steps": []})",
        "grid.spacing[1]: a number is expected");
    row("no spacing at all",
        R"({"moraine": 1, "grid": {"columns": 5, "rows": 5, "spacing": [1, 0]}, "steps": []})",
        "Spacing 0: the spacing is a number of metres greater than 0");
    row("crs as number", R"({"moraine": 1, "grid": {"columns": 5, "rows": 5, "crs": 4326}, "steps": []})",
        "grid.crs: a text in quotes is expected");
    row("no steps", R"({"moraine": 1, "grid": {"columns": 5, "rows": 5}})", "steps is missing");
    row("empty steps", R"({"moraine": 1, "grid": {"columns": 5, "rows": 5}, "steps": []})",
        "The recipe has no step");
    row("steps as object", R"({"moraine": 1, "grid": {"columns": 5, "rows": 5}, "steps": {}})",
        "steps: a list in brackets is expected");
    row("a step as text", R"({"moraine": 1, "grid": {"columns": 5, "rows": 5}, "steps": ["flat"]})",
        "steps[0]: an object in braces is expected");
    row("a step without kind", R"({"moraine": 1, "grid": {"columns": 5, "rows": 5}, "steps": [{"id": "a"}]})",
        "steps[0].kind is missing");
    row("unknown kind",
        R"({"moraine": 1, "grid": {"columns": 5, "rows": 5}, "steps": [{"id": "a", "kind": "volcano"}]})",
        "steps[0].kind: this program has no kind of step 'volcano'");
    row("no id", R"({"moraine": 1, "grid": {"columns": 5, "rows": 5}, "steps": [{"kind": "flat"}]})",
        "steps[0].id is missing");
    row("two grounds",
        R"({"moraine": 1, "grid": {"columns": 5, "rows": 5}, "steps": [{"id": "a", "kind": "flat"}, )"
        R"({"id": "b", "kind": "flat"}]})",
        "Step 'b' makes ground, so it can only be the first step");
    row("enabled as number",
        R"({"moraine": 1, "grid": {"columns": 5, "rows": 5}, "steps": [{"id": "a", "kind": "flat", "enabled": 1}]})",
        "steps[0].enabled: true or false is expected");
    row("too strong",
        R"({"moraine": 1, "grid": {"columns": 5, "rows": 5}, "steps": [{"id": "a", "kind": "flat", "strength": 2}]})",
        "Step 'a': the strength is a number from 0 to 1, not 2");
    row("seed as number", withParameters(R"("seed": 4)"),
        "steps[0].parameters.seed: a text in quotes is expected");
    row("unknown parameter", withParameters(R"("hight": 4)"),
        "steps[0].parameters.hight: the step has no such parameter");
    row("out of range", withParameters(R"("hurst": 7)"),
        "steps[0].parameters.hurst = 7: allowed are numbers from 0.01 to 2");
    row("unknown choice", withParameters(R"("edges": "round")"),
        "steps[0].parameters.edges = round: allowed are ");
    row("boolean for a number", withParameters(R"("hurst": true)"),
        "steps[0].parameters.hurst: a number is expected");
    row("half a level", withParameters(R"("stop_level": 1.5)"), "a whole number is expected, not 1.5");
    row("points as text", withParameters(R"("fixed_points": "0,0,1")"), "a list in brackets is expected");
    row("a point of two", withParameters(R"("fixed_points": [[0, 1]])"),
        "steps[0].parameters.fixed_points[0]: a list of 3 is expected");
    row("a point outside", withParameters(R"("fixed_points": [[0, 2, 1]])"), "needs x and y from 0 to 1");
    row("a grid as text", withParameters(R"("start_grid": "0,1;2,3")"), "a list in brackets is expected");
    row("a grid of one row", withParameters(R"("start_grid": [[0, 1]])"), "at least two rows of two heights");
    row("unequal rows", withParameters(R"("start_grid": [[0, 1], [2]])"),
        "steps[0].parameters.start_grid[1]: every row needs as many heights as the first one");
    row("a word in a grid", withParameters(R"("start_grid": [[0, 1], [2, "x"]])"), "a number is expected");
    const auto curve = [](const std::string& points) {
        return R"({"moraine": 1, "grid": {"columns": 5, "rows": 5}, "steps": [)"
               R"({"id": "a", "kind": "flat"}, {"id": "b", "kind": "curve", "parameters": {"curve": )" +
               points + "}}]}";
    };
    row("a curve as text", curve("\"0,0;1,1\""), "steps[1].parameters.curve: a list in brackets is expected");
    row("a point of three", curve("[[0, 0, 1], [1, 1]]"), "parameters.curve[0]: a list of 2 is expected");
    row("a word in a curve", curve("[[0, 0], [1, \"x\"]]"), "parameters.curve[1][1]: a number is expected");
    row("a curve of one point", curve("[[0, 0]]"), "a curve has 2 to 64 points");
    row("a curve that turns back", curve("[[0, 0], [0.5, 1], [0.4, 1]]"), "further right");
    row("a curve outside", curve("[[0, 0], [1, 1.5]]"), "needs x from 0 to 1");
    row("parameters as list",
        R"({"moraine": 1, "grid": {"columns": 5, "rows": 5}, "steps": [{"id": "a", "kind": "flat", "parameters": []}]})",
        "steps[0].parameters: an object in braces is expected");
}

void RecipeJsonTest::badRecipes() {
    QFETCH(QString, json);
    QFETCH(QString, words);
    const Result<Recipe> recipe = read(json.toStdString());
    QVERIFY(recipe.isError());
    QCOMPARE(recipe.error().code, ErrorCode::UnusableInput);
    QVERIFY2(said(recipe).starts_with("terrain.json: "), said(recipe).c_str());
    QVERIFY2(said(recipe).find(words.toStdString()) != std::string::npos, said(recipe).c_str());
}

void RecipeJsonTest::displayComesBack() {
    terrain::Display display;
    QVERIFY(displayFromJson(displayToJson(display)) == display);
    display = {.colourBy = terrain::ColourBy::Curvature,
               .ramp = "land",
               .loadedRamp = {},
               .fixedRange = true,
               .rangeMinimum = -0.1,
               .rangeMaximum = 1e3 / 7,
               .exaggeration = 2.5,
               .axisMinimum = -1,
               .axisMaximum = 2.5,
               .cameraAzimuth = 227,
               .cameraElevation = 74,
               .sunAzimuth = 10,
               .sunElevation = 20,
               .water = false,
               .wireframe = true,
               .repeat = true,
               .contours = true,
               .contourInterval = 2.5,
               .flatShading = true,
               .normals = terrain::NormalWeight::Equal,
               .strips = true,
               .needles = true,
               .figure = true};
    QVERIFY(displayFromJson(displayToJson(display)) == display);
}

void RecipeJsonTest::badDisplays_data() {
    QTest::addColumn<QString>("json");
    QTest::newRow("empty") << "";
    QTest::newRow("no JSON") << "{";
    QTest::newRow("a list") << "[]";
    QTest::newRow("other types")
        << R"({"ramp": 5, "fixed_range": "yes", "exaggeration": null, "axis_minimum": [], "water": 0})";
    QTest::newRow("unknown words") << R"({"colour_by": "hue", "normals": "some", "loaded_ramp": [1]})";
    QTest::newRow("out of range")
        << R"({"exaggeration": 0, "camera_elevation": 1000, "sun_elevation": -5, "contour_interval": -1})";
    QTest::newRow("reversed range") << R"({"fixed_range": true, "range_minimum": 5, "range_maximum": 1})";
    QTest::newRow("infinite") << R"({"range_maximum": 1e300, "axis_maximum": -1e300})";
    QTest::newRow("unknown") << R"({"glitter": true})";
}

void RecipeJsonTest::badDisplays() {
    QFETCH(QString, json);
    QVERIFY(displayFromJson(json.toStdString()) == terrain::Display());
}

QTEST_GUILESS_MAIN(RecipeJsonTest)
#include "recipe_json_test.moc"
