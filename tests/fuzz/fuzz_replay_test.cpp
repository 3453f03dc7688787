// SPDX-License-Identifier: MIT
// What the fuzzers run, without them: every file that once broke a reader, good files, and such with a few
// bytes changed, always the same ones.
#include "tests/fuzz/fuzz_seeds.h"
#include "tests/support/build_folders.h"
#include "tests/support/heightmap_files.h"
#include "tests/support/trials.h"

#include <QDirIterator>
#include <QElapsedTimer>
#include <QTest>

#include <random>

using namespace support;

class FuzzReplayTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void survives_data();
    void survives();
};

namespace {

std::span<const std::byte> bytesOf(const QByteArray& bytes) {
    return std::as_bytes(std::span(bytes.constData(), static_cast<std::size_t>(bytes.size())));
}

QList<QByteArray> filesIn(const QString& folder, qint64 most) {
    QStringList names;
    QDirIterator files(folder, QDir::Files);
    while (files.hasNext())
        if (const QString name = files.next(); files.fileInfo().size() <= most)
            names << name;
    names.sort();
    QList<QByteArray> out;
    for (const QString& name : names)
        out << readFile(name);
    return out;
}

/// A few changes of the kinds that fuzzers make.
QByteArray mutated(QByteArray bytes, std::mt19937& random) {
    const auto below = [&](qsizetype count) {
        return static_cast<qsizetype>(random() % std::uint32_t(count));
    };
    constexpr std::array<char, 6> telling = {'\0', '\1', '\x7F', '\x80', '\xFF', '9'};
    for (auto left = 1 + below(6); left > 0 && !bytes.isEmpty(); --left) {
        const qsizetype at = below(std::min<qsizetype>(bytes.size(), below(2) == 0 ? 512 : bytes.size()));
        switch (below(5)) {
        case 0:
            bytes[at] = static_cast<char>(bytes[at] ^ (1 << below(8)));
            break;
        case 1:
            bytes[at] = telling[static_cast<std::size_t>(below(6))];
            break;
        case 2:
            bytes.remove(at, 1 + below(8));
            break;
        case 3:
            bytes.insert(at, bytes.mid(below(bytes.size()), 1 + below(16)));
            break;
        default:
            for (qsizetype i = at; i < std::min(at + 4, bytes.size()); ++i)
                bytes[i] = telling[static_cast<std::size_t>(below(6))];
        }
    }
    return bytes;
}

} // namespace

void FuzzReplayTest::survives_data() {
    QTest::addColumn<QString>("target");
    for (const fuzz::Target& target : fuzz::targets())
        QTest::newRow(target.name) << QString::fromUtf8(target.name);
}

void FuzzReplayTest::survives() {
    QFETCH(QString, target);
    const fuzz::Target& tested = *fuzz::findTarget(target.toStdString());
    for (const QByteArray& crash :
         filesIn(sourceFile(QStringLiteral("tests/data/crashes/") + target), 1 << 26))
        tested.run(tested, bytesOf(crash));
    QList<QByteArray> good;
    for (const auto& seed : fuzz::seedsFor(tested))
        good << QByteArray(reinterpret_cast<const char*>(seed.data()), static_cast<qsizetype>(seed.size()));
    if (const QString data = qEnvironmentVariable("MORAINE_TEST_DATA"); !data.isEmpty())
        for (const QString& folder :
             QString::fromUtf8(tested.corpora).split(QLatin1Char(' '), Qt::SkipEmptyParts))
            good += filesIn(data + QStringLiteral("/heightmaps/") + folder, 1 << 20);
    const qint64 most = trials(1500, 50000);
    std::mt19937 random(20260729);
    QElapsedTimer timer;
    int read = 0;
    for (const QByteArray& file : good) {
        timer.start();
        read += tested.run(tested, bytesOf(file)) ? 1 : 0;
        constexpr qint64 mostBytes = 20'000'000; // that are changed and written again
        const qint64 changes = 2 + std::min(most / good.size(), mostBytes / (file.size() + 1));
        for (qint64 i = 0; i < changes; ++i)
            tested.run(tested, bytesOf(mutated(file, random)));
        QVERIFY2(timer.elapsed() < 10000 + changes * 1000, "hangs");
    }
    // What refuses everything has nothing to survive.
    if (good.isEmpty())
        QSKIP("MORAINE_TEST_DATA is not set, and no file of this kind can be made");
    QVERIFY(read > 0);
}

QTEST_GUILESS_MAIN(FuzzReplayTest)
#include "fuzz_replay_test.moc"
