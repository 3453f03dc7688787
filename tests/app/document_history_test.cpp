// SPDX-License-Identifier: MIT
#include "app/document/document.h"

#include <QSignalSpy>
#include <QTest>
#include <QUndoStack>

namespace app {

namespace {

const terrain::ParameterSpec specs[] = {
    {.id = "roughness", .label = TERRAIN_TEXT("test", "Roughness"), .help = {}, .defaultValue = 0.5},
    {.id = "amplitude", .label = TERRAIN_TEXT("test", "Amplitude"), .help = {}, .defaultValue = 0.1},
};

terrain::Grid smallGrid() {
    terrain::Grid out;
    out.columns = 3;
    out.rows = 3;
    return out;
}

DocumentState stateWith(double roughness, const std::string& ramp = "terrain") {
    DocumentState out;
    out.recipe.grid = smallGrid();
    terrain::Step step;
    step.id = "ground";
    step.kind = "test";
    step.parameters = terrain::ParameterSet(specs);
    if (!step.parameters.set("roughness", roughness).isOk())
        qFatal("the test's own table refuses the value");
    out.recipe.steps.push_back(step);
    out.display.ramp = ramp;
    return out;
}

using States = std::vector<std::pair<double, const char*>>; ///< roughness and ramp

double roughness(const Document& document) {
    return document.recipe().steps.front().parameters.real("roughness");
}

terrain::SharedHeightfield flat(float height) {
    return std::make_shared<terrain::Heightfield>(terrain::Heightfield::filled(smallGrid(), height).value());
}

QImage picture(Qt::GlobalColor colour) {
    QImage out(16, 16, QImage::Format_RGB32);
    out.fill(colour);
    return out;
}

} // namespace

class DocumentHistoryTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() {
        m_document = std::make_unique<Document>();
        m_document->reset(stateWith(0.1), QStringLiteral("New"));
    }

    void aSaveOfTheFormerDocumentMarksNothing() {
        const SaveMark mark = m_document->saveMark();
        m_document->reset(stateWith(0.2), QStringLiteral("Another"));
        m_document->markSaved(QStringLiteral("/tmp/x.moraine"), mark);
        QVERIFY(m_document->path().isEmpty());
    }

    void beginsCleanWithOneGeneration() {
        QCOMPARE(m_document->generationCount(), 1);
        QCOMPARE(m_document->generation(0).text, QStringLiteral("New"));
        QVERIFY(!m_document->isModified());
        QVERIFY(!m_document->undoStack().canUndo());
        QCOMPARE(m_document->title(), QStringLiteral("Untitled"));
    }

    void everyChangeIsOneStepWithItsText() {
        QSignalSpy changed(m_document.get(), &Document::recipeChanged);
        m_document->apply(stateWith(0.2), QStringLiteral("first"));
        m_document->apply(stateWith(0.3), QStringLiteral("second"));
        QCOMPARE(changed.count(), 2);
        QCOMPARE(m_document->generationCount(), 3);
        QCOMPARE(m_document->undoStack().undoText(), QStringLiteral("second"));
        m_document->undoStack().undo();
        QCOMPARE(roughness(*m_document), 0.2);
        QCOMPARE(m_document->currentGeneration(), 1);
        QCOMPARE(m_document->generationCount(), 3);
        QCOMPARE(m_document->undoStack().redoText(), QStringLiteral("second"));
    }

    void aChangeToTheSameStateIsNone() {
        m_document->apply(stateWith(0.1), QStringLiteral("nothing"));
        QCOMPARE(m_document->generationCount(), 1);
        QVERIFY(!m_document->isModified());
    }

    void oneDragIsOneStep() {
        const int gesture = m_document->newGesture();
        for (int i = 2; i <= 9; ++i)
            m_document->apply(stateWith(i / 10.0), QString::number(i), gesture);
        QCOMPARE(m_document->generationCount(), 2);
        QCOMPARE(m_document->generation(1).text, QStringLiteral("9"));
        m_document->undoStack().undo();
        QCOMPARE(roughness(*m_document), 0.1);
        m_document->undoStack().redo();
        QCOMPARE(roughness(*m_document), 0.9);
    }

