// SPDX-License-Identifier: MIT
// Each filter gives the same bits with the loops for any processor and with those for AVX2: the program runs
// itself with the environment variable that forbids these, and compares what both say.
#include "libterrain/core/content_hash.h"
#include "libterrain/filters/filter.h"
#include "tests/generators/making.h"

#include <QProcess>
#include <QTest>

#include <cstdio>
#include <utility>

using namespace terrain;

namespace {

/// A ground with holes, heights that sums cannot hold, and zeros of both signs.
Heightfield groundOf(int columns, int rows) {
    Heightfield out = making::whole(columns, rows, {{"amplitude", "300"}, {"seed", "7"}});
    const auto samples = out.samples();
    for (std::size_t i = 0; i < samples.size(); ++i) {
        samples[i] = i % 97 == 2 ? hole : i % 89 == 3 ? samples[i] * 1e34F : samples[i];
        samples[i] = i % 53 == 0 ? -0.0F : i % 59 == 0 ? 0.0F : samples[i];
    }
    return out;
}

QByteArray said(const Filter& filter, const ParameterSet& parameters, const Heightfield& ground) {
    if (!filter.check(ground.grid(), parameters).isOk())
        return {};
    const auto out = filter.apply({ground.grid(), wholeOf(ground.grid()), ground}, parameters, {});
    return QByteArray(filter.description().kind) + ' ' +
           QByteArray::fromStdString(fingerprint(out.value()).value().hex()) + '\n';
}

/// The fingerprints of what all filters make, with each choice and with other numbers.
QByteArray everything() {
    QByteArray out;
    for (const auto& [columns, rows] : {std::pair(2, 2), {37, 21}, {530, 150}}) {
        const Heightfield ground = groundOf(columns, rows);
        for (const Filter* filter : filters()) {
            const auto specs = filter->description().parameters;
            out += said(*filter, ParameterSet(specs), ground);
            for (const ParameterSpec& spec : specs) {
                ParameterSet other(specs);
                for (const ParameterChoice& choice : spec.choices)
                    if (other.set(spec.id, std::string(choice.id)).isOk())
                        out += said(*filter, other, ground);
                if (spec.type == ParameterType::Real &&
                    other.set(spec.id, std::get<double>(spec.defaultValue) + 12).isOk())
                    out += said(*filter, other, ground);
            }
        }
    }
    return out;
}

} // namespace

class FiltersProcessorTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void sameBits() {
        const auto run = [](const QString& processor) {
            QProcess process;
            auto environment = QProcessEnvironment::systemEnvironment();
            environment.insert(QStringLiteral("MORAINE_PROCESSOR"), processor);
            process.setProcessEnvironment(environment);
            process.start(QCoreApplication::applicationFilePath(), {QStringLiteral("--say")});
            process.waitForFinished(60000);
            return process.readAllStandardOutput();
        };
        const QByteArray any = run(QStringLiteral("any"));
        QVERIFY(any.count('\n') > 60);
        QCOMPARE(run(QString()), any);
    }
};

int main(int argc, char** argv) {
    const QCoreApplication application(argc, argv);
    if (argc == 2 && qstrcmp(argv[1], "--say") == 0) {
        const QByteArray words = everything();
        return std::fwrite(words.constData(), 1, static_cast<std::size_t>(words.size()), stdout) ==
                       static_cast<std::size_t>(words.size())
                   ? 0
                   : 1;
    }
    FiltersProcessorTest test;
    return QTest::qExec(&test, argc, argv);
}

#include "filters_processor_test.moc"
