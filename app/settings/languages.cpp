// SPDX-License-Identifier: MIT
#include "app/settings/languages.h"

#include <QCoreApplication>
#include <QDir>
#include <QLibraryInfo>
#include <QLocale>
#include <QRegularExpression>
#include <QTranslator>

namespace app {

namespace {

const QString folder = QStringLiteral(":/translations");
const QString stem = QStringLiteral("moraine");

bool install(QCoreApplication& application, const QLocale& locale, const QString& name,
             const QString& where) {
    auto* translator = new QTranslator(&application);
    if (translator->load(locale, name, QStringLiteral("_"), where))
        return QCoreApplication::installTranslator(translator);
    delete translator;
    return false;
}

} // namespace

QList<Language> languages() {
    QList<Language> out{{QStringLiteral("en"), QStringLiteral("English")}};
    const QRegularExpression pattern(QStringLiteral("^%1_(\\w+)\\.qm$").arg(stem));
    const QStringList files = QDir(folder).entryList(QDir::Files, QDir::Name);
    for (const QString& file : files) {
        const QString code = pattern.match(file).captured(1);
        if (code.isEmpty() || code == out.front().code)
            continue;
        QString name = QLocale(code).nativeLanguageName();
        name[0] = name[0].toUpper();
        out.append({code, name});
    }
    return out;
}

void installLanguage(QCoreApplication& application, const QString& code) {
    const QLocale locale = code.isEmpty() ? QLocale::system() : QLocale(code);
    if (!code.isEmpty())
        QLocale::setDefault(locale);
    if (locale.language() == QLocale::English)
        return;
    // Qt's own texts only together with ours: half a translation reads worse than none.
    if (install(application, locale, stem, folder))
        install(application, locale, QStringLiteral("qtbase"),
                QLibraryInfo::path(QLibraryInfo::TranslationsPath));
}

} // namespace app
