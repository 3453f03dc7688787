// SPDX-License-Identifier: MIT
#include "app/controls/entry_field.h"
#include "app/controls/inline_message.h"
#include "app/controls/number_field.h"
#include "app/controls/number_row.h"
#include "app/controls/number_slider.h"
#include "app/controls/parameter_form.h"
#include "app/controls/parameter_rows.h"
#include "app/controls/value_text.h"
#include "app/controls/vertical_scroll_area.h"

#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QLabel>
#include <QScrollBar>
#include <QSignalSpy>
#include <QToolButton>
#include <QTranslator>

#include "controls_support.h"

using namespace app;

namespace {

/// Makes every text about two fifths longer, with the long words of German.
class LongWords : public QTranslator {
public:
    QString translate(const char*, const char* source, const char*, int) const override {
        QString text = QString::fromUtf8(source);
        if (text.size() > 3)
            text +=
                text.contains(QLatin1Char(' ')) ? QStringLiteral("svariante") : QStringLiteral("sverteilung");
        return text;
    }
    [[nodiscard]] bool isEmpty() const override { return false; }
};

template <class Row>
Row& rowOf(const ParameterForm& form, const char* id) {
    auto* row = qobject_cast<Row*>(form.row(QString::fromUtf8(id)));
    Q_ASSERT(row != nullptr);
    return *row;
}

} // namespace

class ControlsParameterFormTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { applyTheme(*qApp, Theme::Light); }
    void beginsWithTheDefaults();
    void showsEveryType();
    void tellsEveryChange();
    void gesturesCarryTheirParameter();
    void aCancelledGestureLeavesTheOldValue();
    void saysWhyAParameterHasNoEffect();
    void errorsStandBesideTheirField();
    void wrongPointsAreExplained();
    void theDiceAndTheLock();
    void theWheelLeavesChoicesAlone();
    void everyFocusableChildHasAName();
    void tabGoesFromTopToBottom();
    void neverAHorizontalBar_data();
    void neverAHorizontalBar();
    void helpSaysRangeAndUnit();
    void changesInWords_data();
    void changesInWords();
};

void ControlsParameterFormTest::beginsWithTheDefaults() {
    ParameterForm form(test::everyType());
    QVERIFY(form.values() == terrain::ParameterSet(test::everyType()));
    for (const terrain::ParameterSpec& spec : test::everyType())
        QVERIFY2(terrain::sameValue(form.row(QString::fromUtf8(spec.id))->value(), spec.defaultValue),
                 spec.id);
}

void ControlsParameterFormTest::showsEveryType() {
    terrain::ParameterSet values(test::everyType());
    QVERIFY(values.set("seed", std::string("moraine")).isOk());
    QVERIFY(values.set("falloff", std::string("factor")).isOk());
    QVERIFY(values.set("hurst", 0.9).isOk());
    QVERIFY(values.set("amplitude", 0.0001).isOk());
    QVERIFY(values.set("stop_level", std::int64_t{4}).isOk());
    QVERIFY(values.set("damp", true).isOk());
    QVERIFY(values.set("note", std::string("a hill")).isOk());
    QVERIFY(values.set("points", terrain::PointList{{0.5, 0.25, 10}}).isOk());
    ParameterForm form(test::everyType());
    QSignalSpy changed(&form, &ParameterForm::changed);
    form.setValues(values);
    QCOMPARE(changed.size(), 0);
    for (const terrain::ParameterSpec& spec : test::everyType())
        QVERIFY2(terrain::sameValue(form.row(QString::fromUtf8(spec.id))->value(), values.value(spec.id)),
                 spec.id);
    QCOMPARE(rowOf<NumberRow>(form, "amplitude").field().text(), QLocale().toString(0.0001, 'f', 4));
    QCOMPARE(rowOf<TextRow>(form, "points").field().text(), QStringLiteral("0.5,0.25,10"));
}

