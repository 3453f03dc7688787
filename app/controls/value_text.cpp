// SPDX-License-Identifier: MIT
#include "app/controls/value_text.h"

#include "app/controls/number_range.h"
#include "app/settings/library_text.h"

#include <QCoreApplication>

namespace app {
namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(app::ValueText)
};

constexpr int longestValue = 40;

QString shortened(const QString& text) {
    return text.size() <= longestValue ? text : text.left(longestValue - 1) + QChar(0x2026);
}

QString choiceLabel(const terrain::ParameterSpec& spec, const std::string& id) {
    for (const terrain::ParameterChoice& choice : spec.choices) {
        if (id == choice.id)
            return libraryText(choice.label);
    }
    return QString::fromStdString(id);
}

} // namespace

QString valueDisplay(const terrain::ParameterSpec& spec, const terrain::ParameterValue& value,
                     const QLocale& locale) {
    const QString unit = QString::fromUtf8(spec.unit);
    if (const auto* boolean = std::get_if<bool>(&value))
        return *boolean ? Words::tr("on") : Words::tr("off");
    if (const auto* integer = std::get_if<std::int64_t>(&value))
        return numberDisplay(static_cast<double>(*integer), unit, locale);
    if (const auto* real = std::get_if<double>(&value))
        return numberDisplay(*real, unit, locale);
    if (const auto* points = std::get_if<terrain::PointList>(&value))
        return points->size() == 1 ? Words::tr("1 point") : Words::tr("%1 points").arg(points->size());
    if (const auto* table = std::get_if<terrain::HeightTable>(&value))
        return table->isEmpty() ? Words::tr("none")
                                : Words::tr("%1 × %2 heights").arg(table->columns).arg(table->rows());
    if (const auto* curve = std::get_if<terrain::CurvePoints>(&value))
        return Words::tr("%1 points").arg(curve->size()); // two at least
    if (const auto* blob = std::get_if<terrain::SharedBlob>(&value))
        return *blob == nullptr ? Words::tr("none") : QString::fromStdString((*blob)->hash.hex()).left(8);
    const std::string& text = std::get<std::string>(value);
    if (spec.type == terrain::ParameterType::Choice)
        return choiceLabel(spec, text);
    return text.empty() ? Words::tr("empty") : shortened(QString::fromStdString(text));
}

QString changeText(const terrain::ParameterSpec& spec, const terrain::ParameterValue& before,
                   const terrain::ParameterValue& after, const QLocale& locale) {
    return Words::tr("%1 %2 → %3", "undo text: label, value before, value after")
        .arg(libraryText(spec.label), valueDisplay(spec, before, locale), valueDisplay(spec, after, locale));
}

QString helpText(const terrain::ParameterSpec& spec, const QLocale& locale) {
    const QString help = libraryText(spec.help);
    if (spec.type != terrain::ParameterType::Integer && spec.type != terrain::ParameterType::Real)
        return help;
    const QString unit = QString::fromUtf8(spec.unit);
    const QString range =
        Words::tr("From %1 to %2.")
            .arg(numberDisplay(spec.minimum, locale), numberDisplay(spec.maximum, unit, locale));
    return help.isEmpty() ? range : help + QLatin1Char(' ') + range;
}

} // namespace app
