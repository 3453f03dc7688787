// SPDX-License-Identifier: MIT
// The real window under X: the player of diamond-square's levels.
#include "app/controls/number_slider.h"
#include "app/controls/parameter_form.h"
#include "app/dialogs/spec_dialog.h"
#include "app/docks/levels_dock.h"
#include "app/viewport/viewport_widget.h"
#include "app/window/view_area.h"
#include "tests/support/window_driver.h"

#include <QAbstractButton>
#include <QComboBox>
#include <QDir>
#include <QDockWidget>
#include <QLabel>
#include <QToolButton>

namespace app {

class WindowLevelsTest : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<WindowDriver> m_driver;

    [[nodiscard]] LevelsDock& dock() { return *m_driver->window().findChild<LevelsDock*>(); }
    [[nodiscard]] const Scene& scene() { return m_driver->window().views().viewport()->scene(); }
    [[nodiscard]] int shownColumns() { return scene().heights ? scene().heights->heights->columns() : 0; }

    /// 17² with three neighbours at the border: levels 1 … 4.
    void makeSmall(const char* form = "classic") {
        DocumentState next{m_driver->document().recipe(), m_driver->document().display()};
        next.recipe.grid.columns = next.recipe.grid.rows = 17;
        terrain::ParameterSet& set = next.recipe.steps.front().parameters;
        QVERIFY(set.set("form", std::string(form)).isOk());
        QVERIFY(set.set("edges", std::string(form == std::string("stationary") ? "open" : "three")).isOk());
        m_driver->document().apply(next, QStringLiteral("Size"));
        QVERIFY(m_driver->settle());
        QTRY_COMPARE(shownColumns(), 17);
    }
    void open(LevelsDock::Unit unit) {
        m_driver->act("view.levels");
        dock().pause();
        dock().stop();
        dock().findChild<QComboBox*>()->setCurrentIndex(static_cast<int>(unit));
        QVERIFY(m_driver->settle());
        QTRY_COMPARE(shownColumns(), 17);
    }
    void press(const char* button) {
        auto* found = dock().findChild<QToolButton*>(QLatin1String(button));
        QVERIFY(found != nullptr && found->isEnabled());
        found->click();
        QVERIFY(m_driver->settle());
    }
    [[nodiscard]] QString stage() { return dock().findChild<QLabel*>(QStringLiteral("stage"))->text(); }
    [[nodiscard]] QString numbers() { return dock().findChild<QLabel*>(QStringLiteral("numbers"))->text(); }

private Q_SLOTS:
    void init() { m_driver = std::make_unique<WindowDriver>(); }

    void stepsThroughTheLevels() {
        makeSmall();
        open(LevelsDock::Unit::Level);
        const QString finished = m_driver->fingerprint();
        const int generations = m_driver->document().generationCount();
        const Camera camera = m_driver->window().views().viewport()->camera();
        for (const int columns : {2, 3, 5, 9, 17}) {
            press("step-forward");
            QTRY_COMPARE(shownColumns(), columns);
            QCOMPARE(scene().box().width, 16 * m_driver->document().recipe().grid.spacingX);
        }
        QVERIFY(!dock().findChild<QToolButton*>(QStringLiteral("step-forward"))->isEnabled());
        QVERIFY2(stage().contains(QStringLiteral("4")), qPrintable(stage()));
        press("step-backward");
        QTRY_COMPARE(shownColumns(), 9);
        QCOMPARE(m_driver->window().views().viewport()->camera(), camera); // it stays
        // The document knows nothing of it.
        QCOMPARE(m_driver->document().generationCount(), generations);
        QCOMPARE(m_driver->fingerprint(), finished);
        press("stop");
        QTRY_COMPARE(shownColumns(), 17);
        QVERIFY(!scene().display.fixedRange);
    }

    void theRangeOfColoursIsTheFinishedTerrains() {
        makeSmall();
        open(LevelsDock::Unit::HalfStep);
        const terrain::HeightRange range = terrain::heightRange(*m_driver->document().heights());
        press("step-forward");
        press("step-forward");
        QTRY_VERIFY(scene().display.fixedRange);
        QCOMPARE(scene().display.rangeMinimum, static_cast<double>(range.minimum));
        QCOMPARE(scene().display.rangeMaximum, static_cast<double>(range.maximum));
    }

    void singleSamplesAreExplained() {
        makeSmall();
        open(LevelsDock::Unit::Sample);
        press("step-forward"); // the start
        press("step-forward"); // the first centre
        QVERIFY(dock().place()->samples == 1);
        QTRY_VERIFY2(numbers().contains(QStringLiteral("neighbours: 4")), qPrintable(numbers()));
        press("step-forward"); // its level has one centre: the whole stage
        press("step-forward");
        QTRY_VERIFY2(numbers().contains(QStringLiteral("neighbours: 3")), qPrintable(numbers()));
        QVERIFY2(numbers().contains(QStringLiteral("1 of 4")), qPrintable(numbers()));
        press("step-backward");
        QVERIFY(!dock().place()->samples);
    }