void ControlsParameterFormTest::tellsEveryChange() {
    ParameterForm form(test::everyType());
    form.show();
    QSignalSpy changed(&form, &ParameterForm::changed);
    const auto last = [&] { return changed.isEmpty() ? QString() : changed.last()[0].toString(); };

    QTest::mouseClick(&rowOf<BooleanRow>(form, "damp").box(), Qt::LeftButton, {}, QPoint(8, 12));
    QCOMPARE(last(), QStringLiteral("damp"));
    QVERIFY(form.values().boolean("damp"));

    QComboBox& box = rowOf<ChoiceRow>(form, "falloff").box();
    box.setFocus();
    QTest::keyClick(&box, Qt::Key_Down);
    QCOMPARE(last(), QStringLiteral("falloff"));
    QVERIFY(form.values().isChoice("falloff", "factor"));

    EntryField& note = rowOf<TextRow>(form, "note").field();
    QTest::keyClicks(&note, QStringLiteral("hello"));
    QTest::keyClick(&note, Qt::Key_Return);
    QCOMPARE(last(), QStringLiteral("note"));
    QCOMPARE(form.values().text("note"), std::string("hello"));

    EntryField& points = rowOf<TextRow>(form, "points").field();
    QTest::keyClicks(&points, QStringLiteral("0,0,1;1,1,2"));
    QTest::keyClick(&points, Qt::Key_Return);
    QCOMPARE(form.values().points("points").size(), std::size_t{2});

    NumberField& level = rowOf<NumberRow>(form, "stop_level").field();
    level.selectAll();
    QTest::keyClicks(&level, QStringLiteral("2*3"));
    QTest::keyClick(&level, Qt::Key_Return);
    QCOMPARE(form.values().integer("stop_level"), std::int64_t{6});
    QCOMPARE(changed.size(), 5);
}

void ControlsParameterFormTest::gesturesCarryTheirParameter() {
    ParameterForm form(test::everyType());
    form.resize(320, 400);
    form.show();
    QSignalSpy started(&form, &ParameterForm::gestureStarted);
    QSignalSpy changed(&form, &ParameterForm::changed);
    QSignalSpy finished(&form, &ParameterForm::gestureFinished);
    NumberSlider& slider = rowOf<NumberRow>(form, "hurst").slider();
    QTest::mousePress(&slider, Qt::LeftButton, {}, QPoint(10, slider.height() / 2));
    QTest::mouseMove(&slider, QPoint(30, slider.height() / 2));
    QTest::mouseRelease(&slider, Qt::LeftButton, {}, QPoint(30, slider.height() / 2));
    QCOMPARE(started.size(), 1);
    QCOMPARE(finished.size(), 1);
    QVERIFY(!changed.isEmpty());
    for (const QList<QVariant>& change : changed) {
        QCOMPARE(change[0].toString(), QStringLiteral("hurst"));
        QCOMPARE(change[2].toBool(), true);
    }
    QCOMPARE(started[0][0].toString(), QStringLiteral("hurst"));
}

void ControlsParameterFormTest::aCancelledGestureLeavesTheOldValue() {
    ParameterForm form(test::everyType());
    form.resize(320, 400);
    form.show();
    QSignalSpy cancelled(&form, &ParameterForm::gestureCancelled);
    NumberSlider& slider = rowOf<NumberRow>(form, "hurst").slider();
    QTest::mousePress(&slider, Qt::LeftButton, {}, QPoint(4, slider.height() / 2));
    QVERIFY(form.values().real("hurst") < 0.55);
    QTest::keyClick(&slider, Qt::Key_Escape);
    QCOMPARE(cancelled.size(), 1);
    QCOMPARE(form.values().real("hurst"), 0.55);
}

void ControlsParameterFormTest::saysWhyAParameterHasNoEffect() {
    ParameterForm form(test::everyType());
    NumberRow& hurst = rowOf<NumberRow>(form, "hurst");
    QVERIFY(hurst.field().isEnabledTo(&form));
    terrain::ParameterSet values = form.values();
    QVERIFY(values.set("falloff", std::string("factor")).isOk());
    form.setValues(values);
    QVERIFY(!hurst.field().isEnabledTo(&form));
    const QString reason = QStringLiteral("only with the fall-off by roughness.");
    QVERIFY(hurst.toolTip().contains(reason));
    QVERIFY(hurst.field().accessibleDescription().contains(reason));
    QVERIFY(hurst.slider().accessibleDescription().contains(reason));
    form.setValues(terrain::ParameterSet(test::everyType()));
    QVERIFY(hurst.field().isEnabledTo(&form));
    QVERIFY(!hurst.toolTip().contains(reason));
}

