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

} // namespace

QString libraryText(const terrain::TextSource& text) {
    return text.isEmpty() ? QString() : QCoreApplication::translate(text.context, text.source);
}

QString libraryText(const terrain::Text& text) {
    const std::string pattern = libraryText(text.source).toStdString();
    const std::string subject = text.subject.empty() ? std::string() : text.subject + ": ";
    std::vector<std::string> arguments = text.arguments;
    std::ranges::transform(arguments, arguments.begin(), localised);
    return QString::fromStdString(subject + terrain::fillArguments(pattern, arguments));
}

QString errorText(const terrain::Error& error) {
    return libraryText(error.detail);
}

} // namespace app
