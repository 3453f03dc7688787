// SPDX-License-Identifier: MIT
#include <QTest>

#include <cmath>

#include "making.h"

using making::sameBits;
using making::Values;
using making::whole;
using terrain::Heightfield;

namespace {

Values with(Values values, const Values& more) {
    values.insert(values.end(), more.begin(), more.end());
    return values;
}

/// Mean square of second differences along rows in columns first … last.
double roughness(const Heightfield& field, int first, int last) {
    double sum = 0;
    for (int y = 0; y < field.rows(); ++y)
        for (int x = first; x <= last; ++x) {
            const double middle = 2.0 * field.at(x, y);
            const double difference = field.at(x - 1, y) - middle + field.at(x + 1, y);
            sum += difference * difference;
        }
    return sum / (double{1} * field.rows() * (last - first + 1));
}

} // namespace

/// Amplitudes by height and by place.
class AmplitudeTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void whatIsOneChangesNothing_data() {
        QTest::addColumn<QString>("form");
        QTest::addColumn<QString>("distribution");
        for (const char* form : {"classic", "half_step", "calibrated", "stationary", "ridged"})
            for (const char* distribution : {"uniform", "positive", "gaussian"})
                QTest::addRow("%s %s", form, distribution) << form << distribution;
    }
    /// Bit for bit: 100 % everywhere; and half of everything is half of the amplitude.
    void whatIsOneChangesNothing() {
        QFETCH(const QString, form);
        QFETCH(const QString, distribution);
        for (const char* edges : {"three", "wrap"}) {
            const Values plain = {{"form", form.toStdString()},
                                  {"distribution", distribution.toStdString()},
                                  {"edges", edges},
                                  {"hurst", "0.7"},
                                  {"amplitude", "640"}};
            const Heightfield field = whole(129, 65, plain);
            QVERIFY(sameBits(field, whole(129, 65, with(plain, {{"amplitude_mask", "100,100;100,100"}}))));
            QVERIFY(sameBits(field, whole(129, 65, with(plain, {{"level_amplitudes", "1,1;7,1;20,1"}}))));
            // All land is high.
            QVERIFY(sameBits(field, whole(129, 65,
                                          with(plain, {{"low_amplitude", "0"},
                                                       {"low_height", "-9e6"},
                                                       {"high_height", "-8e6"}}))));
            if (form == QLatin1String("stationary"))
                continue; // its start has the whole amplitude
            const Heightfield half = whole(129, 65, with(plain, {{"amplitude", "320"}}));
            QVERIFY(sameBits(half, whole(129, 65, with(plain, {{"amplitude_mask", "50,50;50,50;50,50"}}))));
            QVERIFY(sameBits(
                half, whole(129, 65, with(plain, {{"low_amplitude", "50"}, {"high_amplitude", "50"}}))));
        }
    }

    void withoutAmplitudeLowLandStaysFlat() {
        const Values low = {{"form", "classic"},   {"low_amplitude", "0"}, {"low_height", "0"},
                            {"high_height", "50"}, {"edges", "wrap"},      {"corner_nw", "-5"}};
        const Heightfield flat = whole(65, 65, low);
        for (const float height : flat.samples())
            QCOMPARE(height, -5.0F);
    }

    /// A level without amplitude is the mean of what was before.
    void levelsHaveTheirOwnAmplitude() {
        for (const char* form : {"half_step", "calibrated", "stationary"}) {
            const Values plain = {{"form", form}, {"hurst", "0.7"}, {"stop_level", "3"}};
            // 1 up to level 3, 0 from level 4 on.
            const Values curved = {
                {"form", form}, {"hurst", "0.7"}, {"level_amplitudes", "1,1;3,1;4,0;20,0"}};
            QVERIFY(sameBits(whole(129, 129, plain), whole(129, 129, curved)));
            const Values doubled = {{"form", form}, {"hurst", "0.7"}, {"level_amplitudes", "1,2;20,2"}};
            const Values large = {{"form", form}, {"hurst", "0.7"}, {"amplitude", "200"}};
            if (std::string(form) != "stationary") // its start is no level
                QVERIFY(sameBits(whole(129, 65, doubled), whole(129, 65, large)));
        }
    }

    void whereTheMaskIsLowTheLandIsSmooth() {
        for (const char* form : {"half_step", "calibrated", "stationary", "ridged"}) {
            const Heightfield field =
                whole(257, 257,
                      {{"form", form}, {"hurst", "0.6"}, {"amplitude_mask", "0,0,0,100,100;0,0,0,100,100"}});
            const double smooth = roughness(field, 1, 120);
            const double rough = roughness(field, 200, 255);
            QVERIFY2(smooth < 0.02 * rough, qPrintable(QString::number(smooth / rough)));
        }
    }

    void highLandIsRougherThanLow() {
        for (const char* form : {"calibrated", "stationary"}) {
            // The west lies low, the east high.
            const Heightfield field = whole(257, 257,
                                            {{"form", form},
                                             {"hurst", "0.8"},
                                             {"amplitude", "400"},
                                             {"start_grid", "-1000,0,1000;-1000,0,1000;-1000,0,1000"},
                                             {"low_amplitude", "10"},
                                             {"low_height", "-200"},
                                             {"high_height", "200"}});
            const double ratio = std::sqrt(roughness(field, 200, 255) / roughness(field, 1, 60));
            QVERIFY2(std::abs(ratio - 10) < 2, qPrintable(QString::number(ratio)));
        }
    }

    void aStepInHeightIsAllowed() {
        const Heightfield field = whole(65, 65,
                                        {{"form", "classic"},
                                         {"low_amplitude", "0"},
                                         {"low_height", "10"},
                                         {"high_height", "10"},
                                         {"corner_nw", "11"},
                                         {"edges", "wrap"}});
        for (const float height : field.samples())
            QVERIFY(std::isfinite(height));
        QVERIFY(roughness(field, 1, 63) > 0);
    }

    void masksAreRefused_data() {
        QTest::addColumn<QString>("mask");
        QTest::newRow("negative") << "100,-1;0,0";
        QTest::newRow("too high") << "100,401;0,0";
    }
    void masksAreRefused() {
        QFETCH(const QString, mask);
        const terrain::Status status = terrain::diamondSquare().check(
            making::gridOf(65, 65), making::parametersOf({{"amplitude_mask", mask.toStdString()}}));
        QVERIFY(!status);
        QCOMPARE(status.error().field, std::string("amplitude_mask"));
        QVERIFY(status.error().detail.english().find("0 to 400 %") != std::string::npos);
    }
};

QTEST_APPLESS_MAIN(AmplitudeTest)
#include "amplitude_test.moc"
