// SPDX-License-Identifier: MIT
// P4: the window is killed while somebody works in it; the next one offers what was kept, and restores the
// same terrain.
#include "app/document/native_path.h"
#include "app/window/autosave.h"
#include "app/window/main_window.h"
#include "app/window/session.h"
#include "libterrain/project/project_file.h"
#include "libterrain/recipe/evaluate.h"
#include "tests/support/trials.h"

#include <QApplication>
#include <QDir>
#include <QMessageBox>
#include <QProcess>
#include <QPushButton>
#include <QRandomGenerator>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

#include <cstdio>

using namespace app;

namespace {

constexpr int patience = 60'000; // ms

QString recoveryFolder(const QString& folder) {
    return folder + QStringLiteral("/recovery");
}

QStringList copiesIn(const QString& folder) {
    return QDir(recoveryFolder(folder)).entryList({QStringLiteral("*.moraine")}, QDir::Files);
}

void say(const QString& line) {
    std::puts(qPrintable(line));
    std::fflush(stdout);
}

/// How a window keeps the work: as the program does; the first copies and no more; not at all.
const QString usual = QStringLiteral("usual");
const QString firstAlone = QStringLiteral("first");
const QString none = QStringLiteral("none");

/// This program once more: a window in which somebody changes the seed many times a second, until it is
/// killed. Says each seed, and when.
int work(const QString& folder, const QString& copies) {
    Session session(folder + QStringLiteral("/settings.ini"));
    MainWindow window(session, recoveryFolder(folder));
    window.begin({});
    window.show();
    auto* autosave = window.findChild<Autosave*>();
    autosave->setPause(std::chrono::milliseconds(200));
    QTimer hand;
    int seed = 0;
    QObject::connect(&hand, &QTimer::timeout, &window, [&] {
        if (copies == none || (copies == firstAlone && !copiesIn(folder).isEmpty()))
            session.document.disconnect(autosave);
        DocumentState next{session.document.recipe(), session.document.display()};
        static_cast<void>(next.recipe.steps.front().parameters.set("seed", std::to_string(++seed)));
        session.document.apply(next, QStringLiteral("Seed"));
        say(QStringLiteral("%1 %2").arg(seed).arg(QDateTime::currentMSecsSinceEpoch()));
    });
    hand.start(40);
    return QApplication::exec();
}

/// This program once more, after the crash: takes the offer, and says which terrain that gives.
int restore(const QString& folder) {
    Session session(folder + QStringLiteral("/settings.ini"));
    MainWindow window(session, recoveryFolder(folder));
    window.begin({});
    window.show();
    QMessageBox* offer = nullptr;
    if (!QTest::qWaitFor(
            [&] {
                return (offer = window.findChild<QMessageBox*>(QStringLiteral("recoveryDialog"))) != nullptr;
            },
            patience))
        return 3;
    say(offer->text() + u' ' + offer->informativeText());
    offer->defaultButton()->click(); // Restore
    const auto isThere = [&] {
        return session.document.isModified() && session.document.heightsAreCurrent() &&
               !session.jobs.isAnythingRunning();
    };
    if (!QTest::qWaitFor(isThere, patience))
        return 4;
    say(QString::fromStdString(session.document.fingerprint()->hex()));
    session.document.markSaved({}, session.document.saveMark());
    return 0;
}

} // namespace

class LostWorkTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void killedAtRandomItComesBack();
    void workWithoutCopiesIsLost_data();
    void workWithoutCopiesIsLost();

private:
    /// Work that was cut off.
    struct Work {
        QMap<int, qint64> edits; ///< seeds, and when each was set, in ms since 1970
        qint64 killed = 0;
    };
    /// Lets somebody work in a window, and kills it so many ms after the first copy, or the first edit where
    /// there are no copies.
    static Work workUntilKilled(const QString& folder, const QString& copies, int pause);

    /// What is wrong with what is left in the folder; empty = no more is lost than the last `most` ms of the
    /// work, and the next window brings the rest back.
    static QString whatIsLost(const QString& folder, const Work& work, qint64 most);
    static QString whatIsRestored(const QString& folder, const terrain::Recipe& kept);
};

