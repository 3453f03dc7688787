// SPDX-License-Identifier: MIT
// P12: what runs can be stopped at any moment: soon, and without a trace in files and in memory. Times are
// compared with those of the whole work in the same run, for machines may be busy; the figures are printed.
// (That the document stays as it was is JobRunner's: tests/app/jobs_runner_test.)
#include "libterrain/core/platform/sanitizers.h"
#include "libterrain/formats/heightmap_format.h"
#include "libterrain/project/project_file.h"
#include "libterrain/recipe/evaluate.h"
#include "tests/support/resident_bytes.h"
#include "tests/support/trials.h"

#include <QDir>
#include <QRandomGenerator>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <functional>
#include <thread>

using namespace terrain;

namespace {

using Clock = std::chrono::steady_clock;

double millisecondsSince(Clock::time_point begin) {
    return std::chrono::duration<double, std::milli>(Clock::now() - begin).count();
}

double median(std::vector<double> values) {
    std::ranges::sort(values);
    return values.empty() ? 0 : values[values.size() / 2];
}

/// How an end came about.
enum class End { Done, Cancelled, Failed };

template <class Result>
End endOf(const Result& result) {
    return result.isCancelled() ? End::Cancelled : result.isError() ? End::Failed : End::Done;
}

using Work = std::function<End(const RunContext&)>;

struct Stop {
    End end = End::Done;
    double milliseconds = 0; ///< from the wish to the end
};

/// Lets it run for `after` ms, then stops it.
Stop stopped(const Work& work, double after) {
    std::atomic<bool> cancelled{false};
    std::atomic<float> progress{0};
    Stop out;
    std::thread worker([&] { out.end = work({&cancelled, &progress}); });
    std::this_thread::sleep_for(std::chrono::duration<double, std::milli>(after));
    const auto asked = Clock::now();
    cancelled = true;
    worker.join();
    out.milliseconds = millisecondsSince(asked);
    return out;
}

} // namespace

class P12CancelTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void stopsSoonAndLeavesNothing_data();
    void stopsSoonAndLeavesNothing();
    void workThatDoesNotListenIsSeen();

private:
    [[nodiscard]] std::filesystem::path path(const char* name) const {
        return m_folder.filePath(QLatin1String(name)).toStdString();
    }
    [[nodiscard]] Work workOf(const QString& name) const;
    /// Names and contents of all files, hidden ones too.
    [[nodiscard]] QMap<QString, QByteArray> files() const;

    QTemporaryDir m_folder;
    SharedHeightfield m_heights;
    Project m_project;
    QRandomGenerator m_random{12};
};

void P12CancelTest::initTestCase() {
    Recipe recipe = defaultRecipe();
    recipe.grid.columns = recipe.grid.rows = 1537;
    const auto made = evaluate(recipe, {});
    QVERIFY(made.isOk());
    m_heights = made.value();
    for (const char* name : {"land.tif", "out.asc"})
        QVERIFY(exportHeightmap(*m_heights, *findHeightmapFormat(path(name).extension().string().substr(1)),
                                path(name), {}, Existing::Keep)
                    .isOk());
    // A project that holds heights has something to write.
    m_project.recipe = recipe;
    m_project.recipe.steps = {makeStep("imported_heights", "ground")};
    Heightfield copy = Heightfield::create(recipe.grid).value();
    std::ranges::copy(m_heights->samples(), copy.samples().begin());
    QVERIFY(m_project.recipe.steps.front().parameters.set("heights", makeBlob(std::move(copy))).isOk());
    QVERIFY(saveProject(m_project, path("land.moraine"), Existing::Keep).isOk());
}

Work P12CancelTest::workOf(const QString& name) const {
    if (name == QLatin1String("generation"))
        return [](const RunContext& context) {
            Recipe recipe = defaultRecipe();
            recipe.grid.columns = recipe.grid.rows = 4097;
            return endOf(evaluate(recipe, context));
        };
    if (name == QLatin1String("import"))
        return [this](const RunContext& context) {
            return endOf(importHeightmap(path("land.tif"), {}, context));
        };
    if (name == QLatin1String("export"))
        return [this](const RunContext& context) {
            return endOf(exportHeightmap(*m_heights, *findHeightmapFormat("asc"), path("out.asc"), {},
                                         Existing::Replace, context));
        };
    return [this](const RunContext& context) {
        return endOf(saveProject(m_project, path("land.moraine"), Existing::Replace, context));
    };
}

QMap<QString, QByteArray> P12CancelTest::files() const {
    QMap<QString, QByteArray> out;
    const QDir folder(m_folder.path());
    for (const QString& name : folder.entryList(QDir::Files | QDir::Hidden)) {
        QFile file(folder.filePath(name));
        if (file.open(QIODevice::ReadOnly))
            out[name] = file.readAll();
    }
    return out;
}

void P12CancelTest::stopsSoonAndLeavesNothing_data() {
    QTest::addColumn<QString>("name");
    for (const char* name : {"generation", "import", "export", "save"})
        QTest::newRow(name) << QString::fromLatin1(name);
}

void P12CancelTest::stopsSoonAndLeavesNothing() {
    QFETCH(const QString, name);
    const Work work = workOf(name);
    std::vector<double> wholes;
    for (int i = 0; i < 3; ++i) {
        const auto begin = Clock::now();
        QVERIFY(work({}) == End::Done);
        wholes.push_back(millisecondsSince(begin));
    }
    const double whole = median(wholes);
    const auto bytesBefore = static_cast<double>(support::residentBytes());
    std::vector<double> times;
    const int trials = support::trials(13, 125);
    for (int i = 0; i < trials; ++i) {
        const auto before = files();
        const Stop stop = stopped(work, m_random.bounded(0.8) * whole);
        QVERIFY(stop.end != End::Failed);
        QCOMPARE(files().keys(), before.keys());
        if (stop.end != End::Cancelled)
            continue; // it was done before the wish came
        times.push_back(stop.milliseconds);
        QVERIFY(files() == before);
    }
    const auto bytesAfter = static_cast<double>(support::residentBytes());
    qInfo("%s: whole %.0f ms, %zu stops: median %.1f ms, longest %.1f ms; memory %.3f", qPrintable(name),
          whole, times.size(), median(times), times.empty() ? 0 : *std::ranges::max_element(times),
          bytesAfter / bytesBefore);
    QVERIFY(!times.empty());
    QVERIFY2(median(times) < std::max(25.0, whole / 3), "it goes on as if nobody had asked");
#if !MORAINE_ADDRESS_SANITIZER && !MORAINE_THREAD_SANITIZER // they keep what was freed
    QVERIFY2(bytesBefore == 0 || bytesAfter < bytesBefore * 1.05, "memory was kept");
#endif
}

/// The positive control: the same look at work that does not ask whether it is still wanted.
void P12CancelTest::workThatDoesNotListenIsSeen() {
    static constexpr double whole = 300;
    const Work deaf = [](const RunContext& context) {
        std::this_thread::sleep_for(std::chrono::duration<double, std::milli>(whole));
        return context.isCancelled() ? End::Cancelled : End::Done;
    };
    QVERIFY(stopped(deaf, 0.3 * whole).milliseconds > whole / 3);
}

QTEST_GUILESS_MAIN(P12CancelTest)
#include "p12_cancel_test.moc"
