// SPDX-License-Identifier: MIT
#include "app/settings/own_presets.h"
#include "libterrain/core/safe_file.h"
#include "libterrain/recipe/preset.h"

#include <QDir>
#include <QTest>

using namespace app;
using terrain::Existing;

class SettingsOwnPresetsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aFolderThatIsNotThereIsEmpty();
    void savedOnesComeBack_data();
    void savedOnesComeBack();
    void noneIsReplacedUnasked();
    void renamed();
    void removed();
    void brokenFilesStayAndAreNamed_data();
    void brokenFilesStayAndAreNamed();
    void exportedAndReadAgain();
    void aFolderThatCannotBeWritten();
};

namespace {

terrain::OwnPreset preset(const QString& name, const char* from = "coast") {
    const terrain::Preset& known = *terrain::findPreset(from);
    const auto applied = terrain::applyPreset(known, terrain::presetGrid(known)).value();
    return {name.toStdString(), applied.recipe, applied.display};
}

} // namespace

void SettingsOwnPresetsTest::aFolderThatIsNotThereIsEmpty() {
    const OwnPresets presets(QStringLiteral("/not/there/at/all"));
    QVERIFY(presets.all().isEmpty());
    QVERIFY(!presets.has(QStringLiteral("a")));
    QVERIFY(presets.find(QStringLiteral("a")).isError());
}

void SettingsOwnPresetsTest::savedOnesComeBack_data() {
    QTest::addColumn<QString>("name");
    QTest::newRow("word") << "Alps";
    QTest::newRow("letters of the world") << QString::fromUtf8("Tänze 山 ☃");
    QTest::newRow("a path") << "../../up";
    QTest::newRow("a hidden file") << ".hidden";
    QTest::newRow("what other systems refuse") << "a:b*c?\"<>|";
    QTest::newRow("per cent") << "50%25";
    QTest::newRow("blanks around") << "  Alps  ";
}

void SettingsOwnPresetsTest::savedOnesComeBack() {
    QFETCH(QString, name);
    const QTemporaryDir folder;
    const OwnPresets presets(folder.filePath(QStringLiteral("in/here")));
    QVERIFY(presets.save(preset(name), Existing::Keep).isOk());
    QCOMPARE(presets.names().join(QLatin1Char('|')), name.trimmed());
    QVERIFY(presets.has(name));
    QVERIFY(presets.find(name).value() == preset(name.trimmed()));
    // Nothing lies anywhere else.
    QCOMPARE(QDir(folder.filePath(QStringLiteral("in/here"))).entryList(QDir::Files | QDir::Hidden).size(),
             1);
    QCOMPARE(QDir(folder.path()).entryList(QDir::Files | QDir::Hidden).size(), 0);
}

void SettingsOwnPresetsTest::noneIsReplacedUnasked() {
    const QTemporaryDir folder;
    const OwnPresets presets(folder.path());
    QVERIFY(presets.save(preset(QStringLiteral("a")), Existing::Keep).isOk());
    const auto second = presets.save(preset(QStringLiteral("a"), "hills"), Existing::Keep);
    QVERIFY(second.isError());
    QCOMPARE(second.error().code, terrain::ErrorCode::CannotWrite);
    QVERIFY(presets.find(QStringLiteral("a")).value() == preset(QStringLiteral("a")));
    QVERIFY(presets.save(preset(QStringLiteral("a"), "hills"), Existing::Replace).isOk());
    QVERIFY(presets.find(QStringLiteral("a")).value() == preset(QStringLiteral("a"), "hills"));
}

