// SPDX-License-Identifier: MIT
#include "app/commands/arguments.h"

#include "app/commands/option_value.h"

#include <algorithm>

namespace app {
namespace {

int editDistance(std::string_view a, std::string_view b) {
    std::vector<int> row(b.size() + 1);
    for (std::size_t j = 0; j < row.size(); ++j)
        row[j] = static_cast<int>(j);
    for (std::size_t i = 0; i < a.size(); ++i) {
        int diagonal = row[0];
        row[0] = static_cast<int>(i) + 1;
        for (std::size_t j = 0; j < b.size(); ++j) {
            const int replaced = diagonal + (a[i] == b[j] ? 0 : 1);
            diagonal = row[j + 1];
            row[j + 1] = std::min({replaced, row[j] + 1, row[j + 1] + 1});
        }
    }
    return row.back();
}

} // namespace

std::string_view closestWord(std::string_view word, std::span<const std::string_view> known) {
    std::string_view best;
    int least = std::max(1, static_cast<int>(word.size()) / 3) + 1;
    for (const std::string_view candidate : known)
        if (const int distance = editDistance(word, candidate); distance < least) {
            least = distance;
            best = candidate;
        }
    return best;
}

class Arguments::Parser {
public:
    Parser(const Verb& verb, std::span<const std::string> words)
        : m_verb(verb), m_groups(optionGroups(verb)), m_words(words) {}

    terrain::Result<Arguments> run() {
        bool optionsEnded = false;
        while (m_next < m_words.size()) {
            const std::string& word = m_words[m_next++];
            terrain::Status taken = terrain::Done{};
            if (optionsEnded || word.size() < 2 || word[0] != '-')
                m_out.m_operands.push_back(word);
            else if (word == "--")
                optionsEnded = true;
            else
                taken = word[1] == '-' ? takeLong(word) : takeShort(word);
            if (!taken)
                return taken.failure();
        }
        if (const terrain::Status complete = checkComplete(); !complete)
            return complete.failure();
        return std::move(m_out);
    }

private:
    template <class Matches>
    [[nodiscard]] const Option* find(const Matches& matches) const {
        for (const OptionGroup& group : m_groups.all())
            for (const Option& option : group.options)
                if (matches(option))
                    return &option;
        return nullptr;
    }

    terrain::Status takeLong(const std::string& word) {
        const std::size_t equals = word.find('=');
        const std::string name = word.substr(2, equals == std::string::npos ? equals : equals - 2);
        const Option* option = find([&](const Option& o) { return o.name == name; });
        if (option == nullptr)
            return unknown(name);
        if (equals == std::string::npos)
            return takeValue(*option);
        if (option->kind == ValueKind::None)
            return usageError("--%1 is a switch and takes no value.", {name});
        return take(*option, word.substr(equals + 1));
    }

    terrain::Status takeShort(const std::string& word) {
        const Option* option = find([&](const Option& o) { return o.letter == word[1]; });
        if (option == nullptr)
            return usageError(
                "%1 has no option %2 ('moraine %1 --help' lists them; write -- before a name that begins "
                "with a dash).",
                {m_verb.name, word});
        if (word.size() == 2)
            return takeValue(*option);
        if (option->kind == ValueKind::None)
            return usageError("-%1 is a switch and takes no value.", {std::string(1, option->letter)});
        return take(*option, word.substr(2));
    }

    /// The next word is the value, unless it can only be another option.
    terrain::Status takeValue(const Option& option) {
        if (option.kind == ValueKind::None)
            return take(option, {});
        if (m_next == m_words.size() || m_words[m_next].starts_with("--"))
            return usageError("--%1 needs a value: --%1 %2.", {option.name, option.value});
        return take(option, m_words[m_next++]);
    }

    terrain::Status take(const Option& option, std::string text) {
        if (option.kind == ValueKind::Choice && !std::ranges::count(split(option.value, "|"), text))
            return usageError("--%1 takes %2, not '%3'.", {option.name, option.value, text});
        if (option.kind == ValueKind::Text && text.empty() && !option.mayBeEmpty)
            return usageError("--%1 takes %2, not an empty text.", {option.name, option.value});
        auto values = parsedNumbers(option.kind, text);
        if (!values)
            return usageError("--%1 takes %2: %3, not '%4'.",
                              {option.name, option.value, kindText(option.kind), text});
        m_out.m_given.push_back({&option, std::move(text), std::move(*values)});
        return terrain::Done{};
    }

