// SPDX-License-Identifier: MIT
// Shaders from a folder: built again when they change, and the former ones kept when they cannot be.
#include "app/viewport/viewport_widget.h"
#include "tests/support/file_bytes.h"
#include "tests/support/test_terrain.h"

#include <QApplication>
#include <QDir>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace app;

namespace {

/// As editors do: a new file takes the old one's name.
void replace(const QString& path, const QByteArray& content) {
    QFile file(path + QStringLiteral(".new"));
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write(content) == content.size());
    file.close();
    QVERIFY(QFile::remove(path) && file.rename(path));
}

} // namespace

class ViewportShadersTest : public QObject {
    Q_OBJECT

private:
    QTemporaryDir m_folder;

private Q_SLOTS:
    void initTestCase() {
        QVERIFY2(openGlProbe().usable, qPrintable(openGlProbe().reason));
        const QDir source(QStringLiteral(":/shaders"));
        const QStringList names = source.entryList(QDir::Files);
        QVERIFY(names.size() > 5);
        for (const QString& name : names)
            QVERIFY(QFile::copy(source.filePath(name), m_folder.filePath(name)) &&
                    QFile::setPermissions(m_folder.filePath(name), QFile::ReadOwner | QFile::WriteOwner));
    }

    void changesAreSeenAndMistakesAreSaid() {
        ViewportWidget widget;
        widget.resize(320, 200);
        widget.setShaderFolder(m_folder.path());
        QSignalSpy shown(&widget, &ViewportWidget::heightsShown);
        widget.setHeights(test::hills(65, 65, 10, 100));
        widget.show();
        QVERIFY(!shown.isEmpty() || shown.wait(20000));
        const QImage before = widget.picture();
        QSignalSpy said(&widget, &ViewportWidget::shadersRefused);
        const QString file = m_folder.filePath(QStringLiteral("terrain.frag"));
        const QByteArray good = support::bytesOf(file);

        replace(file,
                QByteArray(good).replace("colour = vec4(finished", "colour = vec4(1.0, 0.0, 0.0, 1.0); // "));
        QVERIFY(said.wait(10000));
        QVERIFY(said.takeFirst().at(0).toString().isEmpty());
        const QColor red = widget.picture().pixelColor(160, 105);
        QVERIFY2(red.red() > 200 && red.green() < 60, qPrintable(red.name()));

        replace(file, "void main() { nonsense }\n");
        QVERIFY(said.wait(10000));
        const QString log = said.takeFirst().at(0).toString();
        QVERIFY2(log.contains(QStringLiteral("terrain")), qPrintable(log));
        QCOMPARE(widget.picture().pixelColor(160, 105), red); // what was there stays

        replace(file, good);
        QVERIFY(said.wait(10000));
        QVERIFY(said.takeFirst().at(0).toString().isEmpty());
        QCOMPARE(widget.picture(), before);
    }

    /// It is no fault of the driver: the built-in ones show the terrain until the file is mended.
    void aMistakeAtTheStartIsSaidAndCanBeMended() {
        const QString file = m_folder.filePath(QStringLiteral("terrain.frag"));
        const QByteArray good = support::bytesOf(file);
        replace(file, "void main() { nonsense }\n");
        ViewportWidget widget;
        widget.resize(320, 200);
        widget.setShaderFolder(m_folder.path());
        const QSignalSpy failed(&widget, &ViewportWidget::failed);
        QSignalSpy said(&widget, &ViewportWidget::shadersRefused);
        QSignalSpy shown(&widget, &ViewportWidget::heightsShown);
        widget.setHeights(test::hills(65, 65, 10, 100));
        widget.show();
        QVERIFY(!shown.isEmpty() || shown.wait(20000));
        QCOMPARE(failed.size(), 0);
        QCOMPARE(said.size(), 1);
        QVERIFY(said.takeFirst().at(0).toString().contains(QStringLiteral("terrain")));
        const QImage builtIn = widget.picture();

        replace(file, good);
        QVERIFY(said.wait(10000));
        QVERIFY(said.takeFirst().at(0).toString().isEmpty());
        QCOMPARE(widget.picture(), builtIn);
    }
};

QTEST_MAIN(ViewportShadersTest)
#include "viewport_shaders_test.moc"
