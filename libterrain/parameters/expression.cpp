// SPDX-License-Identifier: MIT
#include "libterrain/parameters/expression.h"

#include "libterrain/core/exact_math.h"
#include "libterrain/core/number_text.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <string>

namespace terrain {
namespace {

constexpr int deepest = 32;                 ///< nesting of parentheses, signs and powers
constexpr std::size_t longestText = 1000;   ///< so that a message that quotes the text stays readable
constexpr std::string_view minusSign = "−"; ///< U+2212, as some locales write negative numbers

/// A recursive-descent parser that computes as it reads. The first error is kept and stops the rest.
///   sum     = product {(+|-) product}
///   product = signed {(*|/) signed}
///   signed  = {+|-} power
///   power   = primary [^ signed]
///   primary = number | name | ( sum )
class Parser {
public:
    Parser(std::string_view text, std::span<const ExpressionVariable> variables, bool decimalComma)
        : m_text(text), m_variables(variables), m_decimalComma(decimalComma) {}

    Result<double> run() {
        if (m_text.size() > longestText)
            return Error{ErrorCode::InvalidRequest,
                         TERRAIN_TEXT("parameters", "The sum is longer than %1 characters: shorten it."),
                         {numberText(std::uint64_t{longestText})}};
        const double value = sum();
        skipBlanks();
        if (!m_error && m_position < m_text.size())
            fail(m_position, TERRAIN_TEXT("parameters", "'%2', character %1: '%3' does not belong here."),
                 {characterAt(m_position)});
        if (m_error)
            return *m_error;
        return value;
    }

private:
    double sum();
    double product();
    double signedPower();
    double power();
    double primary();
    double number();
    double name();

    void skipBlanks() {
        while (m_position < m_text.size() && (m_text[m_position] == ' ' || m_text[m_position] == '\t'))
            ++m_position;
    }

    bool take(std::string_view token) {
        skipBlanks();
        if (m_error || !m_text.substr(m_position).starts_with(token))
            return false;
        m_position += token.size();
        return true;
    }
    bool takeMinus() { return take("-") || take(minusSign); }

    /// The value unless it is not finite; then an error at the operator.
    double finite(double value, std::size_t place) {
        if (!m_error && !std::isfinite(value))
            fail(place, TERRAIN_TEXT("parameters", "'%2', character %1: the result is not a finite number."));
        return value;
    }

    /// Keeps the first error; the message's arguments are the place (counted in characters from 1), the whole
    /// text, then `more`.
    void fail(std::size_t position, TextSource reason, std::vector<std::string> more = {}) {
        if (m_error)
            return;
        const auto isLead = [](char c) { return (static_cast<unsigned char>(c) & 0xC0U) != 0x80U; };
        const auto before = std::ranges::count_if(m_text.substr(0, position), isLead);
        std::vector<std::string> arguments = {numberText(std::int64_t{before} + 1), std::string(m_text)};
        arguments.insert(arguments.end(), more.begin(), more.end());
        m_error = Error{ErrorCode::InvalidRequest, reason, std::move(arguments)};
    }

    [[nodiscard]] std::string characterAt(std::size_t position) const {
        std::size_t end = position + 1;
        while (end < m_text.size() && (static_cast<unsigned char>(m_text[end]) & 0xC0U) == 0x80U)
            ++end;
        return std::string(m_text.substr(position, end - position));
    }

