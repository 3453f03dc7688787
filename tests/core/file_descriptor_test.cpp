// SPDX-License-Identifier: MIT
// A descriptor is closed once, by the last object that holds it.
#include "libterrain/core/platform/file_descriptor.h"

#include <QTemporaryDir>
#include <QTest>

#include <fcntl.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <vector>

using namespace terrain;

namespace {

int opened() {
    return ::open("/dev/null", O_RDONLY | O_CLOEXEC);
}

bool isOpenInTheSystem(int number) {
    return ::fcntl(number, F_GETFD) >= 0;
}

bool isInherited(const FileDescriptor& file) {
    return (::fcntl(file.number(), F_GETFD) & FD_CLOEXEC) == 0;
}

/// Gives a free number to another file, which whoever closes twice would close.
void takeAgain(int number) {
    const int other = opened();
    if (other == number)
        return;
    ::dup2(other, number);
    ::close(other);
}

int codeOf(const std::optional<SystemError>& error) {
    return error ? error->code : 0;
}

std::span<const std::byte> oneByte() {
    return std::as_bytes(std::span("x", 1));
}

} // namespace

class FileDescriptorTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void isNoneAtFirst() {
        FileDescriptor none;
        QVERIFY(!none.isOpen());
        QCOMPARE(none.number(), -1);
        QVERIFY(!FileDescriptor(-1).isOpen());
        std::uint64_t bytes = 7;
        QCOMPARE(codeOf(none.write(oneByte())), EBADF);
        QCOMPARE(codeOf(none.sync()), EBADF);
        QCOMPARE(codeOf(none.size(bytes)), EBADF);
        QCOMPARE(bytes, std::uint64_t{7});
        QCOMPARE(codeOf(none.close()), EBADF);
    }

    void closesWithTheObject() {
        const int number = opened();
        {
            const FileDescriptor file(number);
            QVERIFY(file.isOpen());
            QCOMPARE(file.number(), number);
            QVERIFY(isOpenInTheSystem(number));
        }
        QVERIFY(!isOpenInTheSystem(number));
    }

    void closesOnce() {
        const int number = opened();
        {
            FileDescriptor file(number);
            QCOMPARE(codeOf(file.close()), 0);
            QVERIFY(!file.isOpen());
            QVERIFY(!isOpenInTheSystem(number));
            takeAgain(number);
            QCOMPARE(codeOf(file.close()), EBADF);
        }
        QVERIFY(isOpenInTheSystem(number));
        ::close(number);
    }

    void isNotClosedByWhatItWasMovedFrom() {
        const int number = opened();
        {
            FileDescriptor first(number);
            FileDescriptor second(std::move(first));
            QCOMPARE(second.number(), number);
            FileDescriptor third;
            third = std::move(second);
            QCOMPARE(third.number(), number);
            QCOMPARE(codeOf(third.close()), 0);
            takeAgain(number);
        }
        QVERIFY(isOpenInTheSystem(number));
        ::close(number);
    }

    void whatAnAssignmentReplacesIsClosed() {
        const int replaced = opened();
        const int kept = opened();
        FileDescriptor file(replaced);
        file = FileDescriptor(kept);
        QCOMPARE(file.number(), kept);
        QVERIFY(!isOpenInTheSystem(replaced));
        QVERIFY(isOpenInTheSystem(kept));
        file = FileDescriptor();
        QVERIFY(!file.isOpen());
        QVERIFY(!isOpenInTheSystem(kept));
    }

    void staysOpenInAVectorThatGrows() {
        std::vector<int> numbers;
        {
            std::vector<FileDescriptor> files;
            for (int i = 0; i < 20; ++i)
                numbers.push_back(files.emplace_back(opened()).number());
            QVERIFY(std::all_of(numbers.begin(), numbers.end(), isOpenInTheSystem));
        }
        QVERIFY(std::none_of(numbers.begin(), numbers.end(), isOpenInTheSystem));
    }

    void filesThatItOpens() {
        const QTemporaryDir folder;
        const std::filesystem::path path = folder.filePath(QStringLiteral("file")).toStdString();
        FileDescriptor file;
        QCOMPARE(codeOf(file.openExisting(path)), ENOENT);
        QVERIFY(!file.isOpen());
        std::filesystem::path made;
        QCOMPARE(codeOf(file.createBeside(path, made)), 0);
        QVERIFY(file.isOpen() && !isInherited(file));
        QCOMPARE(codeOf(file.write(oneByte())), 0);
        QCOMPARE(codeOf(file.sync()), 0);
        FileDescriptor again;
        QCOMPARE(codeOf(again.openExisting(made)), 0);
        QVERIFY(again.isOpen() && !isInherited(again));
        std::uint64_t bytes = 0;
        QCOMPARE(codeOf(again.size(bytes)), 0);
        QCOMPARE(bytes, std::uint64_t{1});
    }
};

QTEST_GUILESS_MAIN(FileDescriptorTest)
#include "file_descriptor_test.moc"
