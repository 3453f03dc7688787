// SPDX-License-Identifier: MIT
#include "libterrain/recipe/variations.h"

#include "libterrain/core/exact_math.h"
#include "libterrain/core/number_text.h"
#include "libterrain/core/random_offset.h"

#include <algorithm>
#include <charconv>
#include <cmath>

namespace terrain {
namespace {

constexpr int mostDraws = 8;

bool isNumber(const ParameterSpec& spec) {
    return spec.type == ParameterType::Real || spec.type == ParameterType::Integer;
}

const ParameterSpec* seedSpec(const Step& step) {
    for (const ParameterSpec& spec : step.parameters.specs())
        if (spec.type == ParameterType::Seed)
            return &spec;
    return nullptr;
}

template <class Integer>
std::optional<Integer> wholeOf(const std::string& text) {
    Integer value = 0;
    const char* const last = text.data() + text.size();
    const auto end = std::from_chars(text.data(), last, value);
    return end.ec == std::errc{} && end.ptr == last ? std::optional(value) : std::nullopt;
}

/// The seed `count` places behind this one.
std::string laterSeed(const std::string& seed, std::uint64_t count) {
    if (const auto number = wholeOf<std::uint64_t>(seed))
        return numberText(*number + count);
    if (const auto number = wholeOf<std::int64_t>(seed)) // below 0
        return numberText(static_cast<std::int64_t>(static_cast<std::uint64_t>(*number) + count));
    const std::size_t space = seed.find_last_of(' ');
    const std::string tail = space == std::string::npos ? std::string() : seed.substr(space + 1);
    if (const auto number = wholeOf<std::uint32_t>(tail))
        return seed.substr(0, space + 1) + numberText(*number + count);
    return seed + " " + numberText(count + 1);
}

/// Between −1 and 1, by place alone.
double drawn(const ParameterPlace& place, std::uint64_t index, int attempt) {
    const std::uint64_t name = seedNumber("varied " + place.step + ":" + place.parameter);
    const std::uint64_t bits =
        detail::mixed(detail::mixed(name + index * detail::golden) + static_cast<std::uint64_t>(attempt));
    return static_cast<double>(bits >> 11) * 0x1p-52 - 1;
}

/// A unit that leaves about three digits of `size`.
double unitOf(double size) {
    double unit = 1;
    while (unit * 1000 > size && unit > 1e-9)
        unit /= 10;
    while (unit * 10000 <= size)
        unit *= 10;
    return unit;
}

double rounded(double value, double unit) {
    if (unit >= 1)
        return std::round(value / unit) * unit;
    const double parts = std::round(1 / unit); // 3 / 10 is the nearest number to 0.3, 3 · 0.1 is not
    return std::round(value * parts) / parts;
}

double moved(const ParameterSpec& spec, double value, double by) {
    const double least = std::clamp(std::min(spec.sliderMinimum(), value), spec.minimum, spec.maximum);
    const double most = std::clamp(std::max(spec.sliderMaximum(), value), spec.minimum, spec.maximum);
    double out = value + by * (spec.sliderMaximum() - spec.sliderMinimum());
    double size = spec.sliderMaximum() - spec.sliderMinimum();
    if (spec.logarithmic && value > 0) {
        out = value * exactPower(spec.sliderMaximum() / spec.sliderMinimum(), by);
        size = out;
    }
    out = rounded(out, spec.type == ParameterType::Integer ? 1 : unitOf(size));
    return std::clamp(out, least, most);
}

ParameterValue numberValue(const ParameterSpec& spec, double value) {
    if (spec.type == ParameterType::Integer)
        return static_cast<std::int64_t>(value);
    return value;
}

double numberOf(const ParameterSet& set, const ParameterSpec& spec) {
    return spec.type == ParameterType::Integer ? static_cast<double>(set.integer(spec.id))
                                               : set.real(spec.id);
}

void set(Variation& out, const ParameterPlace& place, const ParameterValue& value) {
    ParameterSet& parameters = findStep(out.recipe, place.step)->parameters;
    if (sameValue(parameters.value(place.parameter), value))
        return;
    if (parameters.set(place.parameter, value).isOk())
        out.values.push_back({place, value});
}

Variation withOtherNumbers(const Recipe& recipe, const VariationRequest& request, std::uint64_t index,
                           int attempt) {
    Variation out{recipe, {}};
    for (const ParameterPlace& place : request.parameters) {
        const ParameterSpec* const spec = findSpec(recipe, place);
        if (spec == nullptr || !isNumber(*spec))
            continue;
        const double own = numberOf(findStep(recipe, place.step)->parameters, *spec);
        const double by = request.jitter * drawn(place, index, attempt);
        set(out, place, numberValue(*spec, moved(*spec, own, by)));
    }
    return out;
}

Variation withOtherSeed(const Recipe& recipe, std::uint64_t index) {
    Variation out{recipe, {}};
    if (const Step* const step = seedStep(recipe)) {
        const char* const id = seedSpec(*step)->id;
        set(out, {step->id, id}, laterSeed(step->parameters.text(id), index + 1));
    }
    return out;
}

} // namespace

std::vector<ParameterPlace> variableParameters(const Recipe& recipe) {
    std::vector<ParameterPlace> out;
    for (const Step& step : recipe.steps) {
        const bool isOn = step.enabled || &step == recipe.steps.data(); // the ground always is
        for (const ParameterSpec& spec : step.parameters.specs()) {
            const bool works = spec.inapplicable == nullptr || !spec.inapplicable(step.parameters);
            if (isOn && works && isNumber(spec))
                out.push_back({step.id, spec.id});
        }
    }
    return out;
}

const Step* seedStep(const Recipe& recipe) {
    const auto found = std::ranges::find_if(
        recipe.steps, [](const Step& step) { return step.enabled && seedSpec(step) != nullptr; });
    return found == recipe.steps.end() ? nullptr : &*found;
}

const ParameterSpec* findSpec(const Recipe& recipe, const ParameterPlace& place) {
    const Step* const step = findStep(recipe, place.step);
    return step == nullptr ? nullptr : findSpec(step->parameters.specs(), place.parameter);
}

Variation variation(const Recipe& recipe, const VariationRequest& request, std::uint64_t index) {
    if (request.kind == VariationRequest::Kind::Seeds)
        return withOtherSeed(recipe, index);
    for (int attempt = 0; attempt < mostDraws; ++attempt) {
        Variation out = withOtherNumbers(recipe, request, index, attempt);
        if (checkRecipe(out.recipe).isOk())
            return out;
    }
    return {recipe, {}};
}

} // namespace terrain
