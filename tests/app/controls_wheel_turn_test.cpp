// SPDX-License-Identifier: MIT
// The wheel scrolls on when a control with the focus comes under the pointer in the middle of a turn.
#include "app/controls/choice_box.h"
#include "app/controls/number_field.h"
#include "app/controls/number_slider.h"
#include "app/controls/vertical_scroll_area.h"
#include "tests/support/build_folders.h"

#include <QDirIterator>
#include <QLabel>
#include <QRegularExpression>
#include <QScrollBar>
#include <QSignalSpy>
#include <QVBoxLayout>

#include "controls_support.h"
#include "number_ranges.h"

using namespace app;

class ControlsWheelTurnTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void aScrollStaysOne_data();
    void aScrollStaysOne();
    void everyControlThatTakesTheWheelAsks();
    void listsThatOpenAreChoiceBoxes();
};

namespace {

constexpr int pauseOfPerson = 700; // ms, longer than what parts two turns

void forEachSource(const std::function<void(const QString& name, const QString& text)>& visit) {
    QDirIterator sources(support::sourceFile(QStringLiteral("app")), {QStringLiteral("*.cpp")}, QDir::Files,
                         QDirIterator::Subdirectories);
    while (sources.hasNext()) {
        QFile file(sources.next());
        QVERIFY(file.open(QIODevice::ReadOnly));
        visit(file.fileName(), QString::fromUtf8(file.readAll()));
    }
}

} // namespace

void ControlsWheelTurnTest::initTestCase() {
    applyTheme(*qApp, Theme::Light);
}

void ControlsWheelTurnTest::aScrollStaysOne_data() {
    QTest::addColumn<QString>("kind");
    for (const char* kind : {"slider", "field", "box"})
        QTest::newRow(kind) << QString::fromLatin1(kind);
}

void ControlsWheelTurnTest::aScrollStaysOne() {
    QFETCH(QString, kind);
    auto* content = new QWidget;
    auto* layout = new QVBoxLayout(content);
    auto* above = new QLabel(QStringLiteral("above"));
    above->setFixedHeight(300);
    auto* slider = new NumberSlider(roughness);
    auto* field = new NumberField(roughness);
    auto* box = new ChoiceBox;
    box->addItems({QStringLiteral("a"), QStringLiteral("b"), QStringLiteral("c")});
    for (QWidget* part : {static_cast<QWidget*>(above), static_cast<QWidget*>(slider),
                          static_cast<QWidget*>(field), static_cast<QWidget*>(box)})
        layout->addWidget(part);
    layout->addSpacing(600);
    VerticalScrollArea area(content);
    area.resize(300, 200);
    area.show();
    area.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&area));
    QWidget* control = kind == QLatin1String("slider")  ? static_cast<QWidget*>(slider)
                       : kind == QLatin1String("field") ? static_cast<QWidget*>(field)
                                                        : box;
    control->setFocus();
    const QSignalSpy slid(slider, &NumberSlider::stepped);
    const QSignalSpy stepped(field, &NumberField::stepped);
    const QSignalSpy chosen(box, &QComboBox::currentIndexChanged);
    const auto changes = [&] { return slid.count() + stepped.count() + chosen.count(); };
    QScrollBar* bar = area.verticalScrollBar();
    bar->setValue(0);

    test::turnWheel(*above, -1); // the turn begins over what does not take it …
    int place = bar->value();
    QVERIFY(place > 0);
    for (int i = 0; i < 3; ++i) { // … and brings the control under the pointer
        test::turnWheel(*control, -1);
        QVERIFY(bar->value() > place);
        place = bar->value();
        QCOMPARE(changes(), 0);
    }
    QTest::qWait(pauseOfPerson); // a new turn over the control is its own
    test::turnWheel(*control, -1);
    QCOMPARE(changes(), 1);
    QCOMPARE(bar->value(), place);
}

void ControlsWheelTurnTest::everyControlThatTakesTheWheelAsks() {
    int controls = 0;
    forEachSource([&controls](const QString& name, const QString& text) {
        static const QRegularExpression wheel(
            QStringLiteral("void (\\w+)::wheelEvent\\(QWheelEvent\\* event\\) \\{\\n(.*)\\n"));
        const QRegularExpressionMatch match = wheel.match(text);
        const bool isView =
            name.contains(QLatin1String("/viewport/")) || name.contains(QLatin1String("/map/"));
        if (!match.hasMatch() || isView || match.captured(1).endsWith(QLatin1String("ScrollArea")))
            return;
        QVERIFY2(match.captured(2).contains(QLatin1String("mayTakeWheel(*this)")), qPrintable(name));
        ++controls;
    });
    QCOMPARE(controls, 3);
}

void ControlsWheelTurnTest::listsThatOpenAreChoiceBoxes() {
    forEachSource([](const QString& name, const QString& text) {
        static const QRegularExpression plain(
            QStringLiteral("new Q(ComboBox|SpinBox|DoubleSpinBox|Slider|Dial)\\b"));
        QVERIFY2(!plain.match(text).hasMatch(), qPrintable(name));
    });
}

QTEST_MAIN(ControlsWheelTurnTest)
#include "controls_wheel_turn_test.moc"
