// SPDX-License-Identifier: MIT
// What is painted over the views: how one sample is made, and a measured line.
#include "app/window/line_drawing.h"
#include "app/window/sample_drawing.h"
#include "tests/support/field_of.h"

#include <QBuffer>
#include <QFontMetricsF>
#include <QPainter>
#include <QSvgGenerator>
#include <QTest>
#include <QXmlStreamReader>

#include <cmath>

namespace app {

namespace {

constexpr QSize size(600, 400);

/// 100 pixels a metre eastward and southward from (100, 50); seen from the side, heights go up by 10 pixels
/// a metre.
class TestProjection final : public ViewProjection {
public:
    explicit TestProjection(bool plan, double coveredFrom = 1e9) : m_plan(plan), m_coveredFrom(coveredFrom) {}
    [[nodiscard]] std::optional<QPointF> pixel(const terrain::PlanPoint& place,
                                               double metres) const override {
        if (std::isnan(metres))
            return std::nullopt;
        return QPointF(100 + 100 * place.x, 250 - 100 * place.y - (m_plan ? 0 : 10 * metres));
    }
    [[nodiscard]] bool isPlan() const override { return m_plan; }
    [[nodiscard]] bool isCovered(const terrain::PlanPoint& place, double) const override {
        return place.x >= m_coveredFrom;
    }
    [[nodiscard]] double surface(double metres) const override { return metres; }

private:
    bool m_plan;
    double m_coveredFrom;
};

QImage painted(const ViewAnnotation& annotation, const ViewProjection& projection) {
    QImage out(size, QImage::Format_RGB32);
    out.fill(QColor(90, 140, 70));
    QPainter painter(&out);
    annotation(painter, projection, QRectF(QPointF(0, 0), QSizeF(size)));
    return out;
}

QByteArray svgOf(const ViewAnnotation& annotation, const ViewProjection& projection) {
    QByteArray out;
    QBuffer buffer(&out);
    buffer.open(QIODevice::WriteOnly);
    QSvgGenerator generator;
    generator.setOutputDevice(&buffer);
    generator.setSize(size);
    generator.setViewBox(QRect(QPoint(0, 0), size));
    QPainter painter(&generator);
    annotation(painter, projection, QRectF(QPointF(0, 0), QSizeF(size)));
    painter.end();
    return out;
}

QString wordsOf(const QByteArray& svg) {
    QString out;
    QXmlStreamReader reader(svg);
    while (!reader.atEnd())
        if (reader.readNext() == QXmlStreamReader::StartElement && reader.name() == QLatin1String("text"))
            out += reader.readElementText().trimmed() + QLatin1Char('|');
    return out;
}

/// A centre amid 1, 2, 3 and 6 m: 3 m, and an offset.
terrain::SampleOrigin centre(double offset) {
    terrain::SampleOrigin out{1, 1, {{0, 0}, {2, 0}, {0, 2}, {2, 2}}, 3, offset, 4, 3 + offset};
    return out;
}

terrain::Heightfield square(double height) {
    return support::fieldOf({{1, 0, 2}, {0, static_cast<float>(height), 0}, {3, 0, 6}});
}

} // namespace

class WindowDrawingsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates)); }

    void theNumbersAreWritten() {
        const QString words = wordsOf(svgOf(sampleDrawing(centre(-1.5), square(1.5)), TestProjection(true)));
        for (const char* expected : {"Mean 3\u00a0m", "Offset \u22121.5\u00a0m, amplitude 4\u00a0m",
                                     "Height 1.5\u00a0m", "1\u00a0m", "2\u00a0m", "6\u00a0m"})
            QVERIFY2(words.contains(QString::fromUtf8(expected)), qPrintable(words));
        QVERIFY(wordsOf(svgOf(sampleDrawing(centre(2), square(5)), TestProjection(true)))
                    .contains(QString::fromUtf8("Offset +2\u00a0m")));
    }

    /// Neighbours, mean and new height are marked where they are: on a map, and seen from the side.
    void marksStandAtTheirPlaces_data() {
        QTest::addColumn<bool>("plan");
        QTest::addColumn<double>("offset");
        QTest::newRow("map, up") << true << 2.0;
        QTest::newRow("map, down") << true << -2.0;
        QTest::newRow("side, up") << false << 4.0;
        QTest::newRow("side, down") << false << -4.0;
    }
    void marksStandAtTheirPlaces() {
        QFETCH(const bool, plan);
        QFETCH(const double, offset);
        const TestProjection projection(plan);
        const QImage picture = painted(sampleDrawing(centre(offset), square(3 + offset)), projection);
        const auto at = [&](double x, double y, double metres) {
            return picture.pixelColor(projection.pixel({x, y}, metres)->toPoint());
        };
        QCOMPARE(at(0, 2, 1), QColor(Qt::white));
        QCOMPARE(at(2, 2, 2), QColor(Qt::white));
        QCOMPARE(at(0, 0, 3), QColor(Qt::white));
        QCOMPARE(at(2, 0, 6), QColor(Qt::white));
        const QColor mean = at(1, 1, 3);
        QVERIFY(mean.red() > 220 && mean.blue() < 140);
        const QPointF tip = plan ? QPointF(200, 150 + (offset < 0 ? 27 : -27)) // half the amplitude
                                 : *projection.pixel({1, 1}, 3 + offset);
        const QColor sample = picture.pixelColor(tip.toPoint());
        QVERIFY2(sample.blue() > 200 && sample.red() < 160, qPrintable(sample.name()));
    }

    /// Texts stand inside the picture and not over each other, however near the neighbours are.
    void textsDoNotCoverEachOther() {
        terrain::Heightfield field = square(4);
        const QByteArray svg = svgOf(sampleDrawing(centre(1), field), TestProjection(true));
        QList<QRectF> plates;
        QXmlStreamReader reader(svg);
        const QFontMetricsF metrics{QFont()};
        while (!reader.atEnd()) {
            if (reader.readNext() != QXmlStreamReader::StartElement || reader.name() != QLatin1String("text"))
                continue;
            const QPointF at(reader.attributes().value(QLatin1String("x")).toDouble(),
                             reader.attributes().value(QLatin1String("y")).toDouble());
            const QString text = reader.readElementText().trimmed();
            const QRectF place(at.x(), at.y() - metrics.ascent() + 2, metrics.horizontalAdvance(text) * 0.9,
                               metrics.ascent() - 4);
            QVERIFY(QRectF(QPointF(0, 0), QSizeF(size)).contains(place));
            for (const QRectF& other : std::as_const(plates))
                QVERIFY2(!other.intersects(place), qPrintable(text));
            plates << place;
        }
        QVERIFY(plates.size() >= 5);
    }

    void nothingBehindTheEye() {
        terrain::SampleOrigin sample = centre(1);
        sample.mean = std::nan("");
        const ViewAnnotation annotation = sampleDrawing(sample, square(4));
        const QImage picture = painted(annotation, TestProjection(false));
        QVERIFY(picture ==
                painted([](QPainter&, const ViewProjection&, const QRectF&) {}, TestProjection(false)));
    }

    /// What ground covers is dotted, the rest a line; a gap stays one.
    void linesLieOnTheGround() {
        std::vector<terrain::ProfilePoint> points;
        for (int i = 0; i <= 400; ++i)
            points.push_back({i * 0.01, i * 0.01, 1, i > 90 && i < 110 ? std::nan("") : 2.0});
        const ViewAnnotation line =
            lineDrawing(points, {points.front(), points.back()}, QStringLiteral("4 m"));
        const TestProjection projection(false, 2.5);
        const QImage picture = painted(line, projection);
        const auto whites = [&](double from, double to) {
            int count = 0;
            const int y = static_cast<int>(projection.pixel({0, 1}, 2)->y());
            for (int x = static_cast<int>(100 + 100 * from); x < 100 + 100 * to; ++x)
                count += picture.pixelColor(x, y).lightness() > 225 ? 1 : 0;
            return count / (100 * (to - from));
        };
        QVERIFY(whites(0.1, 0.85) > 0.95 && whites(1.15, 2.45) > 0.95);
        QVERIFY(whites(0.95, 1.05) < 0.05);
        QVERIFY(whites(2.6, 3.4) < 0.3);
        QVERIFY(wordsOf(svgOf(line, projection)).contains(QStringLiteral("4 m")));
        QVERIFY(!lineDrawing({}, {}, {}));
    }

    void longLinesAreThinned() {
        std::vector<terrain::ProfilePoint> points;
        for (int i = 0; i < 100000; ++i)
            points.push_back({i * 4e-5, i * 4e-5, 1, 2});
        const QByteArray svg =
            svgOf(lineDrawing(points, {points.front(), points.back()}, {}), TestProjection(false));
        QVERIFY(svg.size() < 100000);
        const QImage picture =
            painted(lineDrawing(points, {points.front(), points.back()}, {}), TestProjection(false));
        QVERIFY(picture.pixelColor(480, 130).lightness() > 225); // to its end
    }
};

} // namespace app

QTEST_MAIN(app::WindowDrawingsTest)
#include "window_drawings_test.moc"
