// SPDX-License-Identifier: MIT
#include "app/settings/library_text.h"

#include <QCoreApplication>

namespace app {

QString libraryText(const terrain::TextSource& text) {
    return text.isEmpty() ? QString() : QCoreApplication::translate(text.context, text.source);
}

QString libraryText(const terrain::Text& text) {
    const std::string pattern = libraryText(text.source).toStdString();
    const std::string subject = text.subject.empty() ? std::string() : text.subject + ": ";
    return QString::fromStdString(subject + terrain::fillArguments(pattern, text.arguments));
}

QString errorText(const terrain::Error& error) {
    return libraryText(error.detail);
}

} // namespace app
