// SPDX-License-Identifier: MIT
#include "app/docks/pins_dock.h"

#include "app/controls/icons.h"
#include "app/controls/inline_message.h"
#include "app/controls/parameter_rows.h"
#include "app/controls/value_text.h"
#include "app/controls/vertical_scroll_area.h"
#include "app/docks/pin_line_form.h"
#include "app/docks/pins_model.h"
#include "app/settings/library_text.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QShortcut>
#include <QTableView>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace app {
namespace {

const char* const reachId = "pin_reach";

const terrain::ParameterSpec* reachSpec(const terrain::Recipe& recipe) {
    return recipe.steps.empty() ? nullptr
                                : terrain::findSpec(recipe.steps.front().parameters.specs(), reachId);
}

/// Content with few rows in sight, so that what lies below it is seen in a low panel.
class PinTable : public QTableView {
public:
    using QTableView::QTableView;
    [[nodiscard]] QSize sizeHint() const override { return {QTableView::sizeHint().width(), 96}; }
};

QLabel* makeHint(const QString& text) {
    auto* out = new QLabel(text);
    out->setWordWrap(true);
    return out;
}

} // namespace

PinsDock::PinsDock(Document& document, PinEdits& edits, QWidget* parent)
    : QWidget(parent), m_document(document), m_edits(edits), m_content(new QWidget), m_hint(makeHint({})),
      m_line(new PinLineForm(this)), m_table(new PinTable(this)), m_message(new InlineMessage(this)),
      m_further(makeHint(tr("The steps after the ground change the land further: a pin's height is that "
                            "before them."))),
      m_buttons(new QWidget(this)) {
    setWindowTitle(tr("Pins"));
    addTable();
    auto* row = new QHBoxLayout(m_buttons);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(4);
    connect(addButton("add", tr("Add a pin"),
                      tr("Adds a pin on the land as it is; its place and height can be typed.")),
            &QToolButton::clicked, &m_edits, &PinEdits::placeAnywhere);
    m_remove = addButton("remove", tr("Remove the pin"), tr("Takes the chosen pin away."));
    row->addStretch(1);
    auto* import = addButton("import", tr("Import pins…"),
                             tr("Adds the pins of a table: a CSV file with x, y and height in m."));
    m_export =
        addButton("export", tr("Export pins…"), tr("Writes the pins as a table that can be imported."));
    auto* layout = new QVBoxLayout(m_content);
    layout->setContentsMargins(12, 8, 12, 8);
    layout->setSpacing(8);
    layout->addWidget(m_hint);
    layout->addWidget(m_line);
    layout->addWidget(m_message);
    layout->addWidget(m_table, 1);
    layout->addWidget(m_buttons);
    layout->addWidget(makeReach());
    layout->addWidget(m_further);
    layout->addStretch(0);
    auto* outer = new QVBoxLayout(this);
    outer->setContentsMargins(0, 0, 0, 0);
    outer->addWidget(new VerticalScrollArea(m_content, this));
    m_content->installEventFilter(this);
    connect(m_remove, &QToolButton::clicked, this, &PinsDock::removeSelected);
    connect(import, &QToolButton::clicked, this, &PinsDock::importWanted);
    connect(m_export, &QToolButton::clicked, this, &PinsDock::exportWanted);
    connect(&m_edits, &PinEdits::changed, this, &PinsDock::follow);
    connect(&m_edits, &PinEdits::selectionChanged, this, &PinsDock::followSelection);
    connect(&m_edits, &PinEdits::refused, this,
            [this](const terrain::Error& error) { showMessage(errorText(error)); });
    connect(&m_edits, &PinEdits::accepted, this, [this] {
        m_message->clear();
        setLineShown(!m_line->isHidden());
    });
    setLineShown(false);
    follow();
}

void PinsDock::addTable() {
    auto* model = new PinsModel(m_edits, this);
    m_table->setModel(model);
    m_table->setObjectName(QStringLiteral("pins"));
    m_table->setAccessibleName(tr("Pins"));
    m_table->setAccessibleDescription(tr("Places and heights. F2 edits a number, Delete removes the pin."));
    m_table->setSelectionBehavior(QAbstractItemView::SelectItems);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setEditTriggers(QAbstractItemView::DoubleClicked | QAbstractItemView::EditKeyPressed |
                             QAbstractItemView::AnyKeyPressed);
    m_table->setFrameShape(QFrame::NoFrame);
    m_table->setShowGrid(false);
    m_table->setTabKeyNavigation(false);
    m_table->setMinimumHeight(96);
    m_table->horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    m_table->horizontalHeader()->setHighlightSections(false);
    m_table->verticalHeader()->setDefaultSectionSize(24);
    connect(m_table->selectionModel(), &QItemSelectionModel::currentChanged, this,
            [this](const QModelIndex& now) {
                if (now.isValid())
                    m_edits.select(now.row());
            });
    connect(model, &PinsModel::failed, this, &PinsDock::showMessage);
    auto* remove = new QShortcut(QKeySequence(Qt::Key_Delete), m_table, [this] { removeSelected(); });
    remove->setContext(Qt::WidgetShortcut);
}