    void twoDragsAreTwoSteps() {
        m_document->apply(stateWith(0.2), QStringLiteral("a"), m_document->newGesture());
        m_document->apply(stateWith(0.3), QStringLiteral("b"), m_document->newGesture());
        QCOMPARE(m_document->generationCount(), 3);
    }

    void aDragThatEndsWhereItBeganLeavesNothing() {
        m_document->apply(stateWith(0.4), QStringLiteral("kept"));
        const int gesture = m_document->newGesture();
        m_document->apply(stateWith(0.5), QStringLiteral("drag"), gesture);
        m_document->apply(stateWith(0.6), QStringLiteral("drag"), gesture);
        m_document->apply(stateWith(0.4), QStringLiteral("drag"), gesture);
        QCOMPARE(m_document->generationCount(), 2);
        QCOMPARE(m_document->currentGeneration(), 1);
        QCOMPARE(m_document->undoStack().undoText(), QStringLiteral("kept"));
        QCOMPARE(roughness(*m_document), 0.4);
    }

    void aDragBackToTheSavedStateIsClean() {
        const int gesture = m_document->newGesture();
        m_document->apply(stateWith(0.5), QStringLiteral("drag"), gesture);
        QVERIFY(m_document->isModified());
        m_document->apply(stateWith(0.1), QStringLiteral("drag"), gesture);
        QVERIFY(!m_document->isModified());
    }

    void aChangeAfterUndoDropsWhatWasUndone() {
        m_document->apply(stateWith(0.2), QStringLiteral("a"));
        m_document->apply(stateWith(0.3), QStringLiteral("b"));
        m_document->undoStack().setIndex(0);
        m_document->apply(stateWith(0.7), QStringLiteral("c"));
        QCOMPARE(m_document->generationCount(), 2);
        QCOMPARE(m_document->generation(1).text, QStringLiteral("c"));
    }

    /// It says how much is lost: what was undone, had its own land and was not kept.
    void whatAChangeDropsIsCounted_data() {
        QTest::addColumn<States>("undone");
        QTest::addColumn<QList<int>>("kept"); // of the undone ones, from 1
        QTest::addColumn<int>("dropped");
        QTest::newRow("nothing undone") << States{} << QList<int>{} << 0;
        QTest::newRow("one") << States{{0.2, "grey"}} << QList<int>{} << 1;
        QTest::newRow("three") << States{{0.2, "grey"}, {0.3, "grey"}, {0.4, "grey"}} << QList<int>{} << 3;
        QTest::newRow("one of two kept") << States{{0.2, "grey"}, {0.3, "grey"}} << QList<int>{1} << 1;
        QTest::newRow("all kept") << States{{0.2, "grey"}, {0.3, "grey"}} << QList<int>{1, 2} << 0;
        QTest::newRow("colours only") << States{{0.1, "land"}, {0.1, "viridis"}} << QList<int>{} << 0;
        QTest::newRow("colours and land") << States{{0.1, "land"}, {0.2, "land"}} << QList<int>{} << 2;
        QTest::newRow("the land is kept") << States{{0.1, "land"}, {0.2, "land"}} << QList<int>{2} << 0;
        QTest::newRow("land and back") << States{{0.2, "grey"}, {0.1, "grey"}} << QList<int>{} << 2;
    }
    void whatAChangeDropsIsCounted() {
        QFETCH(const States, undone);
        QFETCH(const QList<int>, kept);
        QFETCH(int, dropped);
        for (const int lastOfDrag : {7, 1}) { // on another land, and where it began
            m_document->reset(stateWith(0.1, "grey"), QStringLiteral("New"));
            for (const auto& [height, ramp] : undone)
                m_document->apply(stateWith(height, ramp), QStringLiteral("a"));
            for (const int generation : kept)
                m_document->setKept(generation, true, {});
            QSignalSpy said(m_document.get(), &Document::generationsDropped);
            m_document->undoStack().setIndex(0);
            QCOMPARE(said.count(), 0);
            const int gesture = m_document->newGesture();
            for (const int height : {5, 6, lastOfDrag})
                m_document->apply(stateWith(height / 10.0, "grey"), QStringLiteral("drag"), gesture);
            QCOMPARE(said.count(), dropped > 0 ? 1 : 0); // not at every step of the drag
            QCOMPARE(said.value(0).value(0).toInt(), dropped);
            Document opened; // and opening drops nothing
            QSignalSpy opening(&opened, &Document::generationsDropped);
            opened.fromProject(m_document->toProject(), {});
            QCOMPARE(opening.count(), 0);
        }
    }

