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
#include <QFileInfo>
#include <QMessageBox>
#include <QProcess>
#include <QPushButton>
#include <QRandomGenerator>
#include <QTemporaryDir>
#include <QTest>

#include <cstdio>

using namespace app;

namespace {

constexpr int patience = 60'000; // ms

QString recoveryFolder(const QString& folder) {
    return folder + QStringLiteral("/recovery");
}

void say(const QString& line) {
    std::puts(qPrintable(line));
    std::fflush(stdout);
}

/// This program once more: a window in which somebody changes the seed many times a second, until it is
/// killed.
int work(const QString& folder) {
    Session session(folder + QStringLiteral("/settings.ini"));
    MainWindow window(session, recoveryFolder(folder));
    window.begin({});
    window.show();
    window.findChild<Autosave*>()->setPause(std::chrono::milliseconds(200));
    QTimer hand;
    int seed = 0;
    QObject::connect(&hand, &QTimer::timeout, &window, [&] {
        DocumentState next{session.document.recipe(), session.document.display()};
        static_cast<void>(next.recipe.steps.front().parameters.set("seed", std::to_string(++seed)));
        session.document.apply(next, QStringLiteral("Seed"));
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

private:
    static QStringList copies(const QString& folder) {
        return QDir(recoveryFolder(folder)).entryList({QStringLiteral("*.moraine")}, QDir::Files);
    }
};

void LostWorkTest::killedAtRandomItComesBack() {
    const int trials = support::trials(3, 40);
    QRandomGenerator random(3);
    for (int i = 0; i < trials; ++i) {
        const QTemporaryDir folder;
        QProcess window;
        window.setProcessChannelMode(QProcess::ForwardedErrorChannel);
        window.start(QCoreApplication::applicationFilePath(), {QStringLiteral("--work"), folder.path()});
        QVERIFY(window.waitForStarted());
        QTRY_VERIFY_WITH_TIMEOUT(!copies(folder.path()).isEmpty(), patience);
        QTest::qWait(random.bounded(1500));
        window.kill();
        QVERIFY(window.waitForFinished());
        const QStringList kept = copies(folder.path());
        QCOMPARE(kept.size(), 1);
        const QString copy = recoveryFolder(folder.path()) + u'/' + kept.front();
        QVERIFY(QFileInfo(copy).lastModified().secsTo(QDateTime::currentDateTime()) < 30);
        const auto project = terrain::loadProject(nativePath(copy)); // whole, whenever the kill came
        QVERIFY(project.isOk());
        QVERIFY(project.value().recipe != terrain::defaultRecipe());
        const auto heights = terrain::evaluate(project.value().recipe, {});
        const QString wanted = QString::fromStdString(terrain::fingerprint(*heights.value()).value().hex());

        QProcess next;
        next.setProcessChannelMode(QProcess::ForwardedErrorChannel);
        next.start(QCoreApplication::applicationFilePath(), {QStringLiteral("--restore"), folder.path()});
        QVERIFY(next.waitForFinished(2 * patience));
        const QList<QByteArray> lines = next.readAllStandardOutput().trimmed().split('\n');
        QCOMPARE(next.exitCode(), 0);
        QVERIFY2(lines.front().contains("Untitled"), lines.front().constData());
        QCOMPARE(QString::fromLatin1(lines.back()), wanted);
    }
}

int main(int argc, char** argv) {
    QApplication application(argc, argv);
    const QStringList words = QCoreApplication::arguments();
    if (words.value(1) == QLatin1String("--work"))
        return work(words.value(2));
    if (words.value(1) == QLatin1String("--restore"))
        return restore(words.value(2));
    LostWorkTest test;
    return QTest::qExec(&test, argc, argv);
}
#include "p04_lost_work_window_test.moc"
