// SPDX-License-Identifier: MIT
#include "app/docks/history_dock.h"
#include "app/docks/history_model.h"

#include <QLabel>
#include <QListView>
#include <QUndoStack>

#include "docks_support.h"

using namespace app;

namespace {

void addGenerations(Document& document, int count) {
    for (int i = 1; i <= count; ++i) {
        DocumentState state{document.recipe(), document.display()};
        (void)state.recipe.steps.front().parameters.set("seed", std::to_string(1000 + i));
        document.apply(state, QStringLiteral("Seed %1 → %2").arg(999 + i).arg(1000 + i));
    }
}

} // namespace

class DocksHistoryTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { applyTheme(*qApp, Theme::Light); }
    void sayWhatWillAppear();
    void showsEveryGeneration();
    void aClickGoesThere();
    void enterGoesThere();
    void followsUndo();
    void droppedGenerationsGo();
    void everyFocusableChildHasAName();
    void pictures();
};

void DocksHistoryTest::sayWhatWillAppear() {
    Document document;
    document.reset(test::startOf("hills"), QStringLiteral("New terrain"));
    HistoryDock dock(document);
    dock.show();
    auto* hint = dock.findChild<QLabel*>();
    QVERIFY(hint->isVisible());
    addGenerations(document, 1);
    QVERIFY(!hint->isVisible());
}

void DocksHistoryTest::showsEveryGeneration() {
    Document document;
    document.reset(test::startOf("hills"), QStringLiteral("New terrain"));
    HistoryDock dock(document);
    addGenerations(document, 3);
    document.setThumbnail(2, Thumbnail(test::thumbnail(100)));
    const QAbstractItemModel& model = *dock.view().model();
    QCOMPARE(model.rowCount(), 4);
    QCOMPARE(model.index(0, 0).data().toString(), QStringLiteral("New terrain"));
    QCOMPARE(model.index(3, 0).data().toString(), QStringLiteral("Seed 1002 → 1003"));
    QVERIFY(!model.index(2, 0).data(Qt::DecorationRole).isNull());
    QVERIFY(model.index(1, 0).data(Qt::DecorationRole).isNull());
    QCOMPARE(dock.view().currentIndex().row(), 3);
}

void DocksHistoryTest::aClickGoesThere() {
    Document document;
    document.reset(test::startOf("hills"), QStringLiteral("New terrain"));
    HistoryDock dock(document);
    addGenerations(document, 3);
    dock.resize(300, 400);
    dock.show();
    const QRect place = dock.view().visualRect(dock.view().model()->index(1, 0));
    QTest::mouseClick(dock.view().viewport(), Qt::LeftButton, {}, place.center());
    QCOMPARE(document.currentGeneration(), 1);
    QVERIFY(dock.view().model()->index(1, 0).data(HistoryModel::IsCurrent).toBool());
    QVERIFY(dock.view().model()->index(2, 0).data(HistoryModel::IsUndone).toBool());
    QVERIFY(dock.view()
                .model()
                ->index(2, 0)
                .data(Qt::AccessibleTextRole)
                .toString()
                .contains(QStringLiteral("undone")));
}

void DocksHistoryTest::enterGoesThere() {
    Document document;
    document.reset(test::startOf("hills"), QStringLiteral("New terrain"));
    HistoryDock dock(document);
    addGenerations(document, 3);
    dock.show();
    dock.view().setFocus();
    QTest::keyClick(&dock.view(), Qt::Key_Up);
    QTest::keyClick(&dock.view(), Qt::Key_Up);
    QCOMPARE(document.currentGeneration(), 3); // looking is not going
    QTest::keyClick(&dock.view(), Qt::Key_Return);
    QCOMPARE(document.currentGeneration(), 1);
}

void DocksHistoryTest::followsUndo() {
    Document document;
    document.reset(test::startOf("hills"), QStringLiteral("New terrain"));
    HistoryDock dock(document);
    addGenerations(document, 30);
    dock.resize(300, 200);
    dock.show();
    document.undoStack().setIndex(0);
    QCOMPARE(dock.view().currentIndex().row(), 0);
    QVERIFY(
        dock.view().viewport()->rect().contains(dock.view().visualRect(dock.view().currentIndex()).center()));
}

void DocksHistoryTest::droppedGenerationsGo() {
    Document document;
    document.reset(test::startOf("hills"), QStringLiteral("New terrain"));
    HistoryDock dock(document);
    addGenerations(document, 5);
    document.undoStack().setIndex(1);
    addGenerations(document, 1);
    QCOMPARE(dock.view().model()->rowCount(), document.generationCount());
    QCOMPARE(dock.view().currentIndex().row(), document.currentGeneration());
    document.reset(test::startOf("mountains"), QStringLiteral("New terrain"));
    QCOMPARE(dock.view().model()->rowCount(), 1);
}

void DocksHistoryTest::everyFocusableChildHasAName() {
    Document document;
    document.reset(test::startOf("hills"), QStringLiteral("New terrain"));
    HistoryDock dock(document);
    QCOMPARE(test::firstWithoutName(dock), QString());
}

void DocksHistoryTest::pictures() {
    Document document;
    document.reset(test::startOf("hills"), QStringLiteral("New terrain"));
    test::keepPictures(QStringLiteral("history-empty"), 240,
                       [&] { return std::make_unique<HistoryDock>(document); });
    addGenerations(document, 5);
    DocumentState state{document.recipe(), document.display()};
    state.recipe.grid.columns = 2049;
    document.apply(
        state, QStringLiteral(
                   "A text that is much too long for one line and for two lines as well, so it ends early"));
    for (int i = 0; i < 6; ++i)
        document.setThumbnail(i, Thumbnail(test::thumbnail(60 + 20 * i)));
    document.undoStack().setIndex(4);
    test::keepPictures(QStringLiteral("history"), 440,
                       [&] { return std::make_unique<HistoryDock>(document); });
}

QTEST_MAIN(DocksHistoryTest)

#include "docks_history_test.moc"
