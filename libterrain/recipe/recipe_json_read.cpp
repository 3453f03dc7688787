// SPDX-License-Identifier: MIT
#include "libterrain/core/number_text.h"
#include "libterrain/recipe/json_reader.h"
#include "libterrain/recipe/recipe_json.h"

#include <array>

namespace terrain {
namespace {

constexpr std::size_t mostSteps = 1000;
constexpr std::size_t longestName = std::size_t{64} << 10; ///< of an id, a kind, a CRS

class RecipeReader {
public:
    explicit RecipeReader(const BlobSource& blobs) : m_blobs(blobs) {}

    Result<Recipe> read(const Json& json) {
        checkVersion(json);
        Recipe out;
        m_reader.allowMembers(json, {}, {"moraine", "grid", "sea_level", "steps"});
        if (const Json* grid = m_reader.member(json, {}, "grid", true))
            out.grid = gridOf(*grid);
        if (const Json* sea = m_reader.member(json, {}, "sea_level"); sea != nullptr && !sea->is_null())
            out.seaLevel = m_reader.number(sea, "sea_level", 0);
        if (const Json* steps = m_reader.member(json, {}, "steps", true))
            readSteps(*steps, out);
        if (m_reader.error())
            return *m_reader.error();
        return out;
    }

private:
    void checkVersion(const Json& json);
    Grid gridOf(const Json& json);
    std::array<double, 2> pairOf(const Json* json, const std::string& path, double fallback);
    int sideOf(const Json& grid, const char* name);
    void readSteps(const Json& json, Recipe& recipe);
    Step stepOf(const Json& json, const std::string& path);
    SourceSamples sourceOf(const Json& json, const std::string& path);
    void readAlgorithm(const Json& json, const std::string& path, Step& step);
    void readParameters(const Json& json, const std::string& path, ParameterSet& parameters);
    ParameterValue valueOf(const ParameterSpec& spec, const Json& json, const std::string& path);
    ParameterValue heightsOf(const Json& json, const std::string& path);
    CurvePoints curveOf(const Json& json, const std::string& path);
    PointList pointsOf(const Json& json, const std::string& path);
    HeightTable tableOf(const Json& json, const std::string& path);
    std::string nameOf(const Json* json, const std::string& path);

