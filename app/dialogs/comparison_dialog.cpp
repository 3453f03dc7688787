// SPDX-License-Identifier: MIT
#include "app/dialogs/comparison_dialog.h"

#include "app/settings/length_text.h"

#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QLocale>
#include <QVBoxLayout>

namespace app {
namespace {

constexpr int figureDigits = 4;

QLabel* plainLabel(const QString& text) {
    auto* out = new QLabel(text);
    out->setTextFormat(Qt::PlainText); // names are not markup
    out->setWordWrap(true);
    return out;
}

/// A height of the comparison, in the unit that all of them have.
QString changeText(double metres, const terrain::FieldDifference& difference) {
    const double largest = difference.largest();
    return lengthTextBeside(metres, largest > 0 ? largest : 1, figureDigits); // nothing is 0 m
}

QString verdict(const terrain::FieldDifference& difference) {
    if (!difference.sameSize)
        return ComparisonDialog::tr("They have different numbers of samples, so no sample has a partner.");
    if (difference.isEqual())
        return ComparisonDialog::tr("Their heights are equal, sample by sample.");
    return {};
}

} // namespace

ComparisonDialog::ComparisonDialog(const Comparison& comparison, QWidget* parent) : QDialog(parent) {
    setObjectName(QStringLiteral("comparisonDialog"));
    setWindowTitle(tr("Compare generations"));
    auto* layout = new QVBoxLayout(this);
    layout->setSpacing(12);
    auto* names = new QFormLayout;
    names->addRow(tr("From"), plainLabel(comparison.first));
    names->addRow(tr("To"), plainLabel(comparison.second));
    layout->addLayout(names);
    if (const QString text = verdict(comparison.difference); !text.isEmpty()) {
        auto* label = plainLabel(text);
        label->setObjectName(QStringLiteral("verdict"));
        layout->addWidget(label);
    }
    if (!comparison.picture.isNull())
        addPicture(comparison);
    if (comparison.difference.sameSize && !comparison.difference.isEqual())
        addFigures(comparison.difference);
    layout->addStretch(1);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    layout->addWidget(buttons);
}

void ComparisonDialog::addPicture(const Comparison& comparison) {
    auto* picture = new QLabel;
    picture->setObjectName(QStringLiteral("differenceMap"));
    picture->setPixmap(QPixmap::fromImage(comparison.picture));
    picture->setAlignment(Qt::AlignCenter);
    picture->setAccessibleName(tr("Difference map"));
    auto* scale = new QLabel;
    scale->setPixmap(QPixmap::fromImage(comparison.scale));
    const QString largest = lengthText(comparison.difference.largest(), figureDigits);
    auto* row = new QHBoxLayout;
    row->addStretch(1);
    row->addWidget(new QLabel(tr("%1 lower").arg(largest)));
    row->addWidget(scale);
    row->addWidget(new QLabel(tr("%1 higher").arg(largest)));
    row->addStretch(1);
    auto* whole = static_cast<QVBoxLayout*>(layout());
    whole->addWidget(picture);
    whole->addLayout(row);
}

void ComparisonDialog::addFigures(const terrain::FieldDifference& difference) {
    auto* form = new QFormLayout;
    const auto add = [&](const char* name, const QString& label, const QString& value) {
        auto* field = new QLabel(value);
        field->setObjectName(QLatin1String(name));
        field->setTextInteractionFlags(Qt::TextSelectableByMouse);
        form->addRow(label, field);
    };
    const QLocale locale;
    const double share = difference.compared > 0 ? 100.0 * static_cast<double>(difference.differing) /
                                                       static_cast<double>(difference.compared)
                                                 : 0;
    add("rise", tr("Highest rise"), changeText(difference.highestRise, difference));
    add("fall", tr("Deepest fall"), changeText(difference.deepestFall, difference));
    add("mean", tr("Mean change"), changeText(difference.mean, difference));
    add("rms", tr("Root mean square"), changeText(difference.rms, difference));
    add("share", tr("Changed samples"),
        tr("%1 of %2 (%3 %)")
            .arg(locale.toString(static_cast<qlonglong>(difference.differing)),
                 locale.toString(static_cast<qlonglong>(difference.compared)),
                 locale.toString(share, 'f', 1)));
    if (difference.holesApart > 0)
        add("holes", tr("Missing in one of them"),
            locale.toString(static_cast<qlonglong>(difference.holesApart)));
    static_cast<QVBoxLayout*>(layout())->addLayout(form);
}

} // namespace app
