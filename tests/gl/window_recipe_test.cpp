// SPDX-License-Identifier: MIT
// The real window under X: the recipe's list of steps, by mouse and by keys.
#include "app/controls/curve_field.h"
#include "app/controls/number_field.h"
#include "app/controls/number_row.h"
#include "app/docks/generator_dock.h"
#include "app/docks/recipe_delegate.h"
#include "app/docks/recipe_editor.h"
#include "app/docks/recipe_list.h"
#include "app/docks/step_editor.h"
#include "app/window/evaluation.h"
#include "tests/support/window_driver.h"

#include <QLineEdit>
#include <QMenu>
#include <QToolButton>
#include <QTreeWidget>
#include <QUndoStack>

namespace app {

namespace {

/// The recipe as people read it: "ground smooth terrace(off) island=50 scale“Hills”".
QString read(const terrain::Recipe& recipe) {
    QStringList out;
    for (const terrain::Step& step : recipe.steps) {
        QString word = QString::fromStdString(step.id);
        if (!step.enabled)
            word += QStringLiteral("(off)");
        if (step.strength != 1)
            word += QStringLiteral("=%1").arg(step.strength * 100);
        if (!step.name.empty())
            word += QStringLiteral("“%1”").arg(QString::fromStdString(step.name));
        out << word;
    }
    return out.join(QLatin1Char(' '));
}

/// What a row of the table does to the recipe ground, smooth, terrace, scale with the second step selected.
struct Deed {
    const char* name;
    const char* keys;  ///< as QTest presses them, one after the other
    const char* after; ///< how the recipe reads
    int selected;      ///< afterwards
    bool byMouse = false;
};

const Deed deeds[] = {
    {"move down by key", "Ctrl+Down", "ground terrace smooth scale", 2},
    {"move up by key", "Down,Ctrl+Up", "ground terrace smooth scale", 1},
    {"move to the end", "Ctrl+Down,Ctrl+Down", "ground terrace scale smooth", 3},
    {"switch off by key", "Space", "ground smooth(off) terrace scale", 1},
    {"duplicate by key", "Ctrl+D", "ground smooth smooth_2 terrace scale", 2},
    {"remove by key", "Del", "ground terrace scale", 1},
    {"remove the last", "Down,Down,Del", "ground smooth terrace", 2},
    {"rename by key", "F2,'Calm,Return", "ground smooth“Calm” terrace scale", 1},
    {"name of the ground", "Up,F2,'Alps,Return", "ground“Alps” smooth terrace scale", 0},
    {"add by key", "Insert,Down,Return", "ground smooth smooth_2 terrace scale", 2},
    {"strength by key", "strength", "ground smooth=40 terrace scale", 1},
    {"drag down", "1>3", "ground terrace scale smooth", 3, true},
    {"drag up", "3>1", "ground scale smooth terrace", 1, true},
    {"eye", "eye 2", "ground smooth terrace(off) scale", 1, true},
    {"button up", "step.move-up 2", "ground terrace smooth scale", 1, true},
    {"button down", "step.move-down 1", "ground terrace smooth scale", 2, true},
    {"button duplicate", "step.duplicate 3", "ground smooth terrace scale scale_2", 4, true},
    {"button remove", "step.remove 2", "ground smooth scale", 2, true},
    {"menu add", "menu step.add.island", "ground smooth island terrace scale", 2, true},
    {"menu other ground", "menu step.ground.flat", "ground smooth terrace scale", 0, true},
};

} // namespace

class WindowRecipeTest : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<WindowDriver> m_driver;

    [[nodiscard]] GeneratorDock& dock() { return *m_driver->window().findChild<GeneratorDock*>(); }
    [[nodiscard]] RecipeEditor& editor() { return dock().recipeEditor(); }
    [[nodiscard]] RecipeList& list() { return editor().list(); }
    [[nodiscard]] QString recipe() { return read(m_driver->document().recipe()); }

