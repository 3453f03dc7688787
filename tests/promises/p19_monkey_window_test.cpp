// SPDX-License-Identifier: MIT
// Whatever is clicked and typed: the program does not crash, and what it shows, holds and remembers agrees.
// The seed is printed; MORAINE_MONKEY_SEED gives one, MORAINE_MONKEY_EVENTS another number of events. What
// was done is written to moraine-monkey-SEED.log in the temporary folder, which stays when something is
// wrong.
#include "app/controls/parameter_form.h"
#include "app/docks/generator_dock.h"
#include "app/docks/recipe_editor.h"
#include "app/docks/recipe_list.h"
#include "app/docks/size_editor.h"
#include "app/docks/step_editor.h"
#include "app/window/evaluation.h"
#include "app/window/view_area.h"
#include "libterrain/recipe/evaluate.h"
#include "libterrain/recipe/recipe_json.h"
#include "tests/support/monkey.h"
#include "tests/support/trials.h"
#include "tests/support/window_driver.h"

#include <QApplication>
#include <QDir>
#include <QElapsedTimer>
#include <QListWidget>
#include <QRandomGenerator>
#include <QUndoStack>

namespace app {

namespace {

constexpr int eventsBetween = 100; // two looks at whether all is well
constexpr int secondsAtMost = 40;  // of the normal run, however busy the machine is
constexpr std::int64_t mostSamples = std::int64_t{600} * 600; // of a land that is waited for
constexpr int mostGenerations = 150;

/// What a person may find in a folder: good files and others.
void fillFolder(const QString& folder) {
    const auto write = [&](const char* name, const QByteArray& bytes) {
        QFile file(QDir(folder).filePath(QLatin1String(name)));
        if (file.open(QIODevice::WriteOnly))
            file.write(bytes);
    };
    QByteArray grid = "ncols 33\nnrows 17\nxllcorner 0\nyllcorner 0\ncellsize 10\nNODATA_value -9999\n";
    for (int i = 0; i < 33 * 17; ++i)
        grid += i == 40 ? QByteArray("-9999 ") : QByteArray::number((i * 37) % 101) + ' ';
    write("land.asc", grid);
    write("square.raw", QByteArray(65 * 65 * 2, '\3'));
    write("grey.pgm", "P2\n3 2\n255\n0 50 100\n150 200 250\n");
    write("broken.png", "\x89PNG\r\n\x1a\nthis is none");
    write("broken.moraine", QByteArray("SQLite format 3\0", 16) + QByteArray(4096, 'x'));
    write("list.xyz", "0 0 1\n1 0 2\n0 1 3\n1 1 4\n");
    write("recipe.json", QByteArray::fromStdString(terrain::recipeToJson(terrain::defaultRecipe())));
}

struct State {
    terrain::Recipe recipe;
    terrain::Display display;

    friend bool operator==(const State&, const State&) = default;
};

} // namespace

class MonkeyTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void nothingBreaks();
    void aWrongStateIsSeen();

private:
    [[nodiscard]] State now() const {
        return {m_driver->document().recipe(), m_driver->document().display()};
    }
    void makeSmall();
    void log(const QString& line);
    /// What is wrong; empty when all is well.
    QString check(bool thorough);
    QString settle();
    QString viewsAgree();
    QString formsAgree();
    QString historyAgrees();

    std::unique_ptr<WindowDriver> m_driver;
    QTemporaryDir m_folder;
    QFile m_log;
};

void MonkeyTest::initTestCase() {
    QVERIFY(QDir(m_folder.path()).mkpath(QStringLiteral("files")));
    fillFolder(m_folder.filePath(QStringLiteral("files")));
    QDir::setCurrent(m_folder.filePath(QStringLiteral("files"))); // names without a folder are there
    m_driver = std::make_unique<WindowDriver>(QSize(1000, 700));
}

void MonkeyTest::makeSmall() {
    if (m_driver->document().recipe().grid.sampleCount() <= mostSamples)
        return;
    DocumentState state{m_driver->document().recipe(), m_driver->document().display()};
    state.recipe.grid.columns = std::min(state.recipe.grid.columns, 65);
    state.recipe.grid.rows = std::min(state.recipe.grid.rows, 65);
    m_driver->document().apply(state, QStringLiteral("Small again"));
}

void MonkeyTest::log(const QString& line) {
    m_log.write(line.toUtf8() + '\n');
    m_log.flush();
}

