// SPDX-License-Identifier: MIT
// P18: no leaks, no races, no undefined behaviour. The suite itself is the test, in the builds asan and tsan;
// this is its positive control: a fault that is planted there must end the program with a report.
#include "libterrain/core/platform/sanitizers.h"

#include <QTest>

#include <cstdio>
#include <limits>
#include <thread>
#include <vector>

namespace {

constexpr const char* plantVariable = "MORAINE_PLANTED_FAULT";

constexpr bool addresses = MORAINE_ADDRESS_SANITIZER == 1;
constexpr bool threads = MORAINE_THREAD_SANITIZER == 1;

int readBeyondTheEnd() {
    const std::vector<int> heights(16);
    const int* volatile first = heights.data();
    return first[16];
}

int overflow() {
    volatile int seed = std::numeric_limits<int>::max();
    return seed + 1;
}

int leak() {
    int* volatile lost = new int[100]; // a report at the end of the program
    lost = nullptr;
    return lost == nullptr ? 0 : 1;
}

int race() {
    int sum = 0;
    const auto add = [&sum] {
        for (int i = 0; i < 10000; ++i)
            ++sum;
    };
    std::thread one(add);
    std::thread other(add);
    one.join();
    other.join();
    return sum == 0;
}

struct Fault {
    const char* name;
    int (*happen)();
    bool watched;
    const char* reported;
};
constexpr Fault faults[] = {
    {"read beyond the end", readBeyondTheEnd, addresses, "heap-buffer-overflow"},
    {"overflow of a signed number", overflow, addresses, "signed integer overflow"},
    {"leak", leak, addresses, "LeakSanitizer"},
    {"race", race, threads, "data race"},
};

} // namespace

class P18SanitizersTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void plantedFaultsAreReported_data() {
        QTest::addColumn<int>("index");
        for (int i = 0; i < static_cast<int>(std::size(faults)); ++i)
            QTest::newRow(faults[i].name) << i;
    }
    void plantedFaultsAreReported() {
        QFETCH(const int, index);
        const Fault& fault = faults[index];
        if (!fault.watched)
            QSKIP("this build does not watch it: tests/run.sh asan, tests/run.sh tsan");
        // Without Qt, whose way to start a process clang's thread sanitizer does not survive; and with leaks,
        // which this room does not look for.
        const QByteArray line = "env -u ASAN_OPTIONS " + QByteArray(plantVariable) + '=' +
                                QByteArray::number(index) + " '" +
                                QCoreApplication::applicationFilePath().toUtf8() + "' 2>&1";
        FILE* const child = ::popen(line, "r");
        QVERIFY(child != nullptr);
        QByteArray report;
        for (int c = std::fgetc(child); c != EOF; c = std::fgetc(child))
            report += static_cast<char>(c);
        QVERIFY2(::pclose(child) != 0, report);
        QVERIFY2(report.contains(fault.reported), report);
    }
};

int main(int argc, char** argv) {
    if (qEnvironmentVariableIsSet(plantVariable))
        return faults[qEnvironmentVariableIntValue(plantVariable)].happen();
    QCoreApplication application(argc, argv);
    P18SanitizersTest test;
    return QTest::qExec(&test, argc, argv);
}

#include "p18_sanitizers_test.moc"
