// SPDX-License-Identifier: MIT
// Keeping, naming, comparing and restoring generations in the history's dock.
#include "app/docks/history_dock.h"
#include "app/docks/history_model.h"

#include <QAction>
#include <QLineEdit>
#include <QListView>
#include <QSignalSpy>
#include <QToolButton>
#include <QUndoStack>

#include "docks_support.h"

using namespace app;

class DocksHistoryKeptTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { applyTheme(*qApp, Theme::Light); }
    void init() {
        m_document = std::make_unique<Document>();
        m_document->reset(test::startOf("hills"), QStringLiteral("New terrain"));
        m_dock = std::make_unique<HistoryDock>(*m_document);
        m_dock->resize(300, 500);
    }
    void cleanup() { m_dock.reset(); }
    void theStarKeepsTheChosenOne();
    void namesAreTyped();
    void whatIsTypedStays();
    void escapeLeavesTheName();
    void theShelfStandsBelow();
    void whatWasLeftBehindIsRestored();
    void partingFromTheShelfIsAsked();
    void twoChosenOnesAreCompared();
    void theMenuDoesTheSame();
    void everyFocusableChildHasAName();
    void pictures();

private:
    void addSeeds(int from, int to) {
        for (int i = from; i <= to; ++i) {
            DocumentState state{m_document->recipe(), m_document->display()};
            QVERIFY(state.recipe.steps.front().parameters.set("seed", std::to_string(1000 + i)).isOk());
            m_document->apply(state, QStringLiteral("Seed %1 → %2").arg(999 + i).arg(1000 + i));
        }
    }
    QListView& view() { return m_dock->view(); }
    QModelIndex row(int place) { return view().model()->index(place, 0); }
    QToolButton& button(const char* name) { return *m_dock->findChild<QToolButton*>(QLatin1String(name)); }
    void choose(int place) { view().setCurrentIndex(row(place)); }
    /// By F2; null when nothing can be typed then.
    QLineEdit* startNaming(int generation);
    /// Goes back to the first and takes another way.
    void branch() {
        m_document->undoStack().setIndex(0);
        addSeeds(50, 50);
    }
    void show() {
        m_dock->show();
        m_dock->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(m_dock.get()));
        view().setFocus();
    }

    std::unique_ptr<Document> m_document;
    std::unique_ptr<HistoryDock> m_dock;
};

void DocksHistoryKeptTest::theStarKeepsTheChosenOne() {
    addSeeds(1, 3);
    show();
    choose(1);
    QVERIFY(!button("keepGeneration").isChecked());
    QTest::mouseClick(&button("keepGeneration"), Qt::LeftButton);
    QVERIFY(m_document->generation(1).kept);
    QVERIFY(button("keepGeneration").isChecked());
    QVERIFY(row(1).data(HistoryModel::IsKept).toBool());
    QVERIFY(row(1).data(Qt::AccessibleTextRole).toString().endsWith(QStringLiteral(", kept")));
    QCOMPARE(m_document->currentGeneration(), 3);
    choose(2);
    QVERIFY(!button("keepGeneration").isChecked());
    QTest::keyClick(&view(), Qt::Key_Space);
    QVERIFY(m_document->generation(2).kept);
    QTest::keyClick(&view(), Qt::Key_Space);
    QVERIFY(!m_document->generation(2).kept);
}

QLineEdit* DocksHistoryKeptTest::startNaming(int generation) {
    choose(generation);
    QTest::keyClick(&view(), Qt::Key_F2);
    for (auto* editor : view().findChildren<QLineEdit*>())
        if (editor->isVisible()) // one that was left may still be there
            return editor;
    return nullptr;
}