QString MonkeyTest::settle() {
    const auto calm = [this] { return !m_driver->session().jobs.isAnythingRunning(); };
    if (!QTest::qWaitFor(calm, 3000)) {
        m_driver->session().jobs.cancelAll();
        m_driver->act("view.generate"); // what a person does then
    }
    if (!QTest::qWaitFor(calm, 30000))
        return QStringLiteral("a job goes on: ") + m_driver->session().jobs.activity()->title;
    Evaluation& evaluation = m_driver->session().evaluation;
    const auto done = [&] {
        // Looked at before it begins anew: what cannot be made would run whenever it is looked at.
        if (m_driver->document().heightsAreCurrent() || (calm() && !evaluation.problem().isEmpty()))
            return true;
        evaluation.again();
        return false;
    };
    if (!QTest::qWaitFor(done, 30000))
        return QStringLiteral("the heights do not come");
    if (!QTest::qWaitFor(calm, 20000))
        return QStringLiteral("a job follows the heights and goes on: ") +
               m_driver->session().jobs.activity()->title;
    return {};
}

QString MonkeyTest::viewsAgree() {
    if (!m_driver->document().heightsAreCurrent())
        return {};
    const auto heights = terrain::evaluate(m_driver->document().recipe(), {});
    if (!heights)
        return QStringLiteral("heights of what cannot be made");
    if (terrain::fingerprint(*heights.value()).value() != m_driver->document().fingerprint())
        return QStringLiteral("the heights are not those of the recipe");
    ViewportWidget* view = m_driver->window().views().viewport();
    const auto shown = [&] {
        const SharedPreparedHeights& prepared = view->scene().heights;
        return prepared != nullptr && prepared->heights == m_driver->document().heights();
    };
    // A panel that plays levels or shows another terrain for a moment has the views.
    auto* levels = m_driver->window().findChild<QWidget*>(QStringLiteral("levelsDock"));
    auto* variations = m_driver->window().findChild<QWidget*>(QStringLiteral("variationsDock"));
    if (view == nullptr || levels->isVisible() || variations->isVisible())
        return {};
    return QTest::qWaitFor(shown, 5000) ? QString() : QStringLiteral("the 3D view shows other heights");
}

QString MonkeyTest::formsAgree() {
    const auto* dock = m_driver->window().findChild<GeneratorDock*>();
    const terrain::Recipe& recipe = m_driver->document().recipe();
    const int steps = static_cast<int>(recipe.steps.size());
    if (dock->recipeEditor().list().count() != steps)
        return QStringLiteral("the list has another number of steps");
    const bool sized = dock->sizeEditor().error().isEmpty();
    if (sized && !(dock->sizeEditor().grid() == recipe.grid))
        return QStringLiteral("the size shown is another");
    const int selected = dock->recipeEditor().selectedStep();
    if (selected < 0 || selected >= steps)
        return QStringLiteral("no step is selected");
    const ParameterForm* form = dock->stepEditor().form();
    if (form == nullptr || form->hasErrors())
        return {};
    const terrain::Step& step = recipe.steps[static_cast<std::size_t>(selected)];
    if (!(dock->stepEditor().step() == step))
        return QStringLiteral("the step shown is another than ") + QString::fromStdString(step.id);
    return form->values() == step.parameters ? QString() : QStringLiteral("the form shows other values");
}

/// All back and all again: the same states on the way, and the same heights in the end.
QString MonkeyTest::historyAgrees() {
    QUndoStack& stack = m_driver->document().undoStack();
    const int index = stack.index();
    QList<State> states{now()};
    while (stack.canUndo()) {
        stack.undo();
        states.prepend(now());
    }
    for (int i = 0; i <= index; ++i) {
        if (!(now() == states[i]))
            return QStringLiteral("generation %1 is another after undo and redo").arg(i);
        if (i < index)
            stack.redo();
    }
    return stack.index() == index ? QString() : QStringLiteral("the history ends elsewhere");
}

