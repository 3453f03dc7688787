// SPDX-License-Identifier: MIT
#include "tests/support/field_of.h"
#include "tests/support/heightmap_files.h"

#include <QTemporaryDir>
#include <QTest>

using namespace terrain;
using namespace support;

/// What is said of files that cannot be read is true and complete, whichever format they have.
class RefusalSentencesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void askedForAsAnotherFormat_data();
    void askedForAsAnotherFormat();
    void cutAnywhere_data();
    void cutAnywhere();

private:
    [[nodiscard]] QString path(const QString& name) const { return m_folder.filePath(name); }
    /// A file of this format.
    [[nodiscard]] QString made(const char* id) const;

    QTemporaryDir m_folder;
};

QString RefusalSentencesTest::made(const char* id) const {
    const HeightmapFormat* format = findHeightmapFormat(id);
    const QString file = path(QStringLiteral("a.") + QLatin1String(format->suffixes().front()));
    const auto height = [](int x, int y) { return (x * 7 + y * 13) % 500; };
    exported(fieldOf(40, 30, height), id, file);
    return file;
}

void RefusalSentencesTest::askedForAsAnotherFormat_data() {
    QTest::addColumn<QString>("own");
    QTest::addColumn<QString>("asked");
    for (const char* own : {"png", "tif", "asc", "exr", "npy", "pgm", "ter"})
        for (const HeightmapFormat* asked : heightmapFormats())
            if (asked->canRead() && QLatin1String(asked->id()) != QLatin1String(own))
                QTest::addRow("%s as %s", own, asked->id()) << own << asked->id();
}

void RefusalSentencesTest::askedForAsAnotherFormat() {
    QFETCH(QString, own);
    QFETCH(QString, asked);
    const QString file = made(own.toLatin1().constData());
    ImportOptions options;
    options.format = asked.toStdString();
    const QString refusal = refusalOf(file, options);
    if (refusal.isEmpty())
        return; // a picture can be read as packed colours, numbers as points
    const bool packed = own == QLatin1String("png") && findHeightmapFormat(options.format)->onlyByName();
    if (packed)
        return; // it is a PNG, but not of such colours
    QVERIFY2(
        refusal.startsWith(file + QStringLiteral(" is not of the format '%1', but of '%2'").arg(asked, own)),
        qPrintable(refusal));
}

void RefusalSentencesTest::cutAnywhere_data() {
    QTest::addColumn<QString>("id");
    for (const HeightmapFormat* format : heightmapFormats())
        if (format->canRead() && format->canWrite() && !format->onlyByName() &&
            format->checkGridForWriting(fieldOf({{1, 2}, {3, 4}}).grid()))
            QTest::newRow(format->id()) << format->id();
}

void RefusalSentencesTest::cutAnywhere() {
    QFETCH(QString, id);
    const QString whole = made(id.toLatin1().constData());
    const QByteArray bytes = readFile(whole);
    const qsizetype step = std::max<qsizetype>(1, bytes.size() / 150);
    for (qsizetype size = 0; size < bytes.size(); size += step) {
        writeFile(whole, bytes.left(size));
        const QString refusal = refusalOf(whole);
        if (refusal.isEmpty())
            continue; // RAW of another square
        QVERIFY2(!refusal.contains(QLatin1String("()")) && !refusal.contains(QLatin1String("tag ignored")),
                 qPrintable(refusal));
        QVERIFY2(refusal.contains(whole) && !refusal.contains(QLatin1Char('%')), qPrintable(refusal));
    }
}

QTEST_GUILESS_MAIN(RefusalSentencesTest)
#include "refusal_sentences_test.moc"
