// SPDX-License-Identifier: MIT
// What the Variations panel consists of, and what its controls allow.
#include "app/controls/form_row.h"
#include "app/controls/icons.h"
#include "app/controls/parameter_form.h"
#include "app/docks/recipe_list.h"
#include "app/docks/variation_specs.h"
#include "app/docks/variations_delegate.h"
#include "app/docks/variations_dock.h"
#include "app/settings/library_text.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QListWidget>
#include <QMenu>
#include <QScrollBar>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace app {

VariationsDock::VariationsDock(Document& document, QWidget* parent)
    : QWidget(parent), m_document(document), m_form(new ParameterForm(variationSpecs(), this)),
      m_numbersRow(new FormRow(tr("Which"), this)), m_numbers(new QToolButton), m_hint(new QLabel(this)),
      m_list(new QListWidget(this)), m_foot(new QWidget(this)) {
    setWindowTitle(tr("Variations"));
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 8, 0, 0);
    layout->setSpacing(4);
    auto* above = new QVBoxLayout;
    above->setContentsMargins(4, 0, 12, 4);
    above->setSpacing(4);
    makeForm();
    above->addWidget(m_form);
    above->addWidget(m_numbersRow);
    layout->addLayout(above);
    layout->addWidget(m_hint);
    makeList();
    layout->addWidget(m_list, 1);
    makeFoot();
    layout->addWidget(m_foot);
    m_delay.setSingleShot(true);
    connect(&m_delay, &QTimer::timeout, this, [this] {
        m_isStale = false;
        Q_EMIT cellsWanted();
    });
    connect(&m_document, &Document::recipeChanged, this, [this] {
        if (isVisible()) // else when it is seen
            followRecipe();
    });
    connect(&m_document, &Document::displayChanged, this, &VariationsDock::followDisplay);
    startHere();
}

void VariationsDock::makeForm() {
    m_form->setAlignsItself(false);
    m_numbers->setObjectName(QStringLiteral("variedNumbers"));
    m_numbers->setPopupMode(QToolButton::InstantPopup);
    m_numbers->setFocusPolicy(Qt::TabFocus);
    m_numbers->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    m_numbers->setMenu(new QMenu(m_numbers));
    m_numbersRow->setContent(m_numbers, m_numbers);
    m_numbersRow->setHelp(tr("Which numbers of the recipe's steps differ; the others stay."));
    connect(m_form, &ParameterForm::changed, this, [this](const QString& id) {
        if (id != QLatin1String("jitter")) // the same list, from its beginning
            m_order.first = 0;
        orderAnew();
    });
}

void VariationsDock::makeList() {
    m_hint->setWordWrap(true);
    m_hint->setMargin(12);
    m_list->setViewMode(QListView::IconMode);
    m_list->setMovement(QListView::Static);
    m_list->setDragEnabled(false);
    m_list->setUniformItemSizes(true);
    m_list->setSelectionMode(QAbstractItemView::NoSelection); // the taken one is the terrain's own affair
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setMouseTracking(true);
    m_list->setItemDelegate(new VariationsDelegate(m_list));
    m_list->setAccessibleName(tr("Variations"));
    m_list->setAccessibleDescription(
        tr("Small terrains beside the present one. Arrow keys choose, Enter takes the chosen one."));
    m_list->installEventFilter(this);
    connect(m_list, &QListWidget::itemClicked, this, &VariationsDock::take);
    connect(m_list, &QListWidget::itemActivated, this, &VariationsDock::take);
}

QToolButton* VariationsDock::addButton(const char* iconName, const QString& text, const QString& help) {
    auto* out = new QToolButton(m_foot);
    out->setIcon(icon(QLatin1String(iconName)));
    out->setIconSize(QSize(20, 20));
    out->setAutoRaise(true);
    out->setFocusPolicy(Qt::TabFocus);
    out->setAccessibleName(text);
    out->setToolTip(QStringLiteral("%1\n%2").arg(text, help));
    return out;
}