    void aJumpInTheHistoryAsksForOneEvaluation() {
        for (int i = 2; i < 9; ++i)
            m_document->apply(stateWith(i / 10.0), QString::number(i));
        QSignalSpy changed(m_document.get(), &Document::recipeChanged);
        m_document->undoStack().setIndex(1);
        QCOMPARE(changed.count(), 1);
        QCOMPARE(roughness(*m_document), 0.2);
    }

    void modifiedFollowsTheSavedState() {
        QSignalSpy modified(m_document.get(), &Document::modifiedChanged);
        m_document->apply(stateWith(0.2), QStringLiteral("a"));
        QVERIFY(m_document->isModified());
        m_document->markSaved(QStringLiteral("/tmp/x.moraine"), m_document->saveMark());
        QVERIFY(!m_document->isModified());
        QCOMPARE(m_document->title(), QStringLiteral("x.moraine"));
        m_document->undoStack().undo(); // past the saved point
        QVERIFY(m_document->isModified());
        m_document->undoStack().redo();
        QVERIFY(!m_document->isModified());
        QCOMPARE(modified.count(), 4);
    }

    void aChangeDuringASaveStaysUnsaved() {
        m_document->apply(stateWith(0.2), QStringLiteral("a"), 77);
        const SaveMark mark = m_document->saveMark();
        m_document->apply(stateWith(0.3), QStringLiteral("a"),
                          77); // merges into the step that is being saved
        m_document->markSaved(QStringLiteral("/tmp/x.moraine"), mark);
        QVERIFY(m_document->isModified());
    }

    void theSavedStateIsGoneWithItsBranch() {
        m_document->apply(stateWith(0.2), QStringLiteral("a"));
        m_document->markSaved(QStringLiteral("/tmp/x.moraine"), m_document->saveMark());
        m_document->undoStack().undo();
        m_document->apply(stateWith(0.3), QStringLiteral("b"));
        QVERIFY(m_document->isModified());
        m_document->undoStack().undo();
        QVERIFY(m_document->isModified());
    }

    void aChangeOfTheDisplayAloneIsAStepAndAsksForNoHeights() {
        m_document->apply(stateWith(0.2), QStringLiteral("a"));
        m_document->markSaved(QStringLiteral("/tmp/x.moraine"), m_document->saveMark());
        QSignalSpy display(m_document.get(), &Document::displayChanged);
        QSignalSpy recipe(m_document.get(), &Document::recipeChanged);
        m_document->apply(stateWith(0.2, "grey"), QStringLiteral("Colours"));
        QCOMPARE(display.count(), 1);
        QCOMPARE(m_document->generationCount(), 3);
        QCOMPARE(m_document->undoStack().undoText(), QStringLiteral("Colours"));
        QVERIFY(m_document->isModified());
        m_document->undoStack().undo();
        QCOMPARE(m_document->display().ramp, std::string("terrain"));
        QVERIFY(!m_document->isModified());
        QCOMPARE(recipe.count(), 0);
    }

