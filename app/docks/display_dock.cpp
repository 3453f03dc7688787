// SPDX-License-Identifier: MIT
#include "app/docks/display_dock.h"

#include "app/controls/control_row.h"
#include "app/controls/icons.h"
#include "app/controls/number_range.h"
#include "app/controls/parameter_form.h"
#include "app/controls/parameter_rows.h"
#include "app/controls/section.h"
#include "app/controls/value_text.h"
#include "app/controls/vertical_scroll_area.h"
#include "app/docks/display_specs.h"
#include "app/docks/ramp_strip.h"
#include "app/docks/sea_editor.h"
#include "app/docks/sun_dial.h"
#include "libterrain/surface/curvature.h"
#include "libterrain/surface/shown_colours.h"

#include <QComboBox>
#include <QEvent>
#include <QPushButton>
#include <QStandardItemModel>
#include <QVBoxLayout>

#include <cmath>

namespace app {
namespace {

QString seaText(std::optional<double> before, std::optional<double> after, const QLocale& locale) {
    const auto level = [&](double metres) { return numberDisplay(metres, QStringLiteral("m"), locale); };
    if (!after)
        return DisplayDock::tr("Sea off");
    if (!before)
        return DisplayDock::tr("Sea at %1").arg(level(*after));
    return DisplayDock::tr("Sea level %1 → %2").arg(level(*before), level(*after));
}

QString sunText(const terrain::Display& display, const QLocale& locale) {
    return DisplayDock::tr("Sun at %1, %2 high")
        .arg(numberDisplay(display.sunAzimuth, QStringLiteral("°"), locale),
             numberDisplay(display.sunElevation, QStringLiteral("°"), locale));
}

/// A section of rows, one below the other.
QWidget* column(std::initializer_list<QWidget*> rows) {
    auto* out = new QWidget;
    auto* layout = new QVBoxLayout(out);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(4);
    for (QWidget* row : rows)
        layout->addWidget(row);
    return out;
}

} // namespace

DisplayDock::DisplayDock(Document& document, QWidget* parent)
    : QWidget(parent), m_document(document), m_content(new QWidget), m_strip(new RampStrip),
      m_form(new ParameterForm(displaySpecs())), m_sea(new SeaEditor), m_sun(new SunDial) {
    setWindowTitle(tr("Display"));
    setWindowIcon(icon(QStringLiteral("display")));
    m_form->setAlignsItself(false);
    auto* stripLine = new QVBoxLayout;
    stripLine->setContentsMargins(12, 4, 0, 4);
    stripLine->addWidget(m_strip);
    auto* layout = new QVBoxLayout(m_content);
    layout->setContentsMargins(4, 8, 12, 12);
    layout->setSpacing(8);
    layout->addLayout(stripLine);
    layout->addWidget(m_form);
    // Out of the form: each row stands beside what it belongs to.
    const auto row = [this](const char* id) { return m_form->row(QString::fromUtf8(id)); };
    layout->addWidget(new Section(tr("Sun"), column({m_sun, row("sun_azimuth"), row("sun_elevation")})));
    layout->addWidget(new Section(tr("Water"), column({m_sea, row("water")})));
    m_teaching = new Section(tr("Mesh and scale"), column({row("flat_shading"), row("normals"), row("strips"),
                                                           row("needles"), row("figure")}));
    m_teaching->setOpen(false);
    layout->addWidget(m_teaching);
    layout->addStretch(1);
    auto* outer = new QVBoxLayout(this);
    outer->setContentsMargins(0, 0, 0, 0);
    outer->addWidget(new VerticalScrollArea(m_content, this));
    m_content->installEventFilter(this);

    addRampButton();
    connectForm();
    connectSea();
    connectSun();
    connect(&m_document, &Document::displayChanged, this, &DisplayDock::showDisplay);
    connect(&m_document, &Document::recipeChanged, this, &DisplayDock::showSea);
    connect(&m_document, &Document::heightsChanged, this, &DisplayDock::showHeights);
    showDisplay();
    showSea();
    showHeights();
}

/// Below the ramps.
void DisplayDock::addRampButton() {
    auto* button = new QPushButton(tr("Load colours…"));
    button->setObjectName(QStringLiteral("loadColours"));
    button->setAccessibleName(tr("Load colours"));
    button->setToolTip(
        tr("Takes a colour ramp from a file: a GMT colour table (.cpt) or JSON. The project keeps "
           "it."));
    connect(button, &QPushButton::clicked, this, &DisplayDock::rampWanted);
    auto* line = new QHBoxLayout;
    line->addStretch(1);
    line->addWidget(button);
    auto* rows = qobject_cast<QVBoxLayout*>(m_form->layout());
    rows->insertLayout(rows->indexOf(m_form->row(QStringLiteral("ramp"))) + 1, line);
}

void DisplayDock::takeRamp(const terrain::LoadedRamp& ramp) {
    terrain::Display display = m_document.display();
    display.colourBy = terrain::ColourBy::Height;
    terrain::setLoadedRamp(display, ramp);
    m_document.apply({m_document.recipe(), display}, tr("Colours %1").arg(QString::fromStdString(ramp.name)),
                     0);
}

/// The choice of the ramp that was loaded has its name, and can be made once there is one.
void DisplayDock::showLoadedRamp() {
    QComboBox& box = static_cast<ChoiceRow*>(m_form->row(QStringLiteral("ramp")))->box();
    const int place = box.findData(QString::fromLatin1(terrain::loadedRampId));
    const terrain::LoadedRamp* const ramp = m_document.display().loadedRamp.get();
    box.setItemText(place, ramp != nullptr ? QString::fromStdString(ramp->name) : tr("From a file"));
    if (auto* model = qobject_cast<QStandardItemModel*>(box.model()))
        model->item(place)->setEnabled(ramp != nullptr);
}

void DisplayDock::connectForm() {
    connect(m_form, &ParameterForm::gestureStarted, this, &DisplayDock::beginGesture);
    connect(m_form, &ParameterForm::changed, this,
            [this](const QString& id, const terrain::ParameterValue&, bool inGesture) {
                applyForm(id, inGesture);
            });
    connect(m_form, &ParameterForm::gestureCancelled, this,
            [this](const QString& id) { applyForm(id, true); });
}

DisplayDock::~DisplayDock() {
    hide();
}

void DisplayDock::connectSea() {
    connect(m_sea, &SeaEditor::gestureStarted, this, &DisplayDock::beginGesture);
    connect(m_sea, &SeaEditor::edited, this, &DisplayDock::applySea);
    connect(m_sea, &SeaEditor::gestureEnded, this, [this](bool cancelled) {
        if (cancelled)
            applySea(true);
    });
}

void DisplayDock::connectSun() {
    connect(m_sun, &SunDial::dragStarted, this, &DisplayDock::beginGesture);
    connect(m_sun, &SunDial::moved, this, &DisplayDock::applySun);
    connect(m_sun, &SunDial::dragCancelled, this, [this] { applySun(true); });
}

void DisplayDock::beginGesture() {
    m_gesture = m_document.newGesture();
    m_before = {m_document.recipe(), m_document.display()};
}

void DisplayDock::showDisplay() {
    showLoadedRamp();
    m_form->setValues(displayParameters(m_document.display()));
    m_sun->setSun({m_document.display().sunAzimuth, m_document.display().sunElevation});
    showLegend();
}

void DisplayDock::showSea() {
    m_sea->setLevel(m_document.recipe().seaLevel);
    showLegend();
}

void DisplayDock::showHeights() {
    const terrain::SharedHeightfield heights = m_document.heights();
    m_curvature = heights != nullptr ? terrain::curvatureRange(*heights) : 1;
    if (const terrain::HeightRange range = m_document.heightRange(); !range.isEmpty())
        m_sea->setHeights(std::floor(double{range.minimum}), std::ceil(double{range.maximum}));
    showLegend();
}

void DisplayDock::showLegend() {
    m_strip->setLegend(m_document.display(), {m_document.heightRange(), m_curvature},
                       m_document.recipe().seaLevel);
    m_strip->setVisible(m_document.display().colourBy != terrain::ColourBy::Plain);
}

void DisplayDock::applyForm(const QString& id, bool inGesture) {
    terrain::Display display = withParameters(m_document.display(), m_form->values());
    const bool becameFixed = display.fixedRange && !m_document.display().fixedRange;
    if (const terrain::HeightRange range = m_document.heightRange();
        becameFixed && !range.isEmpty() && display.rangeMinimum == terrain::Display{}.rangeMinimum &&
        display.rangeMaximum == terrain::Display{}.rangeMaximum) {
        display.rangeMinimum = std::floor(double{range.minimum}); // begins with what is seen
        display.rangeMaximum = std::ceil(double{range.maximum});
    }
    if (display.fixedRange && !(display.rangeMinimum < display.rangeMaximum)) {
        m_form->setError(QStringLiteral("range_maximum"), tr("The highest must lie above the lowest."));
        return;
    }
    m_form->clearErrors();
    const terrain::ParameterSpec& spec = *terrain::findSpec(displaySpecs(), id.toStdString());
    const terrain::ParameterSet before =
        displayParameters(inGesture ? m_before.display : m_document.display());
    m_document.apply({m_document.recipe(), display},
                     changeText(spec, before.value(spec.id), m_form->values().value(spec.id), locale()),
                     inGesture ? m_gesture : 0);
}

void DisplayDock::applySea(bool inGesture) {
    DocumentState state{m_document.recipe(), m_document.display()};
    const std::optional<double> before = inGesture ? m_before.recipe.seaLevel : state.recipe.seaLevel;
    state.recipe.seaLevel = m_sea->level();
    m_document.apply(state, seaText(before, m_sea->level(), locale()), inGesture ? m_gesture : 0);
}

void DisplayDock::applySun(bool inGesture) {
    DocumentState state{m_document.recipe(), m_document.display()};
    const auto [azimuth, elevation] = m_sun->sun();
    state.display.sunAzimuth = azimuth;
    state.display.sunElevation = elevation;
    m_document.apply(state, sunText(state.display, locale()), inGesture ? m_gesture : 0);
}

bool DisplayDock::eventFilter(QObject* watched, QEvent* event) {
    if (watched == m_content && event->type() == QEvent::Resize)
        align();
    return QWidget::eventFilter(watched, event);
}

void DisplayDock::align() {
    alignRowsOf(*m_content);
}

} // namespace app