    void startAnew(std::initializer_list<const char*> kinds) {
        DocumentState next{terrain::defaultRecipe(), m_driver->document().display()};
        next.recipe.grid.columns = next.recipe.grid.rows = 129;
        for (const char* kind : kinds)
            next.recipe.steps.push_back(terrain::makeStep(kind, kind));
        m_driver->document().reset(next, QStringLiteral("New"));
        QVERIFY(m_driver->settle());
    }
    /// Saves the project, leaves it and opens it again.
    void saveAndOpen(const QString& file) {
        m_driver->saveAs(file);
        startAnew({});
        QVERIFY(m_driver->document().path().isEmpty());
        m_driver->openProject(file);
    }
    void press(const QString& key) {
        QWidget* focus = QApplication::activePopupWidget() != nullptr ? QApplication::activePopupWidget()
                                                                      : QApplication::focusWidget();
        if (key.startsWith(QLatin1Char('\'')))
            return QTest::keyClicks(focus, key.mid(1));
        const QKeyCombination combination = QKeySequence::fromString(key)[0];
        QTest::keyClick(focus, combination.key(), combination.keyboardModifiers());
        QCoreApplication::processEvents(); // a name is taken over a moment later
    }
    void typeStrength() {
        const auto rows = dock().stepEditor().findChildren<NumberRow*>();
        NumberField& field = rows.first()->field();
        for (int i = 0; i < 100 && !field.hasFocus(); ++i)
            press(QStringLiteral("Tab"));
        QVERIFY2(field.hasFocus(), "Tab comes from the list to the strength");
        press(QStringLiteral("Ctrl+A"));
        press(QStringLiteral("'40"));
        press(QStringLiteral("Return"));
    }
    void drag(int from, int to) {
        QWidget* view = list().viewport();
        const QPoint start = list().visualItemRect(list().item(from)).center();
        const QRect target = list().visualItemRect(list().item(to));
        const QPoint end(target.center().x(), to > from ? target.bottom() - 2 : target.top() + 2);
        QTest::mousePress(view, Qt::LeftButton, {}, start);
        for (int i = 1; i <= 5; ++i)
            QTest::mouseMove(view, start + (end - start) * i / 5);
        QTest::mouseRelease(view, Qt::LeftButton, {}, end);
    }
    void useTheMouse(const QString& what) {
        const QStringList words = what.split(QLatin1Char(' '));
        if (what.contains(QLatin1Char('>')))
            return drag(what.section(QLatin1Char('>'), 0, 0).toInt(),
                        what.section(QLatin1Char('>'), 1).toInt());
        if (words.first() == QLatin1String("eye")) {
            const QRect row = list().visualItemRect(list().item(words.last().toInt()));
            return QTest::mouseClick(list().viewport(), Qt::LeftButton, {},
                                     RecipeDelegate::eyeOf(row).center());
        }
        if (words.first() == QLatin1String("menu"))
            return editor().addButton().menu()->findChild<QAction*>(words.last())->trigger();
        const QRect row = list().visualItemRect(list().item(words.last().toInt()));
        QTest::mouseClick(list().viewport(), Qt::LeftButton, {}, row.center());
        QTest::mouseClick(editor().findChild<QToolButton*>(words.first()), Qt::LeftButton);
    }
    void perform(const Deed& deed) {
        if (deed.byMouse)
            return useTheMouse(QLatin1String(deed.keys));
        if (qstrcmp(deed.keys, "strength") == 0)
            return typeStrength();
        const QStringList keys = QString::fromUtf8(deed.keys).split(QLatin1Char(','));
        for (const QString& key : keys)
            press(key);
    }

private Q_SLOTS:
    void initTestCase() {
        m_driver = std::make_unique<WindowDriver>();
        m_driver->act("view.map"); // quicker to draw than the 3D view
    }
    void cleanupTestCase() { m_driver.reset(); }
    void init() {
        startAnew({"smooth", "terrace", "scale"});
        list().setCurrentRow(1);
        list().setFocus();
        QTRY_VERIFY(list().hasFocus());
    }

    void deedsAreUndoneRedoneAndKept_data() {
        QTest::addColumn<int>("row");
        for (int i = 0; i < static_cast<int>(std::size(deeds)); ++i)
            QTest::newRow(deeds[i].name) << i;
    }
    void deedsAreUndoneRedoneAndKept() {
        QFETCH(int, row);
        const Deed& deed = deeds[row];
        const terrain::Recipe before = m_driver->document().recipe();
        perform(deed);
        QCOMPARE(recipe(), QString::fromUtf8(deed.after));
        QCOMPARE(list().currentRow(), deed.selected);
        QCOMPARE(dock().stepEditor().step().id,
                 m_driver->document().recipe().steps[static_cast<std::size_t>(deed.selected)].id);
        const terrain::Recipe after = m_driver->document().recipe();
        QVERIFY(after != before);
        const QString heights = m_driver->fingerprint();
        while (m_driver->document().undoStack().canUndo())
            m_driver->act("edit.undo");
        QVERIFY(m_driver->document().recipe() == before);
        while (m_driver->document().undoStack().canRedo())
            m_driver->act("edit.redo");
        QVERIFY(m_driver->document().recipe() == after);
        QCOMPARE(m_driver->fingerprint(), heights);

        saveAndOpen(m_driver->path(qPrintable(QStringLiteral("%1.moraine").arg(row))));
        QVERIFY(m_driver->document().recipe() == after);
        QCOMPARE(list().count(), static_cast<int>(after.steps.size()));
        QCOMPARE(m_driver->fingerprint(), heights);
        m_driver->act("edit.undo"); // the project keeps its history
        QVERIFY(m_driver->document().recipe() != after);
    }