void SettingsOwnPresetsTest::renamed() {
    const QTemporaryDir folder;
    const OwnPresets presets(folder.path());
    for (const char* name : {"a", "b"})
        QVERIFY(presets.save(preset(QLatin1String(name)), Existing::Keep).isOk());
    QVERIFY(presets.rename(QStringLiteral("a"), QStringLiteral("b")).isError());
    QCOMPARE(presets.names().join(QLatin1Char(' ')), QStringLiteral("a b"));
    QVERIFY(presets.rename(QStringLiteral("a"), QStringLiteral(" ")).isError());
    QVERIFY(presets.rename(QStringLiteral("a"), QStringLiteral("a")).isOk());
    QVERIFY(presets.rename(QStringLiteral("a"), QStringLiteral("c")).isOk());
    QCOMPARE(presets.names().join(QLatin1Char(' ')), QStringLiteral("b c"));
    QVERIFY(presets.rename(QStringLiteral("gone"), QStringLiteral("d")).isError());
}

void SettingsOwnPresetsTest::removed() {
    const QTemporaryDir folder;
    const OwnPresets presets(folder.path());
    QVERIFY(presets.save(preset(QStringLiteral("a")), Existing::Keep).isOk());
    QVERIFY(presets.remove(QStringLiteral("a")).isOk());
    QVERIFY(presets.names().isEmpty());
    QVERIFY(presets.remove(QStringLiteral("a")).isOk());
}

void SettingsOwnPresetsTest::brokenFilesStayAndAreNamed_data() {
    QTest::addColumn<QByteArray>("content");
    QTest::newRow("empty") << QByteArray();
    QTest::newRow("no JSON") << QByteArray("hello");
    QTest::newRow("cut") << QByteArray("{\"moraine_preset\": 1, \"name\": \"x\", \"rec");
    QTest::newRow("newer") << QByteArray("{\"moraine_preset\": 9, \"name\": \"x\", \"recipe\": {}}");
    QTest::newRow("another name") << QByteArray::fromStdString(
        terrain::ownPresetToJson(preset(QStringLiteral("y"))));
}

void SettingsOwnPresetsTest::brokenFilesStayAndAreNamed() {
    QFETCH(QByteArray, content);
    const QTemporaryDir folder;
    const OwnPresets presets(folder.path());
    QVERIFY(presets.save(preset(QStringLiteral("good")), Existing::Keep).isOk());
    QFile file(folder.filePath(QStringLiteral("broken.json")));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(content);
    file.close();
    const auto all = presets.all();
    QCOMPARE(all.size(), 2);
    QVERIFY(all.front().preset && all.front().problem.isEmpty());
    QVERIFY(!all.back().preset);
    QVERIFY2(all.back().problem.contains(QStringLiteral("broken.json")), qPrintable(all.back().problem));
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(file.readAll(), content);
}

void SettingsOwnPresetsTest::exportedAndReadAgain() {
    const QTemporaryDir folder;
    const OwnPresets presets(folder.filePath(QStringLiteral("own")));
    QVERIFY(presets.save(preset(QStringLiteral("a")), Existing::Keep).isOk());
    const QString path = folder.filePath(QStringLiteral("out.json"));
    QVERIFY(presets.exportTo(QStringLiteral("a"), path, Existing::Keep).isOk());
    QVERIFY(OwnPresets::read(path).value() == preset(QStringLiteral("a")));
    QVERIFY(presets.exportTo(QStringLiteral("a"), path, Existing::Keep).isError());
    QVERIFY(presets.exportTo(QStringLiteral("b"), path, Existing::Replace).isError());
    QVERIFY(OwnPresets::read(folder.filePath(QStringLiteral("none.json"))).isError());
    QVERIFY(OwnPresets::read(folder.path()).isError()); // a folder
}

void SettingsOwnPresetsTest::aFolderThatCannotBeWritten() {
    const QTemporaryDir folder;
    QFile file(folder.filePath(QStringLiteral("file")));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.close();
    const OwnPresets presets(file.fileName() + QStringLiteral("/presets"));
    QVERIFY(presets.save(preset(QStringLiteral("a")), Existing::Keep).isError());
}

QTEST_GUILESS_MAIN(SettingsOwnPresetsTest)
#include "settings_own_presets_test.moc"
