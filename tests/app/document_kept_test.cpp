// SPDX-License-Identifier: MIT
// Generations that a person keeps: they outlive the branch and the limit that they were made in.
#include "app/document/document.h"

#include <QSignalSpy>
#include <QTest>
#include <QUndoStack>

namespace app {
namespace {

DocumentState stateOfSeed(int seed) {
    DocumentState out{terrain::defaultRecipe(), {}};
    out.recipe.grid.columns = 3;
    out.recipe.grid.rows = 3;
    static_cast<void>(out.recipe.steps.front().parameters.set("seed", std::to_string(seed)));
    return out;
}

QImage picture() {
    QImage out(16, 16, QImage::Format_RGB32);
    out.fill(Qt::red);
    return out;
}

} // namespace

class DocumentKeptTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() {
        m_document = std::make_unique<Document>();
        m_document->reset(stateOfSeed(0), QStringLiteral("New"));
    }
    void keepingIsToBeSavedAndNotUndone();
    void letGoInTheHistory();
    void aNewBranchLeavesKeptOnesOnTheShelf();
    void theLimitLeavesKeptOnesOnTheShelf();
    void aDragOverAKeptOneLeavesIt();
    void theShelfCanBeLetGo();
    void whatIsLeftBehindComesBack();
    void aProjectBringsThemBack();
    void aHistoryThatDoesNotFitLeavesKeptOnes();
    void anotherDocumentHasNone();
    void picturesOfTheShelfAreSaved();
    void placesOutsideAreNothing();

private:
    void addSeeds(int from, int to) {
        for (int i = from; i <= to; ++i)
            m_document->apply(stateOfSeed(i), QString::number(i));
    }
    [[nodiscard]] QStringList shelf(const Document& document) const {
        QStringList out;
        for (int i = 0; i < document.shelfCount(); ++i)
            out << document.generation(document.generationCount() + i).name;
        return out;
    }

    std::unique_ptr<Document> m_document;
};

void DocumentKeptTest::keepingIsToBeSavedAndNotUndone() {
    addSeeds(1, 2);
    m_document->markSaved(QStringLiteral("/tmp/x.moraine"), m_document->saveMark());
    QSignalSpy history(m_document.get(), &Document::historyChanged);
    QSignalSpy recipe(m_document.get(), &Document::recipeChanged);
    m_document->setKept(1, true, QStringLiteral("  A ridge "));
    QCOMPARE(m_document->generation(1).name, QStringLiteral("A ridge"));
    QVERIFY(m_document->generation(1).kept);
    QVERIFY(m_document->isModified());
    QCOMPARE(history.count(), 1);
    QCOMPARE(recipe.count(), 0);
    QCOMPARE(m_document->undoStack().count(), 2);
    m_document->setKept(1, true, QStringLiteral("A ridge")); // nothing new
    QCOMPARE(history.count(), 1);
    m_document->markSaved(m_document->path(), m_document->saveMark());
    QVERIFY(!m_document->isModified());
}

void DocumentKeptTest::letGoInTheHistory() {
    addSeeds(1, 2);
    m_document->setKept(1, true, QStringLiteral("A"));
    m_document->setKept(1, false, QStringLiteral("A"));
    QCOMPARE(m_document->generation(1).name, QString());
    QVERIFY(!m_document->generation(1).kept);
    QCOMPARE(m_document->generationCount(), 3);
    QCOMPARE(m_document->shelfCount(), 0);
}

void DocumentKeptTest::aNewBranchLeavesKeptOnesOnTheShelf() {
    addSeeds(1, 5);
    m_document->setKept(2, true, QStringLiteral("two"));
    m_document->setKept(4, true, QStringLiteral("four"));
    m_document->setThumbnail(4, Thumbnail(picture()));
    m_document->undoStack().setIndex(2);
    QCOMPARE(m_document->shelfCount(), 0);
    addSeeds(6, 6);
    QCOMPARE(m_document->generationCount(), 4);
    QCOMPARE(shelf(*m_document), QStringList{QStringLiteral("four")}); // "two" is still in the history
    QVERIFY(m_document->stateOf(4).recipe == stateOfSeed(4).recipe);
    QCOMPARE(m_document->generation(4).text, QStringLiteral("4"));
    QCOMPARE(m_document->generation(4).thumbnail.pixelColor(3, 3), QColor(Qt::red));
    QVERIFY(m_document->generation(2).kept);
}

void DocumentKeptTest::theLimitLeavesKeptOnesOnTheShelf() {
    addSeeds(1, 3);
    m_document->setKept(0, true, QStringLiteral("first"));
    m_document->setKept(2, true, QStringLiteral("third"));
    addSeeds(4, 1200);
    QCOMPARE(m_document->generationCount(), 1001);
    QCOMPARE(shelf(*m_document), QStringList({QStringLiteral("first"), QStringLiteral("third")}));
    QVERIFY(m_document->stateOf(1001).recipe == stateOfSeed(0).recipe);
}

