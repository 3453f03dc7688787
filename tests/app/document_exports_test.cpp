// SPDX-License-Identifier: MIT
#include "app/document/document.h"
#include "app/document/native_path.h"
#include "libterrain/formats/kept_export.h"

#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

namespace app {

/// The exports that a project keeps, as part of the document and of its file.
class DocumentExportsTest : public QObject {
    Q_OBJECT

private:
    /// A document that can be saved.
    static void fill(Document& document) {
        document.reset({terrain::defaultRecipe(), {}}, QStringLiteral("New"));
    }
    static terrain::KeptExports oneIn(const QTemporaryDir& folder) {
        terrain::KeptExport kept;
        kept.name = "land";
        kept.request.path = nativePath(folder.filePath(QStringLiteral("land.raw")));
        kept.request.format = terrain::findHeightmapFormat("raw");
        return {{kept}, {R"({"name":"later"})"}};
    }

private Q_SLOTS:
    void theyAreSavedAndComeBack() {
        const QTemporaryDir folder;
        const QTemporaryDir other;
        Document document;
        fill(document);
        const QSignalSpy changes(&document, &Document::exportsChanged);
        QVERIFY(!document.isModified());
        document.setExports(oneIn(folder));
        QVERIFY(document.isModified());
        QCOMPARE(changes.size(), 1);
        const QString path = folder.filePath(QStringLiteral("land.moraine"));
        const SaveMark mark = document.saveMark();
        QVERIFY(
            terrain::saveProject(document.toProject(path), nativePath(path), terrain::Existing::Keep).isOk());
        document.markSaved(path, mark);
        QVERIFY(!document.isModified());

        // The project and what was made of it moved.
        const QString moved = other.filePath(QStringLiteral("land.moraine"));
        QVERIFY(QFile::copy(path, moved));
        Document again;
        again.fromProject(terrain::loadProject(nativePath(moved)).value(), moved);
        QVERIFY(!again.isModified());
        QCOMPARE(again.exports().list.size(), std::size_t{1});
        QCOMPARE(again.exports().list.front().request.path,
                 nativePath(other.filePath(QStringLiteral("land.raw"))));
        QCOMPARE(again.exports().unknown.size(), std::size_t{1});
    }

    /// What is kept while a save runs is not saved by it.
    void onesKeptMeanwhileAreUnsaved() {
        const QTemporaryDir folder;
        Document document;
        fill(document);
        const SaveMark mark = document.saveMark();
        document.setExports(oneIn(folder));
        document.markSaved(folder.filePath(QStringLiteral("a.moraine")), mark);
        QVERIFY(document.isModified());
    }

    void aNewDocumentHasNone_data() {
        QTest::addColumn<bool>("opened");
        QTest::newRow("new") << false;
        QTest::newRow("a project without any") << true; // as those of former versions
    }

    void aNewDocumentHasNone() {
        QFETCH(bool, opened);
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("old.moraine"));
        Document document;
        fill(document);
        document.setExports(oneIn(folder));
        if (opened) {
            Document plain;
            fill(plain);
            const terrain::Project old = plain.toProject();
            QVERIFY(old.exports.empty());
            QVERIFY(terrain::saveProject(old, nativePath(path), terrain::Existing::Keep).isOk());
            document.fromProject(terrain::loadProject(nativePath(path)).value(), path);
        } else {
            fill(document);
        }
        QVERIFY(document.exports().list.empty() && document.exports().unknown.empty());
        QVERIFY(!document.isModified());
    }
};

} // namespace app

QTEST_GUILESS_MAIN(app::DocumentExportsTest)
#include "document_exports_test.moc"