    /// The ground stays where it is, whatever is tried, and the list says why.
    void theGroundStays_data() {
        QTest::addColumn<QString>("keys");
        QTest::addColumn<bool>("byMouse");
        QTest::newRow("off") << QStringLiteral("Up,Space") << false;
        QTest::newRow("removed") << QStringLiteral("Up,Del") << false;
        QTest::newRow("duplicated") << QStringLiteral("Up,Ctrl+D") << false;
        QTest::newRow("moved down") << QStringLiteral("Up,Ctrl+Down") << false;
        QTest::newRow("moved up") << QStringLiteral("Up,Ctrl+Up") << false;
        QTest::newRow("another above it") << QStringLiteral("Ctrl+Up") << false;
        QTest::newRow("dragged") << QStringLiteral("0>2") << true;
        QTest::newRow("another dragged above it") << QStringLiteral("2>0") << true;
        QTest::newRow("its eye") << QStringLiteral("eye 0") << true;
    }
    void theGroundStays() {
        QFETCH(QString, keys);
        QFETCH(bool, byMouse);
        const QByteArray text = keys.toUtf8();
        perform({"", text.constData(), "", 0, byMouse});
        QCOMPARE(recipe(), QStringLiteral("ground smooth terrace scale"));
        QCOMPARE(m_driver->document().generationCount(), 1);
        QCOMPARE(editor().message(), RecipeList::groundReason());
        list().setCurrentRow(0);
        const auto* remove = editor().findChild<QToolButton*>(QStringLiteral("step.remove"));
        QVERIFY(!remove->isEnabled());
        QVERIFY(remove->toolTip().contains(RecipeList::groundReason()));
    }

    void escapeGivesADragUp() {
        QWidget* view = list().viewport();
        QTest::mousePress(view, Qt::LeftButton, {}, list().visualItemRect(list().item(1)).center());
        const QPoint end = list().visualItemRect(list().item(3)).center() + QPoint(0, 8);
        QTest::mouseMove(view, end - QPoint(0, 30));
        QTest::mouseMove(view, end);
        QTest::keyClick(&list(), Qt::Key_Escape);
        QTest::mouseRelease(view, Qt::LeftButton, {}, end);
        QCOMPARE(recipe(), QStringLiteral("ground smooth terrace scale"));
    }

    void namesThatChangeNothing_data() {
        QTest::addColumn<QString>("keys");
        QTest::newRow("given up") << QStringLiteral("F2,'Calm,Esc");
        QTest::newRow("emptied") << QStringLiteral("F2,Backspace,Return");
        QTest::newRow("that of its kind") << QStringLiteral("F2,'Smooth,Return");
        QTest::newRow("blanks") << QStringLiteral("F2,'   ,Return");
    }
    void namesThatChangeNothing() {
        QFETCH(QString, keys);
        const QByteArray text = keys.toUtf8();
        perform({"", text.constData(), "", 0});
        QCOMPARE(m_driver->document().generationCount(), 1);
        QCOMPARE(list().item(1)->text(), QStringLiteral("Smooth"));
    }

    void anEmptyNameIsThatOfTheKindAgain() {
        perform({"", "F2,'Calm,Return,F2,Backspace,Return", "", 0});
        QCOMPARE(m_driver->document().generationCount(), 3);
        QVERIFY(m_driver->document().recipe().steps[1].name.empty());
    }