void DocumentKeptTest::aDragOverAKeptOneLeavesIt() {
    const int gesture = m_document->newGesture();
    m_document->apply(stateOfSeed(1), QStringLiteral("drag"), gesture);
    m_document->setKept(1, true, QStringLiteral("half way"));
    m_document->apply(stateOfSeed(2), QStringLiteral("drag"), gesture);
    QCOMPARE(m_document->generationCount(), 2);
    QVERIFY(!m_document->generation(1).kept);
    QCOMPARE(shelf(*m_document), QStringList{QStringLiteral("half way")});
    m_document->setKept(1, true, QStringLiteral("end"));
    m_document->apply(stateOfSeed(0), QStringLiteral("drag"), gesture); // where it began
    QCOMPARE(m_document->generationCount(), 1);
    QCOMPARE(shelf(*m_document), QStringList({QStringLiteral("half way"), QStringLiteral("end")}));
}

void DocumentKeptTest::theShelfCanBeLetGo() {
    addSeeds(1, 3);
    for (int i = 1; i <= 3; ++i)
        m_document->setKept(i, true, QString::number(i));
    m_document->undoStack().setIndex(0);
    addSeeds(9, 9);
    QCOMPARE(m_document->shelfCount(), 3);
    m_document->setKept(3, false, {}); // the second of the shelf: two generations are before it
    QCOMPARE(shelf(*m_document), QStringList({QStringLiteral("1"), QStringLiteral("3")}));
    m_document->setKept(2, true, QStringLiteral("one"));
    QCOMPARE(shelf(*m_document), QStringList({QStringLiteral("one"), QStringLiteral("3")}));
}

void DocumentKeptTest::whatIsLeftBehindComesBack() {
    addSeeds(1, 3);
    m_document->setKept(3, true, QStringLiteral("three"));
    m_document->undoStack().setIndex(1);
    addSeeds(4, 4);
    m_document->apply(m_document->stateOf(3), QStringLiteral("Restored: three"));
    QVERIFY(m_document->recipe() == stateOfSeed(3).recipe);
    QCOMPARE(m_document->shelfCount(), 1);
    m_document->undoStack().undo();
    QVERIFY(m_document->recipe() == stateOfSeed(4).recipe);
}

void DocumentKeptTest::aProjectBringsThemBack() {
    addSeeds(1, 3);
    m_document->setKept(3, true, QStringLiteral("three"));
    m_document->setThumbnail(3, Thumbnail(picture()));
    m_document->undoStack().setIndex(1);
    addSeeds(4, 4);
    m_document->setKept(0, true, {});
    Document other;
    other.fromProject(m_document->toProject(), QStringLiteral("/tmp/y.moraine"));
    QVERIFY(!other.isModified());
    QCOMPARE(other.generationCount(), 3);
    QVERIFY(other.generation(0).kept && !other.generation(1).kept);
    QCOMPARE(shelf(other), QStringList{QStringLiteral("three")});
    QVERIFY(other.generation(3).kept);
    QVERIFY(other.generation(3).time > 0);
    QCOMPARE(other.generation(3).thumbnail.pixelColor(3, 3), QColor(Qt::red));
    QVERIFY(other.stateOf(3).recipe == stateOfSeed(3).recipe);
    other.setKept(3, false, {});
    QVERIFY(other.isModified());
}

void DocumentKeptTest::aHistoryThatDoesNotFitLeavesKeptOnes() {
    addSeeds(1, 3);
    m_document->setKept(1, true, QStringLiteral("one"));
    terrain::Project project = m_document->toProject();
    project.currentGeneration = 0; // the recipe is that of generation 3
    Document other;
    other.fromProject(project, {});
    QCOMPARE(other.generationCount(), 1);
    QCOMPARE(shelf(other), QStringList{QStringLiteral("one")});
}

void DocumentKeptTest::anotherDocumentHasNone() {
    addSeeds(1, 1);
    m_document->setKept(1, true, QStringLiteral("one"));
    m_document->undoStack().undo();
    addSeeds(2, 2);
    QCOMPARE(m_document->shelfCount(), 1);
    m_document->reset(stateOfSeed(7), QStringLiteral("Another"));
    QCOMPARE(m_document->shelfCount(), 0);
    QVERIFY(!m_document->isModified());
}

void DocumentKeptTest::picturesOfTheShelfAreSaved() {
    addSeeds(1, 2);
    m_document->setKept(2, true, QStringLiteral("two"));
    m_document->undoStack().setIndex(1);
    addSeeds(3, 3);
    QCOMPARE(m_document->shelfCount(), 1);
    m_document->setThumbnail(3, Thumbnail(picture())); // only now
    const terrain::Project project = m_document->toProject();
    QVERIFY(project.history[1].thumbnailPng.empty());
    QVERIFY(!project.shelf[0].thumbnailPng.empty());
}

void DocumentKeptTest::placesOutsideAreNothing() {
    for (const int place : {-1, 1, 1000}) {
        m_document->setKept(place, true, QStringLiteral("x"));
        QCOMPARE(m_document->generation(place).text, QString());
        QVERIFY(m_document->stateOf(place).recipe.steps.empty());
    }
    QVERIFY(!m_document->isModified());
}

} // namespace app

QTEST_MAIN(app::DocumentKeptTest)
#include "document_kept_test.moc"
