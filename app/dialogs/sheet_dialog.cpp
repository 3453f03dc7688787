// SPDX-License-Identifier: MIT
#include "app/dialogs/sheet_dialog.h"

#include "app/controls/choice_box.h"
#include "app/controls/entry_field.h"
#include "app/controls/form_row.h"
#include "app/controls/inline_message.h"
#include "app/controls/number_range.h"
#include "app/controls/value_text.h"
#include "app/dialogs/form_column.h"
#include "app/settings/library_text.h"
#include "libterrain/core/number_text.h"
#include "libterrain/recipe/sheet.h"

#include <QDialogButtonBox>
#include <QLabel>
#include <QPushButton>
#include <QRegularExpression>
#include <QVBoxLayout>

#include <algorithm>

namespace app {
namespace {

constexpr int firstCount = 5;
// Parts of the slider; one that moves by factors goes through several powers of ten.
constexpr double proposedPart = 0.5;
constexpr double proposedFactorPart = 0.25;
constexpr QSize leastPreview(640, 220);

bool hasDecimalComma(const QLocale& locale) {
    return locale.decimalPoint() == QStringLiteral(",");
}

/// As the library reads values: with points, and commas between them.
std::string withPoints(QString text, const QLocale& locale) {
    static const QRegularExpression decimalComma(QStringLiteral("(?<=\\d),(?=\\d)"));
    if (hasDecimalComma(locale))
        text.replace(decimalComma, QStringLiteral("."));
    return text.replace(QLatin1Char(';'), QLatin1Char(',')).toStdString();
}

/// As a person of this language writes them.
QString written(const std::vector<std::string>& values, const QLocale& locale) {
    QStringList out;
    for (const std::string& value : values)
        out << QString::fromStdString(value).replace(QLatin1Char('.'), locale.decimalPoint());
    return out.join(hasDecimalComma(locale) ? QStringLiteral("; ") : QStringLiteral(", "));
}

} // namespace

SheetDialog::SheetDialog(std::vector<SheetSubject> subjects, bool has3d, QWidget* parent)
    : QDialog(parent), m_subjects(std::move(subjects)), m_subject(new ChoiceBox), m_text(new EntryField),
      m_textRow(new FormRow(tr("Values"))), m_view(new ChoiceBox), m_size(new ChoiceBox),
      m_problem(new InlineMessage(this)), m_preview(new QLabel(this)) {
    setObjectName(QStringLiteral("sheetDialog"));
    setWindowTitle(tr("Sheet of values"));
    m_preview->setMinimumSize(leastPreview);
    m_preview->setAlignment(Qt::AlignCenter);
    m_preview->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Ignored);
    m_preview->setAccessibleName(tr("The sheet"));
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    m_save = buttons->addButton(tr("&Save picture…"), QDialogButtonBox::ApplyRole);
    m_save->setObjectName(QStringLiteral("go"));
    m_save->setDefault(true);
    m_save->setEnabled(false);
    // Enter in the field of values is for them; while the sheet is drawn it must not become Cancel's.
    buttons->button(QDialogButtonBox::Cancel)->setAutoDefault(false);
    auto* layout = new QVBoxLayout(this);
    layout->setSpacing(12);
    layout->addWidget(makeForm(has3d));
    layout->addWidget(m_problem);
    layout->addWidget(m_preview, 1);
    layout->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_save, &QPushButton::clicked, this, &SheetDialog::saveWanted);
    connect(m_subject, &QComboBox::activated, this, &SheetDialog::proposeValues);
    connect(m_text, &EntryField::entered, this, &SheetDialog::readValues);
    connect(m_view, &QComboBox::activated, this, &SheetDialog::askAnew);
    connect(m_size, &QComboBox::activated, this, &SheetDialog::askAnew);
    proposeValues();
    resize(sizeHint().expandedTo(QSize(760, 520)));
}