    /// Changing step k makes the steps from k on anew, and no other; a name makes none.
    void aChangeMakesNoStepBeforeItAnew() {
        DocumentState fresh{m_driver->document().recipe(), m_driver->document().display()};
        QVERIFY(fresh.recipe.steps.front().parameters.set("seed", std::string("unseen")).isOk());
        m_driver->document().reset(fresh, QStringLiteral("New"));
        QVERIFY(m_driver->settle());
        terrain::EvaluationCache& cache = *m_driver->session().evaluation.cache();
        const auto made = [&](const char* keys) {
            const std::uint64_t before = cache.computedSteps();
            perform({"", keys, "", 0});
            [[maybe_unused]] const bool settled = m_driver->settle();
            return cache.computedSteps() - before;
        };
        QCOMPARE(made("F2,'Calm,Return"), 0U);
        QCOMPARE(made("Down,Down,Space"), 0U); // off: what is before it is there
        QCOMPARE(made("Space"), 0U);           // and so is it itself
        QCOMPARE(made("Ctrl+Up"), 2U);
        QCOMPARE(made("Del"), 0U); // as it was before scale
        QCOMPARE(made("Up,Up,Down,Ctrl+D"), 2U);
    }

    /// By keys each key, by pointer each drag is one step of undo; Delete takes a point, not the step.
    void aCurveIsUndone_data() {
        QTest::addColumn<bool>("byPointer");
        QTest::newRow("by keys") << false;
        QTest::newRow("by pointer") << true;
    }
    void aCurveIsUndone() {
        QFETCH(bool, byPointer);
        startAnew({"curve"});
        list().setCurrentRow(1);
        list().setFocus();
        auto& field = *dock().stepEditor().findChild<CurveField*>();
        const terrain::Recipe before = m_driver->document().recipe();
        if (byPointer) {
            const QPoint from = field.placeOf(field.curve()[1]).toPoint();
            QTest::mousePress(&field, Qt::LeftButton, {}, from);
            for (int i = 1; i <= 3; ++i)
                QTest::mouseMove(&field, from - QPoint(0, 6 * i));
            QTest::mouseRelease(&field, Qt::LeftButton, {}, from - QPoint(0, 18));
            QCOMPARE(m_driver->document().generationCount(), 2);
            QVERIFY(m_driver->settle());
        } else {
            for (int i = 0; i < 100 && !field.hasFocus(); ++i)
                press(QStringLiteral("Tab"));
            QVERIFY2(field.hasFocus(), "Tab comes from the list to the curve");
            for (const char* key : {"PgDown", "Up", "Insert", "Del"})
                press(QLatin1String(key));
            QCOMPARE(m_driver->document().generationCount(), 4);
            QCOMPARE(recipe(), QStringLiteral("ground curve"));
        }
        QVERIFY(m_driver->document().recipe() != before);
        while (m_driver->document().undoStack().canUndo())
            m_driver->act("edit.undo");
        QVERIFY(m_driver->document().recipe() == before);
        QVERIFY(field.curve() == before.steps[1].parameters.curve("curve"));
    }

    /// Whatever the land's heights: what is added there starts with numbers near them.
    void aNewStepFitsTheLand() {
        startAnew({"scale"});
        terrain::Recipe recipe = m_driver->document().recipe();
        for (const double factor : {0.01, 30.0}) {
            QVERIFY(recipe.steps[1].parameters.set("factor", factor).isOk());
            m_driver->document().reset({recipe, m_driver->document().display()}, QStringLiteral("New"));
            QVERIFY(m_driver->settle());
            const terrain::HeightRange heights = terrain::heightRange(*m_driver->document().heights());
            list().setCurrentRow(1);
            useTheMouse(QStringLiteral("menu step.add.normalise"));
            const terrain::ParameterSet& made = m_driver->document().recipe().steps[2].parameters;
            const double room = 0.05 * static_cast<double>(heights.span());
            QVERIFY(std::abs(made.real("lowest") - static_cast<double>(heights.minimum)) <= room);
            QVERIFY(std::abs(made.real("highest") - static_cast<double>(heights.maximum)) <= room);
        }
    }

    void theShortcutsAreListed() {
        m_driver->act("help.shortcuts");
        const auto* lines = m_driver->seek<QTreeWidget>("shortcuts");
        QVERIFY(lines != nullptr);
        for (const char* text :
             {"Add step", "Switch on or off", "Rename", "Move up", "Move down", "Duplicate"})
            QVERIFY2(!lines->findItems(QLatin1String(text), Qt::MatchExactly | Qt::MatchRecursive).isEmpty(),
                     text);
    }
};

} // namespace app

QTEST_MAIN(app::WindowRecipeTest)
#include "window_recipe_test.moc"