    std::string_view m_text;
    std::span<const ExpressionVariable> m_variables;
    bool m_decimalComma;
    std::size_t m_position = 0;
    int m_depth = 0;
    std::optional<Error> m_error;
};

bool isDigit(char c) {
    return c >= '0' && c <= '9';
}
bool isNameStart(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_';
}

/// base^exponent for a whole exponent, by repeated squaring: multiplications only.
double wholePower(double base, double exponent) {
    double out = 1;
    double factor = base;
    for (auto left = static_cast<std::uint64_t>(std::abs(exponent)); left != 0; left /= 2) {
        if (left % 2 != 0)
            out *= factor;
        factor *= factor;
    }
    return exponent < 0 ? 1 / out : out;
}

double Parser::sum() {
    double value = product();
    while (!m_error) {
        skipBlanks();
        const std::size_t place = m_position;
        if (take("+"))
            value = finite(value + product(), place);
        else if (takeMinus())
            value = finite(value - product(), place);
        else
            break;
    }
    return value;
}

double Parser::product() {
    double value = signedPower();
    while (!m_error) {
        skipBlanks();
        const std::size_t place = m_position;
        if (take("*"))
            value = finite(value * signedPower(), place);
        else if (take("/"))
            value = finite(value / signedPower(), place);
        else
            break;
    }
    return value;
}

double Parser::signedPower() {
    if (m_error)
        return 0;
    if (++m_depth > deepest) {
        fail(m_position, TERRAIN_TEXT("parameters", "'%2', character %1: nested too deeply."));
        return 0;
    }
    double value = 0;
    if (take("+"))
        value = signedPower();
    else if (takeMinus())
        value = -signedPower();
    else
        value = power();
    --m_depth;
    return value;
}

double Parser::power() {
    const double base = primary();
    skipBlanks();
    const std::size_t place = m_position;
    if (!take("^"))
        return base;
    const double exponent = signedPower();
    constexpr double mostMultiplications = 1e9;
    const bool whole = exponent == std::trunc(exponent) && std::abs(exponent) <= mostMultiplications;
    return finite(whole ? wholePower(base, exponent) : exactPower(base, exponent), place);
}

double Parser::primary() {
    skipBlanks();
    if (m_error)
        return 0;
    const std::size_t place = m_position;
    if (take("(")) {
        const double value = sum();
        if (!take(")"))
            fail(place, TERRAIN_TEXT("parameters", "'%2': the parenthesis at character %1 is never closed."));
        return value;
    }
    const char next = m_position < m_text.size() ? m_text[m_position] : '\0';
    if (isNameStart(next))
        return name();
    if (isDigit(next) || next == '.' || (m_decimalComma && next == ','))
        return number();
    fail(place, TERRAIN_TEXT("parameters", "'%2', character %1: a number is missing here."));
    return 0;
}

double Parser::number() {
    const std::size_t place = m_position;
    std::string digits;
    while (m_position < m_text.size()) {
        const char c = m_text[m_position];
        if (m_decimalComma && c == ',')
            digits += '.';
        else if (isDigit(c) || c == '.')
            digits += c;
        else
            break;
        ++m_position;
    }
    // An e belongs to the number only when digits follow: "2e3", but not "2e" or "2*e".
    if (m_position < m_text.size() && (m_text[m_position] == 'e' || m_text[m_position] == 'E')) {
        std::size_t end = m_position + 1;
        if (end < m_text.size() && (m_text[end] == '+' || m_text[end] == '-'))
            ++end;
        const std::size_t firstDigit = end;
        while (end < m_text.size() && isDigit(m_text[end]))
            ++end;
        if (end > firstDigit) {
            digits += m_text.substr(m_position, end - m_position);
            m_position = end;
        }
    }
    const std::optional<double> value = parseDouble(digits);
    if (!value || !std::isfinite(*value))
        fail(place, TERRAIN_TEXT("parameters", "'%2', character %1: '%3' is not a number."), {digits});
    return value.value_or(0);
}

double Parser::name() {
    const std::size_t place = m_position;
    while (m_position < m_text.size() && (isNameStart(m_text[m_position]) || isDigit(m_text[m_position])))
        ++m_position;
    const std::string_view wanted = m_text.substr(place, m_position - place);
    const auto found =
        std::ranges::find_if(m_variables, [&](const ExpressionVariable& v) { return v.name == wanted; });
    if (found != m_variables.end())
        return finite(found->value, place);
    fail(place, TERRAIN_TEXT("parameters", "'%2', character %1: there is no value named '%3' here."),
         {std::string(wanted)});
    return 0;
}

} // namespace

Result<double> evaluateExpression(std::string_view text, std::span<const ExpressionVariable> variables,
                                  bool decimalComma) {
    return Parser(text, variables, decimalComma).run();
}

} // namespace terrain
