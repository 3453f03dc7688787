// SPDX-License-Identifier: MIT
// The forms against their definitions, without sampling: heights are linear in the random numbers, so what
// one number does, asked for each of them, is everything that there is to know about their expectation.
#include "libterrain/generators/diamond_square/levels.h"
#include "tests/generators/making.h"

#include <QTest>

#include <array>
#include <cmath>

using namespace terrain;
using diamond_square::Settings;

namespace {

constexpr int side = 65;
constexpr int levels = 6;
constexpr std::size_t count = std::size_t{side} * side;
constexpr double amplitude = 100;

using Heights = std::vector<double>;

std::size_t at(int row, int column) {
    return static_cast<std::size_t>(row) * side + static_cast<std::size_t>(column);
}

struct Place {
    int row;
    int column;
};

double distance(const Place& a, const Place& b) {
    return std::hypot(a.row - b.row, a.column - b.column) / (side - 1);
}

/// The places that a sample is the mean of, `half` away, as far as they are on the lattice.
class Neighbours {
public:
    Neighbours(const Place& place, int half, bool centre) {
        for (const int sign : {-1, 1}) {
            add(place.row + sign * half, place.column + (centre ? -half : 0));
            add(place.row + (centre ? sign * half : 0), place.column + (centre ? half : sign * half));
        }
    }
    [[nodiscard]] const Place* begin() const { return m_places.data(); }
    [[nodiscard]] const Place* end() const { return m_places.data() + m_count; }
    [[nodiscard]] double count() const { return static_cast<double>(m_count); }

private:
    void add(int row, int column) {
        if (row >= 0 && column >= 0 && row < side && column < side)
            m_places[m_count++] = {row, column};
    }

    std::array<Place, 4> m_places{};
    std::size_t m_count = 0;
};

/// The deviation of fractional Brownian heights at a place around the mean of others, from
/// E(h(a) − h(b))² = amplitude²·distance^2H.
double brownianDeviation(const Place& place, const Neighbours& others, double hurst) {
    const double n = others.count();
    double variance = 0;
    for (const Place& a : others) {
        variance += std::pow(distance(place, a), 2 * hurst) / n;
        for (const Place& b : others)
            variance -= std::pow(distance(a, b), 2 * hurst) / (2 * n * n);
    }
    return amplitude * std::sqrt(variance);
}

/// The forms as their descriptions say, in double precision.
class Model {
public:
    Model(const Settings& settings, double hurst) : m_form(settings.form), m_hurst(hurst) {}

    /// The deviation of a sample's offset.
    [[nodiscard]] double deviation(const Place& place, int level, bool centre) const {
        const int half = (side - 1) >> level;
        if (m_form == diamond_square::Form::Calibrated)
            return brownianDeviation(place, Neighbours(place, half, centre), m_hurst);
        const double steps = level - 1 + (m_form == diamond_square::Form::HalfStep && !centre ? 0.5 : 0);
        return amplitude * std::pow(2, -m_hurst * steps) / std::sqrt(3.0);
    }

    /// The heights when the number of one place is `number` times its deviation and all others are 0.
    [[nodiscard]] Heights response(const Place& place, double number) const {
        Heights out(count);
        for (int level = 1; level <= levels; ++level)
            for (const bool centre : {true, false})
                makeStep(level, centre, place, number, out);
        return out;
    }

private:
    void makeStep(int level, bool centre, const Place& place, double number, Heights& out) const {
        const int half = (side - 1) >> level;
        for (int row = 0; row < side; row += half)
            for (int column = 0; column < side; column += half) {
                const bool odd = row / half % 2 != 0;
                if (centre ? !odd || column / half % 2 == 0 : odd == (column / half % 2 != 0))
                    continue;
                const Neighbours from({row, column}, half, centre);
                double sum = 0;
                for (const Place& there : from)
                    sum += out[at(there.row, there.column)];
                out[at(row, column)] = sum / from.count();
                if (row == place.row && column == place.column)
                    out[at(row, column)] += number * deviation(place, level, centre);
            }
    }

    diamond_square::Form m_form;
    double m_hurst;
};

/// What the generator makes when all numbers of its table are 0 but one.
class Ours {
public:
    explicit Ours(const Settings& settings)
        : m_plan(std::move(diamond_square::planFor(settings, making::gridOf(side, side))).value()) {
        m_table.columns = side;
        m_table.numbers.assign(count, 0.0F);
        m_plan.table = &m_table;
    }

    std::vector<float> response(const Place& place, float number) {
        std::vector<float> out(count);
        m_table.numbers[at(place.row, place.column)] = number;
        makeWindow(m_plan, {0, 0, side, side}, out.data(), making::threads(1));
        m_table.numbers[at(place.row, place.column)] = 0;
        return out;
    }

private:
    diamond_square::Plan m_plan;
    diamond_square::OffsetTable m_table;
};

Settings settingsOf(const QString& form, double hurst) {
    return diamond_square::settingsOf(making::parametersOf({{"form", form.toStdString()},
                                                            {"hurst", std::to_string(hurst)},
                                                            {"amplitude", "100"},
                                                            {"corners", "fixed"}}));
}

} // namespace

class ExpectationTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyNumberActsAsTheFormSays_data() {
        QTest::addColumn<QString>("form");
        QTest::addColumn<double>("hurst");
        for (const QString& form :
             {QStringLiteral("classic"), QStringLiteral("half_step"), QStringLiteral("calibrated")})
            for (const double hurst : {0.3, 0.7, 0.95})
                QTest::addRow("%s %g", qPrintable(form), hurst) << form << hurst;
    }

    /// For every pair of samples of the middle row, and of the border: E(h(a) − h(b))² to 10^−4 of itself.
    void everyNumberActsAsTheFormSays() {
        QFETCH(const QString, form);
        QFETCH(const double, hurst);
        const Settings settings = settingsOf(form, hurst);
        const Model model(settings, hurst);
        Ours ours(settings);
        // A uniform number of deviation 1 is √3 of its range.
        const float number = 0x1p30F;
        const double inDeviations = 0.5 * std::sqrt(3.0);
        constexpr int rows[] = {0, 32};
        std::vector<double> expected(2 * count);
        std::vector<double> made(2 * count);
        for (int row = 0; row < side; ++row)
            for (int column = 0; column < side; ++column) {
                if (row % (side - 1) == 0 && column % (side - 1) == 0)
                    continue; // corners have no number in the table
                const Heights right = model.response({row, column}, inDeviations);
                const std::vector<float> got = ours.response({row, column}, number);
                for (std::size_t i = 0; i < count; ++i)
                    QVERIFY(std::abs(right[i] - static_cast<double>(got[i])) <= 1e-5 * amplitude);
                for (std::size_t r = 0; r < 2; ++r)
                    for (int a = 0; a < side; ++a)
                        for (int b = 0; b < a; ++b) {
                            const std::size_t i = at(rows[r], a);
                            const std::size_t j = at(rows[r], b);
                            const double d = static_cast<double>(got[i]) - static_cast<double>(got[j]);
                            expected[r * count + at(a, b)] += (right[i] - right[j]) * (right[i] - right[j]);
                            made[r * count + at(a, b)] += d * d;
                        }
            }
        for (std::size_t i = 0; i < made.size(); ++i)
            QVERIFY(std::abs(made[i] - expected[i]) <= 1e-4 * expected[i]);
    }

    void cornersAreBrownian() {
        for (const double hurst : {0.01, 0.5, 0.99}) {
            double mean[4][4] = {};
            for (std::size_t k = 0; k < 3; ++k) {
                std::array<double, 3> numbers{};
                numbers[k] = 1;
                const auto heights = diamond_square::brownianCorners(amplitude, hurst, numbers);
                QVERIFY(std::abs(heights[0] + heights[1] + heights[2] + heights[3]) < 1e-9);
                for (std::size_t a = 0; a < 4; ++a)
                    for (std::size_t b = 0; b < 4; ++b)
                        mean[a][b] += (heights[a] - heights[b]) * (heights[a] - heights[b]);
            }
            for (std::size_t a = 0; a < 4; ++a)
                for (std::size_t b = 0; b < 4; ++b) {
                    const double distance = a == b ? 0 : a + b == 3 ? std::sqrt(2.0) : 1;
                    const double expected = amplitude * amplitude * std::pow(distance, 2 * hurst);
                    QVERIFY(std::abs(mean[a][b] - expected) <= 1e-6 * amplitude * amplitude);
                }
        }
    }

    /// The first offset has the deviation that the form says, for both distributions.
    void drawnNumbersHaveTheirDeviation() {
        for (const char* distribution : {"uniform", "gaussian"}) {
            constexpr int seeds = 4000;
            double corners = 0;
            double centres = 0;
            for (int seed = 0; seed < seeds; ++seed) {
                const Heightfield field = making::whole(3, 3,
                                                        {{"form", "calibrated"},
                                                         {"hurst", "0.6"},
                                                         {"amplitude", "100"},
                                                         {"corners", "random"},
                                                         {"distribution", distribution},
                                                         {"seed", std::to_string(seed)}});
                const auto height = [&](int c, int r) { return static_cast<double>(field.at(c, r)); };
                corners += std::pow(height(0, 0) - height(2, 0), 2) / seeds;
                const double mean = (height(0, 0) + height(2, 0) + height(0, 2) + height(2, 2)) / 4;
                centres += std::pow(height(1, 1) - mean, 2) / seeds;
            }
            const double expected =
                std::pow(brownianDeviation({32, 32}, Neighbours({32, 32}, 32, true), 0.6), 2);
            QVERIFY2(std::abs(corners / 1e4 - 1) < 0.1, distribution); // about 4.5 standard errors
            QVERIFY2(std::abs(centres / expected - 1) < 0.1, distribution);
        }
    }
};

QTEST_GUILESS_MAIN(ExpectationTest)
#include "expectation_test.moc"
