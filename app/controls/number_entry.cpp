// SPDX-License-Identifier: MIT
// What people write into a field for a number.
#include "app/controls/number_range.h"
#include "app/settings/library_text.h"
#include "libterrain/core/number_text.h"
#include "libterrain/parameters/expression.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include <algorithm>
#include <cmath>

namespace app {
namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(app::NumberEntry)
};

bool isTypographicSpace(QChar c) {
    return c == QChar(0x00a0) || c == QChar(0x202f) || c == QChar(0x2009);
}

/// How one language writes a number.
class NumberSigns {
public:
    explicit NumberSigns(const QLocale& locale)
        : m_decimal(locale.decimalPoint().front()), m_group(locale.groupSeparator().front()),
          m_pairs(locale.toString(qlonglong{1'000'000}).size() == 9) {} // 10,00,000 as in India

    /// Between thousands.
    [[nodiscard]] bool isGroup(QChar c) const {
        const bool apostrophe = c == QLatin1Char('\'') || c == QChar(0x2019);
        const bool apostrophes = m_group == QLatin1Char('\'') || m_group == QChar(0x2019);
        const bool spaces = isTypographicSpace(m_group) || m_group == QLatin1Char(' ');
        return c == m_group || isTypographicSpace(c) || (spaces && c == QLatin1Char(' ')) ||
               (apostrophes && apostrophe);
    }
    /// The language's own sign, or the point that every program knows.
    [[nodiscard]] bool isDecimal(QChar c) const { return c == m_decimal || c == QLatin1Char('.'); }
    [[nodiscard]] bool isPart(QChar c) const {
        return c.isDigit() || isDecimal(c) || isGroup(c) || c == QLatin1Char(',');
    }

    /// The digits with a point, where the text is a number without groups; else empty.
    [[nodiscard]] QString plain(const QString& text) const {
        QString out;
        int decimals = 0;
        for (const QChar c : text) {
            decimals += isDecimal(c) ? 1 : 0;
            if (!c.isDigit() && !isDecimal(c))
                return {};
            out += isDecimal(c) ? QLatin1Char('.') : c;
        }
        return decimals <= 1 && out != QLatin1String(".") ? out : QString();
    }

    /// The same, where it is one with groups.
    [[nodiscard]] QString grouped(const QString& text) const {
        const qsizetype end = text.lastIndexOf(m_decimal);
        QString whole = text.left(end < 0 ? text.size() : end);
        const QString rest = end < 0 ? QString() : text.mid(end + 1);
        for (QChar& c : whole)
            c = isGroup(c) ? QLatin1Char('_') : c;
        static const QRegularExpression threes(QStringLiteral("^[1-9]\\d{0,2}(_\\d{3})+$"));
        static const QRegularExpression pairs(QStringLiteral("^[1-9]\\d?(_\\d{2})*_\\d{3}$"));
        static const QRegularExpression digits(QStringLiteral("^\\d*$"));
        if (!(m_pairs ? pairs : threes).match(whole).hasMatch() || !digits.match(rest).hasMatch())
            return {};
        return whole.remove(QLatin1Char('_')) + (rest.isEmpty() ? QString() : QLatin1Char('.') + rest);
    }

private:
    QChar m_decimal;
    QChar m_group;
    bool m_pairs;
};

/// An entry in the signs that an expression takes, and where in the entry each of them was.
struct Translated {
    QString text;
    QList<qsizetype> origins;
    QString error;

    void append(const QString& what, qsizetype origin) {
        text += what;
        for (qsizetype i = 0; i < what.size(); ++i)
            origins.append(origin);
    }
};

QString numberError(const QString& number, const NumberSigns& signs, const QLocale& locale) {
    const QString plain = signs.plain(number);
    const QString grouped = signs.grouped(number);
    if (!plain.isEmpty() && !grouped.isEmpty() && plain != grouped)
        return Words::tr("“%1” may mean %2 or %3: write one of these.")
            .arg(number, numberDisplay(grouped.toDouble(), locale), numberDisplay(plain.toDouble(), locale));
    if (!plain.isEmpty() || !grouped.isEmpty())
        return {};
    return Words::tr("“%1” is not a number. Write it like %2 or %3.")
        .arg(number, numberDisplay(1234.5, locale), locale.toString(1234.5, 'f', 1));
}

QString operatorFor(QChar c) {
    if (c == QChar(0x2212))
        return QStringLiteral("-");
    if (c == QChar(0x00d7) || c == QChar(0x00b7))
        return QStringLiteral("*");
    if (c == QChar(0x00f7))
        return QStringLiteral("/");
    return isTypographicSpace(c) ? QStringLiteral(" ") : QString(c);
}

