// SPDX-License-Identifier: MIT
#include "app/settings/library_text.h"

#include <QCoreApplication>

namespace app {

QString libraryText(const terrain::TextSource& text) {
    return text.isEmpty() ? QString() : QCoreApplication::translate(text.context, text.source);
}

QString libraryText(const terrain::Text& text) {
    const std::string pattern = libraryText(text.source).toStdString();
    return QString::fromStdString(terrain::fillArguments(pattern, text.arguments));
}

QString errorText(const terrain::Error& error) {
    return libraryText(error.detail);
}

} // namespace app
