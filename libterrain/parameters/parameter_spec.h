// SPDX-License-Identifier: MIT
#pragma once

#include "libterrain/parameters/curve.h"

#include <optional>
#include <span>
#include <string_view>

namespace terrain {

class ParameterSet;

enum class ParameterType {
    Boolean,
    Integer,
    Real,
    Choice,  ///< one of `choices`, by id
    Seed,    ///< an integer −2^63…2^64−1 or any other text (see seedNumber)
    Text,    ///< a line of text
    Points,  ///< a list of FixedPoint
    Table,   ///< a few heights in rows
    Heights, ///< bulk heights, shared
    Curve,   ///< points that a MonotoneCurve goes through
};

/// One possible value of a Choice.
struct ParameterChoice {
    const char* id;
    TextSource label;
    TextSource help = {};
};

/// Everything about one parameter. Docks, project files, command line, undo texts, the manual and tests are
/// derived from it. Specs are tables with static lifetime.
struct ParameterSpec {
    const char* id; ///< stable: it is in files and on the command line
    TextSource label;
    TextSource help;       ///< what it does to the land, one or two sentences
    const char* unit = ""; ///< "m", "%", "°" or empty; the same in every language
    ParameterType type = ParameterType::Real;
    ParameterValue defaultValue = 0.0;
    double minimum = 0; ///< Integer and Real: the least and greatest that is accepted
    double maximum = 1;
    double softMinimum = 0; ///< the slider's ends; the whole range when both are 0
    double softMaximum = 0;
    double step = 0.01;       ///< of an arrow key
    bool logarithmic = false; ///< the slider moves by factors (softMinimum or minimum > 0 then)
    std::span<const ParameterChoice> choices = {};
    CurveFrame frame = {}; ///< of a Curve
    TextSource group = {}; ///< heading of this parameter and those after it, which forms fold away
    /// Why the parameter has no effect beside the others (such as "only for fall-off by factor"); none = it
    /// has one.
    std::optional<TextSource> (*inapplicable)(const ParameterSet&) = nullptr;

    [[nodiscard]] double sliderMinimum() const { return softMinimum < softMaximum ? softMinimum : minimum; }
    [[nodiscard]] double sliderMaximum() const { return softMinimum < softMaximum ? softMaximum : maximum; }
};

/// The spec with this id; null when there is none.
const ParameterSpec* findSpec(std::span<const ParameterSpec> specs, std::string_view id);

/// The value if it has the spec's type, lies in its range and is finite; else an error that names the field,
/// what was given and what is allowed. Integers are accepted for Real.
Result<ParameterValue> checkedValue(const ParameterSpec& spec, ParameterValue value);

/// The value that a text stands for (command line, presets, fields): numbers with a point,
/// true/false/on/off/1/0, choice ids, points as x,y,h;x,y,h, tables as h,h;h,h and curves as x,y;x,y, or as
/// JSON has them, [[x,y,h],[x,y,h]]. Heights cannot be given as text: InvalidRequest.
Result<ParameterValue> parseValue(const ParameterSpec& spec, std::string_view text);

/// The text that parseValue reads back; a Heights value gives its hash.
std::string valueText(const ParameterValue& value);

/// The number that a seed stands for: an integer −2^63…2^64−1 taken modulo 2^64, else the text's XXH64.
std::uint64_t seedNumber(std::string_view seed);

} // namespace terrain
