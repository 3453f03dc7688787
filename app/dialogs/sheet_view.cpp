// SPDX-License-Identifier: MIT
#include "app/dialogs/sheet_view.h"

#include "app/controls/vertical_scroll_area.h"
#include "app/dialogs/form_column.h"
#include "app/settings/library_text.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace app {

namespace {

constexpr int leastWidth = 320;
constexpr int leastHeight = 216;

QString valueOf(const terrain::SheetLine& line) {
    const QString value = QString::fromStdString(terrain::sheetValueText(line));
    return *line.unit == '\0' ? value : value + QLatin1Char(' ') + QLatin1String(line.unit);
}

} // namespace

SheetView::SheetView(QWidget* parent) : QWidget(parent), m_title(new QLabel), m_place(new QWidget) {
    setObjectName(QStringLiteral("sheet"));
    setMinimumSize(leastWidth, leastHeight);
    QFont bold = m_title->font();
    bold.setWeight(QFont::DemiBold);
    m_title->setFont(bold);
    m_title->setWordWrap(true);
    auto* place = new QVBoxLayout(m_place);
    place->setContentsMargins(0, 0, 8, 0);
    auto* copy = new QPushButton(tr("&Copy"));
    copy->setObjectName(QStringLiteral("copySheet"));
    copy->setAutoDefault(false);
    connect(copy, &QPushButton::clicked, this, [this] { QGuiApplication::clipboard()->setText(m_text); });
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(8);
    layout->addWidget(m_title);
    layout->addWidget(new VerticalScrollArea(m_place), 1);
    layout->addWidget(copy, 0, Qt::AlignLeft);
}

void SheetView::addNote(QVBoxLayout& layout, const QString& sentence) {
    auto* label = new QLabel(sentence);
    label->setWordWrap(true);
    label->setTextFormat(Qt::PlainText);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    layout.addWidget(label);
    m_text += sentence + QLatin1Char('\n');
}

void SheetView::show(const terrain::Target& target, const terrain::SettingsSheet& sheet,
                     std::span<const terrain::TextSource> notes) {
    const QString title = tr("Settings for %1").arg(QLatin1String(target.label));
    m_title->setText(title);
    m_text = title + QStringLiteral("\n\n");
    delete m_content;
    m_content = new QWidget;
    auto* layout = new QVBoxLayout(m_content);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(8);
    auto* lines = new FormColumn;
    for (const terrain::SheetLine& line : sheet.lines()) {
        const QString label = libraryText(line.label);
        lines->addFact(label)->setText(valueOf(line));
        m_text += label + QStringLiteral(": ") + valueOf(line) + QLatin1Char('\n');
    }
    layout->addWidget(lines);
    m_text += QLatin1Char('\n');
    for (const terrain::Text& warning : sheet.warnings()) // which the dialog shows in its own place
        m_text += libraryText(warning) + QLatin1Char('\n');
    for (const terrain::TextSource& note : notes)
        addNote(*layout, libraryText(note));
    for (const terrain::Text& note : sheet.notes())
        addNote(*layout, libraryText(note));
    for (const auto& list : {target.unknown, sheet.unknown()})
        for (const terrain::TextSource& unknown : list)
            addNote(*layout, tr("Not known: %1").arg(libraryText(unknown)));
    layout->addStretch(1);
    m_place->layout()->addWidget(m_content);
    lines->align();
}

} // namespace app
