// SPDX-License-Identifier: MIT
// Whatever there is too little memory for, the sentence says what to do about it; and that of a file is
// spelled in one place.
#include "tests/support/build_folders.h"

#include <QDirIterator>
#include <QRegularExpression>
#include <QTest>

class AdviceTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void findsThem_data();
    void findsThem();
    void everySentenceHasAdvice();
    void thatOfAFileIsSpelledOnce();
};

namespace {

bool lacksAdvice(const QString& sentence) {
    static const QRegularExpression shortage(
        QStringLiteral("(not |too )(enough|little) memory|of memory.*(free|not there)"));
    static const QRegularExpression advice(QStringLiteral("[:.;] ?(choose|close|ask for|allow|use)\\b"),
                                           QRegularExpression::CaseInsensitiveOption);
    return shortage.match(sentence).hasMatch() && !advice.match(sentence).hasMatch();
}

/// The texts of a source: pieces that stand one after the other are one.
QStringList textsOf(const QString& source) {
    static const QRegularExpression text(
        QStringLiteral("\"(?:[^\"\\\\\n]|\\\\.)*\"(?:\\s*\"(?:[^\"\\\\\n]|\\\\.)*\")*"));
    static const QRegularExpression seam(QStringLiteral("\"\\s*\""));
    QStringList out;
    for (auto match = text.globalMatch(source); match.hasNext();)
        out << match.next().captured().replace(seam, QString());
    return out;
}

/// Of the program and its library, with the file each is in.
QList<std::pair<QString, QString>> allTexts() {
    QList<std::pair<QString, QString>> out;
    for (const char* folder : {"/app", "/libterrain"}) {
        QDirIterator sources(support::sourceFile() + QLatin1String(folder), {QStringLiteral("*.cpp")},
                             QDir::Files, QDirIterator::Subdirectories);
        while (sources.hasNext()) {
            QFile file(sources.next());
            if (!file.open(QIODevice::ReadOnly))
                continue;
            for (const QString& text : textsOf(QString::fromUtf8(file.readAll())))
                out.append({file.fileName(), text});
        }
    }
    return out;
}

} // namespace

void AdviceTest::findsThem_data() {
    QTest::addColumn<QString>("source");
    QTest::addColumn<bool>("found");
    const auto row = [](const char* name, const char* source, bool found) {
        QTest::newRow(name) << QString::fromLatin1(source) << found;
    };
    row("none", R"(f("%1: there is not enough memory to read it."))", true);
    row("in pieces", "f(\"There is not enough \"\n  \"memory for it.\")", true);
    row("a figure", R"(f("%1 needs %2 of memory, %3 are free."))", true);
    row("advice", R"(f("There is not enough memory for it: choose a smaller size."))", false);
    row("advice in pieces", "f(\"Not enough memory: \"\n  \"close other programs.\")", false);
    row("a sentence of its own", R"(f("There is not enough memory. Close other programs."))", false);
    row("something else", R"(f("Memory for undo"))", false);
}

void AdviceTest::findsThem() {
    QFETCH(QString, source);
    QFETCH(bool, found);
    const QStringList texts = textsOf(source);
    QCOMPARE(texts.size(), 1);
    QCOMPARE(lacksAdvice(texts.front()), found);
}

void AdviceTest::everySentenceHasAdvice() {
    QStringList wrong;
    int seen = 0;
    for (const auto& [file, text] : allTexts()) {
        seen += text.contains(QLatin1String("enough memory")) ? 1 : 0;
        if (lacksAdvice(text))
            wrong << file + QStringLiteral(": ") + text;
    }
    QVERIFY(seen > 10);
    QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(QLatin1Char('\n'))));
}

void AdviceTest::thatOfAFileIsSpelledOnce() {
    for (const char* words : {"enough memory to read", "enough memory to write", "enough memory to open"}) {
        QStringList places;
        for (const auto& [file, text] : allTexts())
            if (text.contains(QLatin1String(words)))
                places << file;
        QVERIFY2(places.size() <= 1, qPrintable(places.join(QLatin1Char('\n'))));
    }
}

QTEST_GUILESS_MAIN(AdviceTest)
#include "advice_test.moc"