QToolButton* PinsDock::addButton(const char* iconName, const QString& text, const QString& help) {
    auto* out = new QToolButton(m_buttons);
    out->setObjectName(QLatin1String(iconName) + QStringLiteral("Pins"));
    out->setIcon(icon(QLatin1String(iconName)));
    out->setAutoRaise(true);
    out->setIconSize(QSize(20, 20));
    out->setAccessibleName(text);
    out->setToolTip(QStringLiteral("%1\n%2").arg(text, help));
    m_buttons->layout()->addWidget(out);
    return out;
}

QWidget* PinsDock::makeReach() {
    const terrain::ParameterSpec* spec = reachSpec(terrain::defaultRecipe());
    m_reach = makeParameterRow(*spec, this);
    m_reach->setObjectName(QStringLiteral("pinReach"));
    connect(m_reach, &ControlRow::edited, this, &PinsDock::takeReach);
    connect(m_reach, &ControlRow::gestureStarted, this, [this] {
        m_gesture = m_document.newGesture();
        m_before = {m_document.recipe(), m_document.display()};
    });
    connect(m_reach, &ControlRow::gestureFinished, this, [this] { m_gesture = 0; });
    connect(m_reach, &ControlRow::gestureCancelled, this, [this] {
        m_document.apply(m_before, tr("Reach of the pins"), m_gesture);
        m_gesture = 0;
    });
    return m_reach;
}

void PinsDock::takeReach(const terrain::ParameterValue& value, bool inGesture) {
    DocumentState next{m_document.recipe(), m_document.display()};
    const terrain::ParameterSpec* spec = reachSpec(next.recipe);
    if (spec == nullptr)
        return;
    terrain::ParameterSet& ground = next.recipe.steps.front().parameters;
    const auto& from = inGesture ? m_before.recipe.steps.front().parameters : ground;
    const QString text = changeText(*spec, from.value(reachId), value, locale());
    terrain::Status status = ground.set(reachId, value);
    if (status.isOk())
        status = terrain::checkRecipe(next.recipe);
    if (status.isError())
        return m_reach->setError(errorText(status.error()));
    m_document.apply(next, text, inGesture ? m_gesture : 0);
}

/// The next one takes its place, so that several can go one after the other.
void PinsDock::removeSelected() {
    const std::optional<int> pin = m_edits.selected();
    if (!pin || !m_edits.remove(*pin) || m_edits.count() == 0)
        return;
    m_edits.select(std::min(*pin, m_edits.count() - 1));
}

void PinsDock::setLineShown(bool shown) {
    m_line->setVisible(shown);
    m_hint->setVisible(!shown);
    alignRowsOf(*m_content);
}

/// Also when the scroll bar comes or goes.
bool PinsDock::eventFilter(QObject* watched, QEvent* event) {
    if (watched == m_content && event->type() == QEvent::Resize)
        alignRowsOf(*m_content);
    return QWidget::eventFilter(watched, event);
}

QString PinsDock::message() const {
    return m_message->text();
}

void PinsDock::showMessage(const QString& sentence) {
    m_message->showMessage(Tone::Error, sentence);
    m_hint->hide(); // its room is the sentence's, so that the table and its buttons stay in sight
}

void PinsDock::follow() {
    const bool possible = m_edits.isPossible();
    const bool any = m_edits.count() > 0;
    m_hint->setText(!possible ? tr("Pins need ground that is made by diamond-square: this land begins with "
                                   "another step.")
                    : any ? tr("Drag a pin to move it, drag its arrow to raise or lower it, or type here.")
                          : tr("Take the pin tool and click on the land: a peak, a pass, a lake. The land "
                               "goes through every pin and stays as rough as it is."));
    m_table->setVisible(any);
    m_buttons->setEnabled(possible);
    m_export->setEnabled(any);
    m_reach->setVisible(any);
    m_further->setVisible(any && m_edits.isChangedFurther());
    if (possible)
        m_reach->setValue(m_document.recipe().steps.front().parameters.value(reachId));
    followSelection();
}

void PinsDock::followSelection() {
    const std::optional<int> pin = m_edits.selected();
    m_remove->setEnabled(pin.has_value());
    const QModelIndex now = m_table->currentIndex();
    if (!pin)
        m_table->setCurrentIndex({});
    else if (now.row() != *pin)
        m_table->setCurrentIndex(m_table->model()->index(*pin, PinsModel::Height));
}

} // namespace app
