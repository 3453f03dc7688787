// SPDX-License-Identifier: MIT
#include "app/docks/start_grid_dock.h"

#include "app/controls/form_row.h"
#include "app/controls/icons.h"
#include "app/controls/inline_message.h"
#include "app/controls/parameter_form.h"
#include "app/controls/vertical_scroll_area.h"
#include "app/settings/library_text.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace app {
namespace {

const terrain::ParameterChoice modeChoices[] = {
    {"raise", TERRAIN_TEXT("docks", "Raise"),
     TERRAIN_TEXT("docks", "A stroke raises the land; with Shift it lowers it.")},
    {"lower", TERRAIN_TEXT("docks", "Lower"),
     TERRAIN_TEXT("docks", "A stroke lowers the land; with Shift it raises it.")},
    {"set", TERRAIN_TEXT("docks", "Set"), TERRAIN_TEXT("docks", "A stroke brings the land to one height.")},
};

std::optional<terrain::TextSource> onlyForWays(const terrain::ParameterSet& set) {
    return set.isChoice("mode", "set")
               ? std::optional(TERRAIN_TEXT("docks", "Only for raising and lowering."))
               : std::nullopt;
}

std::optional<terrain::TextSource> onlyForSetting(const terrain::ParameterSet& set) {
    return set.isChoice("mode", "set") ? std::nullopt
                                       : std::optional(TERRAIN_TEXT("docks", "Only for setting a height."));
}

terrain::ParameterSpec lengthSpec(const char* id, terrain::TextSource label, terrain::TextSource help,
                                  double standard) {
    terrain::ParameterSpec out{id, label, help};
    out.unit = "m";
    out.defaultValue = standard;
    out.minimum = 0.001;
    out.maximum = 1e7;
    out.softMinimum = 1;
    out.softMaximum = 10000;
    out.step = 10;
    out.logarithmic = true;
    return out;
}

std::vector<terrain::ParameterSpec> makeSpecs() {
    terrain::ParameterSpec mode{"mode", TERRAIN_TEXT("docks", "Brush"),
                                TERRAIN_TEXT("docks", "What a stroke over the land does.")};
    mode.type = terrain::ParameterType::Choice;
    mode.defaultValue = std::string("raise");
    mode.choices = modeChoices;
    terrain::ParameterSpec amount =
        lengthSpec("amount", TERRAIN_TEXT("docks", "By"),
                   TERRAIN_TEXT("docks", "How much a stroke raises or lowers in its middle."), 200);
    amount.inapplicable = onlyForWays;
    terrain::ParameterSpec height{"height", TERRAIN_TEXT("docks", "To the height"),
                                  TERRAIN_TEXT("docks", "What a stroke brings the land to in its middle.")};
    height.unit = "m";
    height.defaultValue = 0.0;
    height.minimum = -1e7;
    height.maximum = 1e7;
    height.softMinimum = -2000;
    height.softMaximum = 4000;
    height.step = 10;
    height.inapplicable = onlyForSetting;
    terrain::ParameterSpec cells{"cells", TERRAIN_TEXT("docks", "Cells"),
                                 TERRAIN_TEXT("docks", "Of a new grid, along the longer side of the land. "
                                                       "More: finer plans.")};
    cells.type = terrain::ParameterType::Integer;
    cells.defaultValue = std::int64_t{8};
    cells.minimum = 1;
    cells.maximum = 64;
    cells.step = 1;
    return {mode,
            lengthSpec("radius", TERRAIN_TEXT("docks", "Radius"),
                       TERRAIN_TEXT("docks", "Of the brush; it is at least as large as a cell."), 1000),
            amount, height, cells};
}

std::span<const terrain::ParameterSpec> specs() {
    static const std::vector<terrain::ParameterSpec> table = makeSpecs();
    return table;
}

} // namespace

StartGridDock::StartGridDock(StartGridEdits& edits, QWidget* parent)
    : QWidget(parent), m_edits(edits), m_content(new QWidget), m_hint(new QLabel(this)),
      m_message(new InlineMessage(this)), m_form(new ParameterForm(specs(), this)),
      m_begin(new QPushButton(tr("Start from the land"), this)),
      m_clear(new QPushButton(icon(QStringLiteral("remove")), tr("Remove"), this)) {
    setWindowTitle(tr("Start grid"));
    m_hint->setWordWrap(true);
    auto* layout = new QVBoxLayout(m_content);
    layout->setContentsMargins(12, 8, 12, 8);
    layout->setSpacing(8);
    layout->addWidget(m_hint);
    layout->addWidget(m_message);
    layout->addWidget(m_form);
    m_form->setAlignsItself(false);
    layout->addLayout(makeButtons());
    layout->addStretch(1);
    auto* outer = new QVBoxLayout(this);
    outer->setContentsMargins(0, 0, 0, 0);
    outer->addWidget(new VerticalScrollArea(m_content, this));
    m_content->installEventFilter(this);
    connect(m_form, &ParameterForm::changed, this, [this] {
        m_chosen = true;
        Q_EMIT brushChanged();
    });
    connect(&m_edits, &StartGridEdits::changed, this, &StartGridDock::follow);
    connect(&m_edits, &StartGridEdits::accepted, m_message, &InlineMessage::clear);
    connect(&m_edits, &StartGridEdits::refused, this,
            [this](const terrain::Error& error) { m_message->showMessage(Tone::Error, errorText(error)); });
    follow();
}

QLayout* StartGridDock::makeButtons() {
    m_begin->setObjectName(QStringLiteral("beginGrid"));
    m_begin->setToolTip(tr("A new grid of so many cells with the heights that the land has at its nodes."));
    m_clear->setObjectName(QStringLiteral("clearGrid"));
    m_clear->setToolTip(tr("Takes the grid away: the land starts from its corners again."));
    auto* row = new QHBoxLayout;
    row->setSpacing(8);
    row->addWidget(m_begin, 1);
    row->addWidget(m_clear);
    connect(m_begin, &QPushButton::clicked, this,
            [this] { m_edits.begin(static_cast<int>(brush().integer("cells"))); });
    connect(m_clear, &QPushButton::clicked, this, [this] { m_edits.clear(); });
    return row;
}

const terrain::ParameterSet& StartGridDock::brush() const {
    return m_form->values();
}

void StartGridDock::proposeBrush(double radius, double amount) {
    if (m_chosen)
        return;
    terrain::ParameterSet values = brush();
    (void)values.set("radius", radius);
    (void)values.set("amount", amount);
    m_form->setValues(values);
    Q_EMIT brushChanged();
}

QString StartGridDock::message() const {
    return m_message->text();
}

void StartGridDock::follow() {
    const bool possible = m_edits.isPossible();
    const terrain::HeightTable& table = m_edits.table();
    m_hint->setText(!possible ? tr("A start grid needs ground made by diamond-square whose edges are not "
                                   "wrapped.")
                    : table.isEmpty()
                        ? tr("A rough plan of the land: paint where it is high and where it is low, and it "
                             "fills in the detail. The first stroke starts from the land as it is.")
                        : tr("%1 × %2 nodes keep their heights exactly; paint to change them.")
                              .arg(table.columns)
                              .arg(table.rows()));
    m_form->setEnabled(possible);
    m_begin->setEnabled(possible);
    m_clear->setEnabled(possible && !table.isEmpty());
}

/// Also when the scroll bar comes or goes.
bool StartGridDock::eventFilter(QObject* watched, QEvent* event) {
    if (watched == m_content && event->type() == QEvent::Resize)
        alignRowsOf(*m_content);
    return QWidget::eventFilter(watched, event);
}

} // namespace app
