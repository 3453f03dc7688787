// SPDX-License-Identifier: MIT
#include "app/document/document.h"
#include "app/document/native_path.h"

#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

namespace app {

/// The cameras that a project keeps, as part of the document and of its file.
class DocumentViewpointsTest : public QObject {
    Q_OBJECT

private:
    static QList<Viewpoint> two() {
        return {{QStringLiteral("Küste"), QStringLiteral(R"({"azimuth":10,"distance":5})")},
                {QStringLiteral("View 2"), QStringLiteral(R"({"azimuth":20,"distance":6})")}};
    }

private Q_SLOTS:
    void theyAreSavedAndComeBackInOrder() {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("land.moraine"));
        Document document;
        document.reset({terrain::defaultRecipe(), {}}, QStringLiteral("New"));
        QVERIFY(!document.isModified());
        const QSignalSpy changes(&document, &Document::viewpointsChanged);
        document.setViewpoints(two());
        document.setViewpoints(two()); // no change
        QCOMPARE(changes.size(), 1);
        QVERIFY(document.isModified());
        const SaveMark mark = document.saveMark();
        QVERIFY(
            terrain::saveProject(document.toProject(path), nativePath(path), terrain::Existing::Keep).isOk());
        document.markSaved(path, mark);
        QVERIFY(!document.isModified());
        Document again;
        again.fromProject(terrain::loadProject(nativePath(path)).value(), path);
        QCOMPARE(again.viewpoints(), two());
        QVERIFY(!again.isModified());
        again.reset({terrain::defaultRecipe(), {}}, QStringLiteral("New"));
        QVERIFY(again.viewpoints().isEmpty());
    }

    /// A hand-made or damaged list loses what is no camera, and nothing else.
    void anyTextIsRead_data() {
        QTest::addColumn<QByteArray>("json");
        QTest::addColumn<int>("count");
        QTest::newRow("empty") << QByteArray() << 0;
        QTest::newRow("no JSON") << QByteArray("[{") << 0;
        QTest::newRow("no list") << QByteArray(R"({"name":"a","camera":{"x":1}})") << 0;
        QTest::newRow("no camera") << QByteArray(R"([{"name":"a"},{"name":"b","camera":{"x":1}}])") << 1;
        QTest::newRow("a camera that is none") << QByteArray(R"([{"name":"a","camera":7}])") << 0;
        QTest::newRow("no name") << QByteArray(R"([{"camera":{"x":1}}])") << 1;
    }
    void anyTextIsRead() {
        QFETCH(QByteArray, json);
        QFETCH(int, count);
        QCOMPARE(viewpointsFromJson(json.toStdString()).size(), count);
    }

    void freeNamesAreFree() {
        QCOMPARE(freeViewpointName({}, QStringLiteral("View 1")), QStringLiteral("View 1"));
        QCOMPARE(freeViewpointName(two(), QStringLiteral("View 2")), QStringLiteral("View 2 2"));
    }
};

} // namespace app

QTEST_GUILESS_MAIN(app::DocumentViewpointsTest)
#include "document_viewpoints_test.moc"