    [[nodiscard]] terrain::Error unknown(const std::string& name) const {
        std::vector<std::string_view> known;
        for (const OptionGroup& group : m_groups.all())
            for (const Option& option : group.options)
                known.emplace_back(option.name);
        const std::string_view meant = closestWord(name, known);
        if (!meant.empty())
            return usageError("%1 has no option --%2: did you mean --%3?",
                              {m_verb.name, name, std::string(meant)});
        return usageError("%1 has no option --%2 ('moraine %1 --help' lists them).", {m_verb.name, name});
    }

    [[nodiscard]] terrain::Status checkComplete() const {
        const std::string_view names = m_verb.operands;
        const std::size_t wanted = names.empty() ? 0 : split(names, " ").size();
        const std::size_t given = m_out.m_operands.size();
        if (given < wanted)
            return usageError("%1 needs %2 ('moraine %1 --help' explains it).",
                              {m_verb.name, std::string(split(names, " ")[given])});
        if (given > wanted)
            return usageError("'%2' is one name too many for %1 ('moraine %1 --help' explains it).",
                              {m_verb.name, m_out.m_operands[wanted]});
        if (std::ranges::count(m_out.m_operands, std::string()) > 0)
            return usageError("A file name given to %1 is empty ('moraine %1 --help' explains it).",
                              {m_verb.name});
        const Option* missing =
            find([&](const Option& option) { return option.required && !m_out.has(option.name); });
        if (missing != nullptr)
            return usageError("%1 needs --%2 %3 ('moraine %1 --help' explains it).",
                              {m_verb.name, missing->name, missing->value});
        return terrain::Done{};
    }

    const Verb& m_verb;
    OptionGroups m_groups;
    std::span<const std::string> m_words;
    std::size_t m_next = 0;
    Arguments m_out;
};

terrain::Result<Arguments> Arguments::parse(const Verb& verb, std::span<const std::string> words) {
    return Parser(verb, words).run();
}

const Arguments::Given* Arguments::last(std::string_view name) const {
    const auto found = std::find_if(m_given.rbegin(), m_given.rend(),
                                    [&](const Given& given) { return given.option->name == name; });
    return found == m_given.rend() ? nullptr : &*found;
}

bool Arguments::has(std::string_view name) const {
    return last(name) != nullptr;
}

std::optional<std::string> Arguments::text(std::string_view name) const {
    const Given* given = last(name);
    return given != nullptr ? std::optional(given->text) : std::nullopt;
}

std::optional<double> Arguments::number(std::string_view name) const {
    const Given* given = last(name);
    return given != nullptr ? std::optional(given->numbers[0]) : std::nullopt;
}

std::optional<int> Arguments::whole(std::string_view name) const {
    const auto value = number(name);
    return value ? std::optional(static_cast<int>(*value)) : std::nullopt;
}

std::optional<std::pair<double, double>> Arguments::range(std::string_view name) const {
    const Given* given = last(name);
    return given != nullptr ? std::optional(std::pair(given->numbers[0], given->numbers[1])) : std::nullopt;
}

std::optional<std::pair<int, int>> Arguments::size(std::string_view name) const {
    const Given* given = last(name);
    if (given == nullptr || given->numbers.size() < 2) // a word in its place
        return std::nullopt;
    return std::pair(static_cast<int>(given->numbers[0]), static_cast<int>(given->numbers[1]));
}

std::optional<terrain::Window> Arguments::rectangle(std::string_view name) const {
    const Given* given = last(name);
    if (given == nullptr)
        return std::nullopt;
    const auto side = [given](std::size_t i) { return static_cast<int>(given->numbers[i]); };
    return terrain::Window{side(0), side(1), side(2), side(3)};
}

std::vector<std::string> Arguments::all(std::string_view name) const {
    std::vector<std::string> out;
    for (const Given& given : m_given)
        if (given.option->name == name)
            out.push_back(given.text);
    return out;
}

} // namespace app
