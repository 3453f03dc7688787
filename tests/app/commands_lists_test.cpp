// SPDX-License-Identifier: MIT
#include "libterrain/filters/filter.h"
#include "libterrain/formats/heightmap_format.h"
#include "libterrain/formats/mesh_format.h"
#include "libterrain/formats/targets/target.h"
#include "libterrain/generators/generator.h"
#include "libterrain/recipe/preset.h"
#include "tests/support/program.h"

#include <QJsonArray>
#include <QJsonObject>
#include <QTest>

using support::name;
using support::ProgramRun;
using support::runProgram;

namespace {

/// The entries of a list by their id; empty when an entry has none or two have the same.
QMap<QString, QJsonObject> entriesOf(const QJsonArray& list) {
    QMap<QString, QJsonObject> out;
    for (const QJsonValue value : list)
        out[value[name("id")].toString()] = value.toObject();
    return out.size() == list.size() && !out.contains({}) ? out : QMap<QString, QJsonObject>{};
}

QMap<QString, QJsonObject> listed(const char* verb) {
    const ProgramRun run = runProgram({name(verb), name("--json")});
    return run.code == 0 && run.error.isEmpty() ? entriesOf(run.json().array())
                                                : QMap<QString, QJsonObject>{};
}

void compareParameters(const QJsonArray& seen, std::span<const terrain::ParameterSpec> specs) {
    const auto entries = entriesOf(seen);
    QCOMPARE(entries.size(), static_cast<qsizetype>(specs.size()));
    for (const terrain::ParameterSpec& spec : specs) {
        const QJsonObject entry = entries[name(spec.id)];
        for (const char* member : {"label", "unit", "type", "default", "range", "choices", "help"})
            QVERIFY2(entry.contains(name(member)), spec.id);
        QCOMPARE(entry[name("unit")].toString(), name(spec.unit));
        QCOMPARE(entry[name("choices")].toArray().size(), static_cast<qsizetype>(spec.choices.size()));
        const bool isNumber =
            spec.type == terrain::ParameterType::Real || spec.type == terrain::ParameterType::Integer;
        QCOMPARE(entry[name("range")].isArray(), isNumber);
        if (isNumber) {
            QCOMPARE(entry[name("range")][0].toDouble(), spec.minimum);
            QCOMPARE(entry[name("range")][1].toDouble(), spec.maximum);
        }
    }
}

} // namespace

class CommandsListsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void presets();
    void steps();
    void formats();
    void targets();
    void peopleGetEveryId_data();
    void peopleGetEveryId();
};

void CommandsListsTest::presets() {
    const auto entries = listed("presets");
    QCOMPARE(entries.size(), static_cast<qsizetype>(terrain::presets().size()));
    for (const char* id : {"webgl", "matlab", "playful", "workshop", "periodic"})
        QVERIFY2(entries.contains(name(id)), id);
    for (const terrain::Preset& preset : terrain::presets()) {
        const QJsonObject entry = entries[name(preset.id)];
        QCOMPARE(entry[name("label")].toString(), name(preset.label.source));
        compareParameters(entry[name("controls")].toArray(), preset.controls);
    }
}

void CommandsListsTest::steps() {
    const auto entries = listed("steps");
    QCOMPARE(entries.size(),
             static_cast<qsizetype>(terrain::generators().size() + terrain::filters().size()));
    const auto compare = [&](const terrain::StepDescription& step, const char* role) {
        const QJsonObject entry = entries[name(step.kind)];
        QCOMPARE(entry[name("label")].toString(), name(step.label.source));
        QCOMPARE(entry[name("role")].toString(), name(role));
        compareParameters(entry[name("parameters")].toArray(), step.parameters);
    };
    for (const terrain::Generator* generator : terrain::generators())
        compare(generator->description(), "generator");
    for (const terrain::Filter* filter : terrain::filters())
        compare(filter->description(), "filter");
}

void CommandsListsTest::formats() {
    const auto entries = listed("formats");
    constexpr int own = 2; // projects and recipes
    QCOMPARE(entries.size(), static_cast<qsizetype>(terrain::heightmapFormats().size() +
                                                    terrain::meshFormats().size() + own));
    for (const terrain::HeightmapFormat* format : terrain::heightmapFormats()) {
        const QJsonObject entry = entries[name(format->id())];
        QCOMPARE(entry[name("kind")].toString(), name("heightmap"));
        QCOMPARE(entry[name("reads")].toBool(), format->canRead());
        QCOMPARE(entry[name("writes")].toBool(), format->canWrite());
        QCOMPARE(entry[name("suffixes")].toArray().size(), static_cast<qsizetype>(format->suffixes().size()));
        compareParameters(entry[name("options")].toArray(), format->exportOptions());
    }
    for (const terrain::MeshFormat* format : terrain::meshFormats())
        QCOMPARE(entries[name(format->id())][name("kind")].toString(), name("mesh"));
}

void CommandsListsTest::targets() {
    const auto entries = listed("targets");
    QCOMPARE(entries.size(), static_cast<qsizetype>(terrain::targets().size()));
    for (const terrain::Target& target : terrain::targets()) {
        const QJsonObject entry = entries[name(target.id)];
        QCOMPARE(entry[name("label")].toString(), name(target.label));
        QVERIFY2(!entry[name("files")].toArray().isEmpty(), target.id);
        QVERIFY2(!entry[name("sizes")].toString().isEmpty(), target.id);
        QCOMPARE(entry[name("unknown")].toArray().size(), static_cast<qsizetype>(target.unknown.size()));
    }
}

void CommandsListsTest::peopleGetEveryId_data() {
    QTest::addColumn<QString>("verb");
    for (const char* verb : {"presets", "steps", "formats", "targets"})
        QTest::newRow(verb) << name(verb);
}

void CommandsListsTest::peopleGetEveryId() {
    QFETCH(QString, verb);
    const ProgramRun run = runProgram({verb});
    QVERIFY2(run.code == 0, run.seen());
    const auto entries = listed(verb.toUtf8());
    QVERIFY(!entries.isEmpty());
    for (auto entry = entries.begin(); entry != entries.end(); ++entry) {
        QVERIFY2(run.output.contains(entry.key().toUtf8()), qPrintable(entry.key()));
        QVERIFY2(run.output.contains(entry.value()[name("label")].toString().toUtf8()),
                 qPrintable(entry.key()));
    }
}

QTEST_GUILESS_MAIN(CommandsListsTest)
#include "commands_lists_test.moc"
