// SPDX-License-Identifier: MIT
// The panel of variations by itself: pictures that come late. What people do with it is tested in the window.
#include "app/controls/parameter_form.h"
#include "app/docks/variations_dock.h"

#include <QListWidget>

#include "docks_support.h"

using namespace app;

namespace {

/// What a worker makes of an order.
std::vector<VariationsDock::Cell> cellsOf(const VariationsDock::Order& order, int from, int count) {
    std::vector<VariationsDock::Cell> out;
    QImage picture(16, 16, QImage::Format_RGB32);
    picture.fill(Qt::darkGreen);
    for (int i = from; i < from + count; ++i)
        out.push_back({terrain::variation(order.base.recipe, order.request,
                                          order.first + static_cast<std::uint64_t>(i)),
                       picture});
    return out;
}

int shown(const VariationsDock& dock) {
    int out = 0;
    for (int i = 0; i < dock.list().count(); ++i)
        out += dock.list().item(i)->flags().testFlag(Qt::ItemIsEnabled) ? 1 : 0;
    return out;
}

} // namespace

class DocksVariationsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void cellsOfAnOlderOrderAreIgnored_data();
    void cellsOfAnOlderOrderAreIgnored();
    void cellsComeInTheirOrder();
};

/// Until the panel asks anew, a moment after a change, its former order may still be worked on.
void DocksVariationsTest::cellsOfAnOlderOrderAreIgnored_data() {
    QTest::addColumn<QString>("change");
    for (const char* change : {"another ground", "another colour", "another size of the table"})
        QTest::newRow(change) << QString::fromLatin1(change);
}

void DocksVariationsTest::cellsOfAnOlderOrderAreIgnored() {
    QFETCH(QString, change);
    Document document;
    document.reset(test::startOf("hills"), QStringLiteral("Start"));
    VariationsDock dock(document);
    dock.show();
    const VariationsDock::Order former = dock.order();
    const auto late = cellsOf(former, 0, former.count);
    DocumentState next{document.recipe(), document.display()};
    if (change == QLatin1String("another ground")) {
        next.recipe.steps = {terrain::makeStep("flat", "ground")}; // it has none of the numbers of the former
        document.apply(next, change);
    } else if (change == QLatin1String("another colour")) {
        next.display.exaggeration = 3;
        document.apply(next, change);
    } else {
        terrain::ParameterSet values = dock.form().values();
        QVERIFY(values.set("side", std::string("5")).isOk());
        dock.form().setValues(values);
        Q_EMIT dock.form().changed(QStringLiteral("side"), std::string("5"), false);
    }
    QVERIFY(!dock.setCells(former, 0, late));
    QCOMPARE(shown(dock), 0);
    QVERIFY(dock.setCells(dock.order(), 0, cellsOf(dock.order(), 0, dock.order().count)));
    QCOMPARE(shown(dock), dock.order().count);
}

void DocksVariationsTest::cellsComeInTheirOrder() {
    Document document;
    document.reset(test::startOf("hills"), QStringLiteral("Start"));
    VariationsDock dock(document);
    dock.show();
    const VariationsDock::Order& order = dock.order();
    QVERIFY(!dock.setCells(order, 1, cellsOf(order, 1, 2)));
    QVERIFY(dock.setCells(order, 0, cellsOf(order, 0, 2)));
    QVERIFY(!dock.setCells(order, 0, cellsOf(order, 0, 2)));
    QVERIFY(dock.setCells(order, 2, cellsOf(order, 2, 1)));
    QCOMPARE(shown(dock), 3);
}

QTEST_MAIN(DocksVariationsTest)
#include "docks_variations_test.moc"
