// SPDX-License-Identifier: MIT
// Every text has its German: the translation file is complete and up to date with the sources, keeps every
// argument and accelerator, and every catalogue entry of the library is shown in German.
#include "app/settings/library_text.h"
#include "libterrain/filters/filter.h"
#include "libterrain/formats/heightmap_format.h"
#include "libterrain/formats/mesh_format.h"
#include "libterrain/generators/generator.h"
#include "libterrain/recipe/preset.h"
#include "libterrain/surface/colour_ramp.h"
#include "tests/support/build_folders.h"

#include <QProcess>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTranslator>
#include <QXmlStreamReader>
#include <QtTest>

namespace {

struct Message {
    QString context;
    QString source;
    QStringList translations; ///< one, or one a plural form
    QString type;             ///< empty = finished
};

QVector<Message> readTranslations(const QString& path) {
    QFile file(path);
    QVector<Message> out;
    if (!file.open(QIODevice::ReadOnly))
        return out;
    QXmlStreamReader xml(&file);
    QString context;
    while (!xml.atEnd()) {
        xml.readNext();
        if (!xml.isStartElement())
            continue;
        if (xml.name() == QLatin1String("name")) {
            context = xml.readElementText();
        } else if (xml.name() == QLatin1String("message")) {
            out.push_back({context, {}, {}, {}});
        } else if (xml.name() == QLatin1String("source")) {
            out.last().source = xml.readElementText();
        } else if (xml.name() == QLatin1String("translation")) {
            out.last().type = xml.attributes().value(QLatin1String("type")).toString();
            const QString text = xml.readElementText(QXmlStreamReader::IncludeChildElements).trimmed();
            out.last().translations << text;
        }
    }
    return out;
}

QSet<QString> argumentsOf(const QString& text) {
    static const QRegularExpression argument(QStringLiteral("%(L?[1-9]|n)"));
    QSet<QString> out;
    auto matches = argument.globalMatch(text);
    while (matches.hasNext())
        out.insert(matches.next().captured().remove(QLatin1Char('L')));
    return out;
}

const QString german = support::sourceFile(QStringLiteral("translations/moraine_de.ts"));

} // namespace

class TranslationTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() {
        m_messages = readTranslations(german);
        QVERIFY2(m_messages.size() > 100, "the translation file must be read at all");
        QVERIFY(m_translator.load(QStringLiteral(":/translations/moraine_de.qm")));
        QCoreApplication::installTranslator(&m_translator);
    }

    void nothingIsUnfinished() {
        QStringList missing;
        for (const Message& message : std::as_const(m_messages))
            if (!message.type.isEmpty() || message.translations.join(QString()).trimmed().isEmpty())
                missing << message.context + QStringLiteral(": ") + message.source;
        QVERIFY2(missing.isEmpty(), qPrintable(missing.join(QLatin1Char('\n'))));
    }

    void argumentsAreKept() {
        QStringList wrong;
        for (const Message& message : std::as_const(m_messages))
            if (argumentsOf(message.source) != argumentsOf(message.translations.join(QString())))
                wrong << message.source + QStringLiteral(" → ") + message.translations.join(QLatin1Char('|'));
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(QLatin1Char('\n'))));
    }

    /// What to do is said in the infinitive, and to nobody.
    void nobodyIsAddressed() {
        static const QRegularExpression address(QStringLiteral(
            "\\b([Dd]u|[Dd]ir|[Dd]ich|[Dd]eine?[mnrs]?|[Bb]itte)\\b|"
            "(^|[.:;\n] ?)(Ändere|Drücke?|Entferne|Füge|Gib|Importiere|Klicke|Lösche|Mache?|Nimm|Öffne|"
            "Prüfe|Schließe|Schreibe|Setze|Speichere|Starte|Verwende|Wähle|Ziehe?|Zeichne) "));
        QStringList wrong;
        for (const Message& message : std::as_const(m_messages))
            for (const QString& text : message.translations)
                if (text.contains(address))
                    wrong << text;
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(QLatin1Char('\n'))));
    }

    /// Collects the texts anew: a text added to a source must be in the file.
    void fileIsUpToDate() {
        const QString lupdate = support::lupdateProgram();
        if (!QFile::exists(lupdate))
            QSKIP("lupdate is not installed");
        QTemporaryDir folder;
        const QString fresh = folder.filePath(QStringLiteral("fresh_de.ts"));
        QProcess process;
        process.start(
            lupdate, {QStringLiteral("-silent"), QStringLiteral("-I") + support::sourceFile(),
                      QStringLiteral("-locations"), QStringLiteral("none"),
                      QStringLiteral("-tr-function-alias"), QStringLiteral("QT_TRANSLATE_NOOP+=TERRAIN_TEXT"),
                      QStringLiteral("-recursive"), QStringLiteral("-extensions"), QStringLiteral("cpp,h"),
                      support::sourceFile(QStringLiteral("app")),
                      support::sourceFile(QStringLiteral("libterrain")), QStringLiteral("-ts"), fresh});
        QVERIFY(process.waitForFinished(60000));
        QSet<QString> known;
        for (const Message& message : std::as_const(m_messages))
            known.insert(message.context + QLatin1Char('|') + message.source);
        QStringList missing;
        const QVector<Message> wanted = readTranslations(fresh);
        QVERIFY(wanted.size() > 100);
        for (const Message& message : wanted)
            if (!known.contains(message.context + QLatin1Char('|') + message.source))
                missing << message.context + QStringLiteral(": ") + message.source;
        QVERIFY2(missing.isEmpty(),
                 qPrintable(QStringLiteral("cmake --build … --target update_translations\n") +
                            missing.join(QLatin1Char('\n'))));
    }

    void everyCatalogueEntryHasGerman() {
        for (const terrain::Generator* generator : terrain::generators())
            step(generator->description());
        for (const terrain::Filter* filter : terrain::filters())
            step(filter->description());
        for (const terrain::Preset& preset : terrain::presets()) {
            text(preset.label);
            text(preset.help);
            specs(preset.controls);
        }
        for (const terrain::ColourRamp& ramp : terrain::colourRamps())
            text(ramp.label);
        for (const terrain::HeightmapFormat* format : terrain::heightmapFormats()) {
            text(format->label());
            specs(format->exportOptions());
        }
        for (const terrain::MeshFormat* format : terrain::meshFormats())
            text(format->label());
        QVERIFY2(m_untranslated.isEmpty(), qPrintable(m_untranslated.join(QLatin1Char('\n'))));
        QVERIFY(m_seen > 80);
    }

private:
    void step(const terrain::StepDescription& description) {
        text(description.label);
        text(description.help);
        specs(description.parameters);
    }

    void specs(std::span<const terrain::ParameterSpec> parameters) {
        for (const terrain::ParameterSpec& spec : parameters) {
            text(spec.label);
            text(spec.help);
            for (const terrain::ParameterChoice& choice : spec.choices) {
                text(choice.label);
                text(choice.help);
            }
        }
    }

    /// A text is translated when the file holds it (its German may be the same word).
    void text(const terrain::TextSource& source) {
        if (source.isEmpty())
            return;
        ++m_seen;
        if (m_translator.translate(source.context, source.source).isEmpty())
            m_untranslated << QLatin1String(source.context) + QStringLiteral(": ") +
                                  QString::fromUtf8(source.source);
    }

    QVector<Message> m_messages;
    QTranslator m_translator;
    QStringList m_untranslated;
    int m_seen = 0;
};

QTEST_GUILESS_MAIN(TranslationTest)
#include "translation_test.moc"