    /// One rule: whatever the steps changed, each place of the history is one recipe and one display, and
    /// they are the same in every order of undo and redo and in a copy that went through a project.
    void everyPlaceBringsBackItsRecipeAndDisplay_data() {
        QTest::addColumn<States>("states");
        QTest::newRow("recipe only") << States{{0.1, "grey"}, {0.2, "grey"}, {0.3, "grey"}};
        QTest::newRow("display only") << States{{0.1, "grey"}, {0.1, "land"}, {0.1, "viridis"}};
        QTest::newRow("both at once") << States{{0.1, "grey"}, {0.2, "land"}, {0.3, "viridis"}};
        QTest::newRow("display, then recipe") << States{{0.1, "grey"}, {0.1, "land"}, {0.2, "land"}};
        QTest::newRow("recipe, then display") << States{{0.1, "grey"}, {0.2, "grey"}, {0.2, "land"}};
        QTest::newRow("there and back")
            << States{{0.1, "grey"}, {0.1, "land"}, {0.2, "land"}, {0.2, "grey"}, {0.1, "grey"}};
    }
    void everyPlaceBringsBackItsRecipeAndDisplay() {
        QFETCH(const States, states);
        m_document->reset(stateWith(states[0].first, states[0].second), QStringLiteral("New"));
        for (std::size_t i = 1; i < states.size(); ++i)
            m_document->apply(stateWith(states[i].first, states[i].second), QString::number(i));
        const auto count = static_cast<int>(states.size());
        const auto checkAllPlaces = [&](const Document& document) {
            QCOMPARE(document.generationCount(), count);
            for (int from = 0; from < count; ++from) {
                for (int to = 0; to < count; ++to) {
                    document.undoStack().setIndex(from);
                    document.undoStack().setIndex(to);
                    const auto [height, ramp] = states[static_cast<std::size_t>(to)];
                    QCOMPARE(roughness(document), height);
                    QCOMPARE(document.display().ramp, std::string(ramp));
                }
            }
        };
        checkAllPlaces(*m_document);
        for (int saved = 0; saved < count; ++saved) {
            m_document->undoStack().setIndex(saved);
            Document opened;
            opened.fromProject(m_document->toProject(), {});
            QCOMPARE(opened.currentGeneration(), saved);
            checkAllPlaces(opened);
        }
    }

    /// Projects of before displays were steps of their own: what is shown is what the file says.
    void aProjectShowsItsOwnDisplay() {
        m_document->apply(stateWith(0.2), QStringLiteral("a"));
        terrain::Project project = m_document->toProject();
        project.display.ramp = "grey";
        Document other;
        other.fromProject(project, {});
        QCOMPARE(other.display().ramp, std::string("grey"));
        QVERIFY(!other.isModified());
        other.undoStack().undo();
        other.undoStack().redo();
        QCOMPARE(other.display().ramp, std::string("grey"));
    }

    void lateHeightsAreIgnored() {
        QSignalSpy changed(m_document.get(), &Document::heightsChanged);
        const terrain::Recipe first = m_document->recipe();
        m_document->setHeights(first, flat(1), {1, 1});
        m_document->apply(stateWith(0.2), QStringLiteral("a"));
        m_document->setHeights(first, flat(2), {2, 2});
        QCOMPARE(changed.count(), 1);
        QCOMPARE(m_document->heights()->at(0, 0), 1.0F);
        QCOMPARE(m_document->heightRange(), (terrain::HeightRange{1, 1})); // stays with the heights
        QVERIFY(!m_document->heightsAreCurrent());
        QVERIFY(!m_document->toProject().fingerprint); // never one of another recipe
        m_document->setHeights(m_document->recipe(), flat(3), {3, 3});
        QCOMPARE(m_document->heights()->at(0, 0), 3.0F);
        QVERIFY(m_document->heightsAreCurrent());
        QCOMPARE(m_document->toProject().fingerprint->low, 3ULL);
    }

