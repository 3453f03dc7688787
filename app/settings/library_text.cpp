// SPDX-License-Identifier: MIT
#include "app/settings/library_text.h"

#include <QCoreApplication>
#include <QLocale>
#include <QRegularExpression>

#include <algorithm>

namespace app {

namespace {

/// The library writes numbers with a point; people read 91.223 as their language has it.
std::string localised(const std::string& argument) {
    static const QRegularExpression decimal(QStringLiteral("^(-?\\d+)\\.(\\d+)$"));
    const QRegularExpressionMatch match = decimal.match(QString::fromStdString(argument));
    return match.hasMatch() ? (match.captured(1) + QLocale().decimalPoint() + match.captured(2)).toStdString()
                            : argument;
}

/// Whether a text puts its argument in quotation marks: what somebody wrote is quoted as it was written.
bool isQuoted(const QString& pattern, std::size_t argument) {
    const QString marks = QStringLiteral("'\"\u2018\u201a\u201c\u201e\u00ab\u00bb\u2039\u203a");
    const qsizetype place = pattern.indexOf(QLatin1Char('%') + QString::number(argument));
    return place > 0 && marks.contains(pattern[place - 1]);
}

} // namespace

QString libraryText(const terrain::TextSource& text) {
    return text.isEmpty() ? QString() : QCoreApplication::translate(text.context, text.source);
}

QString libraryText(const terrain::Text& text) {
    const QString pattern = libraryText(text.source);
    const std::string subject = text.subject.empty() ? std::string() : text.subject + ": ";
    std::vector<std::string> arguments = text.arguments;
    for (std::size_t i = 0; i < arguments.size(); ++i) {
        if (!isQuoted(pattern, i + 1))
            arguments[i] = localised(arguments[i]);
    }
    return QString::fromStdString(subject + terrain::fillArguments(pattern.toStdString(), arguments));
}

QString errorText(const terrain::Error& error) {
    return libraryText(error.detail);
}

} // namespace app
