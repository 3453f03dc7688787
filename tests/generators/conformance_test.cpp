// SPDX-License-Identifier: MIT
// Published random tables and results, run through the one implementation by its offset table.
#include "libterrain/generators/diamond_square/levels.h"
#include "tests/generators/making.h"
#include "tests/support/build_folders.h"

#include <QDir>
#include <QTest>

#include <cmath>
#include <fstream>
#include <nlohmann/json.hpp>

using namespace terrain;
using nlohmann::json;

namespace {

diamond_square::Settings settingsFrom(const json& vector) {
    diamond_square::Settings out;
    const json& corners = vector.at("corners");
    out.cornerHeights = {corners.at("row0_col0"), corners.at("row0_colN"), corners.at("rowN_col0"),
                         corners.at("rowN_colN")};
    out.amplitude = vector.at("first_amplitude");
    out.factor = vector.at("amplitude_factor_per_level");
    if (vector.at("offset") == "amplitude*u")
        out.distribution = diamond_square::Distribution::Positive;
    if (vector.at("edges") == "wrap")
        out.edges = diamond_square::Edges::Wrap;
    const double cells = vector.at("side_points").get<double>() - 1;
    for (const json& point : vector.at("fixed_points"))
        out.fixedPoints.push_back(
            {point.at(1).get<double>() / cells, point.at(0).get<double>() / cells, point.at(2)});
    return out;
}

diamond_square::OffsetTable tableFrom(const json& vector) {
    diamond_square::OffsetTable out;
    out.columns = vector.at("side_points");
    for (const json& row : vector.at("u"))
        for (const json& u : row)
            out.numbers.push_back(static_cast<float>((2 * u.get<double>() - 1) * 0x1p31));
    return out;
}

/// The largest difference from the vector's heights, as a fraction of their range.
double largestError(const json& vector) {
    const int side = vector.at("side_points");
    const Grid grid = making::gridOf(side, side);
    const diamond_square::OffsetTable table = tableFrom(vector);
    Result<diamond_square::Plan> plan = diamond_square::planFor(settingsFrom(vector), grid);
    if (!plan)
        return INFINITY;
    plan.value().table = &table;
    Result<Heightfield> made = Heightfield::create(grid);
    makeWindow(plan.value(), wholeOf(grid), made.value().row(0), {});
    double low = INFINITY;
    double high = -INFINITY;
    double worst = 0;
    for (int r = 0; r < side; ++r)
        for (int c = 0; c < side; ++c) {
            const double exact =
                vector.at("heights").at(static_cast<std::size_t>(r)).at(static_cast<std::size_t>(c));
            low = std::min(low, exact);
            high = std::max(high, exact);
            const double error = std::abs(static_cast<double>(made.value().at(c, r)) - exact);
            worst = error <= worst ? worst : error; // also takes NaN
        }
    return worst / (high - low);
}

} // namespace

class ConformanceTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void heights_data() {
        QTest::addColumn<QString>("path");
        QStringList folders = {support::sourceFile(QStringLiteral("tests/data/conformance"))};
        if (const QString more = qEnvironmentVariable("MORAINE_CONFORMANCE"); !more.isEmpty())
            folders << more;
        for (const QString& folder : folders)
            for (const QFileInfo& file :
                 QDir(folder).entryInfoList({QStringLiteral("*.json")}, QDir::Files, QDir::Name))
                QTest::addRow("%d %s", static_cast<int>(folders.indexOf(folder)),
                              qPrintable(file.completeBaseName()))
                    << file.filePath();
    }

    void thereAreVectors() {
        const QDir folder(support::sourceFile(QStringLiteral("tests/data/conformance")));
        QVERIFY(folder.entryList({QStringLiteral("*.json")}, QDir::Files).size() >= 14);
    }

    void heights() {
        QFETCH(const QString, path);
        std::ifstream file(path.toStdString());
        const json vector = json::parse(file, nullptr, false);
        QVERIFY2(!vector.is_discarded(), "not JSON");
        const double error = largestError(vector);
        std::printf("%-32s largest error %.3g of the range\n", qPrintable(QFileInfo(path).fileName()), error);
        QVERIFY2(error <= 1e-5, qPrintable(QString::number(error)));
    }
};

QTEST_GUILESS_MAIN(ConformanceTest)
#include "conformance_test.moc"
