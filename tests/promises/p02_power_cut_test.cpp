// SPDX-License-Identifier: MIT
// P2: what was said to be saved is there after a power cut, and what was not is the whole old project.
// A file system in a file loses power by ext4's own "shutdown", which throws away all that has not reached
// it.
#include "libterrain/project/project_file.h"
#include "tests/support/trials.h"

#include <QElapsedTimer>
#include <QFile>
#include <QProcess>
#include <QRandomGenerator>
#include <QTemporaryDir>
#include <QTest>

#include <fcntl.h>
#include <sys/ioctl.h>
#include <sys/mount.h>
#include <unistd.h>

#include <atomic>
#include <thread>

using namespace terrain;
namespace fs = std::filesystem;

namespace {

/// As the kernel's fs/ext4/ext4.h has it: what lies in the journal's memory is lost, too.
constexpr unsigned long shutdownCall = _IOR('X', 125, std::uint32_t);
constexpr std::uint32_t withoutJournal = 2;

/// A disk of its own; no disk where this process may not mount one.
class Disk {
public:
    Disk() {
        const QString image = m_folder.filePath(QStringLiteral("image"));
        QFile file(image);
        if (!file.open(QIODevice::WriteOnly) || !file.resize(64 << 20) || ::geteuid() != 0)
            return;
        file.close();
        if (QProcess::execute(QStringLiteral("mkfs.ext4"),
                              {QStringLiteral("-q"), QStringLiteral("-F"), image}) != 0)
            return;
        QProcess loop;
        loop.start(QStringLiteral("losetup"), {QStringLiteral("--find"), QStringLiteral("--show"), image});
        if (!loop.waitForFinished() || loop.exitCode() != 0)
            return;
        m_device = loop.readAllStandardOutput().trimmed();
        m_place = QFile::encodeName(m_folder.filePath(QStringLiteral("disk")));
        fs::create_directory(m_place.constData());
        m_mounted = mount();
    }
    ~Disk() {
        if (m_mounted)
            ::umount2(m_place.constData(), MNT_DETACH);
        if (!m_device.isEmpty())
            QProcess::execute(QStringLiteral("losetup"),
                              {QStringLiteral("--detach"), QString::fromLatin1(m_device)});
    }
    Disk(const Disk&) = delete;
    Disk& operator=(const Disk&) = delete;

    [[nodiscard]] bool isThere() const { return m_mounted; }
    [[nodiscard]] fs::path path(const char* name) const { return fs::path(m_place.constData()) / name; }

    /// The power goes. False where the file system has no such call.
    [[nodiscard]] bool cut() const {
        const int root = ::open(m_place.constData(), O_RDONLY | O_CLOEXEC);
        const bool gone = ::ioctl(root, shutdownCall, &withoutJournal) == 0;
        ::close(root);
        return gone;
    }
    /// And comes back.
    [[nodiscard]] bool comeBack() {
        m_mounted = ::umount(m_place.constData()) != 0 || mount();
        return m_mounted;
    }

private:
    [[nodiscard]] bool mount() const {
        return ::mount(m_device.constData(), m_place.constData(), "ext4", 0, "") == 0;
    }

    QTemporaryDir m_folder;
    QByteArray m_device;
    QByteArray m_place;
    bool m_mounted = false;
};

Project projectOf(int number) {
    Project out;
    out.recipe = defaultRecipe();
    static_cast<void>(out.recipe.steps.front().parameters.set("seed", std::to_string(number)));
    out.history.push_back({out.recipe, {}, "New", std::string(5000, 'p'), number});
    out.currentGeneration = 0;
    return out;
}

/// The number of the project on the disk; −1 when there is no whole one.
int numberIn(const fs::path& path) {
    const Result<Project> loaded = loadProject(path);
    return loaded && loaded.value().history.size() == 1
               ? static_cast<int>(loaded.value().history.front().time)
               : -1;
}

/// A saver that forgets to sync the file, the folder or both; false when it could not write.
bool saveCarelessly(const fs::path& path, const QByteArray& bytes, bool syncsFile) {
    const fs::path fresh = path.string() + ".new";
    const int file = ::open(fresh.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0644);
    bool done = ::write(file, bytes.constData(), static_cast<std::size_t>(bytes.size())) == bytes.size();
    done = done && (!syncsFile || ::fsync(file) == 0);
    ::close(file);
    return done && ::rename(fresh.c_str(), path.c_str()) == 0;
}

} // namespace

class PowerCutTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init();
    void rightAfterTheSave();
    void atAnyMoment();
    void carelessSaversLose_data();
    void carelessSaversLose();
    void cleanupTestCase() { m_disk.reset(); }

private:
    std::unique_ptr<Disk> m_disk;
};

void PowerCutTest::initTestCase() {
    m_disk = std::make_unique<Disk>();
    if (!m_disk->isThere())
        QSKIP("only root may mount a disk of its own");
    if (!m_disk->cut())
        QSKIP("the kernel cannot shut down an ext4 file system");
    QVERIFY(m_disk->comeBack());
}

void PowerCutTest::init() {
    QVERIFY(saveProject(projectOf(0), m_disk->path("land.moraine"), Existing::Replace).isOk());
    ::sync();
}

void PowerCutTest::rightAfterTheSave() {
    const fs::path path = m_disk->path("land.moraine");
    const int trials = support::trials(60, 500);
    for (int i = 1; i <= trials; ++i) {
        QVERIFY(saveProject(projectOf(i), path, Existing::Replace).isOk());
        QVERIFY(m_disk->cut());
        QVERIFY(m_disk->comeBack());
        QCOMPARE(numberIn(path), i);
        QCOMPARE(numberIn(m_disk->path("land.moraine~")), i - 1);
    }
}

void PowerCutTest::atAnyMoment() {
    const fs::path path = m_disk->path("land.moraine");
    QRandomGenerator random(11);
    QElapsedTimer timer;
    timer.start();
    QVERIFY(saveProject(projectOf(0), path, Existing::Replace).isOk());
    const auto aWhile = static_cast<int>(timer.nsecsElapsed() / 1000) * 5; // us, however busy the machine is
    const int trials = support::trials(60, 500);
    int number = 0;
    int between = 0;
    for (int i = 0; i < trials; ++i) {
        std::atomic<int> said = number;
        std::thread saver([&, next = number + 1]() mutable {
            while (saveProject(projectOf(next), path, Existing::Replace))
                said = next++;
        });
        std::this_thread::sleep_for(std::chrono::microseconds(random.bounded(aWhile)));
        const bool gone = m_disk->cut();
        saver.join();
        QVERIFY(gone);
        QVERIFY(m_disk->comeBack());
        const int found = numberIn(path);
        QVERIFY2(found == said || found == said + 1,
                 qPrintable(QStringLiteral("said %1, found %2").arg(said.load()).arg(found)));
        between += said > number ? 1 : 0;
        number = found;
        for (const auto& entry : fs::directory_iterator(path.parent_path()))
            if (entry.path().extension() == ".part")
                fs::remove(entry.path());
    }
    QVERIFY(between > 0); // some saves had ended before the cut
}

void PowerCutTest::carelessSaversLose_data() {
    QTest::addColumn<bool>("syncsFile");
    QTest::newRow("no sync at all") << false;
    QTest::newRow("the folder is not synced") << true;
}

/// The cut does take away what was not made safe.
void PowerCutTest::carelessSaversLose() {
    QFETCH(bool, syncsFile);
    const fs::path path = m_disk->path("land.moraine");
    const fs::path whole = m_disk->path("whole.moraine");
    int lost = 0;
    for (int i = 1; i <= 10; ++i) {
        QVERIFY(saveProject(projectOf(1000 + i), whole, Existing::Replace).isOk());
        QFile file(QString::fromStdString(whole.string()));
        QVERIFY(file.open(QIODevice::ReadOnly));
        QVERIFY(saveCarelessly(path, file.readAll(), syncsFile));
        file.close();
        QVERIFY(m_disk->cut());
        QVERIFY(m_disk->comeBack());
        lost += numberIn(path) == 1000 + i ? 0 : 1;
    }
    QVERIFY2(lost > 0, qPrintable(QString::number(lost)));
}

QTEST_GUILESS_MAIN(PowerCutTest)
#include "p02_power_cut_test.moc"