void ControlsParameterFormTest::errorsStandBesideTheirField() {
    ParameterForm form(test::everyType());
    form.show();
    QVERIFY(form.setError(QStringLiteral("amplitude"), QStringLiteral("Too high.")));
    QVERIFY(!form.setError(QStringLiteral("unknown"), QStringLiteral("Too high.")));
    QCOMPARE(form.row(QStringLiteral("amplitude"))->message(), QStringLiteral("Too high."));
    QVERIFY(form.hasErrors());
    auto* message = form.row(QStringLiteral("amplitude"))->findChild<InlineMessage*>();
    QVERIFY(message->isVisible());
    form.clearErrors();
    QVERIFY(!form.hasErrors());
    QVERIFY(!message->isVisible());
}

void ControlsParameterFormTest::wrongPointsAreExplained() {
    ParameterForm form(test::everyType());
    form.show();
    QSignalSpy changed(&form, &ParameterForm::changed);
    TextRow& points = rowOf<TextRow>(form, "points");
    QTest::keyClicks(&points.field(), QStringLiteral("0.5;7"));
    QTest::keyClick(&points.field(), Qt::Key_Return);
    QCOMPARE(changed.size(), 0);
    QVERIFY(points.field().isInvalid());
    QVERIFY(!points.message().isEmpty());
    QTest::keyClick(&points.field(), Qt::Key_Escape);
    QVERIFY(points.message().isEmpty());
}

void ControlsParameterFormTest::theDiceAndTheLock() {
    ParameterForm form(test::everyType());
    form.show();
    QSignalSpy changed(&form, &ParameterForm::changed);
    SeedRow& seed = rowOf<SeedRow>(form, "seed");
    QTest::mouseClick(&seed.dice(), Qt::LeftButton);
    QTest::mouseClick(&seed.dice(), Qt::LeftButton);
    QCOMPARE(changed.size(), 2);
    const std::string thrown = form.values().text("seed");
    QVERIFY(thrown != "1");
    QTest::mouseClick(&seed.lock(), Qt::LeftButton);
    QVERIFY(seed.isLocked());
    QVERIFY(!seed.dice().isEnabled());
    seed.throwDice();
    seed.reset();
    QTest::keyClicks(&seed.field(), QStringLiteral("5"));
    QCOMPARE(form.values().text("seed"), thrown);
    QCOMPARE(changed.size(), 2);
    for (QToolButton* button : seed.findChildren<QToolButton*>()) {
        if (button->accessibleName() == QLatin1String("Copy seed"))
            QTest::mouseClick(button, Qt::LeftButton);
    }
    QCOMPARE(QGuiApplication::clipboard()->text().toStdString(), thrown);
}

void ControlsParameterFormTest::theWheelLeavesChoicesAlone() {
    ParameterForm form(test::everyType());
    form.show();
    QVERIFY(QTest::qWaitForWindowActive(&form));
    rowOf<TextRow>(form, "note").field().setFocus();
    QComboBox& box = rowOf<ChoiceRow>(form, "falloff").box();
    test::turnWheel(box, -1);
    QCOMPARE(box.currentIndex(), 0);
}

void ControlsParameterFormTest::everyFocusableChildHasAName() {
    ParameterForm form(test::everyType());
    int count = 0;
    for (const QWidget* child : form.findChildren<QWidget*>()) {
        if (child->focusPolicy() == Qt::NoFocus)
            continue;
        ++count;
        QVERIFY2(!child->accessibleName().isEmpty(), child->metaObject()->className());
    }
    QVERIFY(count >= 12);
}

void ControlsParameterFormTest::tabGoesFromTopToBottom() {
    ParameterForm form(test::everyType());
    form.resize(320, 400);
    form.show();
    QVERIFY(QTest::qWaitForWindowActive(&form));
    rowOf<SeedRow>(form, "seed").field().setFocus();
    QPoint before(-1, -1);
    int stops = 0;
    for (QWidget* widget = QApplication::focusWidget();; widget = QApplication::focusWidget()) {
        const QPoint place = widget->mapTo(&form, widget->rect().center());
        if (stops > 0 && widget == &rowOf<SeedRow>(form, "seed").field())
            break;
        QVERIFY2(place.y() > before.y() + 4 || place.x() > before.x(), qPrintable(widget->accessibleName()));
        before = place;
        QVERIFY(++stops < 40);
        QTest::keyClick(widget, Qt::Key_Tab);
    }
    QVERIFY(stops >= 12);
}