void DocksHistoryKeptTest::namesAreTyped() {
    addSeeds(1, 3);
    show();
    auto* editor = startNaming(1);
    QVERIFY(editor != nullptr);
    QCOMPARE(editor->text(), QString());
    QVERIFY(view().visualRect(row(1)).contains(editor->geometry()));
    QTest::keyClicks(editor, QStringLiteral(" Wide valley "));
    QTest::keyClick(editor, Qt::Key_Return);
    QTRY_VERIFY(m_document->generation(1).kept);
    QCOMPARE(m_document->generation(1).name, QStringLiteral("Wide valley"));
    QCOMPARE(row(1).data().toString(), QStringLiteral("Wide valley"));
    QVERIFY(row(1).data(Qt::ToolTipRole).toString().contains(QStringLiteral("Seed 1000 → 1001")));
    QCOMPARE(m_document->currentGeneration(), 3); // naming is not going
    QTest::mouseClick(&button("nameGeneration"), Qt::LeftButton);
    QTRY_VERIFY((editor = view().findChild<QLineEdit*>()) != nullptr && editor->isVisible());
    QCOMPARE(editor->text(), QStringLiteral("Wide valley"));
}

/// A picture that comes meanwhile, of this generation or another, is no reason to take the typed text away.
void DocksHistoryKeptTest::whatIsTypedStays() {
    addSeeds(1, 3);
    show();
    auto* editor = startNaming(1);
    QVERIFY(editor != nullptr);
    QTest::keyClicks(editor, QStringLiteral("Wide"));
    QImage picture(8, 6, QImage::Format_RGB32);
    picture.fill(Qt::red);
    for (const int generation : {0, 1, 3})
        m_document->setThumbnail(generation, Thumbnail(picture));
    QTest::keyClicks(editor, QStringLiteral(" valley"));
    QTest::keyClick(editor, Qt::Key_Return);
    QTRY_VERIFY(m_document->generation(1).kept);
    QCOMPARE(m_document->generation(1).name, QStringLiteral("Wide valley"));
}

void DocksHistoryKeptTest::escapeLeavesTheName() {
    addSeeds(1, 2);
    show();
    auto* editor = startNaming(1);
    QVERIFY(editor != nullptr);
    QTest::keyClicks(editor, QStringLiteral("x"));
    QTest::keyClick(editor, Qt::Key_Escape);
    QVERIFY(!m_document->generation(1).kept);
    editor = startNaming(2);
    QVERIFY(editor != nullptr);
    QTest::keyClick(editor, Qt::Key_Return); // nothing typed
    QVERIFY(!m_document->generation(2).kept);
}

void DocksHistoryKeptTest::theShelfStandsBelow() {
    addSeeds(1, 4);
    m_document->setKept(3, true, QStringLiteral("Wide valley"));
    branch();
    QCOMPARE(view().model()->rowCount(), 3);
    QVERIFY(!row(1).data(HistoryModel::IsShelved).toBool());
    QVERIFY(row(2).data(HistoryModel::IsShelved).toBool());
    QVERIFY(!row(2).data(HistoryModel::IsUndone).toBool());
    QCOMPARE(row(2).data().toString(), QStringLiteral("Wide valley"));
    QVERIFY(row(2).data(Qt::AccessibleTextRole).toString().contains(QStringLiteral("left behind")));
    QCOMPARE(view().currentIndex().row(), 1);
    addSeeds(51, 51); // the shelf moves down
    QVERIFY(!row(2).data(HistoryModel::IsShelved).toBool());
    QVERIFY(row(3).data(HistoryModel::IsShelved).toBool());
}

void DocksHistoryKeptTest::whatWasLeftBehindIsRestored() {
    addSeeds(1, 3);
    const terrain::Recipe wanted = m_document->recipe();
    m_document->setKept(3, true, QStringLiteral("Wide valley"));
    branch();
    show();
    QTest::mouseClick(view().viewport(), Qt::LeftButton, {}, view().visualRect(row(2)).center());
    QVERIFY(m_document->recipe() == wanted);
    QCOMPARE(m_document->generationCount(), 3);
    QCOMPARE(m_document->undoStack().undoText(), QStringLiteral("Restored: Wide valley"));
    QCOMPARE(m_document->shelfCount(), 1);
    QCOMPARE(view().currentIndex().row(), 2);
    QTest::mouseClick(view().viewport(), Qt::LeftButton, {}, view().visualRect(row(3)).center());
    QCOMPARE(m_document->generationCount(), 3); // it is there already
}

