// SPDX-License-Identifier: MIT
#include "tests/support/field_of.h"
#include "tests/support/file_size_limit.h"
#include "tests/support/mesh_files.h"

#include <QDir>
#include <QFileInfo>
#include <QTemporaryDir>
#include <QTest>

#include <atomic>
#include <thread>

using namespace terrain;

namespace {

/// Rough ground, so that it does not pack well.
Heightfield ground(int side) {
    return support::fieldOf(
        side, side, [](int x, int y) { return 100 + (x * 7919 + y * 104729 + x * y * 31) % 9973 / 7.0; }, 10,
        10);
}

} // namespace

/// What every mesh format promises, whichever it is: a whole file or none, and a former one untouched.
class MeshContractTest : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<QTemporaryDir> m_folder;

    [[nodiscard]] QString file() const { return m_folder->filePath(QStringLiteral("ground.mesh")); }
    [[nodiscard]] static const MeshFormat& format() { return *findMeshFormat(QTest::currentDataTag()); }
    [[nodiscard]] Result<MeshReport> write(const Heightfield& heights, Existing existing,
                                           const RunContext& context = {}) const {
        return exportMesh(heights, format(), file().toStdString(), {}, existing, context);
    }
    [[nodiscard]] int entries() const {
        return static_cast<int>(QDir(m_folder->path()).entryList(QDir::Files | QDir::Hidden).size());
    }
    static void everyFormat() {
        QTest::addColumn<int>("unused");
        for (const MeshFormat* each : meshFormats())
            QTest::newRow(each->id()) << 0;
    }

private Q_SLOTS:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }

    void existingFilesAreKept_data() { everyFormat(); }
    void existingFilesAreKept() {
        QVERIFY(support::writeBytes(file(), "precious"));
        const auto kept = write(ground(9), Existing::Keep);
        QVERIFY(kept.isError());
        QCOMPARE(kept.error().code, ErrorCode::CannotWrite);
        QCOMPARE(support::bytesOf(file()), QByteArray("precious"));
        QVERIFY(write(ground(9), Existing::Replace).isOk());
        QVERIFY(support::bytesOf(file()) != QByteArray("precious"));
    }

    /// However late the disk is full, the error is told, the old file stays, and nothing else is left.
    void fullDisk_data() { everyFormat(); }
    void fullDisk() {
#ifdef Q_OS_UNIX
        const Heightfield heights = ground(120);
        QVERIFY(write(heights, Existing::Replace).isOk());
        const qint64 whole = QFileInfo(file()).size();
        QVERIFY(support::writeBytes(file(), "precious"));
        for (const qint64 room : {qint64{0}, qint64{1}, whole / 10, whole / 2, whole - 4096, whole - 1}) {
            const support::FileSizeLimit limit(room);
            const auto report = write(heights, Existing::Replace);
            QVERIFY2(report.isError(), qPrintable(QString::number(room)));
            QCOMPARE(report.error().code, ErrorCode::CannotWrite);
            QVERIFY(report.error().detail.english().find("ground.mesh") != std::string::npos);
            QCOMPARE(support::bytesOf(file()), QByteArray("precious"));
            QCOMPARE(entries(), 1);
        }
        QVERIFY(write(heights, Existing::Replace).isOk());
        QCOMPARE(QFileInfo(file()).size(), whole);
#else
        QSKIP("needs a limit of the size of files");
#endif
    }

    /// Cancelled in the middle, when much of the file is written.
    void cancelledHalfway_data() {
        everyFormat();
    }
    void cancelledHalfway() {
        const Heightfield heights = ground(900);
        for (const bool replaces : {false, true}) {
            if (replaces)
                QVERIFY(support::writeBytes(file(), "precious"));
            std::atomic<bool> cancelled{false};
            std::atomic<float> progress{0};
            std::atomic<bool> ended{false};
            std::thread canceller([&] {
                while (progress < 0.3F && !ended)
                    std::this_thread::yield();
                cancelled = true;
            });
            const bool stopped = write(heights, replaces ? Existing::Replace : Existing::Keep,
                                       RunContext(&cancelled, &progress, 1))
                                     .isCancelled();
            ended = true;
            canceller.join();
            QVERIFY2(stopped, qPrintable(QString::number(static_cast<double>(progress))));
            QVERIFY(progress >= 0.3F);
            QCOMPARE(entries(), replaces ? 1 : 0);
            if (replaces)
                QCOMPARE(support::bytesOf(file()), QByteArray("precious"));
        }
    }

    void missingFolder_data() {
        everyFormat();
    }
    void missingFolder() {
        const auto report = exportMesh(ground(9), format(),
                                       m_folder->filePath(QStringLiteral("no/such/folder/a")).toStdString(),
                                       {}, Existing::Keep);
        QVERIFY(report.isError());
        QCOMPARE(report.error().code, ErrorCode::CannotWrite);
    }
};

QTEST_GUILESS_MAIN(MeshContractTest)
#include "mesh_contract_test.moc"