void ControlsParameterFormTest::neverAHorizontalBar_data() {
    QTest::addColumn<int>("width");
    QTest::addColumn<bool>("dark");
    QTest::addColumn<bool>("longWords");
    for (const int width : {300, 340}) {
        for (const bool dark : {false, true}) {
            for (const bool longWords : {false, true})
                QTest::addRow("%d-%s-%s", width, dark ? "dark" : "light", longWords ? "long" : "english")
                    << width << dark << longWords;
        }
    }
}

void ControlsParameterFormTest::neverAHorizontalBar() {
    QFETCH(int, width);
    QFETCH(bool, dark);
    QFETCH(bool, longWords);
    applyTheme(*qApp, dark ? Theme::Dark : Theme::Light);
    LongWords translator;
    if (longWords)
        QCoreApplication::installTranslator(&translator);
    auto* form = new ParameterForm(test::everyType());
    form->setContentsMargins(8, 8, 8, 8);
    VerticalScrollArea area(form);
    area.resize(width, 420);
    area.show();
    QTest::qWait(20);
    QVERIFY2(area.minimumSizeHint().width() <= width,
             qPrintable(QString::number(area.minimumSizeHint().width())));
    QVERIFY(!area.horizontalScrollBar()->isVisible());
    QVERIFY(form->width() <= area.viewport()->width());
    for (const QLabel* label : form->findChildren<QLabel*>()) {
        if (label->isVisible() && !label->text().isEmpty())
            QVERIFY2(label->heightForWidth(label->width()) <= label->height(), qPrintable(label->text()));
    }
    form->setError(QStringLiteral("amplitude"), QStringLiteral("Enter a number from 0 to 1000000 m."));
    rowOf<NumberRow>(*form, "amplitude").field().setInvalid(true);
    rowOf<NumberRow>(*form, "stop_level").setNumber(7);
    QTest::qWait(20);
    test::keepPicture(area, QStringLiteral("form-") + QString::fromUtf8(QTest::currentDataTag()));
    QCoreApplication::removeTranslator(&translator);
    applyTheme(*qApp, Theme::Light);
}

void ControlsParameterFormTest::helpSaysRangeAndUnit() {
    const QLocale english(QLocale::English);
    QCOMPARE(helpText(test::everyType()[3], english),
             QString::fromUtf8("Greater: higher mountains. From 0 to 1000000\u00a0m."));
}

void ControlsParameterFormTest::changesInWords_data() {
    QTest::addColumn<int>("spec");
    QTest::addColumn<terrain::ParameterValue>("before");
    QTest::addColumn<terrain::ParameterValue>("after");
    QTest::addColumn<QString>("text");
    using Value = terrain::ParameterValue;
    QTest::newRow("real") << 2 << Value(0.55) << Value(0.62) << "Roughness 0.55 → 0.62";
    QTest::newRow("unit") << 3 << Value(1.0) << Value(1500.0) << "First amplitude 1\u00a0m → 1500\u00a0m";
    QTest::newRow("choice") << 1 << Value(std::string("hurst")) << Value(std::string("factor"))
                            << "Fall-off Roughness (H) → Factor per level";
    QTest::newRow("boolean") << 5 << Value(false) << Value(true) << "Damp half steps off → on";
    QTest::newRow("seed") << 0 << Value(std::string("1")) << Value(std::string("alps")) << "Seed 1 → alps";
}

void ControlsParameterFormTest::changesInWords() {
    QFETCH(int, spec);
    QFETCH(terrain::ParameterValue, before);
    QFETCH(terrain::ParameterValue, after);
    QFETCH(QString, text);
    QCOMPARE(changeText(test::everyType()[static_cast<std::size_t>(spec)], before, after,
                        QLocale(QLocale::English)),
             text);
}

QTEST_MAIN(ControlsParameterFormTest)
#include "controls_parameter_form_test.moc"