Translated translated(const QString& entry, const QLocale& locale) {
    const NumberSigns signs(locale);
    Translated out;
    const auto digitAt = [&entry](qsizetype i) { return i < entry.size() && entry[i].isDigit(); };
    for (qsizetype i = 0; i < entry.size();) {
        const bool starts = digitAt(i) || (signs.isDecimal(entry[i]) && digitAt(i + 1));
        if (!starts || !out.error.isEmpty()) {
            out.append(operatorFor(entry[i]), i);
            ++i;
            continue;
        }
        qsizetype end = i + 1;
        while (end < entry.size() && signs.isPart(entry[end]) && (!entry[end].isSpace() || digitAt(end + 1)))
            ++end;
        const QString number = entry.mid(i, end - i);
        out.error = numberError(number, signs, locale);
        const QString plain = signs.plain(number);
        out.append(plain.isEmpty() ? signs.grouped(number) : plain, i);
        i = end;
    }
    return out;
}

terrain::Result<double> evaluated(const Translated& entry) {
    const std::string text = entry.text.toStdString();
    if (const auto number = terrain::parseDouble(text); number && std::isfinite(*number))
        return *number;
    return terrain::evaluateExpression(text);
}

/// The library's sentence about a sum, with the words and the place of what was typed.
QString expressionError(terrain::Error error, const Translated& entry, const QString& typed) {
    std::vector<std::string>& arguments = error.detail.arguments;
    if (arguments.size() >= 2 && arguments[1] == entry.text.toStdString()) {
        const qsizetype place = QString::fromStdString(arguments[0]).toInt() - 1;
        if (place >= 0 && place < entry.origins.size())
            arguments[0] = std::to_string(entry.origins[place] + 1);
        arguments[1] = typed.toStdString();
    }
    return errorText(error);
}

/// A sentence about letters behind a number, which are no unit of this field; else empty.
QString foreignUnit(const QString& typed, const NumberRange& range, const QLocale& locale) {
    static const QRegularExpression pattern(QStringLiteral("^(.*[\\d.,)])\\s*([^\\d\\s.,()+*/^-]+)$"));
    const QRegularExpressionMatch match = pattern.match(typed);
    if (!match.hasMatch() || !translated(match.captured(1), locale).error.isEmpty() ||
        evaluated(translated(match.captured(1), locale)).isError())
        return {};
    return range.unit.isEmpty()
               ? Words::tr("“%1”: the number has no unit here; leave “%2” out.").arg(typed, match.captured(2))
               : Words::tr("“%1”: “%2” is not known here. The number is in %3.")
                     .arg(typed, match.captured(2), range.unit);
}

/// Whether somebody means to calculate: signs between operands, or parentheses. "abc" and "-" are no sums.
bool isSum(const QString& entry) {
    static const QRegularExpression pattern(QStringLiteral("[()]|[^\\s+−-].*[-+−*/^×÷·]|[*/^×÷·]"));
    return pattern.match(entry).hasMatch();
}

QString example(const NumberRange& range, const QLocale& locale) {
    const double number = std::clamp(range.integer ? 12 : 12.5, range.minimum, range.maximum);
    return (range.integer ? Words::tr("Enter a whole number, such as %1.")
                          : Words::tr("Enter a number, such as %1."))
        .arg(numberDisplay(number, locale));
}

QString withoutUnit(const QString& typed, const QString& unit) {
    if (unit.isEmpty() || !typed.endsWith(unit, Qt::CaseInsensitive))
        return typed;
    const QString rest = typed.chopped(unit.size());
    return rest.isEmpty() || rest.back().isLetter() ? typed : rest.trimmed(); // 3 mm are not 3 m m
}

} // namespace

NumberEntry readNumber(const QString& text, const NumberRange& range, const QLocale& locale) {
    const QString typed = text.trimmed();
    const QString entry = withoutUnit(typed, range.unit);
    if (entry.isEmpty())
        return {std::nullopt, Words::tr("Enter a number.")};
    const Translated plain = translated(entry, locale);
    if (!plain.error.isEmpty())
        return {std::nullopt, plain.error};
    const terrain::Result<double> result = evaluated(plain);
    if (result.isError()) {
        const QString unit = foreignUnit(typed, range, locale);
        if (!unit.isEmpty())
            return {std::nullopt, unit};
        return {std::nullopt,
                isSum(entry) ? expressionError(result.error(), plain, typed) : example(range, locale)};
    }
    const double value = result.value();
    if (!(value >= range.minimum && value <= range.maximum))
        return {std::nullopt, Words::tr("Enter a number from %1 to %2.")
                                  .arg(numberDisplay(range.minimum, locale),
                                       numberDisplay(range.maximum, range.unit, locale))};
    if (range.integer && value != std::round(value))
        return {std::nullopt,
                Words::tr("Enter a whole number, such as %1.").arg(numberDisplay(std::round(value), locale))};
    return {value, {}};
}

} // namespace app
