// SPDX-License-Identifier: MIT
// Presets that were saved in the window, by their names on the command line.
#include "app/settings/application_id.h"
#include "app/settings/own_presets.h"
#include "libterrain/recipe/preset.h"
#include "tests/support/program.h"

#include <QDir>
#include <QJsonObject>
#include <QStandardPaths>
#include <QTest>

using support::Folder;
using support::name;
using support::ProgramRun;
using support::runProgram;

class CommandsOwnPresetsTest : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<Folder> m_folder;

    [[nodiscard]] ProgramRun run(const QStringList& arguments) const {
        return runProgram(arguments, m_folder->path(),
                          {{name("XDG_DATA_HOME"), m_folder->path(name("data"))}});
    }
    /// Where the program looks for them.
    [[nodiscard]] QString presetFolder() const {
        const QString own = app::OwnPresets::defaultFolder();
        const QString shared = QStandardPaths::writableLocation(QStandardPaths::GenericDataLocation);
        return m_folder->path(name("data")) + own.mid(shared.size());
    }

private Q_SLOTS:
    void initTestCase() {
        app::setApplicationIdentity();
        m_folder = std::make_unique<Folder>();
        const terrain::Preset& coast = *terrain::findPreset("coast");
        terrain::AppliedPreset made = terrain::applyPreset(coast, terrain::presetGrid(coast)).value();
        made.recipe.grid.columns = made.recipe.grid.rows = 65;
        const app::OwnPresets presets(presetFolder());
        for (const char* own : {"Home shore", "hills"}) // the second is the name of a built-in one
            QVERIFY(presets.save({own, made.recipe, made.display}, terrain::Existing::Keep).isOk());
    }

    void aNameIsEnough() {
        const ProgramRun made =
            run({name("generate"), name("--preset"), name("Home shore"), name("-o"), name("own.moraine")});
        QVERIFY2(made.code == 0, made.seen());
        const ProgramRun own = run({name("info"), name("own.moraine"), name("--json")});
        QCOMPARE(own.json()[name("columns")].toInt(), 65);
        QVERIFY(!own.json()[name("fingerprint")].toString().isEmpty());
    }

    void builtInOnesComeFirst() {
        const ProgramRun made =
            run({name("generate"), name("--preset"), name("hills"), name("-o"), name("hills.moraine")});
        QVERIFY2(made.code == 0, made.seen());
        const ProgramRun seen = run({name("info"), name("hills.moraine"), name("--json")});
        QCOMPARE(seen.json()[name("columns")].toInt(), terrain::findPreset("hills")->columns);
    }

    void unknownOnesNameThoseThatThereAre() {
        const ProgramRun refused =
            run({name("generate"), name("--preset"), name("Away"), name("-o"), name("a.moraine")});
        QCOMPARE(refused.code, 2);
        QVERIFY2(refused.error.contains("Home shore"), refused.seen());
    }

    void theyHaveNoControls() {
        const ProgramRun refused = run({name("generate"), name("--preset"), name("Home shore"), name("--set"),
                                        name("preset.rcoe=1"), name("-o"), name("a.moraine")});
        QCOMPARE(refused.code, 2);
        QVERIFY2(refused.error.contains("rcoe"), refused.seen());
    }
};

QTEST_GUILESS_MAIN(CommandsOwnPresetsTest)
#include "commands_own_presets_test.moc"
