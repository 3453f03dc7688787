// SPDX-License-Identifier: MIT
#include "app/commands/parameter_lists.h"

#include "libterrain/core/number_text.h"

namespace app {
namespace {

const char* typeId(terrain::ParameterType type) {
    switch (type) {
    case terrain::ParameterType::Boolean:
        return "boolean";
    case terrain::ParameterType::Integer:
        return "integer";
    case terrain::ParameterType::Real:
        return "real";
    case terrain::ParameterType::Choice:
        return "choice";
    case terrain::ParameterType::Seed:
        return "seed";
    case terrain::ParameterType::Text:
        return "text";
    case terrain::ParameterType::Points:
        return "points";
    case terrain::ParameterType::Table:
        return "table";
    case terrain::ParameterType::Heights:
        return "heights";
    case terrain::ParameterType::Curve:
        return "curve";
    }
    return "";
}

bool isNumber(const terrain::ParameterSpec& spec) {
    return spec.type == terrain::ParameterType::Integer || spec.type == terrain::ParameterType::Real;
}

Json valueOf(const terrain::ParameterValue& value) {
    struct {
        Json operator()(bool v) const { return v; }
        Json operator()(std::int64_t v) const { return v; }
        Json operator()(double v) const { return jsonNumber(v); }
        Json operator()(const std::string& v) const { return v; }
        Json operator()(const terrain::PointList& points) const {
            Json out = Json::array();
            for (const terrain::FixedPoint& p : points)
                out.push_back(Json::array({p.x, p.y, p.height}));
            return out;
        }
        Json operator()(const terrain::HeightTable&) const { return Json::array(); }
        Json operator()(const terrain::CurvePoints& points) const {
            Json out = Json::array();
            for (const terrain::CurvePoint& p : points)
                out.push_back(Json::array({p.x, p.y}));
            return out;
        }
        Json operator()(const terrain::SharedBlob&) const { return nullptr; }
    } const json;
    return std::visit(json, value);
}

Json rangeOf(const terrain::ParameterSpec& spec) {
    if (spec.type == terrain::ParameterType::Integer)
        return Json::array(
            {static_cast<std::int64_t>(spec.minimum), static_cast<std::int64_t>(spec.maximum)});
    return isNumber(spec) ? Json::array({jsonNumber(spec.minimum), jsonNumber(spec.maximum)}) : Json(nullptr);
}

Json described(const terrain::ParameterSpec& spec) {
    Json out = Json::object();
    out["id"] = spec.id;
    out["label"] = jsonText(spec.label);
    out["help"] = jsonText(spec.help);
    out["unit"] = spec.unit;
    out["type"] = typeId(spec.type);
    out["default"] = valueOf(spec.defaultValue);
    out["range"] = rangeOf(spec);
    out["choices"] = Json::array();
    for (const terrain::ParameterChoice& choice : spec.choices) {
        Json entry = Json::object();
        entry["id"] = choice.id;
        entry["label"] = jsonText(choice.label);
        out["choices"].push_back(std::move(entry));
    }
    return out;
}

std::string plain(const Json& value) {
    if (value.is_string())
        return value.get<std::string>();
    return value.is_number_float() ? terrain::numberText(value.get<double>()) : value.dump();
}

std::string allowed(const Json& parameter) {
    std::string out;
    for (const Json& choice : parameter["choices"]) {
        if (!out.empty())
            out += " | ";
        out += choice["id"].get<std::string>();
    }
    if (!out.empty())
        return out;
    out = parameter["type"].get<std::string>();
    if (parameter["range"].is_array())
        out.append(" ")
            .append(plain(parameter["range"][0]))
            .append(" … ")
            .append(plain(parameter["range"][1]));
    const std::string unit = parameter["unit"];
    return unit.empty() ? out : out + " " + unit;
}

} // namespace

Json describedParameters(std::span<const terrain::ParameterSpec> specs) {
    Json out = Json::array();
    for (const terrain::ParameterSpec& spec : specs)
        out.push_back(described(spec));
    return out;
}

std::string parameterLines(const Json& parameters) {
    constexpr std::size_t width = 16;
    std::string out;
    for (const Json& parameter : parameters) {
        std::string id = parameter["id"];
        id.resize(std::max(width, id.size() + 1), ' ');
        out += "    " + id + allowed(parameter);
        if (!parameter["default"].is_null() && !parameter["default"].empty())
            out += ", default " + plain(parameter["default"]);
        out += "\n";
    }
    return out;
}

} // namespace app