    void theRangeIsThatOfTheHeights() {
        QVERIFY(m_document->heightRange().isEmpty());
        m_document->setHeights(m_document->recipe(), flat(2), {1, 1});
        QCOMPARE(m_document->heightRange(), (terrain::HeightRange{2, 2}));
        m_document->setHeights(m_document->recipe(), flat(3), {1, 1}, terrain::HeightRange{3, 4});
        QCOMPARE(m_document->heightRange(), (terrain::HeightRange{3, 4})); // not looked for again
        m_document->reset(stateWith(0.3), QStringLiteral("other"));
        QVERIFY(m_document->heightRange().isEmpty());
    }

    void undoDoesNotCrossDocuments() {
        m_document->apply(stateWith(0.2), QStringLiteral("a"));
        m_document->reset(stateWith(0.3), QStringLiteral("other"));
        QVERIFY(!m_document->undoStack().canUndo());
        QVERIFY(!m_document->undoStack().canRedo());
        QVERIFY(!m_document->isModified());
        QVERIFY(m_document->heights() == nullptr);
    }

    void manyStepsAreKept() {
        for (int i = 0; i < 1100; ++i)
            m_document->apply(stateWith((i % 1000) / 1000.0 + (i >= 1000 ? 0.0005 : 0)), QString::number(i));
        QCOMPARE(m_document->undoStack().count(), 1000);
        QCOMPARE(m_document->generationCount(), 1001);
        QCOMPARE(m_document->generation(1000).text, QStringLiteral("1099"));
        QCOMPARE(m_document->generation(0).text, QStringLiteral("99"));
        m_document->undoStack().setIndex(0);
        QCOMPARE(roughness(*m_document), 0.099);
    }

    void aProjectBringsEverythingBack() {
        m_document->apply(stateWith(0.2), QStringLiteral("a"));
        m_document->setThumbnail(1, Thumbnail(picture(Qt::red)));
        m_document->apply(stateWith(0.3, "grey"), QStringLiteral("b"));
        m_document->undoStack().undo();
        const terrain::Project project = m_document->toProject();

        Document other;
        other.fromProject(project, QStringLiteral("/tmp/y.moraine"));
        QVERIFY(!other.isModified());
        QCOMPARE(other.path(), QStringLiteral("/tmp/y.moraine"));
        QCOMPARE(other.generationCount(), 3);
        QCOMPARE(other.currentGeneration(), 1);
        QVERIFY(other.recipe() == m_document->recipe());
        QCOMPARE(other.generation(1).thumbnail.pixelColor(3, 3), QColor(Qt::red));
        other.undoStack().redo();
        QCOMPARE(roughness(other), 0.3);
        QCOMPARE(other.display().ramp, std::string("grey"));
        other.undoStack().setIndex(0);
        QCOMPARE(roughness(other), 0.1);
        other.undoStack().setIndex(1);
        QVERIFY(!other.isModified());
    }

    void aProjectWithAHistoryThatDoesNotFitOpensWithoutIt() {
        m_document->apply(stateWith(0.2), QStringLiteral("a"));
        terrain::Project project = m_document->toProject();
        project.currentGeneration = 0; // the recipe is that of generation 1
        Document other;
        other.fromProject(project, {});
        QCOMPARE(other.generationCount(), 1);
        QCOMPARE(roughness(other), 0.2);
        project.currentGeneration = 99;
        other.fromProject(project, {});
        QCOMPARE(other.generationCount(), 1);
    }

    void recoveredWorkIsUnsaved() {
        m_document->markUnsaved();
        QVERIFY(m_document->isModified());
        m_document->markSaved(QStringLiteral("/tmp/x.moraine"), m_document->saveMark());
        QVERIFY(!m_document->isModified());
    }

private:
    std::unique_ptr<Document> m_document;
};

} // namespace app

QTEST_MAIN(app::DocumentHistoryTest)
#include "document_history_test.moc"