QWidget* SheetDialog::makeForm(bool has3d) {
    for (const SheetSubject& subject : m_subjects)
        m_subject->addItem(subject.label);
    m_view->addItem(tr("Map"));
    if (has3d)
        m_view->addItem(tr("3D view"));
    for (const int side : {256, 320, 512, 1024})
        m_size->addItem(tr("%1 × %1 pixels each").arg(side), side);
    m_size->setCurrentIndex(1);
    auto* rows = new FormColumn;
    rows->addControl(tr("Parameter"), m_subject);
    m_textRow->setContent(m_text, m_text);
    m_textRow->setHelp(
        tr("The values that the parameter has, one a picture: a list, or the first and the last "
           "with how many there are, as in 1..9:5. Everything else stays as it is."));
    rows->addRows(m_textRow);
    rows->addControl(tr("View"), m_view);
    rows->addControl(tr("Pictures"), m_size);
    return rows;
}

int SheetDialog::subject() const {
    return std::max(0, m_subject->currentIndex());
}

bool SheetDialog::is3d() const {
    return m_view->currentIndex() == 1;
}

int SheetDialog::pictureSide() const {
    return m_size->currentData().toInt();
}

QString SheetDialog::valueLabel(const std::string& value) const {
    const auto parsed = terrain::parseValue(*chosen().spec, value);
    return parsed ? valueDisplay(*chosen().spec, parsed.value(), locale()) : QString::fromStdString(value);
}

/// Evenly over a part of the parameter's slider, around the present value as far as its ends allow.
void SheetDialog::proposeValues() {
    const terrain::ParameterSpec& spec = *chosen().spec;
    const NumberRange range = numberRange(spec);
    const double part = range.logarithmic ? proposedFactorPart : proposedPart;
    const double present = range.positionOf(chosen().present);
    const double first = std::clamp(present - part / 2, 0.0, 1 - part);
    std::vector<std::string> values;
    for (int i = 0; i < firstCount; ++i) {
        const double position = first + part * i / (firstCount - 1);
        const std::string value =
            terrain::numberText(position == present ? chosen().present : range.valueAt(position));
        if (values.empty() || values.back() != value) // a short range of whole numbers
            values.push_back(value);
    }
    m_text->setEntry(written(values, locale()));
    readValues();
}

void SheetDialog::readValues() {
    m_values.clear();
    m_text->setEntry(m_text->text());
    const auto values = terrain::sheetValues(withPoints(m_text->text(), locale()));
    QString problem = values ? QString() : errorText(values.error());
    for (const std::string& value : values ? values.value() : std::vector<std::string>())
        if (const auto parsed = terrain::parseValue(*chosen().spec, value); !parsed && problem.isEmpty())
            problem = errorText(parsed.error());
    m_textRow->setError(problem);
    m_text->setInvalid(!problem.isEmpty());
    if (!problem.isEmpty()) {
        setSheet({});
        return Q_EMIT changed(); // what is being drawn is not wanted any more
    }
    m_values = values.value();
    askAnew();
}

/// What is shown is not what would be saved until the new sheet is there.
void SheetDialog::askAnew() {
    m_save->setEnabled(false);
    Q_EMIT changed();
}

void SheetDialog::setSheet(const QImage& sheet) {
    m_problem->clear();
    m_sheet = sheet;
    m_save->setEnabled(!sheet.isNull());
    showPreview();
}

void SheetDialog::setProblem(const QString& sentence) {
    setSheet({});
    m_problem->showMessage(Tone::Error, sentence);
}

void SheetDialog::showPreview() {
    if (m_sheet.isNull())
        return m_preview->clear();
    const qreal scale = devicePixelRatioF();
    const QSize room = m_preview->size() * scale;
    const QSize size = m_sheet.size().scaled(room, Qt::KeepAspectRatio).boundedTo(m_sheet.size());
    QPixmap picture = QPixmap::fromImage(m_sheet.scaled(size, Qt::KeepAspectRatio, Qt::SmoothTransformation));
    picture.setDevicePixelRatio(scale);
    m_preview->setPixmap(picture);
}

void SheetDialog::resizeEvent(QResizeEvent* event) {
    QDialog::resizeEvent(event);
    showPreview();
}

} // namespace app
