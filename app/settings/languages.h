// SPDX-License-Identifier: MIT
#pragma once

#include <QList>
#include <QString>

class QCoreApplication;

namespace app {

/// A language that the program speaks.
struct Language {
    QString code; ///< "en", "de"
    QString name; ///< in the language itself
};

/// English, and every language of translations/.
QList<Language> languages();

/// Makes the application speak `code` (empty = the system's language; English where there is no translation),
/// and write numbers as that language does. Call it once, before the first window.
void installLanguage(QCoreApplication& application, const QString& code);

} // namespace app
