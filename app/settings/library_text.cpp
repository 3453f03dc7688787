// SPDX-License-Identifier: MIT
#include "app/settings/library_text.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>
#include <cctype>

namespace app {

namespace {

/// The library writes numbers with a point; people read 91.223 as their language has it.
std::string localised(const std::string& argument) {
    const auto isDigit = [](unsigned char c) { return std::isdigit(c) != 0; };
    const auto point = argument.find('.');
    const std::size_t first = argument.starts_with('-') ? 1 : 0;
    if (point == std::string::npos || point <= first || point + 1 == argument.size() ||
        !std::all_of(argument.begin() + static_cast<std::ptrdiff_t>(first),
                     argument.begin() + static_cast<std::ptrdiff_t>(point), isDigit) ||
        !std::all_of(argument.begin() + static_cast<std::ptrdiff_t>(point) + 1, argument.end(), isDigit))
        return argument;
    return argument.substr(0, point) + QLocale().decimalPoint().toStdString() + argument.substr(point + 1);
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
