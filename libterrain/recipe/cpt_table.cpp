// SPDX-License-Identifier: MIT
#include "libterrain/recipe/cpt_table.h"

#include "libterrain/core/number_text.h"
#include "libterrain/recipe/colour_text.h"

#include <algorithm>
#include <cmath>

namespace terrain {
namespace {

/// The words of a line that are still to be read.
class Words {
public:
    explicit Words(std::string_view line) {
        constexpr std::string_view blanks = " \t\r";
        for (std::size_t from = line.find_first_not_of(blanks); from != std::string_view::npos;) {
            const std::size_t end = std::min(line.find_first_of(blanks, from), line.size());
            m_words.push_back(line.substr(from, end - from));
            from = line.find_first_not_of(blanks, end);
        }
    }
    [[nodiscard]] std::size_t count() const { return m_words.size() - m_next; }
    [[nodiscard]] bool isEmpty() const { return count() == 0; }
    [[nodiscard]] std::string_view front() const { return m_words[m_next]; }
    std::string_view take() { return m_words[m_next++]; }
    void dropLastOf(std::string_view letters) {
        if (!isEmpty() && m_words.back().size() == 1 && letters.find(m_words.back().front()) != letters.npos)
            m_words.pop_back();
    }

private:
    std::vector<std::string_view> m_words;
    std::size_t m_next = 0;
};

std::string upper(std::string_view text) {
    std::string out(text);
    std::ranges::transform(out, out.begin(),
                           [](char c) { return c >= 'a' && c <= 'z' ? static_cast<char>(c - 32) : c; });
    return out;
}

/// Three numbers with the same sign between them, such as 255/128/0.
std::optional<std::array<double, 3>> tripleOf(std::string_view word, char sign) {
    std::array<double, 3> out{};
    for (std::size_t i = 0; i < 3; ++i) {
        const std::size_t end = i < 2 ? word.find(sign) : word.size();
        const auto number = end < std::string_view::npos ? parseDouble(word.substr(0, end)) : std::nullopt;
        if (!number)
            return std::nullopt;
        out[i] = *number;
        word.remove_prefix(std::min(end + 1, word.size()));
    }
    return out;
}

/// Reads a table line by line; after the first error nothing more.
class CptReader {
public:
    Result<std::vector<ValueStop>> read(std::string_view text) {
        while (!text.empty() && !m_error) {
            const std::size_t end = std::min(text.find('\n'), text.size());
            ++m_line;
            readLine(text.substr(0, end));
            text.remove_prefix(std::min(end + 1, text.size()));
        }
        if (m_error)
            return *m_error;
        return std::move(m_stops);
    }

private:
    void fail(TextSource text, std::vector<std::string> more = {}) {
        if (m_error)
            return;
        more.insert(more.begin(), numberText(m_line));
        m_error = Error(ErrorCode::UnusableInput, text, std::move(more));
    }

    void readLine(std::string_view line) {
        line = line.substr(0, line.find(';')); // a label follows
        Words words(line);
        if (words.isEmpty())
            return;
        if (words.front().front() == '#') {
            readComment(line);
            return;
        }
        const std::string first = upper(words.front());
        if (first != "B" && first != "F" && first != "N") {
            readSlice(words);
            return;
        }
        words.take();
        if (takeColour(words, 3) && !words.isEmpty())
            failOf(words);
    }

    void readComment(std::string_view line) {
        const std::string text = upper(line);
        const std::size_t at = text.find("COLOR_MODEL");
        if (at == std::string::npos)
            return;
        const std::string model = text.substr(at);
        m_isHsv = model.find("HSV") != std::string::npos;
        if (model.find("CMYK") != std::string::npos)
            fail(TERRAIN_TEXT("recipe", "Line %1: colours as CMYK are not read; give them as RGB or HSV."));
    }

    void readSlice(Words& words) {
        words.dropLastOf("LUB");
        const std::optional<double> from = takeValue(words);
        // Of the rest of a line, a colour of three numbers leaves a value and another colour.
        const std::optional<Colour> first = from ? takeColour(words, 5) : std::nullopt;
        const std::optional<double> to = first ? takeValue(words) : std::nullopt;
        const std::optional<Colour> last = to ? takeColour(words, 3) : std::nullopt;
        if (!last)
            return;
        if (!words.isEmpty())
            failOf(words);
        else if (*to < *from)
            fail(TERRAIN_TEXT("recipe", "Line %1: the second value lies below the first."));
        else if (!m_stops.empty() && *from < m_stops.back().value)
            fail(TERRAIN_TEXT("recipe", "Line %1: its first value lies below the end of the line before."));
        else if (m_stops.size() + 2 > mostRampStops)
            fail(TERRAIN_TEXT("recipe", "Line %1: a colour table has at most %2 colours."),
                 {numberText(static_cast<std::int64_t>(mostRampStops))});
        else
            m_stops.insert(m_stops.end(), {{*from, *first}, {*to, *last}});
    }

    void failOf(const Words& words) {
        fail(TERRAIN_TEXT("recipe", "Line %1: '%2' is more than a line of a colour table has."),
             {std::string(words.front())});
    }

    bool isShort(const Words& words) {
        if (words.isEmpty())
            fail(TERRAIN_TEXT("recipe", "Line %1 is too short: it needs two values, each with its colour."));
        return words.isEmpty();
    }

    std::optional<double> takeValue(Words& words) {
        if (isShort(words))
            return std::nullopt;
        constexpr double most = 1e9;
        const std::string_view word = words.take();
        const std::optional<double> value = parseDouble(word);
        if (value && std::abs(*value) <= most)
            return value;
        fail(TERRAIN_TEXT("recipe", "Line %1: '%2' is no value that a colour can stand for."),
             {std::string(word)});
        return std::nullopt;
    }

    /// `three`: from so many words on a number is the first of three.
    std::optional<Colour> takeColour(Words& words, std::size_t three) {
        if (isShort(words))
            return std::nullopt;
        const bool alone = !parseDouble(words.front()) || words.count() < three;
        std::string said(words.take());
        std::optional<Colour> out;
        if (alone) {
            out = colourOfWord(said);
        } else {
            std::array<double, 3> parts{parseDouble(said).value_or(-1)};
            for (const std::size_t i : {1U, 2U}) {
                said += ' ' + std::string(words.front());
                parts[i] = parseDouble(words.take()).value_or(-1);
            }
            out = m_isHsv ? hsvColour(parts) : rgbColour(parts);
        }
        if (!out)
            fail(TERRAIN_TEXT("recipe", "Line %1: '%2' is no colour that is known here; give red, green and "
                                        "blue from 0 to 255."),
                 {said});
        return out;
    }

    static std::optional<Colour> colourOfWord(const std::string& word) {
        if (const std::optional<double> grey = parseDouble(word))
            return rgbColour({*grey, *grey, *grey});
        if (const auto parts = tripleOf(word, '/'))
            return rgbColour(*parts);
        if (const auto parts = tripleOf(word, '-'))
            return hsvColour(*parts);
        const std::optional<Colour> hex = hexColour(word);
        return hex ? hex : namedColour(word);
    }

    std::vector<ValueStop> m_stops;
    std::optional<Error> m_error;
    std::int64_t m_line = 0;
    bool m_isHsv = false;
};

} // namespace

Result<std::vector<ValueStop>> cptStops(std::string_view text) {
    return CptReader().read(text);
}

} // namespace terrain