void VariationsDock::makeFoot() {
    m_back = addButton("step-backward", tr("Back"), tr("The variations before these."));
    m_back->setObjectName(QStringLiteral("variationsBack"));
    m_more = addButton("step-forward", tr("More"), tr("The variations after these."));
    m_more->setObjectName(QStringLiteral("variationsMore"));
    m_here =
        addButton("reset", tr("Vary this one"), tr("Makes new variations around the terrain as it is now."));
    m_here->setObjectName(QStringLiteral("variationsHere"));
    m_here->setText(m_here->accessibleName());
    m_here->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_page = new QLabel(m_foot);
    auto* row = new QHBoxLayout(m_foot);
    row->setContentsMargins(12, 4, 12, 8);
    row->setSpacing(4);
    row->addWidget(m_back);
    row->addWidget(m_page);
    row->addWidget(m_more);
    row->addStretch(1);
    row->addWidget(m_here);
    connect(m_back, &QToolButton::clicked, this, [this] { turnPage(-1); });
    connect(m_more, &QToolButton::clicked, this, [this] { turnPage(1); });
    connect(m_here, &QToolButton::clicked, this, &VariationsDock::startHere);
}

/// One entry for each number that can be varied, under its step's name.
void VariationsDock::fillNumbers() {
    QMenu& menu = *m_numbers->menu();
    menu.clear();
    const terrain::Recipe& recipe = m_order.base.recipe;
    std::string step;
    for (const terrain::ParameterPlace& place : terrain::variableParameters(recipe)) {
        if (place.step != step)
            menu.addSection(stepTitle(*terrain::findStep(recipe, place.step)));
        step = place.step;
        QAction* entry = menu.addAction(libraryText(terrain::findSpec(recipe, place)->label));
        entry->setObjectName(QString::fromStdString(place.step + ":" + place.parameter));
        entry->setCheckable(true);
        entry->setChecked(std::ranges::count(m_left, place) == 0);
        connect(entry, &QAction::toggled, this, [this, place](bool on) {
            std::erase(m_left, place);
            if (!on)
                m_left.push_back(place);
            orderAnew();
        });
    }
}

/// As many pictures in a row as were asked for, as large as there is room.
void VariationsDock::layCells() {
    const int bar = m_list->verticalScrollBar()->sizeHint().width(); // kept free, so that nothing moves
    const int width = (m_list->width() - bar - 1) / side();
    const QSize cell(width, VariationsDelegate::heightFor(width, m_list->fontMetrics()));
    m_list->setGridSize(cell);
    for (int place = 0; place < m_list->count(); ++place)
        m_list->item(place)->setSizeHint(cell);
}

void VariationsDock::showState() {
    const bool bySeeds = m_form->values().isChoice("by", "seeds");
    const auto all = terrain::variableParameters(m_order.base.recipe).size();
    const auto chosen = m_order.request.parameters.size();
    const bool isEmpty = bySeeds ? terrain::seedStep(m_order.base.recipe) == nullptr : chosen == 0;
    m_numbers->setText(chosen == all ? tr("All %1").arg(all) : tr("%1 of %2").arg(chosen).arg(all));
    m_numbersRow->setVisible(!bySeeds);
    m_form->setRowVisible(QStringLiteral("jitter"), !bySeeds);
    m_hint->setText(
        bySeeds    ? tr("No step of this terrain has a seed. Vary its numbers, or add ground that is random.")
        : all == 0 ? tr("No step of this terrain has a number to vary. Add a step, or ground that is random.")
                   : tr("All numbers are left out. Choose under “Which” what differs."));
    m_hint->setVisible(isEmpty);
    m_list->setVisible(!isEmpty);
    m_back->setEnabled(m_order.first > 0 && !isEmpty);
    m_more->setEnabled(!isEmpty);
    m_here->setEnabled(!isEmpty && !(m_document.recipe() == m_order.base.recipe));
    const auto last = m_order.first + static_cast<std::uint64_t>(m_order.count);
    m_page->setText(isEmpty ? QString()
                            : tr("%1–%2", "numbers of the first and the last variation")
                                  .arg(locale().toString(m_order.first + 1), locale().toString(last)));
}

} // namespace app