    /// Every sample of every half step has its turn, and the way back is the way there.
    void everySampleHasItsTurnThereAndBack() {
        makeSmall();
        open(LevelsDock::Unit::Sample);
        std::vector<std::optional<LevelsDock::Place>> way{dock().place()};
        int explained = 0;
        while (!dock().place() || dock().place()->stage.level < 3) {
            press("step-forward");
            way.push_back(dock().place());
            explained += dock().sample() != nullptr ? 1 : 0;
        }
        QCOMPARE(explained, 1 + 4 + 4 + 12 + 1); // up to the first one of level 3
        while (way.size() > 1) {
            way.pop_back();
            press("step-backward");
            QVERIFY(dock().place() == way.back());
        }
    }

    /// Where samples are not shown one by one, one press is one half step.
    void withoutSingleSamplesAPressIsAHalfStep() {
        makeSmall("stationary");
        open(LevelsDock::Unit::Sample);
        QString before = stage();
        while (dock().findChild<QToolButton*>(QStringLiteral("step-forward"))->isEnabled()) {
            press("step-forward");
            QVERIFY2(stage() != before && !dock().place()->samples, qPrintable(stage()));
            before = stage();
        }
        QCOMPARE(shownColumns(), 17);
        QVERIFY2(numbers().contains(QStringLiteral("choose another form")), qPrintable(numbers()));
    }

    /// A stage that is left before it is made leaves the player as it was.
    void quickStepsThereAndBackGoOn() {
        makeSmall();
        open(LevelsDock::Unit::Sample);
        for (int i = 0; i < 3; ++i)
            press("step-forward"); // the whole of the first half step
        QTRY_VERIFY(!dock().place()->samples && shownColumns() == 3);
        const LevelsDock::Place whole = *dock().place();
        dock().findChild<QComboBox*>()->setCurrentIndex(static_cast<int>(LevelsDock::Unit::HalfStep));
        dock().stepForward();
        dock().stepBackward();
        QVERIFY(dock().place() == whole);
        dock().findChild<QComboBox*>()->setCurrentIndex(static_cast<int>(LevelsDock::Unit::Sample));
        press("step-backward");
        QVERIFY(dock().place()->samples == 1 && dock().sample() != nullptr);
    }

    /// Both views show what the sample is made of, and nothing of it when the player is put away.
    void singleSamplesAreDrawn() {
        makeSmall();
        m_driver->act("view.split");
        open(LevelsDock::Unit::Sample);
        for (int i = 0; i < 4; ++i)
            press("step-forward");
        QVERIFY(dock().sample() != nullptr);
        ViewArea& views = m_driver->window().views();
        const auto amber = [](const QImage& picture) {
            int count = 0;
            for (int y = 0; y < picture.height(); ++y)
                for (int x = 0; x < picture.width(); ++x)
                    count += picture.pixelColor(x, y) == QColor(255, 205, 80) ? 1 : 0;
            return count;
        };
        QTRY_VERIFY(amber(views.map().grab().toImage()) > 20);
        QTRY_VERIFY(amber(views.viewport()->grabFramebuffer()) > 20);
        press("stop");
        QTRY_COMPARE(amber(views.map().grab().toImage()), 0);
        QTRY_COMPARE(amber(views.viewport()->grabFramebuffer()), 0);
    }

    void aProblemIsSaidAndStopsThePlayer() {
        makeSmall();
        open(LevelsDock::Unit::Level);
        press("play");
        dock().setProblem(QStringLiteral("No memory."));
        QCOMPARE(numbers(), QStringLiteral("No memory."));
        QCOMPARE(dock().findChild<QToolButton*>(QStringLiteral("play"))->accessibleName(),
                 QStringLiteral("Play"));
        press("step-forward");
        QTRY_VERIFY(numbers().isEmpty());
    }

    void picturesLargerThanTheCardsAreRefused() {
        if (openGlProbe().maximumTextureSide >= 32768)
            QSKIP("This card draws larger pictures");
        makeSmall();
        open(LevelsDock::Unit::Level);
        press("export");
        auto* dialog = m_driver->seek<SpecDialog>("levelsDialog");
        terrain::ParameterSet values = dialog->values();
        const auto goes = [&](const char* kind) {
            if (!values.set("kind", std::string(kind)).isOk() ||
                !values.set("width", std::int64_t{32768}).isOk())
                qFatal("values");
            dialog->form().setValues(values);
            Q_EMIT dialog->form().changed(QStringLiteral("width"), values.value("width"), false);
            return dialog->findChild<QAbstractButton*>(QStringLiteral("go"))->isEnabled();
        };
        QVERIFY(!goes("view"));
        QVERIFY(goes("map"));
    }