QString MonkeyTest::check(bool thorough) {
    if (!Monkey::closeEverything())
        return QStringLiteral("a dialog does not close: ") + QApplication::activeModalWidget()->objectName();
    if (!m_driver->window().isVisible()) {
        log(QStringLiteral("-- opened again"));
        m_driver->reopen();
    }
    makeSmall();
    QString wrong = settle();
    const auto before = m_driver->document().fingerprint();
    const bool current = m_driver->document().heightsAreCurrent();
    if (wrong.isEmpty() && thorough) {
        wrong = historyAgrees();
        if (wrong.isEmpty())
            wrong = settle();
        if (wrong.isEmpty() && current && m_driver->document().fingerprint() != before)
            wrong = QStringLiteral("other heights after all was undone and done again");
    }
    if (wrong.isEmpty())
        wrong = viewsAgree();
    if (wrong.isEmpty())
        wrong = formsAgree();
    if (m_driver->document().generationCount() > mostGenerations) {
        log(QStringLiteral("-- a new document"));
        m_driver->document().reset({m_driver->document().recipe(), m_driver->document().display()},
                                   QStringLiteral("Begun again"));
    }
    return wrong;
}

void MonkeyTest::nothingBreaks() {
    bool given = false;
    quint32 seed = qEnvironmentVariable("MORAINE_MONKEY_SEED").toUInt(&given);
    // The normal run is the same for everybody; new ground is for the long one.
    if (!given)
        seed = support::trials(1, 0) == 1 ? 1 : QRandomGenerator::global()->generate() % 100000;
    const int asked = qEnvironmentVariableIntValue("MORAINE_MONKEY_EVENTS");
    const int events = asked > 0 ? asked : support::trials(1500, 20000);
    const bool hurries = asked <= 0 && support::trials(1, 0) == 1;
    m_log.setFileName(QDir::temp().filePath(QStringLiteral("moraine-monkey-%1.log").arg(seed)));
    QVERIFY(m_log.open(QIODevice::WriteOnly));
    qInfo("seed %u, log %s", seed, qPrintable(m_log.fileName()));
    Monkey monkey(seed, m_folder.filePath(QStringLiteral("files")));
    QElapsedTimer clock;
    clock.start();
    int done = 0;
    while (done < events && !(hurries && clock.elapsed() > secondsAtMost * 1000)) {
        log(QStringLiteral("%1 %2").arg(done).arg(monkey.act(m_driver->window())));
        QCoreApplication::processEvents(QEventLoop::AllEvents, 20);
        makeSmall();
        if (++done % eventsBetween == 0) {
            const QString wrong = check(done % (5 * eventsBetween) == 0);
            log(QStringLiteral("-- looked at, ") + (wrong.isEmpty() ? QStringLiteral("well") : wrong));
            QVERIFY2(wrong.isEmpty(),
                     qPrintable(QStringLiteral("seed %1, event %2: %3").arg(seed).arg(done).arg(wrong)));
        }
    }
    const QString wrong = check(true);
    QVERIFY2(wrong.isEmpty(), qPrintable(QStringLiteral("seed %1, at the end: %2").arg(seed).arg(wrong)));
    qInfo("%d events in %.1f s", done, static_cast<double>(clock.elapsed()) / 1000);
    m_log.remove();
}

/// The positive control: what the looks would find.
void MonkeyTest::aWrongStateIsSeen() {
    QVERIFY2(check(true).isEmpty(), "the window is not well to begin with");
    auto* dock = m_driver->window().findChild<GeneratorDock*>();
    terrain::Recipe other = m_driver->document().recipe();
    other.grid.columns += 1;
    dock->sizeEditor().setGrid(other.grid);
    QVERIFY(!formsAgree().isEmpty());
    dock->sizeEditor().setGrid(m_driver->document().recipe().grid);
    QVERIFY(formsAgree().isEmpty());
    terrain::Heightfield flat =
        std::move(terrain::Heightfield::create(m_driver->document().recipe().grid)).value();
    std::fill_n(flat.row(0), flat.samples().size(), 1.0F);
    const terrain::ContentHash hash = terrain::fingerprint(flat).value();
    m_driver->document().setHeights(m_driver->document().recipe(),
                                    std::make_shared<const terrain::Heightfield>(std::move(flat)), hash);
    QVERIFY(!viewsAgree().isEmpty());
}

} // namespace app

int main(int argc, char** argv) {
    // Nothing of the person's is near: home, settings and documents are a folder of the test's.
    static QTemporaryDir home;
    qputenv("HOME", home.path().toUtf8());
    for (const char* place : {"XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME", "XDG_STATE_HOME"})
        qputenv(place, home.path().toUtf8());
    QApplication application(argc, argv);
    app::MonkeyTest test;
    return QTest::qExec(&test, argc, argv);
}
#include "p19_monkey_window_test.moc"
