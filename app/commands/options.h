// SPDX-License-Identifier: MIT
#pragma once

#include "app/commands/exit_code.h"

#include <span>
#include <string_view>

namespace app {

/// What an option's value must look like; checked while parsing, so that verbs see only good values.
enum class ValueKind {
    None,         ///< a switch
    Text,         ///< anything
    Choice,       ///< one of the words of Option::value, "a|b|c"
    Whole,        ///< a whole number ≥ 0
    Side,         ///< samples a side of a terrain
    Positive,     ///< a finite number > 0
    Real,         ///< a finite number
    AnyReal,      ///< a number, nan and inf too
    Range,        ///< MIN,MAX: two finite numbers, MIN < MAX
    Size,         ///< WxH: two whole numbers ≥ 1
    SizeOrSquare, ///< a Size or the word square
    Rectangle,    ///< COL,ROW,COLUMNS,ROWS: four whole numbers ≥ 0
};

/// One option of the command line. Parser and help are derived from tables of these.
struct Option {
    const char* name;  ///< without the dashes
    const char* value; ///< what stands for its value in the help; empty for a switch
    const char* help;  ///< one or two sentences
    ValueKind kind;
    bool required = false;   ///< the verb cannot do without
    bool repeated = false;   ///< may be given several times; else the last one counts
    char letter = 0;         ///< short form; 0 = none
    bool mayBeEmpty = false; ///< a Text may be empty
};

class Invocation;

/// One verb of the command line.
struct Verb {
    const char* name;
    const char* operands; ///< their names in the help, separated by blanks: "IN OUT"
    const char* summary;  ///< a few words for the list of verbs
    const char* description;
    std::span<const Option> options; ///< its own, besides those every verb takes
    bool importOptions = false;      ///< also takes the options for reading a heightmap
    bool exportOptions = false;      ///< also takes the options for writing one
    std::span<const char* const> examples = {};
    Outcome (*run)(Invocation&) = nullptr;
};

std::span<const Verb> verbs();
/// Null when there is none.
const Verb* findVerb(std::string_view name);

std::span<const Option> commonOptions();
std::span<const Option> importOptions();
std::span<const Option> exportOptions();

/// The groups of options that a verb takes, each with its heading; in the order of the help.
struct OptionGroup {
    const char* heading;
    std::span<const Option> options;
};
struct OptionGroups {
    OptionGroup groups[4];
    int count = 0;
    [[nodiscard]] std::span<const OptionGroup> all() const& {
        return std::span(groups).first(static_cast<std::size_t>(count));
    }
    /// A loop over a temporary would outlive it.
    std::span<const OptionGroup> all() const&& = delete;
};
OptionGroups optionGroups(const Verb& verb);

} // namespace app