    void playsToTheEndByItself() {
        makeSmall();
        open(LevelsDock::Unit::Level);
        Q_EMIT dock().findChild<NumberSlider*>()->jumped(10);
        press("play");
        QTRY_VERIFY_WITH_TIMEOUT(dock().place() && dock().place()->stage.level == 4, 20000);
        QTRY_COMPARE(shownColumns(), 17);
    }

    void aChangeOfTheRecipeIsFollowed() {
        makeSmall();
        open(LevelsDock::Unit::Level);
        press("step-forward");
        press("step-forward");
        QTRY_COMPARE(shownColumns(), 3);
        const float before = scene().heights->heights->row(1)[1];
        DocumentState next{m_driver->document().recipe(), m_driver->document().display()};
        QVERIFY(next.recipe.steps.front().parameters.set("amplitude", 4321.0).isOk());
        m_driver->document().apply(next, QStringLiteral("Amplitude"));
        QVERIFY(m_driver->settle());
        QTRY_VERIFY(shownColumns() == 3 && scene().heights->heights->row(1)[1] != before);
    }

    void putAwayItShowsTheTerrain() {
        makeSmall();
        open(LevelsDock::Unit::Level);
        press("step-forward");
        QTRY_COMPARE(shownColumns(), 2);
        m_driver->act("view.levels");
        QVERIFY(!m_driver->window().findChild<QDockWidget*>(QStringLiteral("levelsDock"))->isVisible());
        QTRY_COMPARE(shownColumns(), 17);
    }

    /// As many pictures as there are stages, and a page that names each of them and nothing outside its
    /// folder.
    void allStepsBecomePicturesAndAPage_data() {
        QTest::addColumn<QString>("kind");
        QTest::addColumn<QString>("steps");
        QTest::addColumn<int>("count");
        QTest::newRow("maps") << "map"
                              << "halves" << 9;
        QTest::newRow("views") << "view"
                               << "levels" << 5;
        QTest::newRow("drawings") << "drawing"
                                  << "levels" << 5;
        QTest::newRow("every sample") << "map"
                                      << "samples" << 286; // and the start
    }
    void allStepsBecomePicturesAndAPage() {
        QFETCH(QString, kind);
        QFETCH(QString, steps);
        QFETCH(int, count);
        makeSmall();
        open(LevelsDock::Unit::HalfStep);
        press("export");
        auto* dialog = m_driver->seek<SpecDialog>("levelsDialog");
        QVERIFY(dialog != nullptr);
        terrain::ParameterSet values = dialog->values();
        QVERIFY(values.set("kind", kind.toStdString()).isOk() &&
                values.set("steps", steps.toStdString()).isOk() &&
                values.set("width", std::int64_t{120}).isOk() &&
                values.set("height", std::int64_t{80}).isOk() &&
                values.set("smoothness", std::int64_t{1}).isOk());
        dialog->form().setValues(values);
        m_driver->press("levelsDialog", "go");
        m_driver->giveFile(m_driver->path("growth.html"));
        QTRY_VERIFY_WITH_TIMEOUT(QFile::exists(m_driver->path("growth.html")), 20000);
        QVERIFY(m_driver->settle());
        QFile file(m_driver->path("growth.html"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QString page = QString::fromUtf8(file.readAll());
        QVERIFY(!page.contains(QStringLiteral("//")) &&
                !page.contains(QLatin1Char('@') + QStringLiteral("STEPS")));
        const QDir folder = QFileInfo(file).dir();
        const QStringList pictures = folder.entryList({QStringLiteral("growth_*")});
        QCOMPARE(pictures.size(), count);
        QImage before;
        for (const QString& name : pictures) {
            QVERIFY(page.contains(QLatin1Char('"') + name + QLatin1Char('"')));
            const QImage picture(folder.filePath(name));
            QCOMPARE(picture.size(), QSize(120, 80));
            QVERIFY(picture != before);
            before = picture;
        }
    }

    void otherGroundSaysSo() {
        DocumentState next{m_driver->document().recipe(), m_driver->document().display()};
        next.recipe.steps = {terrain::makeStep("flat", "ground")};
        m_driver->document().apply(next, QStringLiteral("Flat"));
        QVERIFY(m_driver->settle());
        m_driver->act("view.levels");
        QVERIFY(!dock().findChild<QToolButton*>(QStringLiteral("play"))->isVisible());
        QVERIFY(!dock().place());
    }
};

} // namespace app

QTEST_MAIN(app::WindowLevelsTest)
#include "window_levels_test.moc"
