// SPDX-License-Identifier: MIT
#pragma once

#include "app/commands/options.h"
#include "libterrain/core/grid.h"
#include "libterrain/core/result.h"

#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace app {

/// The words after a verb, taken apart and checked against the verb's table. A plain value.
///
/// `--name value` and `--name=value` mean the same; a value may begin with one dash ("-50"), and with two
/// only in the second form; `-oOUT` is `-o OUT`; `--` ends the options. Every value has the form of its
/// ValueKind.
class Arguments {
public:
    /// The error is a usage error that names the option and what it takes.
    static terrain::Result<Arguments> parse(const Verb& verb, std::span<const std::string> words);

    [[nodiscard]] bool has(std::string_view name) const;
    /// The readers below give the last value of the option; none when it was not given.
    [[nodiscard]] std::optional<std::string> text(std::string_view name) const;
    [[nodiscard]] std::optional<double> number(std::string_view name) const;
    [[nodiscard]] std::optional<int> whole(std::string_view name) const;
    [[nodiscard]] std::optional<std::pair<double, double>> range(std::string_view name) const;
    [[nodiscard]] std::optional<std::pair<int, int>> size(std::string_view name) const;
    [[nodiscard]] std::optional<terrain::Window> rectangle(std::string_view name) const;
    /// Every value of a repeated option, in order.
    [[nodiscard]] std::vector<std::string> all(std::string_view name) const;

    [[nodiscard]] const std::string& operand(std::size_t index) const { return m_operands[index]; }

private:
    struct Given {
        const Option* option;
        std::string text;
        std::vector<double> numbers;
    };
    class Parser;

    [[nodiscard]] const Given* last(std::string_view name) const;

    std::vector<Given> m_given;
    std::vector<std::string> m_operands;
};

/// The word of `known` that `word` was probably meant to be; empty when none is close.
std::string_view closestWord(std::string_view word, std::span<const std::string_view> known);

} // namespace app