LostWorkTest::Work LostWorkTest::workUntilKilled(const QString& folder, const QString& copies, int pause) {
    QProcess window;
    window.setProcessChannelMode(QProcess::ForwardedErrorChannel);
    window.start(QCoreApplication::applicationFilePath(), {QStringLiteral("--work"), folder, copies});
    const auto hasBegun = [&] { return copies == none ? window.canReadLine() : !copiesIn(folder).isEmpty(); };
    if (!window.waitForStarted() || !QTest::qWaitFor(hasBegun, patience))
        return {};
    QTest::qWait(pause);
    Work out;
    out.killed = QDateTime::currentMSecsSinceEpoch();
    window.kill();
    if (!window.waitForFinished())
        return {};
    for (const QByteArray& line : window.readAllStandardOutput().trimmed().split('\n'))
        out.edits[line.split(' ').front().toInt()] = line.split(' ').back().toLongLong();
    return out;
}

QString LostWorkTest::whatIsLost(const QString& folder, const Work& work, qint64 most) {
    const QStringList kept = copiesIn(folder);
    if (kept.size() != 1)
        return QStringLiteral("%1 copies").arg(kept.size());
    const auto project = terrain::loadProject(nativePath(recoveryFolder(folder) + u'/' + kept.front()));
    if (!project.isOk()) // whenever the kill came
        return QStringLiteral("the copy is not whole");
    const terrain::Recipe& recipe = project.value().recipe;
    const int seed = std::stoi(recipe.steps.front().parameters.text("seed"));
    const auto firstLost = work.edits.upperBound(seed);
    if (firstLost != work.edits.end() && work.killed - *firstLost > most)
        return QStringLiteral("the last %1 ms").arg(work.killed - *firstLost);
    return whatIsRestored(folder, recipe);
}

QString LostWorkTest::whatIsRestored(const QString& folder, const terrain::Recipe& kept) {
    const auto heights = terrain::evaluate(kept, {});
    const QString wanted = QString::fromStdString(terrain::fingerprint(*heights.value()).value().hex());
    QProcess next;
    next.setProcessChannelMode(QProcess::ForwardedErrorChannel);
    next.start(QCoreApplication::applicationFilePath(), {QStringLiteral("--restore"), folder});
    if (!next.waitForFinished(2 * patience) || next.exitCode() != 0)
        return QStringLiteral("the next window ended with %1").arg(next.exitCode());
    const QList<QByteArray> lines = next.readAllStandardOutput().trimmed().split('\n');
    if (!lines.front().contains("Untitled"))
        return QStringLiteral("the next window offered: ") + QString::fromUtf8(lines.front());
    return QString::fromLatin1(lines.back()) == wanted ? QString() : QStringLiteral("another terrain");
}

void LostWorkTest::killedAtRandomItComesBack() {
    const int trials = support::trials(3, 40);
    QRandomGenerator random(3);
    for (int i = 0; i < trials; ++i) {
        const QTemporaryDir folder;
        const Work work = workUntilKilled(folder.path(), usual, random.bounded(1500));
        QVERIFY(!work.edits.isEmpty());
        QCOMPARE(whatIsLost(folder.path(), work, 30'000), QString());
    }
}

void LostWorkTest::workWithoutCopiesIsLost_data() {
    QTest::addColumn<QString>("copies");
    QTest::addColumn<bool>("emptied");
    QTest::addColumn<QString>("lost");
    QTest::newRow("no copies") << none << false << "0 copies";
    QTest::newRow("the copies' folder emptied") << usual << true << "0 copies";
    QTest::newRow("the first copies alone") << firstAlone << false << "the last * ms";
}

/// The looks do see lost work. (A second stands for the half minute, so that nobody works for that long.)
void LostWorkTest::workWithoutCopiesIsLost() {
    QFETCH(const QString, copies);
    QFETCH(const bool, emptied);
    QFETCH(const QString, lost);
    const QTemporaryDir folder;
    const Work work = workUntilKilled(folder.path(), copies, 2500);
    QVERIFY(!work.edits.isEmpty());
    if (emptied)
        QVERIFY(QDir(recoveryFolder(folder.path())).removeRecursively());
    const QString said = whatIsLost(folder.path(), work, 1000);
    QVERIFY2(QRegularExpression::fromWildcard(lost).match(said).hasMatch(), qPrintable(said));
}

int main(int argc, char** argv) {
    QApplication application(argc, argv);
    const QStringList words = QCoreApplication::arguments();
    if (words.value(1) == QLatin1String("--work"))
        return work(words.value(2), words.value(3));
    if (words.value(1) == QLatin1String("--restore"))
        return restore(words.value(2));
    LostWorkTest test;
    return QTest::qExec(&test, argc, argv);
}
#include "p04_lost_work_window_test.moc"
