// SPDX-License-Identifier: MIT
#include "libterrain/parameters/parameter_set.h"

#include <algorithm>

namespace terrain {

ParameterSet::ParameterSet(std::span<const ParameterSpec> specs) : m_specs(specs) {
    for (const ParameterSpec& spec : specs)
        m_values.push_back(spec.defaultValue);
}

Status ParameterSet::set(std::string_view id, ParameterValue value) {
    const ParameterSpec* spec = findSpec(m_specs, id);
    if (spec == nullptr)
        return Error{
            ErrorCode::InvalidRequest,
            TERRAIN_TEXT("parameters", "There is no parameter '%1' here; 'moraine steps' lists them."),
            {std::string(id)},
            std::string(id)};
    Result<ParameterValue> checked = checkedValue(*spec, std::move(value));
    if (!checked)
        return checked.failure();
    m_values[indexOf(id)] = std::move(checked).value();
    return Done{};
}

Status ParameterSet::setFromText(std::string_view id, std::string_view text) {
    const ParameterSpec* spec = findSpec(m_specs, id);
    if (spec == nullptr)
        return set(id, std::string(text));
    Result<ParameterValue> parsed = parseValue(*spec, text);
    return parsed ? set(id, std::move(parsed).value()) : Status(parsed.failure());
}

std::size_t ParameterSet::indexOf(std::string_view id) const {
    const auto found =
        std::ranges::find_if(m_specs, [&](const ParameterSpec& spec) { return spec.id == id; });
    MORAINE_EXPECTS(found != m_specs.end());
    return static_cast<std::size_t>(found - m_specs.begin());
}

const ParameterValue& ParameterSet::value(std::string_view id) const {
    return m_values[indexOf(id)];
}
bool ParameterSet::boolean(std::string_view id) const {
    return std::get<bool>(value(id));
}
std::int64_t ParameterSet::integer(std::string_view id) const {
    return std::get<std::int64_t>(value(id));
}
double ParameterSet::real(std::string_view id) const {
    return std::get<double>(value(id));
}
const std::string& ParameterSet::text(std::string_view id) const {
    return std::get<std::string>(value(id));
}
const CurvePoints& ParameterSet::curve(std::string_view id) const {
    return std::get<CurvePoints>(value(id));
}
const PointList& ParameterSet::points(std::string_view id) const {
    return std::get<PointList>(value(id));
}
const HeightTable& ParameterSet::table(std::string_view id) const {
    return std::get<HeightTable>(value(id));
}
const SharedBlob& ParameterSet::heights(std::string_view id) const {
    return std::get<SharedBlob>(value(id));
}

bool ParameterSet::isDefault(std::string_view id) const {
    const std::size_t index = indexOf(id);
    return sameValue(m_values[index], m_specs[index].defaultValue);
}

bool operator==(const ParameterSet& a, const ParameterSet& b) {
    return a.m_specs.data() == b.m_specs.data() && a.m_specs.size() == b.m_specs.size() &&
           std::ranges::equal(a.m_values, b.m_values, sameValue);
}

} // namespace terrain
