// SPDX-License-Identifier: MIT
#include "libterrain/core/platform/memory.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <limits>

/// The system's files, made up in a folder.
class AvailableMemoryTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theSmallestCounts_data();
    void theSmallestCounts();
    void theSystemItself();

private:
    QTemporaryDir m_folder;
};

namespace {

constexpr std::uint64_t mebibyte = std::uint64_t{1} << 20;
constexpr std::uint64_t unlimited = std::numeric_limits<std::uint64_t>::max();

using Files = QMap<QByteArray, QByteArray>;

const char* const meminfo =
    "MemTotal:       8388608 kB\nMemFree: 1 kB\nMemAvailable:    4194304 kB\nBuffers: 2 kB\n";

Files with(Files files, const Files& more) {
    files.insert(more);
    return files;
}

} // namespace

void AvailableMemoryTest::theSmallestCounts_data() {
    QTest::addColumn<Files>("files");
    QTest::addColumn<quint64>("bytes");
    const auto row = [](const char* name, const Files& files, std::uint64_t bytes) {
        QTest::newRow(name) << files << quint64{bytes};
    };
    const Files machine = {{"proc/meminfo", meminfo}};
    row("nothing is said", {}, unlimited);
    row("no groups", machine, 4096 * mebibyte);
    const Files two = with(machine, {{"proc/self/cgroup", "0::/user/app\n"}});
    row("second version, not mounted", two, 4096 * mebibyte);
    row("no limit",
        with(two, {{"sys/fs/cgroup/user/app/memory.max", "max\n"},
                   {"sys/fs/cgroup/user/app/memory.current", "1000\n"}}),
        4096 * mebibyte);
    const Files limited = with(two, {{"sys/fs/cgroup/user/app/memory.max", "1073741824\n"},
                                     {"sys/fs/cgroup/user/app/memory.current", "268435456\n"}});
    row("limit of its group", limited, 768 * mebibyte);
    row("what can be dropped is free",
        with(limited, {{"sys/fs/cgroup/user/app/memory.stat", "anon 5\ninactive_file 67108864\nfile 9\n"}}),
        832 * mebibyte);
    row("limit of the group around it",
        with(limited, {{"sys/fs/cgroup/user/memory.max", "536870912\n"},
                       {"sys/fs/cgroup/user/memory.current", "268435456\n"}}),
        256 * mebibyte);
    row("nothing is left", with(limited, {{"sys/fs/cgroup/user/app/memory.current", "2147483648\n"}}), 0);
    row("the machine has less", with(limited, {{"proc/meminfo", "MemAvailable: 1024 kB\n"}}), mebibyte);
    row("inside a container, its root only",
        with(machine, {{"proc/self/cgroup", "0::/\n"},
                       {"sys/fs/cgroup/memory.max", "209715200\n"},
                       {"sys/fs/cgroup/memory.current", "104857600\n"}}),
        100 * mebibyte);
    const Files one = with(machine, {{"proc/self/cgroup", "9:name=systemd:/x\n4:cpu,memory:/box/1\n0::/\n"}});
    row("first version",
        with(one, {{"sys/fs/cgroup/memory/box/1/memory.limit_in_bytes", "209715200\n"},
                   {"sys/fs/cgroup/memory/box/1/memory.usage_in_bytes", "104857600\n"},
                   {"sys/fs/cgroup/memory/box/1/memory.stat", "cache 7\ntotal_inactive_file 52428800\n"}}),
        150 * mebibyte);
    row("first version, no limit",
        with(one, {{"sys/fs/cgroup/memory/box/1/memory.limit_in_bytes", "9223372036854771712\n"},
                   {"sys/fs/cgroup/memory/box/1/memory.usage_in_bytes", "104857600\n"}}),
        4096 * mebibyte);
    row("first version, the outer system's path",
        with(one, {{"sys/fs/cgroup/memory/memory.limit_in_bytes", "209715200\n"},
                   {"sys/fs/cgroup/memory/memory.usage_in_bytes", "0\n"}}),
        200 * mebibyte);
    const auto limits = [](const QByteArray& soft) {
        return QByteArray("Limit   Soft Limit  Hard Limit  Units\nMax address space  " + soft +
                          "  unlimited  bytes\nMax file locks  1  1  locks\n");
    };
    const Files sized =
        with(machine, {{"proc/self/status", "Name:\tx\nVmPeak:\t9 kB\nVmSize:\t  204800 kB\n"}});
    row("addresses without a limit", with(sized, {{"proc/self/limits", limits("unlimited")}}),
        4096 * mebibyte);
    row("limit of addresses", with(sized, {{"proc/self/limits", limits("524288000")}}), 300 * mebibyte);
    row("no addresses are left", with(sized, {{"proc/self/limits", limits("1000")}}), 0);
    row("a longer label before it",
        with(sized, {{"proc/self/status", "VmSize:Old 9 kB\nVmSize:\t204800 kB\nVmSize: 1 kB\n"},
                     {"proc/self/limits", limits("524288000")}}),
        300 * mebibyte);
    row("a label without a number",
        with(sized, {{"proc/self/status", "VmSize:\n"}, {"proc/self/limits", limits("524288000")}}),
        500 * mebibyte);
    row("odd lines", with(machine, {{"proc/self/cgroup", "\nx\n:\n::::\n4:memory:\n"}}), 4096 * mebibyte);
}

void AvailableMemoryTest::theSmallestCounts() {
    QFETCH(Files, files);
    QFETCH(quint64, bytes);
    const QDir root(m_folder.filePath(QString::fromUtf8(QTest::currentDataTag())));
    for (auto file = files.cbegin(); file != files.cend(); ++file) {
        const QString path = root.filePath(QString::fromUtf8(file.key()));
        QVERIFY(root.mkpath(QFileInfo(path).path()));
        QFile out(path);
        QVERIFY(out.open(QIODevice::WriteOnly) && out.write(file.value()) == file.value().size());
    }
    QCOMPARE(quint64{terrain::availableMemory(root.path().toStdString())}, bytes);
}

void AvailableMemoryTest::theSystemItself() {
    const std::uint64_t bytes = terrain::availableMemory();
    QVERIFY(bytes > 0);
    QVERIFY(bytes < unlimited);
}

QTEST_GUILESS_MAIN(AvailableMemoryTest)
#include "available_memory_test.moc"
