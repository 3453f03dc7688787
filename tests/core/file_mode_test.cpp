// SPDX-License-Identifier: MIT
#include "libterrain/core/platform/files.h"
#include "libterrain/core/safe_file.h"

#include <QDir>
#include <QTemporaryDir>
#include <QTest>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <atomic>
#include <cerrno>
#include <thread>

using namespace terrain;

/// New files get the rights that any new file gets, and nobody else's files are touched by that.
class FileModeTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }
    void followsTheMask_data();
    void followsTheMask();
    void replacedFilesKeepTheirs();
    void protectedFilesStay();
    void otherThreadsKeepTheMask();
    void refusalsSayWhatToDo();

private:
    [[nodiscard]] std::filesystem::path path(const char* name) const {
        return std::filesystem::path(m_folder->path().toStdString()) / name;
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

namespace {

/// The process's mask while it lives.
class Mask {
public:
    explicit Mask(mode_t mask) : m_before(::umask(mask)) {}
    ~Mask() { ::umask(m_before); }
    Mask(const Mask&) = delete;
    Mask& operator=(const Mask&) = delete;

private:
    mode_t m_before;
};

int modeOf(const std::filesystem::path& path) {
    struct stat state {};
    return ::stat(path.c_str(), &state) == 0 ? static_cast<int>(state.st_mode & 0777) : -1;
}

bool written(const std::filesystem::path& path) {
    SafeFile::Options options;
    options.existing = Existing::Replace;
    return writeFileSafely(path, std::as_bytes(std::span("x", 1)), options).isOk();
}

} // namespace

void FileModeTest::followsTheMask_data() {
    QTest::addColumn<int>("mask");
    for (const int mask : {0, 022, 027, 077})
        QTest::addRow("%03o", mask) << mask;
}

void FileModeTest::followsTheMask() {
    QFETCH(int, mask);
    const Mask masked(static_cast<mode_t>(mask));
    QVERIFY(written(path("new")));
    QCOMPARE(modeOf(path("new")), 0666 & ~mask);
}

void FileModeTest::replacedFilesKeepTheirs() {
    QVERIFY(written(path("old")));
    QCOMPARE(::chmod(path("old").c_str(), 0640), 0);
    QVERIFY(written(path("old")));
    QCOMPARE(modeOf(path("old")), 0640);
}

/// Also for root, whom the system lets write.
void FileModeTest::protectedFilesStay() {
    for (const char* backup : {"", "old~"}) {
        QVERIFY(written(path("old")));
        QCOMPARE(::chmod(path("old").c_str(), 0444), 0);
        SafeFile::Options options;
        options.existing = Existing::Replace;
        options.backup = *backup == '\0' ? std::filesystem::path() : path(backup);
        const Status refused = writeFileSafely(path("old"), std::as_bytes(std::span("new", 3)), options);
        QVERIFY(refused.isError());
        QCOMPARE(refused.error().code, ErrorCode::CannotWrite);
        QVERIFY(refused.error().detail.english().find("write-protected") != std::string::npos);
        QCOMPARE(std::filesystem::file_size(path("old")), std::uintmax_t{1});
        QCOMPARE(modeOf(path("old")), 0444);
        QCOMPARE(QDir(m_folder->path()).entryList(QDir::Files | QDir::Hidden).size(), 1);
        QCOMPARE(::chmod(path("old").c_str(), 0644), 0); // the positive control
        QVERIFY(written(path("old")));
    }
}

void FileModeTest::otherThreadsKeepTheMask() {
    const Mask masked(077);
    std::atomic<bool> ended = false;
    std::thread writer([&] {
        while (!ended)
            static_cast<void>(written(path("project")));
    });
    int wrong = 0;
    for (int i = 0; i < 3000; ++i) {
        const auto name = path("private");
        ::close(::open(name.c_str(), O_WRONLY | O_CREAT | O_CLOEXEC, 0666));
        wrong += modeOf(name) == 0600 ? 0 : 1;
        ::unlink(name.c_str());
    }
    ended = true;
    writer.join();
    QCOMPARE(wrong, 0);
}

void FileModeTest::refusalsSayWhatToDo() {
    const std::string tooLong(300, 'a');
    const Status refused = writeFileSafely(path(tooLong.c_str()), {}, {});
    QVERIFY(refused.isError());
    QCOMPARE(refused.error().code, ErrorCode::CannotWrite);
    QVERIFY(QString::fromStdString(refused.error().detail.english())
                .endsWith(QLatin1String("): choose another folder or name.")));
    QVERIFY(SystemError{ENOSPC}.isFull() && SystemError{EDQUOT}.isFull() && !SystemError{EACCES}.isFull());
}

QTEST_GUILESS_MAIN(FileModeTest)
#include "file_mode_test.moc"