    const BlobSource& m_blobs;
    JsonReader m_reader;
};

void RecipeReader::checkVersion(const Json& json) {
    const Json* member = json.is_object() ? m_reader.member(json, {}, "moraine") : nullptr;
    if (member == nullptr) {
        m_reader.fail("moraine", TERRAIN_TEXT("recipe", "This is no Moraine recipe: it has no member '%1'."));
        return;
    }
    const std::int64_t version = m_reader.integer(member, "moraine", recipeVersion);
    if (version > recipeVersion)
        m_reader.fail(Error{ErrorCode::NewerVersion,
                            TERRAIN_TEXT("recipe", "The recipe has format version %1; this program reads "
                                                   "up to version %2: use a newer Moraine."),
                            {numberText(version), numberText(recipeVersion)},
                            "moraine"});
    if (version < 1)
        m_reader.fail("moraine", TERRAIN_TEXT("recipe", "%1: there is no format version %2."),
                      {numberText(version)});
}

std::string RecipeReader::nameOf(const Json* json, const std::string& path) {
    std::string out = m_reader.text(json, path);
    if (out.size() > longestName)
        m_reader.fail(path, TERRAIN_TEXT("recipe", "%1 is longer than %2."), {byteCountText(longestName)});
    return out;
}

int RecipeReader::sideOf(const Json& grid, const char* name) {
    const std::string path = std::string("grid.") + name;
    const std::int64_t out = m_reader.integer(m_reader.member(grid, "grid", name, true), path, 2);
    if (out < 2 || out > maximumSide)
        m_reader.fail(path, TERRAIN_TEXT("recipe", "%1 = %2: a terrain has 2 to %3 samples a side."),
                      {numberText(out), numberText(maximumSide)});
    return m_reader.error() ? 2 : static_cast<int>(out);
}

std::array<double, 2> RecipeReader::pairOf(const Json* json, const std::string& path, double fallback) {
    if (json == nullptr || !m_reader.isArray(*json, path, 2))
        return {fallback, fallback};
    return {m_reader.number(&(*json)[0], path + "[0]", fallback),
            m_reader.number(&(*json)[1], path + "[1]", fallback)};
}

Grid RecipeReader::gridOf(const Json& json) {
    Grid out;
    m_reader.allowMembers(json, "grid", {"columns", "rows", "spacing", "origin", "crs"});
    out.columns = sideOf(json, "columns");
    out.rows = sideOf(json, "rows");
    const auto spacing = pairOf(m_reader.member(json, "grid", "spacing"), "grid.spacing", 1);
    out.spacingX = spacing[0];
    out.spacingY = spacing[1];
    const auto origin = pairOf(m_reader.member(json, "grid", "origin"), "grid.origin", 0);
    out.originX = origin[0];
    out.originY = origin[1];
    if (const Json* crs = m_reader.member(json, "grid", "crs"); crs != nullptr && !crs->is_null())
        out.crs = nameOf(crs, "grid.crs");
    return out;
}

void RecipeReader::readSteps(const Json& json, Recipe& recipe) {
    if (!m_reader.isArray(json, "steps"))
        return;
    if (json.size() > mostSteps) {
        m_reader.fail("steps", TERRAIN_TEXT("recipe", "%1: a recipe has at most %2 steps."),
                      {numberText(std::uint64_t{mostSteps})});
        return;
    }
    for (std::size_t i = 0; i < json.size() && !m_reader.error(); ++i)
        recipe.steps.push_back(stepOf(json[i], "steps[" + numberText(std::uint64_t{i}) + "]"));
}

Step RecipeReader::stepOf(const Json& json, const std::string& path) {
    const std::string kind = nameOf(m_reader.member(json, path, "kind", true), path + ".kind");
    if (!m_reader.error() && findStepDescription(kind) == nullptr)
        m_reader.fail(path + ".kind", TERRAIN_TEXT("recipe", "%1: this program has no kind of step '%2'."),
                      {kind});
    m_reader.allowMembers(json, path,
                          {"id", "kind", "name", "algorithm", "enabled", "strength", "parameters", "source"});
    if (m_reader.error())
        return {};
    Step out = makeStep(kind, nameOf(m_reader.member(json, path, "id", true), path + ".id"));
    if (const Json* name = m_reader.member(json, path, "name"); name != nullptr && !name->is_null())
        out.name = nameOf(name, path + ".name");
    readAlgorithm(json, path, out);
    out.enabled = m_reader.boolean(m_reader.member(json, path, "enabled"), path + ".enabled", true);
    out.strength = m_reader.number(m_reader.member(json, path, "strength"), path + ".strength", 1);
    if (const Json* parameters = m_reader.member(json, path, "parameters"))
        readParameters(*parameters, path + ".parameters", out.parameters);
    if (const Json* source = m_reader.member(json, path, "source"); source != nullptr && !source->is_null())
        out.source = sourceOf(*source, path + ".source");
    return out;
}

SourceSamples RecipeReader::sourceOf(const Json& json, const std::string& path) {
    SourceSamples out;
    m_reader.allowMembers(json, path, {"sample_type", "range", "nodata"});
    out.type = nameOf(m_reader.member(json, path, "sample_type", true), path + ".sample_type");
    const auto range = pairOf(m_reader.member(json, path, "range", true), path + ".range", 0);
    out.minimum = range[0];
    out.maximum = range[1];
    if (const Json* nodata = m_reader.member(json, path, "nodata"); nodata != nullptr && !nodata->is_null())
        out.nodata = m_reader.number(nodata, path + ".nodata", 0);
    return out;
}

void RecipeReader::readAlgorithm(const Json& json, const std::string& path, Step& step) {
    const int newest = step.algorithm;
    const std::string own = path + ".algorithm";
    const std::int64_t algorithm = m_reader.integer(m_reader.member(json, path, "algorithm"), own, newest);
    if (algorithm > newest)
        m_reader.fail(Error{ErrorCode::NewerVersion,
                            TERRAIN_TEXT("recipe", "%1: the step needs algorithm %2 of '%3'; this program "
                                                   "has up to %4: use a newer Moraine."),
                            {own, numberText(algorithm), step.kind, numberText(newest)},
                            own});
    if (algorithm < 1)
        m_reader.fail(own, TERRAIN_TEXT("recipe", "%1: there is no algorithm %2."), {numberText(algorithm)});
    step.algorithm = m_reader.error() ? newest : static_cast<int>(algorithm);
}

void RecipeReader::readParameters(const Json& json, const std::string& path, ParameterSet& parameters) {
    if (!json.is_object()) {
        m_reader.fail(path, TERRAIN_TEXT("recipe", "%1: an object in braces is expected."));
        return;
    }
    for (const auto& [id, value] : json.items()) {
        std::string own = path;
        own.append(".").append(id);
        const ParameterSpec* spec = findSpec(parameters.specs(), id);
        if (spec == nullptr) {
            m_reader.fail(own, TERRAIN_TEXT("recipe", "%1: the step has no such parameter."));
            return;
        }
        ParameterValue read = valueOf(*spec, value, own);
        if (m_reader.error())
            return;
        const Status set = parameters.set(id, std::move(read));
        if (set)
            continue;
        Error error = set.error();
        error.code = ErrorCode::UnusableInput;
        error.field = own;
        if (!error.detail.arguments.empty())
            error.detail.arguments.front() = own; // the parameter's id, which all these messages start with
        m_reader.fail(std::move(error));
    }
}

ParameterValue RecipeReader::valueOf(const ParameterSpec& spec, const Json& json, const std::string& path) {
    switch (spec.type) {
    case ParameterType::Boolean:
        return m_reader.boolean(&json, path, false);
    case ParameterType::Integer:
        return m_reader.integer(&json, path, 0);
    case ParameterType::Real:
        return m_reader.number(&json, path, 0);
    case ParameterType::Points:
        return pointsOf(json, path);
    case ParameterType::Table:
        return tableOf(json, path);
    case ParameterType::Curve:
        return curveOf(json, path);
    case ParameterType::Heights:
        return heightsOf(json, path);
    case ParameterType::Choice:
    case ParameterType::Seed:
    case ParameterType::Text:
        break;
    }
    return m_reader.text(&json, path);
}

CurvePoints RecipeReader::curveOf(const Json& json, const std::string& path) {
    CurvePoints out;
    if (!m_reader.isArray(json, path))
        return out;
    for (std::size_t i = 0; i < json.size() && !m_reader.error(); ++i) {
        const auto point = pairOf(&json[i], path + "[" + numberText(std::uint64_t{i}) + "]", 0);
        out.push_back({point[0], point[1]});
    }
    return out;
}

PointList RecipeReader::pointsOf(const Json& json, const std::string& path) {
    PointList out;
    if (!m_reader.isArray(json, path))
        return out;
    for (std::size_t i = 0; i < json.size() && !m_reader.error(); ++i) {
        const std::string own = path + "[" + numberText(std::uint64_t{i}) + "]";
        const Json& point = json[i];
        if (m_reader.isArray(point, own, 3))
            out.push_back({m_reader.number(&point[0], own, 0), m_reader.number(&point[1], own, 0),
                           m_reader.number(&point[2], own, 0)});
    }
    return out;
}

HeightTable RecipeReader::tableOf(const Json& json, const std::string& path) {
    HeightTableReader out;
    if (!m_reader.isArray(json, path))
        return {};
    for (std::size_t row = 0; row < json.size() && !m_reader.error(); ++row) {
        const std::string own = path + "[" + numberText(std::uint64_t{row}) + "]";
        std::vector<double> heights;
        if (m_reader.isArray(json[row], own))
            for (std::size_t i = 0; i < json[row].size() && i <= largestTableSide; ++i)
                heights.push_back(m_reader.number(&json[row][i], own, 0));
        out.addRow(heights);
        if (out.fault() != HeightTableReader::Fault::None)
            m_reader.fail(own,
                          TERRAIN_TEXT("recipe", "%1: every row needs as many heights as the first one, "
                                                 "and there are at most %2 rows and columns."),
                          {numberText(largestTableSide)});
    }
    return out.table();
}

ParameterValue RecipeReader::heightsOf(const Json& json, const std::string& path) {
    if (json.is_null())
        return SharedBlob();
    const std::string hash = m_reader.text(&json, path);
    SharedBlob blob = m_blobs && !m_reader.error() ? m_blobs(hash) : nullptr;
    if (!m_blobs)
        m_reader.fail(path, TERRAIN_TEXT("recipe", "%1: a recipe text cannot hold heights; such a terrain "
                                                   "is kept in a project (.moraine)."));
    else if (blob == nullptr)
        m_reader.fail(path, TERRAIN_TEXT("recipe", "%1: the heights %2 are missing."), {hash});
    return blob;
}

/// An error of a file: it names the file, and it is the input that is at fault.
Error inFile(Error error, const std::string& name) {
    error.detail.subject = name;
    if (error.code == ErrorCode::InvalidRequest)
        error.code = ErrorCode::UnusableInput;
    return error;
}

} // namespace

Result<Recipe> recipeFromJsonUnchecked(std::string_view json, const std::string& name,
                                       const BlobSource& blobs) {
    const Result<Json> parsed = parseJson(json);
    if (!parsed)
        return inFile(parsed.error(), name);
    Result<Recipe> recipe = RecipeReader(blobs).read(parsed.value());
    return recipe ? std::move(recipe) : inFile(recipe.error(), name);
}

Result<Recipe> recipeFromJson(std::string_view json, const std::string& name, const BlobSource& blobs) {
    Result<Recipe> recipe = recipeFromJsonUnchecked(json, name, blobs);
    if (!recipe)
        return recipe;
    if (const Status checked = checkRecipe(recipe.value()); !checked)
        return inFile(checked.error(), name);
    return recipe;
}

} // namespace terrain