void DocksHistoryKeptTest::partingFromTheShelfIsAsked() {
    addSeeds(1, 2);
    m_document->setKept(2, true, {});
    branch();
    show();
    QSignalSpy parting(m_dock.get(), &HistoryDock::partingWanted);
    choose(2);
    QTest::mouseClick(&button("keepGeneration"), Qt::LeftButton);
    QCOMPARE(parting.count(), 1);
    QCOMPARE(parting[0][0].toInt(), 2);
    QCOMPARE(m_document->shelfCount(), 1);
    QVERIFY(button("keepGeneration").isChecked());
}

void DocksHistoryKeptTest::twoChosenOnesAreCompared() {
    addSeeds(1, 4);
    show();
    QSignalSpy compared(m_dock.get(), &HistoryDock::comparisonWanted);
    QVERIFY(!button("compareGenerations").isEnabled()); // the present one alone
    QTest::mouseClick(view().viewport(), Qt::LeftButton, {}, view().visualRect(row(2)).center());
    QCOMPARE(m_document->currentGeneration(), 2);
    QTest::mouseClick(view().viewport(), Qt::LeftButton, Qt::ControlModifier,
                      view().visualRect(row(1)).center());
    QCOMPARE(m_document->currentGeneration(), 2); // choosing two is not going
    QVERIFY(!button("keepGeneration").isEnabled());
    const QImage picture = view().viewport()->grab().toImage();
    const auto ground = [&](int place) {
        return picture.pixel(view().visualRect(row(place)).bottomRight() - QPoint(60, 6));
    };
    QVERIFY(ground(1) != ground(3)); // both can be seen to be chosen
    QCOMPARE(ground(1), ground(2));
    QTest::mouseClick(&button("compareGenerations"), Qt::LeftButton);
    QCOMPARE(compared.takeFirst(), QList<QVariant>({1, 2}));
    choose(4);
    QTest::mouseClick(&button("compareGenerations"), Qt::LeftButton);
    QCOMPARE(compared.takeFirst(), QList<QVariant>({4, 2}));
}

void DocksHistoryKeptTest::theMenuDoesTheSame() {
    addSeeds(1, 3);
    QSignalSpy compared(m_dock.get(), &HistoryDock::comparisonWanted);
    const QList<QAction*> actions = view().actions();
    QCOMPARE(actions.size(), 4);
    choose(1);
    actions[1]->trigger();
    QVERIFY(m_document->generation(1).kept);
    actions[3]->trigger();
    QCOMPARE(compared.count(), 1);
    actions[0]->trigger();
    QCOMPARE(m_document->currentGeneration(), 1);
    QVERIFY(!actions[3]->isEnabled()); // with itself there is nothing to compare
}

void DocksHistoryKeptTest::everyFocusableChildHasAName() {
    QCOMPARE(test::firstWithoutName(*m_dock), QString());
}

void DocksHistoryKeptTest::pictures() {
    addSeeds(1, 5);
    for (int i = 0; i < 6; ++i)
        m_document->setThumbnail(i, Thumbnail(test::thumbnail(60 + 20 * i)));
    m_document->setKept(1, true, QStringLiteral("Wide valley"));
    m_document->setKept(4, true, QStringLiteral("The ridge with the two peaks in the north-west"));
    m_document->setKept(5, true, {});
    m_document->undoStack().setIndex(3);
    addSeeds(50, 51);
    m_document->setThumbnail(4, Thumbnail(test::thumbnail(10)));
    m_document->undoStack().setIndex(4);
    m_document->setKept(4, true, {});
    test::keepPictures(QStringLiteral("history-kept"), 540,
                       [&] { return std::make_unique<HistoryDock>(*m_document); });
}

QTEST_MAIN(DocksHistoryKeptTest)

#include "docks_history_kept_test.moc"
