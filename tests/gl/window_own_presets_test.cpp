// SPDX-License-Identifier: MIT
// The real window under X: presets of the person's own.
#include "app/controls/choice_box.h"
#include "app/controls/parameter_form.h"
#include "app/dialogs/spec_dialog.h"
#include "app/docks/generator_dock.h"
#include "app/docks/preset_box.h"
#include "app/settings/own_presets.h"
#include "tests/support/file_bytes.h"
#include "tests/support/window_driver.h"

#include <QLineEdit>
#include <QMenu>
#include <QMessageBox>
#include <QStandardPaths>
#include <QToolButton>

namespace app {

class WindowOwnPresetsTest : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<WindowDriver> m_driver;

    [[nodiscard]] PresetBox& presets() { return m_driver->window().findChild<GeneratorDock*>()->presetBox(); }
    /// An entry of the menu, or of the submenu of a preset.
    [[nodiscard]] QAction* entry(const QString& text, const QString& preset = {}) {
        QMenu* menu = presets().menuButton().menu();
        Q_EMIT menu->aboutToShow();
        if (!preset.isEmpty())
            for (QAction* action : menu->actions())
                if (action->text() == preset)
                    menu = action->menu();
        for (QAction* action : menu->actions())
            if (action->text().remove(QLatin1Char('&')).startsWith(text))
                return action;
        return nullptr;
    }
    void name(const char* text, bool accepted = true) {
        auto* dialog = m_driver->seek<SpecDialog>("presetNameDialog");
        QVERIFY(dialog != nullptr);
        terrain::ParameterSet values = dialog->values();
        QVERIFY(values.set("name", std::string(text)).isOk());
        dialog->form().setValues(values);
        Q_EMIT dialog->form().changed(QStringLiteral("name"), values.value("name"), false);
        m_driver->press("presetNameDialog", "go");
        if (accepted)
            QTRY_VERIFY(!m_driver->isShown("presetNameDialog"));
    }
    void save(const char* text) {
        entry(QStringLiteral("Save"))->trigger();
        auto* dialog = m_driver->seek<SpecDialog>("presetNameDialog");
        QVERIFY(dialog != nullptr);
        // Who types at once types the name.
        const auto* field = dialog->form().findChild<QLineEdit*>();
        QTRY_VERIFY(field->hasFocus());
        QCOMPARE(field->selectedText(), field->text());
        name(text);
        QVERIFY(m_driver->settle());
    }
    [[nodiscard]] static QString names() { return OwnPresets().names().join(QLatin1Char(' ')); }

private Q_SLOTS:
    void initTestCase() { QStandardPaths::setTestModeEnabled(true); }
    void init() {
        QDir(OwnPresets::defaultFolder()).removeRecursively();
        m_driver = std::make_unique<WindowDriver>(WindowDriver::Views::Map);
        DocumentState next{m_driver->document().recipe(), m_driver->document().display()};
        next.recipe.grid.columns = next.recipe.grid.rows = 65;
        QVERIFY(next.recipe.steps.front().parameters.set("amplitude", 777.0).isOk());
        next.display.exaggeration = 3;
        m_driver->document().apply(next, QStringLiteral("Mine"));
        QVERIFY(m_driver->settle());
    }
    void cleanupTestCase() { QDir(OwnPresets::defaultFolder()).removeRecursively(); }

    void savedItIsInTheListWithItsPicture() {
        save("Mine");
        QCOMPARE(names(), QStringLiteral("Mine"));
        const int place = presets().box().findData(PresetBox::ownId(QStringLiteral("Mine")));
        QVERIFY(place > 0);
        QCOMPARE(presets().box().currentIndex(), place);
        QTRY_VERIFY(!presets().box().itemIcon(place).isNull());
    }

    void itIsUsedAsOneUndoStep() {
        save("Mine");
        const DocumentState mine{m_driver->document().recipe(), m_driver->document().display()};
        m_driver->window().findChild<GeneratorDock*>()->startFromPreset(QStringLiteral("hills"));
        QVERIFY(m_driver->settle());
        const int generations = m_driver->document().generationCount();
        Q_EMIT presets().ownChosen(QStringLiteral("Mine"));
        QVERIFY(m_driver->settle());
        QCOMPARE(m_driver->document().recipe(), mine.recipe);
        QCOMPARE(m_driver->document().display(), mine.display);
        QCOMPARE(m_driver->document().generationCount(), generations + 1);
    }

    void noneIsReplacedUnasked() {
        save("Mine");
        DocumentState next{m_driver->document().recipe(), m_driver->document().display()};
        QVERIFY(next.recipe.steps.front().parameters.set("amplitude", 5.0).isOk());
        m_driver->document().apply(next, QStringLiteral("Other"));
        const auto kept = [] {
            return OwnPresets()
                .find(QStringLiteral("Mine"))
                .value()
                .recipe.steps.front()
                .parameters.real("amplitude");
        };
        entry(QStringLiteral("Save"))->trigger();
        name("Mine", false);
        m_driver->answer("replacePresetDialog", "Cancel");
        QCOMPARE(kept(), 777.0);
        name("Mine", false);
        m_driver->answer("replacePresetDialog", "Replace");
        QTRY_COMPARE(kept(), 5.0);
    }

    void renamedAndDeleted() {
        save("Mine");
        save("Second");
        entry(QStringLiteral("Rename"), QStringLiteral("Mine"))->trigger();
        name("Second", false); // it is taken: said beside the field
        QVERIFY(m_driver->isShown("presetNameDialog"));
        QCOMPARE(names(), QStringLiteral("Mine Second"));
        name("Third");
        QCOMPARE(names(), QStringLiteral("Second Third"));
        entry(QStringLiteral("Delete"), QStringLiteral("Third"))->trigger();
        m_driver->answer("deletePresetDialog", "Delete");
        QTRY_COMPARE(names(), QStringLiteral("Second"));
        QCOMPARE(presets().box().findData(PresetBox::ownId(QStringLiteral("Third"))), -1);
    }

    void exportedAndImported() {
        save("Mine");
        const QString file = m_driver->path("mine.json");
        entry(QStringLiteral("Export"), QStringLiteral("Mine"))->trigger();
        m_driver->giveFile(file);
        QTRY_VERIFY(QFile::exists(file));
        QVERIFY(OwnPresets().remove(QStringLiteral("Mine")).isOk());
        entry(QStringLiteral("Import"))->trigger();
        m_driver->giveFile(file);
        QTRY_COMPARE(names(), QStringLiteral("Mine"));
    }

    void brokenFilesAreInTheMenu() {
        save("Mine");
        const QString file = OwnPresets::defaultFolder() + QStringLiteral("/broken.json");
        QVERIFY(support::writeBytes(file, "{"));
        QAction* broken = entry(QStringLiteral("broken.json"));
        QVERIFY(broken != nullptr);
        broken->trigger();
        QVERIFY(m_driver->seek<QMessageBox>("errorDialog") != nullptr);
        QVERIFY(QFile::exists(file));
    }
};

} // namespace app

QTEST_MAIN(app::WindowOwnPresetsTest)
#include "window_own_presets_test.moc"
