// SPDX-License-Identifier: MIT
#include "libterrain/filters/filter.h"
#include "libterrain/recipe/suited_parameters.h"

#include <QTest>

#include <limits>

using namespace terrain;

namespace {

QString textOf(const ParameterSet& parameters, const char* id) {
    return QString::fromStdString(valueText(parameters.value(id)));
}

Grid gridOf(double spacing) {
    Grid out;
    out.columns = out.rows = 513;
    out.spacingX = out.spacingY = spacing;
    return out;
}

} // namespace

class SuitedParametersTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void roundNumbers_data() {
        QTest::addColumn<QByteArray>("kind");
        QTest::addColumn<QByteArray>("parameter");
        QTest::addColumn<QString>("low");  ///< on a land from −0.31 to 2.89 m, 2 cm apart
        QTest::addColumn<QString>("high"); ///< on one from 412 to 3377 m, 30 m apart
        const auto row = [](const char* kind, const char* parameter, const char* low, const char* high) {
            QTest::addRow("%s %s", kind, parameter) << QByteArray(kind) << QByteArray(parameter)
                                                    << QString::fromLatin1(low) << QString::fromLatin1(high);
        };
        row("clamp", "lowest", "0.2", "900");
        row("clamp", "highest", "2.4", "2900");
        row("normalise", "lowest", "-0.4", "400");
        row("normalise", "highest", "2.9", "3400");
        row("terrace", "base", "-0.4", "400");
        row("terrace", "step_height", "0.2", "200");
        row("terrace", "top", "3", "3400");
        row("curve", "bottom", "-0.4", "400");
        row("curve", "top", "2.9", "3400");
        row("island", "floor", "-0.7", "100");
        row("invert", "about", "1.3", "1900");
        row("scale", "factor", "1", "1");
        row("smooth", "radius", "0.1", "100");
        row("resample", "distance", "0.2", "500");
    }

    void roundNumbers() {
        QFETCH(const QByteArray, kind);
        QFETCH(const QByteArray, parameter);
        QFETCH(const QString, low);
        QFETCH(const QString, high);
        const char* id = parameter.constData();
        QCOMPARE(textOf(suitedParameters(kind.constData(), {-0.31F, 2.89F}, gridOf(0.02)), id), low);
        QCOMPARE(textOf(suitedParameters(kind.constData(), {412, 3377}, gridOf(30)), id), high);
    }

    /// Whatever the land: each kind can be evaluated with them, and what was never suited is the default.
    void alwaysPossible() {
        const float most = std::numeric_limits<float>::max();
        for (const HeightRange range :
             {HeightRange{}, HeightRange{5, 5}, HeightRange{0, 1e-30F}, HeightRange{-most, most},
              HeightRange{1e8F, 2e8F}, HeightRange{-9000, -8999.5F}, HeightRange{0, 1e6F}})
            for (const double spacing : {1e-3, 1.0, 1e4})
                for (const Filter* filter : filters()) {
                    const char* kind = filter->description().kind;
                    const ParameterSet made = suitedParameters(kind, range, gridOf(spacing));
                    if (!(range.minimum < range.maximum))
                        QVERIFY(made == ParameterSet(filter->description().parameters));
                    else if (filter->check(gridOf(spacing), ParameterSet(filter->description().parameters)))
                        QVERIFY2(filter->check(gridOf(spacing), made).isOk(), kind);
                }
    }
};

QTEST_APPLESS_MAIN(SuitedParametersTest)
#include "suited_parameters_test.moc"
